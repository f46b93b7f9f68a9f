//! The outermost operation as the steps of a pipeline see it, on any number of threads.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use expect_test::expect;
use pass_runtime::instrumentation::{
    Event, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use pass_runtime::ir::PrintOptions;
use pass_runtime::manager::Plan;
use pass_runtime::options::NoOptions;
use pass_runtime::passes::InitContext;
use pass_runtime::schedule::{Parallel, Schedule, Sequential};
use pass_runtime::{
    Diagnostic, Failure, OpPassManager, OperationPass, Pass, PassContext, PassInfo, PassManager,
    Preserved,
};

use crate::passes::{AnyPass, FailPass, Scripted, Tagged};
use crate::toy::{Toy, ToyContext, ToyOp, run};

/// Shows the outermost operation before and after each pass.
#[derive(Default)]
struct Show {
    /// The printed lines, in the order of the calls.
    printed: Mutex<Vec<String>>,
}

struct Shared(Arc<Show>);

impl Shared {
    fn show(&self, what: &str, pass: &PassSite<'_, Toy>, op: &&mut ToyOp, emit: Sink<'_, Toy>) {
        if pass.info().is_none() {
            return;
        }
        let snapshot = pass.snapshot(op, PrintOptions::default());
        let whole = if snapshot.is_whole() { "" } else { " (alone)" };
        let heading = format!("{what} {}{whole}", pass.place());
        let show = Arc::clone(&self.0);
        snapshot.print(emit, move |text, emit| {
            assert!(!text.contains("trap"), "trapped");
            let line = format!("{heading}: {text}");
            emit(Diagnostic::output(line.as_str()));
            show.printed.lock().unwrap().push(line);
        });
    }
}

impl Instrumentation<Toy> for Shared {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::SNAPSHOTS
    }

    fn enter(&self, event: &Event<'_, '_, Toy>, emit: Sink<'_, Toy>) -> Verdict {
        if let Event::Pass { pass, op } = event {
            self.show("before", pass, op, emit);
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, op } = event {
            let what = outcome.failure().map_or("after", |_| "failed");
            self.show(what, pass, op, emit);
        }
        Ok(())
    }
}

/// Appends to the symbol. Functions called `slow` take their time, so that those behind them are done first.
fn mark(text: &'static str) -> Scripted {
    Scripted::new(move |op, _| {
        let symbol = op.symbol.get_or_insert_default();
        if symbol.starts_with("slow") {
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
        symbol.push_str(text);
        Ok(Preserved::none())
    })
}

fn schedules() -> Vec<Box<dyn Schedule<Toy>>> {
    let pool = |threads| Box::new(Parallel::new(threads).unwrap());
    vec![Box::new(Sequential), pool(1), pool(2), pool(8)]
}

/// The log of a run, which has to be the same on any number of threads.
fn log(module: &str, pipeline: impl Fn(&mut PassManager<Toy>)) -> String {
    let logs = schedules().into_iter().map(|schedule| {
        let show = Arc::new(Show::default());
        let mut manager = PassManager::<Toy>::new("builtin.module");
        pipeline(&mut manager);
        manager.add_instrumentation(Shared(show.clone()));
        manager.set_schedule(schedule);
        let log = run(&mut manager, &ToyContext::default(), module);
        // The texts come in order on each thread.
        let printed = show.printed.lock().unwrap();
        let lines: Vec<&str> = log.lines().collect();
        let shown = lines
            .iter()
            .filter(|line| printed.iter().any(|printed_line| printed_line == *line));
        assert!(shown.eq(printed.iter()));
        log
    });
    let logs: Vec<String> = logs.collect();
    for other in &logs[1..] {
        assert_eq!(&logs[0], other);
    }
    logs.into_iter().next().unwrap_or_default()
}

#[test]
fn as_in_one_thread() {
    let log = log(
        "builtin.module@m(func.func@slow func.func@b builtin.module@n(func.func@slow2 func.func@c))",
        |manager| {
            manager.nest("func.func").add(mark("1")).unwrap();
            manager
                .nest("builtin.module")
                .nest("func.func")
                .add(mark("2"))
                .unwrap();
            manager.add(mark("0")).unwrap();
            manager.nest("func.func").add(mark("3")).unwrap();
        },
    );
    expect![[r#"
        before 0.0/0:1.0: builtin.module@m(func.func@slow func.func@b builtin.module@n(func.func@slow2 func.func@c))
        after 0.0/0:1.0: builtin.module@m(func.func@slow1 func.func@b builtin.module@n(func.func@slow2 func.func@c))
        before 0.0/1:1.0: builtin.module@m(func.func@slow1 func.func@b builtin.module@n(func.func@slow2 func.func@c))
        after 0.0/1:1.0: builtin.module@m(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow2 func.func@c))
        before 0.0/2.0/0.0: builtin.module@m(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow2 func.func@c))
        after 0.0/2.0/0.0: builtin.module@m(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow22 func.func@c))
        before 0.0/2.0/1.0: builtin.module@m(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow22 func.func@c))
        after 0.0/2.0/1.0: builtin.module@m(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow22 func.func@c2))
        before 0.1: builtin.module@m(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow22 func.func@c2))
        after 0.1: builtin.module@m0(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow22 func.func@c2))
        before 0.2/0.0: builtin.module@m0(func.func@slow1 func.func@b1 builtin.module@n(func.func@slow22 func.func@c2))
        after 0.2/0.0: builtin.module@m0(func.func@slow13 func.func@b1 builtin.module@n(func.func@slow22 func.func@c2))
        before 0.2/1.0: builtin.module@m0(func.func@slow13 func.func@b1 builtin.module@n(func.func@slow22 func.func@c2))
        after 0.2/1.0: builtin.module@m0(func.func@slow13 func.func@b13 builtin.module@n(func.func@slow22 func.func@c2))
        success: builtin.module@m0(func.func@slow13 func.func@b13 builtin.module@n(func.func@slow22 func.func@c2))
    "#]].assert_eq(&log);
}

