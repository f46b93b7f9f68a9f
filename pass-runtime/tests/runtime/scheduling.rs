//! The order of passes and operations.

use expect_test::{Expect, expect};
use pass_runtime::manager::Anchor;
use pass_runtime::schedule::Parallel;
use pass_runtime::{PassManager, Preserved};

use crate::passes::{
    AnyPass, BadDialectPass, CallablePass, FuncPass, InitPass, Scripted, Tagged, registry,
};
use crate::toy::{Toy, ToyContext, run};

const MODULE: &str =
    "builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))";

/// The log of a textual pipeline, which is the same on 1, 2 and 8 threads.
pub fn check_on(op: &str, pipeline: &str, expected: Expect) {
    let cx = ToyContext::default();
    let mut manager = PassManager::from(registry().parse(&cx, pipeline).unwrap());
    let sequential = run(&mut manager, &cx, op);
    for threads in [1, 2, 8] {
        manager.set_schedule(Parallel::new(threads).unwrap());
        assert_eq!(
            run(&mut manager, &cx, op),
            sequential,
            "on {threads} threads"
        );
    }
    expected.assert_eq(&sequential);
}

fn check(pipeline: &str, expected: Expect) {
    check_on(MODULE, pipeline, expected);
}

#[test]
fn passes_run_in_order_on_children() {
    check(
        "builtin.module(any-pass{tag=1},func.func(any-pass{tag=2},func-pass{tag=3}),any-pass{tag=4})",
        expect![[r#"
            t:1:1: remark: 'builtin.module' op AnyPass 1 @m
            t:1:18: remark: 'func.func' op AnyPass 2 @a
            t:1:18: remark: 'func.func' op FuncPass 3 @a
            t:1:39: remark: 'func.func' op AnyPass 2 @b
            t:1:39: remark: 'func.func' op FuncPass 3 @b
            t:1:1: remark: 'builtin.module' op AnyPass 4 @m
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
}

#[test]
fn nested_pipelines_see_immediate_children_only() {
    check(
        "builtin.module(builtin.module(func.func(any-pass)))",
        expect![[r#"
            t:1:80: remark: 'func.func' op AnyPass  @c
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
}

#[test]
fn any_takes_on_the_constraints_of_all_its_passes() {
    check(
        "builtin.module(any(any-pass,func-pass))",
        expect![[r#"
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:18: remark: 'func.func' op FuncPass  @a
        t:1:39: remark: 'func.func' op AnyPass  @b
        t:1:39: remark: 'func.func' op FuncPass  @b
        success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
    );
    check(
        "builtin.module(any(any-pass,callable-pass))",
        expect![[r#"
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:18: remark: 'func.func' op CallablePass  @a
        t:1:39: remark: 'func.func' op AnyPass  @b
        t:1:39: remark: 'func.func' op CallablePass  @b
        t:1:51: remark: 'llvm.func' op AnyPass  @l
        t:1:51: remark: 'llvm.func' op CallablePass  @l
        success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
    );
    check(
        "builtin.module(any(picky-pass{tag=llvm}))",
        expect![[r#"
        t:1:51: remark: 'llvm.func' op PickyPass llvm @l
        success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
    );
}

#[test]
fn several_operations_and_interfaces_as_anchors() {
    check(
        "builtin.module(func.func|llvm.func(both-pass))",
        expect![[r#"
        t:1:18: remark: 'func.func' op BothPass  @a
        t:1:39: remark: 'func.func' op BothPass  @b
        t:1:51: remark: 'llvm.func' op BothPass  @l
        success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
    );
    check(
        "builtin.module(Callable(any-pass))",
        expect![[r#"
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:39: remark: 'func.func' op AnyPass  @b
        t:1:51: remark: 'llvm.func' op AnyPass  @l
        success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
    );
}

#[test]
fn siblings_with_different_anchors_are_visited_once() {
    check(
        "builtin.module(func.func(any-pass{tag=1}),builtin.module(any-pass{tag=2}),func.func(any-pass{tag=3}))",
        expect![[r#"
            t:1:18: remark: 'func.func' op AnyPass 1 @a
            t:1:18: remark: 'func.func' op AnyPass 3 @a
            t:1:39: remark: 'func.func' op AnyPass 1 @b
            t:1:39: remark: 'func.func' op AnyPass 3 @b
            t:1:63: remark: 'builtin.module' op AnyPass 2 @n
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
}

#[test]
fn a_pipeline_beside_one_for_any_operation_visits_siblings_with_it() {
    check(
        "builtin.module(builtin.module(any-pass{tag=1}),any(func-pass{tag=2}))",
        expect![[r#"
            t:1:18: remark: 'func.func' op FuncPass 2 @a
            t:1:39: remark: 'func.func' op FuncPass 2 @b
            t:1:63: remark: 'builtin.module' op AnyPass 1 @n
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
}

#[test]
fn diagnostics_come_in_the_order_of_operations() {
    check(
        "builtin.module(func.func(slow-pass{tag=1},slow-pass{tag=2}),builtin.module(func.func(slow-pass)))",
        expect![[r#"
            t:1:18: remark: 'func.func' op SlowPass 1 @a
            t:1:18: remark: 'func.func' op SlowPass 2 @a
            t:1:39: remark: 'func.func' op SlowPass 1 @b
            t:1:39: remark: 'func.func' op SlowPass 2 @b
            t:1:80: remark: 'func.func' op SlowPass  @c
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
}

#[test]
fn the_root_must_be_what_the_anchor_says() {
    check(
        "func.func(any-pass)",
        expect![[r#"
            t:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op
            help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
            failure: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
    check(
        "Callable(any-pass)",
        expect![[r#"
            t:1:1: error: can't run 'Callable' pass manager on 'builtin.module' op
            help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(Callable(...))` for what is nested in it
            failure: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
    check_on(
        "func.func@f",
        "func.func|llvm.func(any-pass)",
        expect![[r#"
        t:1:1: remark: 'func.func' op AnyPass  @f
        success: func.func@f
    "#]],
    );
    check_on(
        "func.func@f",
        "any(any-pass)",
        expect![[r#"
        t:1:1: remark: 'func.func' op AnyPass  @f
        success: func.func@f
    "#]],
    );
}

#[test]
fn operations_must_be_registered_and_isolated() {
    check_on(
        "arith.c",
        "any(any-pass)",
        expect![[r#"
        t:1:1: error: 'arith.c' op trying to schedule a pass on an unregistered operation
        failure: arith.c
    "#]],
    );
    check_on(
        "func.return",
        "any(any-pass)",
        expect![[r#"
        t:1:1: error: 'func.return' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
        failure: func.return
    "#]],
    );
    check_on(
        "builtin.module(func.return)",
        "builtin.module(func.return(any-pass))",
        expect![[r#"
            t:1:16: error: 'func.return' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
            failure: builtin.module(func.return)
        "#]],
    );
    check_on(
        "builtin.module",
        "any(func-pass)",
        expect![[r#"
        t:1:1: error: 'builtin.module' op trying to schedule pass 'FuncPass' on an unsupported operation
        failure: builtin.module
    "#]],
    );
    check_on(
        "func.return",
        "any()",
        expect![[r#"
        success: func.return
    "#]],
    );
}

#[test]
fn any_leaves_out_operations_that_are_unregistered_or_not_isolated() {
    check_on(
        "builtin.module(arith.c func.return func.func@a)",
        "builtin.module(any(any-pass))",
        expect![[r#"
            t:1:36: remark: 'func.func' op AnyPass  @a
            success: builtin.module(arith.c func.return func.func@a)
        "#]],
    );
}

#[test]
fn an_operation_is_checked_again_after_a_pass_has_renamed_it() {
    let renamed = |name: &'static str| {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        let rename = Scripted::new(move |op, _| {
            op.name = name;
            Ok(Preserved::none())
        });
        let functions = manager.nest("func.func");
        functions.add(rename).unwrap();
        functions.add(FuncPass::default()).unwrap();
        run(
            &mut manager,
            &ToyContext::default(),
            "builtin.module(func.func@a)",
        )
    };
    expect![[r#"
        t:1:16: error: 'arith.c' op trying to schedule a pass on an unregistered operation
        failure: builtin.module(arith.c@a)
    "#]]
    .assert_eq(&renamed("arith.c"));
    expect![[r#"
        t:1:16: error: 'func.return' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
        failure: builtin.module(func.return@a)
    "#]]
    .assert_eq(&renamed("func.return"));
    expect![[r#"
        t:1:16: error: 'llvm.func' op trying to schedule pass 'FuncPass' on an unsupported operation
        failure: builtin.module(llvm.func@a)
    "#]]
    .assert_eq(&renamed("llvm.func"));
}

#[test]
fn a_pipeline_restricted_by_name_is_checked_before_it_runs() {
    let cx = ToyContext::default();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(AnyPass::tagged("first")).unwrap();
    manager.add(CallablePass::default()).unwrap();
    expect![[r#"
        <unknown>:0: error: unable to schedule pass 'CallablePass' on a PassManager intended to run on 'builtin.module'!
        note: 'builtin.module' does not implement the interface 'Callable' that the pass needs; `any(..)` around it runs it on operations inside that do
        failure: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]].assert_eq(&run(&mut manager, &cx, MODULE));
}

#[test]
fn an_anchor_without_operations_is_worth_a_warning() {
    check(
        "builtin.module(llvm.func(any-pass),func.func(func.func(any-pass)))",
        expect![[r#"
            t:1:51: remark: 'llvm.func' op AnyPass  @l
            t:1:1: warning: 'func.func(any-pass)' never ran: no 'func.func' is directly inside of 'func.func'
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
    check(
        "builtin.module(any(llvm.func(any-pass)))",
        expect![[r#"
            t:1:1: warning: 'llvm.func(any-pass)' never ran: no 'llvm.func' is directly inside of an operation that 'any' has matched
            success: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
        "#]],
    );
    let cx = ToyContext::default();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager
        .set_warn_unused(false)
        .nest("func.func")
        .add(AnyPass::default())
        .unwrap();
    expect![[r#"
        success: builtin.module
    "#]]
    .assert_eq(&run(&mut manager, &cx, "builtin.module"));
}

#[test]
fn a_run_warns_of_unused_anchors_whatever_a_failed_run_before_has_met() {
    let cx = ToyContext::default();
    let text = "builtin.module(func.func(fail-pass{tag=a}))";
    let mut manager = PassManager::from(registry().parse(&cx, text).unwrap());
    expect![[r#"
        t:1:16: error: 'func.func' op is refused
        failure: builtin.module(func.func@a)
    "#]]
    .assert_eq(&run(&mut manager, &cx, "builtin.module(func.func@a)"));
    expect![[r#"
        t:1:1: warning: 'func.func(fail-pass{tag=a})' never ran: no 'func.func' is directly inside of 'builtin.module'
        success: builtin.module(llvm.func@a)
    "#]]
    .assert_eq(&run(&mut manager, &cx, "builtin.module(llvm.func@a)"));
}

#[test]
fn dialects_are_loaded_before_anything_runs() {
    let cx = ToyContext::default();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(AnyPass::default()).unwrap();
    manager
        .nest("func.func")
        .add(BadDialectPass::default())
        .unwrap();
    expect![[r#"
        <unknown>:0: error: pass 'BadDialectPass' depends on dialect 'arht', which does not exist
        note: known dialects: `arith`, `builtin`, `func`, `llvm`, `vector`
        failure: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]].assert_eq(&run(&mut manager, &cx, MODULE));
}

#[test]
fn passes_are_initialized_once_and_again_when_something_changed() {
    let cx = ToyContext::default();
    let mut log = String::new();
    let mut step = |manager: &mut PassManager<Toy>, what: &str| {
        assert_eq!(
            run(manager, &cx, "builtin.module(func.func)"),
            "success: builtin.module(func.func)\n"
        );
        let names = std::mem::take(&mut *cx.initialized.lock().unwrap());
        log.push_str(&format!("{what}: {}\n", names.join(" ")));
    };
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(InitPass::tagged("a")).unwrap();
    manager
        .nest("func.func")
        .add(InitPass::tagged("b"))
        .unwrap();
    step(&mut manager, "first run");
    step(&mut manager, "second run");
    manager
        .pipeline_mut()
        .nested_mut()
        .next()
        .unwrap()
        .add(InitPass::tagged("c"))
        .unwrap();
    step(&mut manager, "late nested pass");
    <Toy as pass_runtime::Ir>::load_dialect(&cx, "llvm").unwrap();
    step(&mut manager, "dialect loaded");
    expect![[r#"
        first run: a b
        second run: 
        late nested pass: a b c
        dialect loaded: a b c
    "#]]
    .assert_eq(&log);
}

#[test]
fn a_pass_that_cannot_be_initialized_stops_the_run() {
    for (tag, expected) in [
        (
            "never",
            expect![[r#"
        <unknown>:0: error: pass 'InitPass' cannot be initialized: it has no tables
        failure: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
        ),
        (
            "panic",
            expect![[r#"
        <unknown>:0: error: pass 'InitPass' panicked while it was initialized: no tables
        failure: builtin.module@m(func.func@a(arith.c) func.func@b llvm.func@l builtin.module@n(func.func@c))
    "#]],
        ),
    ] {
        let cx = ToyContext::default();
        let mut manager = PassManager::<Toy>::new("builtin.module");
        manager.add(AnyPass::default()).unwrap();
        manager
            .nest(Anchor::Any)
            .add(InitPass::tagged(tag))
            .unwrap();
        expected.assert_eq(&run(&mut manager, &cx, MODULE));
    }
}

#[test]
fn deprecated_passes_are_worth_one_warning() {
    let text = "builtin.module(old-pass,func.func(old-pass),old-pass)";
    let cx = ToyContext::default();
    let mut manager = PassManager::from(registry().parse(&cx, text).unwrap());
    let first = run(&mut manager, &cx, "builtin.module(func.func)");
    let second = run(&mut manager, &cx, "builtin.module(func.func)");
    expect![[r#"
        <unknown>:0: warning: pass 'old-pass' is deprecated since 0.2, use 'any-pass' instead
        t:1:1: remark: 'builtin.module' op OldPass 
        t:1:16: remark: 'func.func' op OldPass 
        t:1:1: remark: 'builtin.module' op OldPass 
        success: builtin.module(func.func)
        t:1:1: remark: 'builtin.module' op OldPass 
        t:1:16: remark: 'func.func' op OldPass 
        t:1:1: remark: 'builtin.module' op OldPass 
        success: builtin.module(func.func)
    "#]]
    .assert_eq(&(first + &second));
}

#[test]
fn a_pool_is_as_large_as_the_machine_or_as_asked_for() {
    let cores = std::thread::available_parallelism().unwrap().get();
    assert_eq!(Parallel::new(0).unwrap().threads(), cores);
    assert_eq!(Parallel::new(3).unwrap().threads(), 3);
    let refused = Parallel::new(99_999).unwrap_err();
    expect!["cannot start 99999 threads: the most is 4096"].assert_eq(&refused.to_string());
}
