//! Pipelines that passes run on their own account.

mod options;

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use pass_runtime::info::OptionInfo;
use pass_runtime::manager::Plan;
use pass_runtime::options::{OptionReader, OptionWriter, PassOptions, PipelineText};
use pass_runtime::passes::InitContext;
use pass_runtime::schedule::Parallel;
use pass_runtime::{
    Analysis, AnalysisContext, Failure, Ir, OpPassManager, OperationPass, Pass, PassContext,
    PassInfo, PassManager, PassRegistry, Preserved,
};

use crate::event_record::OnEvent;
use crate::passes::{AnyPass, CountPass, FuncPass, Scripted, Tagged, registry};
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)";

type Outcome = Result<Preserved, Failure>;

/// Looks its pipelines up once, and runs each on its operation or on what is directly inside.
#[derive(Clone, Default)]
pub struct RunPass {
    options: RunOptions,
    pipelines: Vec<Plan<Toy>>,
}

#[derive(Clone, Default)]
pub struct RunOptions {
    nested: bool,
    pipelines: Vec<PipelineText>,
}

impl PassOptions for RunOptions {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("nested", "bool").default("false"),
        OptionInfo::list("pipelines", "pipeline"),
    ];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let nested = reader.value();
        let pipelines = reader.list();
        Some(Self {
            nested: nested?,
            pipelines: pipelines?,
        })
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.value(&self.nested);
        writer.list(&self.pipelines);
    }
}

impl Pass for RunPass {
    type Options = RunOptions;
    const INFO: &'static PassInfo = &PassInfo::new("RunPass", "run-pass")
        .options(RunOptions::TABLE)
        .origin("toy.kdl:3");

    fn from_options(options: RunOptions) -> Self {
        Self {
            options,
            pipelines: Vec::new(),
        }
    }

    fn to_options(&self) -> RunOptions {
        self.options.clone()
    }
}

impl OperationPass<Toy> for RunPass {
    fn initialize_with(&mut self, cx: &InitContext<'_, Toy>) -> Result<(), Failure> {
        let texts = self.options.pipelines.iter();
        self.pipelines = texts
            .map(|text| cx.pipeline(text))
            .collect::<Result<_, _>>()?;
        Ok(())
    }

