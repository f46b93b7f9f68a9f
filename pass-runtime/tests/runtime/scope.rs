//! The announcements that an IR gets: scopes around passes and their initialization, and threads that start and end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use expect_test::expect;
use pass_runtime::options::NoOptions;
use pass_runtime::schedule::{Parallel, Schedule, Sequential};
use pass_runtime::{
    Diagnostic, Failure, Location, OpPassManager, OperationPass, Pass, PassContext, PassInfo,
    PassManager, Preserved,
};

use crate::passes::{AnyPass, FailPass, PanicPass, Scripted, Tagged};
use crate::toy::{Announced, Toy, ToyContext, ToyOp, run};

/// Speaks on the channel of the IR while it is initialized and while it runs, between diagnostics of its own.
#[derive(Clone)]
struct Talk;

impl Pass for Talk {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Talk", "talk");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Toy> for Talk {
    fn initialize(&mut self, cx: &ToyContext) -> Result<(), Failure> {
        cx.say("IR: initialized");
        Ok(())
    }

    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let symbol = op.symbol.clone().unwrap_or_default();
        cx.context().say(&format!("IR: {symbol} starts"));
        cx.emit(Diagnostic::remark(
            Location::Unknown,
            format!("{symbol} is half way"),
        ));
        cx.context().say(&format!("IR: {symbol} ends"));
        match symbol.as_str() {
            "fails" => Err(Failure::because("cannot go on")),
            "panics" => panic!("cannot go on"),
            "nests" => {
                let mut pipeline = OpPassManager::any();
                pipeline.add(Self).unwrap();
                let pipeline = cx.compile(&pipeline)?;
                for child in &mut op.children {
                    cx.run_pipeline(&pipeline, child)?;
                }
                cx.context().say("IR: nests is back");
                Ok(Preserved::all())
            }
            _ => Ok(Preserved::all()),
        }
    }
}

const MODULE: &str = "builtin.module@m(func.func@works func.func@fails func.func@panics func.func@nests(func.func@inner))";

fn schedules() -> Vec<Box<dyn Schedule<Toy>>> {
    let pool = |threads| Box::new(Parallel::new(threads).unwrap());
    vec![Box::new(Sequential), pool(1), pool(2), pool(8)]
}

fn counted(announced: &Announced) -> [u64; 4] {
    let Announced {
        started,
        ended,
        opened,
        closed,
        ..
    } = announced;
    [started, ended, opened, closed].map(|count| count.load(Ordering::Relaxed))
}

#[test]
fn what_an_ir_says_by_itself_comes_out_in_place() {
    for schedule in schedules() {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        manager.nest("func.func").add(Talk).unwrap();
        manager.set_schedule(schedule);
        let cx = ToyContext::default();
        let log = run(&mut manager, &cx, MODULE);
        expect![[r#"
            <unknown>:0: remark: IR: initialized
            <unknown>:0: remark: IR: works starts
            <unknown>:0: remark: works is half way
            <unknown>:0: remark: IR: works ends
            <unknown>:0: remark: IR: fails starts
            <unknown>:0: remark: fails is half way
            <unknown>:0: remark: IR: fails ends
            t:1:34: error: 'func.func' op cannot go on
            <unknown>:0: remark: IR: panics starts
            <unknown>:0: remark: panics is half way
            <unknown>:0: remark: IR: panics ends
            t:1:50: error: 'func.func' op pass 'Talk' panicked: cannot go on
            <unknown>:0: remark: IR: nests starts
            <unknown>:0: remark: nests is half way
            <unknown>:0: remark: IR: nests ends
            <unknown>:0: remark: IR: initialized
            <unknown>:0: remark: IR: inner starts
            <unknown>:0: remark: inner is half way
            <unknown>:0: remark: IR: inner ends
            <unknown>:0: remark: IR: nests is back
            failure: builtin.module@m(func.func@works func.func@fails func.func@panics func.func@nests(func.func@inner))
        "#]]
        .assert_eq(&log);
        let [_, _, opened, closed] = counted(&cx.announced);
        assert_eq!((opened, closed), (7, 7));
    }
}

#[test]
fn threads_that_start_end_whatever_happens() {
    let nested = |manager: &mut PassManager<Toy>| {
        let modules = manager.nest("builtin.module");
        let functions = modules.nest("func.func");
        functions.add(FailPass::tagged("a")).unwrap();
        functions.add(PanicPass::tagged("b")).unwrap();
        functions.add(AnyPass::default()).unwrap();
    };
    let module = "builtin.module(func.func@a func.func@b func.func@c)";
    let text = format!("builtin.module({module} {module} {module})");
    for (threads, expected) in [(1, 4), (2, 4), (8, 4)] {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        nested(&mut manager);
        manager.set_schedule(Parallel::new(threads).unwrap());
        let cx = ToyContext::default();
        assert!(run(&mut manager, &cx, &text).contains("failure"));
        let [started, ended, opened, closed] = counted(&cx.announced);
        assert_eq!((started, ended), (expected, expected), "{threads} threads");
        assert_eq!(opened, closed);
    }
    // Nothing is announced where nothing runs side by side.
    for (schedule, text) in [
        (
            Box::new(Sequential) as Box<dyn Schedule<Toy>>,
            text.as_str(),
        ),
        (
            Box::new(Parallel::new(2).unwrap()),
            "builtin.module(builtin.module(func.func@c))",
        ),
    ] {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        nested(&mut manager);
        manager.set_schedule(schedule);
        let cx = ToyContext::default();
        run(&mut manager, &cx, text);
        assert_eq!(counted(&cx.announced)[..2], [0, 0]);
    }
}

#[test]
fn threads_run_while_passes_do() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let running = |cx: &PassContext<'_, Toy>| {
        let [started, ended, ..] = counted(&cx.context().announced);
        started - ended
    };
    let check = |expected| {
        Scripted::new(move |op, cx| {
            assert_eq!(running(cx), expected, "{:?}", op.symbol);
            Ok(Preserved::all())
        })
    };
    manager.add(check(0)).unwrap();
    manager.nest("func.func").add(check(1)).unwrap();
    manager.add(check(0)).unwrap();
    manager.set_schedule(Parallel::new(2).unwrap());
    let cx = ToyContext::default();
    let log = run(
        &mut manager,
        &cx,
        "builtin.module(func.func@a func.func@b func.func@c)",
    );
    assert!(log.starts_with("success"), "{log}");
}

/// A panic of the adapter leaves the manager; the announcement does not outlive it.
#[test]
fn threads_end_where_the_adapter_panics() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(AnyPass::default()).unwrap();
    manager.set_schedule(Parallel::new(2).unwrap());
    let cx = ToyContext::default();
    let ran = catch_unwind(AssertUnwindSafe(|| {
        run(
            &mut manager,
            &cx,
            "builtin.module(func.func@a toy.trap func.func@b)",
        )
    }));
    assert!(ran.is_err());
    assert_eq!(counted(&cx.announced)[..2], [1, 1]);
}