#[test]
fn failures_and_dynamic_pipelines() {
    let log = log(
        "builtin.module@m(func.func@slow(func.func@x) func.func@b)",
        |manager| {
            let functions = manager.nest("func.func");
            functions
                .add(Scripted::new(|op, cx| {
                    let mut pipeline = OpPassManager::any();
                    pipeline.add(mark("1")).unwrap();
                    let pipeline = cx.compile(&pipeline)?;
                    cx.run_pipeline(&pipeline, &mut *op)?;
                    for child in &mut op.children {
                        cx.run_pipeline(&pipeline, child)?;
                    }
                    Ok(Preserved::none())
                }))
                .unwrap();
            functions.add(FailPass::tagged("slow1")).unwrap();
            functions.add(mark("2")).unwrap();
        },
    );
    expect![[r#"
        before 0.0/0.0: builtin.module@m(func.func@slow(func.func@x) func.func@b)
        before 0.0/0.0/0.0: builtin.module@m(func.func@slow(func.func@x) func.func@b)
        after 0.0/0.0/0.0: builtin.module@m(func.func@slow1(func.func@x) func.func@b)
        before 0.0/0.0/1.0 (alone): func.func@x
        after 0.0/0.0/1.0 (alone): func.func@x1
        after 0.0/0.0: builtin.module@m(func.func@slow1(func.func@x1) func.func@b)
        before 0.0/0.1: builtin.module@m(func.func@slow1(func.func@x1) func.func@b)
        t:1:18: error: 'func.func' op is refused
        failed 0.0/0.1: builtin.module@m(func.func@slow1(func.func@x1) func.func@b)
        before 0.0/1.0: builtin.module@m(func.func@slow1(func.func@x1) func.func@b)
        before 0.0/1.0/0.0: builtin.module@m(func.func@slow1(func.func@x1) func.func@b)
        after 0.0/1.0/0.0: builtin.module@m(func.func@slow1(func.func@x1) func.func@b1)
        after 0.0/1.0: builtin.module@m(func.func@slow1(func.func@x1) func.func@b1)
        before 0.0/1.1: builtin.module@m(func.func@slow1(func.func@x1) func.func@b1)
        after 0.0/1.1: builtin.module@m(func.func@slow1(func.func@x1) func.func@b1)
        before 0.0/1.2: builtin.module@m(func.func@slow1(func.func@x1) func.func@b1)
        after 0.0/1.2: builtin.module@m(func.func@slow1(func.func@x1) func.func@b12)
        failure: builtin.module@m(func.func@slow1(func.func@x1) func.func@b12)
    "#]]
    .assert_eq(&log);
}

/// Asks for snapshots, and shows that of the operation with this symbol.
struct ShowOne(String);

impl Instrumentation<Toy> for ShowOne {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::SNAPSHOTS
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        _: &Outcome<'_>,
        emit: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, op } = event
            && op.symbol.as_ref() == Some(&self.0)
        {
            let snapshot = pass.snapshot(op, PrintOptions::default());
            snapshot.print(emit, |text, emit| emit(Diagnostic::output(text)));
        }
        Ok(())
    }
}