    fn run_on_operation(&self, op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Outcome {
        for pipeline in &self.pipelines {
            if !self.options.nested {
                cx.run_pipeline(pipeline, op)?;
                continue;
            }
            for child in &mut op.children {
                if child.name == "func.func" {
                    cx.run_pipeline(pipeline, child)?;
                }
            }
        }
        Ok(Preserved::none())
    }
}

pub fn all_passes() -> PassRegistry<Toy> {
    let mut registry = registry();
    registry.register::<RunPass>().unwrap();
    registry
}

fn textual(pipeline: &str) -> PassManager<Toy> {
    let registry = all_passes();
    let pipeline = registry.parse(&ToyContext::default(), pipeline).unwrap();
    let mut manager = PassManager::from(pipeline);
    manager.set_registry(registry);
    manager
}

fn scripted(
    anchor: &str,
    body: impl Fn(&mut ToyOp, &mut PassContext<'_, Toy>) -> Outcome + Send + Sync + 'static,
) -> PassManager<Toy> {
    let mut manager = PassManager::new(anchor);
    manager.add(Scripted::new(body)).unwrap();
    manager
}

/// The log of a manager, which is the same on 1, 2 and 8 threads.
fn check(manager: &mut PassManager<Toy>, expected: Expect) {
    let cx = ToyContext::default();
    let sequential = run(manager, &cx, MODULE);
    for threads in [1, 2, 8] {
        manager.set_schedule(Parallel::new(threads).unwrap());
        assert_eq!(
            run(manager, &cx, MODULE),
            sequential,
            "on {threads} threads"
        );
    }
    expected.assert_eq(&sequential);
}

#[test]
fn on_the_operation_and_on_nested_ones() {
    check(
        &mut textual(
            "builtin.module(run-pass{pipelines=any(any-pass{tag=1},func.func(func-pass{tag=2})),any(any-pass)})",
        ),
        expect![[r#"
            t:1:1: remark: 'builtin.module' op AnyPass 1 @m
            t:1:18: remark: 'func.func' op FuncPass 2 @a
            t:1:30: remark: 'func.func' op FuncPass 2 @b
            t:1:1: remark: 'builtin.module' op AnyPass  @m
            success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
    check(
        &mut textual(
            "builtin.module(run-pass{nested pipelines={func.func(any-pass{tag=1},func-pass),any(any-pass)}})",
        ),
        expect![[r#"
            t:1:18: remark: 'func.func' op AnyPass 1 @a
            t:1:18: remark: 'func.func' op FuncPass  @a
            t:1:30: remark: 'func.func' op AnyPass 1 @b
            t:1:30: remark: 'func.func' op FuncPass  @b
            t:1:18: remark: 'func.func' op AnyPass  @a
            t:1:30: remark: 'func.func' op AnyPass  @b
            success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
    check(
        &mut textual(
            "builtin.module(func.func(run-pass{pipelines=any(any-pass,run-pass{pipelines=func.func(func-pass)})}))",
        ),
        expect![[r#"
            t:1:18: remark: 'func.func' op AnyPass  @a
            t:1:18: remark: 'func.func' op FuncPass  @a
            t:1:30: remark: 'func.func' op AnyPass  @b
            t:1:30: remark: 'func.func' op FuncPass  @b
            success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn an_error_fails_a_pass_only_if_it_is_returned() {
    check(
        &mut scripted("builtin.module", |op, cx| {
            let _ = cx.error(&op, "is odd");
            Ok(Preserved::all())
        }),
        expect![[r#"
            t:1:1: error: 'builtin.module' op is odd
            success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn a_failure_is_left_to_the_pass() {
    check(
        &mut textual("builtin.module(run-pass{pipelines={func.func(any-pass)}},any-pass)"),
        expect![[r#"
            t:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op
            help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
            failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
    let mut failing = OpPassManager::any();
    failing
        .nest("func.func")
        .add(Scripted::new(|op, cx| Err(cx.error(&op, "will not"))))
        .unwrap();
    check(
        &mut scripted("builtin.module", move |op, cx| {
            let failing = cx.compile(&failing)?;
            assert_eq!(cx.run_pipeline(&failing, op), Err(Failure::new()));
            Ok(Preserved::all())
        }),
        expect![[r#"
            t:1:18: error: 'func.func' op will not
            t:1:30: error: 'func.func' op will not
            success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn an_operation_outside_is_refused() {
    let pipeline = OpPassManager::any();
    check(
        &mut scripted("builtin.module", move |_, cx| {
            let mut detached = ToyOp::parse("builtin.module@other");
            let pipeline = cx.compile(&pipeline)?;
            cx.run_pipeline(&pipeline, &mut detached)?;
            Ok(Preserved::all())
        }),
        expect![[r#"
            t:1:1: error: 'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing
            failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn operations_that_passes_cannot_run_on_are_refused() {
    let mut pipeline = OpPassManager::any();
    pipeline.add(AnyPass::default()).unwrap();
    check(
        &mut scripted("builtin.module", move |op, cx| {
            let pipeline = cx.compile(&pipeline)?;
            cx.run_pipeline(&pipeline, &mut op.children[1].children[0])?;
            Ok(Preserved::all())
        }),
        expect![[r#"
            t:1:42: error: 'arith.c' op trying to schedule a pass on an unregistered operation
            failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn each_operation_is_checked_that_one_pipeline_runs_on() {
    let mut pipeline = OpPassManager::any();
    pipeline.add(FuncPass::default()).unwrap();
    check(
        &mut scripted("builtin.module", move |op, cx| {
            let pipeline = cx.compile(&pipeline)?;
            for child in &mut op.children {
                cx.run_pipeline(&pipeline, child)?;
            }
            Ok(Preserved::all())
        }),
        expect![[r#"
            t:1:18: remark: 'func.func' op FuncPass  @a
            t:1:30: remark: 'func.func' op FuncPass  @b
            t:1:51: error: 'llvm.func' op trying to schedule pass 'FuncPass' on an unsupported operation
            failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn names_are_looked_up_before_anything_runs() {
    let options = RunOptions {
        nested: false,
        pipelines: vec![PipelineText::new("any(bogus-pass,any-pas)").unwrap()],
    };
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager
        .add(AnyPass::default())
        .unwrap()
        .add(RunPass::from_options(options))
        .unwrap();
    check(
        &mut manager,
        expect![[r#"
        <unknown>:0: error: pass 'RunPass' cannot be initialized: pipeline `any(bogus-pass,any-pas)` cannot be built: the manager has no registry
        failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
    "#]],
    );
    manager.set_registry(all_passes());
    check(
        &mut manager,
        expect![[r#"
            <unknown>:0: error: pass 'RunPass' cannot be initialized: pipeline `any(bogus-pass,any-pas)` cannot be built: unknown pass or pipeline `bogus-pass` (did you mean `both-pass`?); unknown pass or pipeline `any-pas` (did you mean `any-pass`?)
            failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
        "#]],
    );
}

#[test]
fn what_is_created_belongs_to_dialects_that_are_declared() {
    let create = Scripted::new(|op, _| {
        op.children.push(ToyOp::parse("vector.add"));
        Ok(Preserved::none())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(create).unwrap();
    check(
        &mut manager,
        expect![[r#"
            t:1:1: error: 'vector.add' op was created by pass 'Scripted', which does not declare that it depends on dialect 'vector'
            t:1:18: note: after pass 'scripted' on @a
            t:1:1: error: 'vector.add' op was created by pass 'Scripted', which does not declare that it depends on dialect 'vector'
            t:1:30: note: after pass 'scripted' on @b
            failure: builtin.module@m(func.func@a(vector.add) func.func@b(arith.c vector.add) llvm.func@l)
        "#]],
    );
    let cx = ToyContext::default();
    Toy::load_dialect(&cx, "vector").unwrap();
    expect![[r#"
        success: builtin.module@m(func.func@a(vector.add) func.func@b(arith.c vector.add) llvm.func@l)
    "#]].assert_eq(&run(&mut manager, &cx, MODULE));
}

#[test]
fn a_pipeline_that_runs_itself_comes_to_an_end() {
    fn forever(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Outcome {
        let mut again = OpPassManager::any();
        again.add(Scripted::new(forever)).unwrap();
        let again = cx.compile(&again)?;
        cx.run_pipeline(&again, op)?;
        Ok(Preserved::all())
    }
    check(
        &mut scripted("builtin.module", forever),
        expect![[r#"
        t:1:1: error: 'builtin.module' op more than 64 pipelines are under way that run one another
        failure: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
    "#]],
    );
}

#[test]
fn pipelines_of_one_pass_have_places_in_the_order_in_which_they_run() {
    let mut pipeline = OpPassManager::any();
    pipeline.add(AnyPass::default()).unwrap();
    let mut manager = scripted("builtin.module", move |op, cx| {
        let plan = cx.compile(&pipeline)?;
        for _ in 0..2 {
            let functions = op.children.iter_mut().map(|child| (&plan, child));
            cx.run_pipelines(functions.collect())?;
        }
        cx.run_pipeline(&plan, op)?;
        Ok(Preserved::all())
    });
    let places = Arc::new(Mutex::new(String::new()));
    let seen = places.clone();
    manager.on_event(move |event| {
        if event.to_string().starts_with("before pass AnyPass") {
            seen.lock()
                .unwrap()
                .push_str(&format!("{} {event}\n", event.place));
        }
    });
    run(&mut manager, &ToyContext::default(), MODULE);
    expect![[r#"
        0.0/0.0 before pass AnyPass on func.func @a
        0.0/1.0 before pass AnyPass on func.func @b
        0.0/2.0 before pass AnyPass on llvm.func @l
        0.0/3.0 before pass AnyPass on func.func @a
        0.0/4.0 before pass AnyPass on func.func @b
        0.0/5.0 before pass AnyPass on llvm.func @l
        0.0/6.0 before pass AnyPass on builtin.module @m
    "#]]
    .assert_eq(&places.lock().unwrap());
}

/// The number of operations directly inside.
struct Children(usize);

impl Analysis<Toy> for Children {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self(op.children.len())
    }
}

#[test]
fn analyses_are_known_inside_and_forgotten_afterwards() {
    let see = Scripted::new(|op, cx| {
        let children = cx.cached_analysis::<Children>(&op).map(|found| found.0);
        let parent = cx.parent_analysis::<Children>().map(|found| found.0);
        let around: Vec<_> = cx.ancestors().map(|around| around.name()).collect();
        cx.remark(
            &op,
            format!("own {children:?}, parent {parent:?}, in {around:?}"),
        );
        Ok(Preserved::all())
    });
    let mut pipeline = OpPassManager::any();
    pipeline.add(see.clone()).unwrap();
    let mut manager = scripted("builtin.module", move |op, cx| {
        for child in &mut op.children {
            cx.analysis::<Children>(&child);
        }
        cx.analysis::<Children>(&op);
        let pipeline = cx.compile(&pipeline)?;
        cx.run_pipeline(&pipeline, &mut op.children[1])?;
        assert!(
            cx.cached_analysis::<Children>(&&mut op.children[1])
                .is_none()
        );
        assert!(cx.cached_analysis::<Children>(&op).is_some());
        cx.run_pipeline(&pipeline, op)?;
        Ok(Preserved::all())
    });
    manager.add(see).unwrap();
    check(
        &mut manager,
        expect![[r#"
        t:1:30: remark: 'func.func' op own Some(1), parent Some(3), in ["builtin.module"]
        t:1:1: remark: 'builtin.module' op own Some(3), parent None, in []
        t:1:1: remark: 'builtin.module' op own None, parent None, in []
        success: builtin.module@m(func.func@a func.func@b(arith.c) llvm.func@l)
    "#]],
    );
}

#[test]
fn instrumentations_see_who_runs_what() {
    let mut manager = textual("builtin.module(run-pass{nested pipelines=any(any-pass)})");
    let log = Arc::new(Mutex::new(String::new()));
    let seen = log.clone();
    manager.on_event(move |event| seen.lock().unwrap().push_str(&format!("{event}\n")));
    run(&mut manager, &ToyContext::default(), MODULE);
    expect![[r#"
        before run builtin.module on builtin.module @m
        before pipeline builtin.module on builtin.module @m
        before pass RunPass on builtin.module @m
        before pipeline any on func.func @a
        before pass AnyPass on func.func @a
        after pass AnyPass on func.func @a
        after pipeline any on func.func @a
        before pipeline any on func.func @b
        before pass AnyPass on func.func @b
        after pass AnyPass on func.func @b
        after pipeline any on func.func @b
        after pass RunPass on builtin.module @m
        after pipeline builtin.module on builtin.module @m
        after run builtin.module on builtin.module @m
    "#]]
    .assert_eq(&log.lock().unwrap());
}

#[test]
fn pipelines_on_several_operations_come_out_in_order() {
    let run_all = Scripted::new(|op, cx| {
        let mut pipeline = OpPassManager::new("func.func");
        pipeline.add(AnyPass::tagged("1")).unwrap();
        pipeline.add(CountPass::default()).unwrap();
        let plan = cx.compile(&pipeline)?;
        let count_all = |op: &mut ToyOp, cx: &mut PassContext<'_, Toy>| {
            let children = op.children.iter_mut().map(|child| (&plan, child));
            cx.run_pipelines(children.collect())
        };
        // One of the operations is of another kind: the pipelines on the others run all the same.
        assert_eq!(count_all(op, cx), Err(Failure::new()));
        op.children.truncate(2);
        assert_eq!(count_all(op, cx), Ok(()));
        let mut detached = ToyOp::parse("func.func@other");
        assert!(cx.run_pipelines(vec![(&plan, &mut detached)]).is_err());
        Ok(Preserved::none())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(run_all).unwrap();
    check(
        &mut manager,
        expect![[r#"
        t:1:18: remark: 'func.func' op AnyPass 1 @a
        t:1:30: remark: 'func.func' op AnyPass 1 @b
        t:1:51: error: can't run 'func.func' pass manager on 'llvm.func' op
        help: a pipeline begins with the operation that it runs on: `llvm.func(...)`, or `llvm.func(func.func(...))` for what is nested in it
        t:1:18: remark: 'func.func' op AnyPass 1 @a
        t:1:30: remark: 'func.func' op AnyPass 1 @b
        t:1:1: error: 'func.func' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing
        success: builtin.module@m(func.func@a func.func@b(arith.c))
    "#]],
    );
    let counted = manager.statistics().unwrap();
    let dynamic = &counted.nested.as_deref().unwrap()[0].dynamic;
    let count = &dynamic[0].nested.as_deref().unwrap()[1];
    assert_eq!(count.statistics[0].1, 16);
}