#[test]
fn states_that_nobody_prints_cost_no_visits_of_the_siblings() {
    const COUNT: usize = 500;
    let functions = |suffix: &str| {
        let functions = (0..COUNT).map(|number| format!("func.func@f{number}{suffix}"));
        functions.collect::<Vec<_>>()
    };
    for schedule in schedules() {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        for suffix in ["a", "b"] {
            manager.nest("func.func").add(mark(suffix)).unwrap();
            manager.add(mark("")).unwrap();
        }
        manager.add_instrumentation(ShowOne(format!("f{}ab", COUNT - 1)));
        manager.set_schedule(schedule);
        let cx = ToyContext::default();
        let module = format!("builtin.module@m({})", functions("").join(" "));
        let log = run(&mut manager, &cx, &module);
        let result = format!("builtin.module@m({})", functions("ab").join(" "));
        assert_eq!(log, format!("{result}\nsuccess: {result}\n"));
        let visited = cx.announced.visited.load(Ordering::Relaxed);
        assert!(visited <= 8 * COUNT as u64, "{visited} visits");
    }
}

#[test]
fn a_panic_of_the_receiver_fails_the_run() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(AnyPass::default()).unwrap();
    manager.add_instrumentation(Shared(Arc::default()));
    manager.set_schedule(Parallel::new(2).unwrap());
    let log = run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(func.func@a func.func@trap)",
    );
    expect![[r#"
        t:1:16: error: an instrumentation panicked: trapped
        t:1:16: remark: 'func.func' op AnyPass  @a
        t:1:16: error: an instrumentation panicked: trapped
        t:1:28: error: an instrumentation panicked: trapped
        t:1:28: remark: 'func.func' op AnyPass  @trap
        t:1:28: error: an instrumentation panicked: trapped
        failure: builtin.module(func.func@a func.func@trap)
    "#]]
    .assert_eq(&log);
}

/// Says that it was initialized.
#[derive(Clone)]
struct Announce;

impl Pass for Announce {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Announce", "announce");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Toy> for Announce {
    fn initialize_with(&mut self, cx: &InitContext<'_, Toy>) -> Result<(), Failure> {
        cx.emit(Diagnostic::output("initialized"));
        Ok(())
    }

    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        cx.output(op.symbol.clone().unwrap_or_default());
        Ok(Preserved::all())
    }
}

/// A pass that compiles a pipeline when it is initialised.
#[derive(Clone, Default)]
struct Outer(Option<Plan<Toy>>);

impl Pass for Outer {
    type Options = NoOptions;

    const INFO: &'static PassInfo = &PassInfo::new("Outer", "outer");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Toy> for Outer {
    fn initialize_with(&mut self, cx: &InitContext<'_, Toy>) -> Result<(), Failure> {
        let mut pipeline = OpPassManager::<Toy>::any();
        pipeline.add(Announce).map_err(|_| Failure::new())?;
        self.0 = Some(cx.compile(&pipeline)?);
        Ok(())
    }

    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        let plan = self.0.as_ref().ok_or_else(Failure::new)?;
        cx.run_pipeline(plan, op)?;
        Ok(Preserved::all())
    }
}

#[test]
fn a_pipeline_is_compiled_once_when_the_pass_that_runs_it_is_initialised() {
    for schedule in schedules() {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        let functions = manager.nest("func.func");
        functions.add(mark("-")).unwrap();
        functions.add(Outer::default()).unwrap();
        manager.set_schedule(schedule);
        let cx = ToyContext::default();
        let module = "builtin.module(func.func@slow func.func@b func.func@c)";
        let first = run(&mut manager, &cx, module);
        assert_eq!(
            first.lines().take(4).collect::<Vec<_>>(),
            ["initialized", "slow-", "b-", "c-"]
        );
        // It is kept, so another run has nothing to say.
        let second = run(&mut manager, &cx, module);
        assert_eq!(
            second.lines().take(3).collect::<Vec<_>>(),
            ["slow-", "b-", "c-"]
        );
    }
}
