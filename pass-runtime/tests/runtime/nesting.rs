//! Putting pipelines together: nesting, merging, copying, printing.

use expect_test::{Expect, expect};
use pass_runtime::manager::{Anchor, Nesting};
use pass_runtime::schedule::Parallel;
use pass_runtime::{OpPassManager, PassManager};

use crate::passes::{AnyPass, BothPass, CountPass, FuncPass, ModulePass, Tagged, registry};
use crate::toy::{Toy, ToyContext, run};

fn check_merged(pipeline: &str, expected: Expect) {
    let cx = ToyContext::default();
    let mut manager = PassManager::from(registry().parse(&cx, pipeline).unwrap());
    manager.set_warn_unused(false);
    run(&mut manager, &cx, "builtin.module");
    assert_eq!(manager.to_string(), pipeline, "what was written stays");
    expected.assert_eq(&manager.text_as_run().unwrap());
}

#[test]
fn neighbours_with_the_same_anchor_merge() {
    check_merged(
        "builtin.module(func.func(any-pass),func.func(count-pass))",
        expect!["builtin.module(func.func(any-pass,count-pass))"],
    );
    check_merged(
        "builtin.module(func.func(any-pass),count-pass,func.func(any-pass))",
        expect!["builtin.module(func.func(any-pass),count-pass,func.func(any-pass))"],
    );
    check_merged(
        "builtin.module(builtin.module(func.func(any-pass)),builtin.module(func.func(count-pass)))",
        expect!["builtin.module(builtin.module(func.func(any-pass,count-pass)))"],
    );
}

#[test]
fn neighbours_with_different_anchors_are_sorted() {
    check_merged(
        "builtin.module(func.func(any-pass),builtin.module(any-pass),func.func(count-pass))",
        expect!["builtin.module(builtin.module(any-pass),func.func(any-pass,count-pass))"],
    );
}

#[test]
fn any_merges_only_where_no_operation_could_be_taken_twice() {
    check_merged(
        "builtin.module(any(any-pass),func.func(any-pass))",
        expect!["builtin.module(any(any-pass),func.func(any-pass))"],
    );
    check_merged(
        "builtin.module(any(any-pass),any(count-pass))",
        expect!["builtin.module(any(any-pass),any(count-pass))"],
    );
    check_merged(
        "builtin.module(any(func-pass),builtin.module(any-pass))",
        expect!["builtin.module(builtin.module(any-pass),any(func-pass))"],
    );
    check_merged(
        "builtin.module(builtin.module(any-pass),any(func-pass),any(func-pass))",
        expect!["builtin.module(builtin.module(any-pass),any(func-pass),any(func-pass))"],
    );
    check_merged(
        "builtin.module(Callable(any-pass),builtin.module(any-pass))",
        expect!["builtin.module(builtin.module(any-pass),Callable(any-pass))"],
    );
    check_merged(
        "builtin.module(Callable(any-pass),llvm.func(any-pass))",
        expect!["builtin.module(Callable(any-pass),llvm.func(any-pass))"],
    );
    check_merged(
        "builtin.module(func.func|llvm.func(any-pass),llvm.func(any-pass))",
        expect!["builtin.module(func.func|llvm.func(any-pass),llvm.func(any-pass))"],
    );
}

#[test]
fn explicit_nesting_refuses_passes_for_other_operations() {
    let mut manager = OpPassManager::<Toy>::new("func.func");
    let error = manager.add(ModulePass::default()).map(drop).unwrap_err();
    expect!["Can't add pass 'ModulePass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?"].assert_eq(&error.to_string());
    let mut manager = OpPassManager::<Toy>::new(Anchor::ops(["func.func", "llvm.func"]));
    manager.add(BothPass::default()).unwrap();
    let error = manager.add(FuncPass::default()).map(drop).unwrap_err();
    expect!["Can't add pass 'FuncPass' restricted to 'func.func' on a PassManager intended to run on 'func.func|llvm.func', did you intend to nest?"].assert_eq(&error.to_string());
    let mut manager = OpPassManager::<Toy>::new("builtin.module");
    let error = manager.add(BothPass::default()).map(drop).unwrap_err();
    expect!["Can't add pass 'BothPass' restricted to 'func.func' or 'llvm.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?"].assert_eq(&error.to_string());
}

#[test]
fn implicit_nesting_nests_them() {
    let mut manager = OpPassManager::<Toy>::new("builtin.module");
    manager.set_nesting(Nesting::Implicit);
    manager
        .add(FuncPass::tagged("1"))
        .unwrap()
        .add(FuncPass::tagged("2"))
        .unwrap();
    manager
        .add(AnyPass::default())
        .unwrap()
        .add(BothPass::default())
        .unwrap();
    manager
        .nest("builtin.module")
        .add(FuncPass::tagged("3"))
        .unwrap();
    expect!["builtin.module(func.func(func-pass{tag=1}),func.func(func-pass{tag=2}),any-pass,func.func|llvm.func(both-pass),builtin.module(func.func(func-pass{tag=3})))"].assert_eq(&manager.to_string());
}

#[test]
fn a_pipeline_is_laid_out() {
    let cx = ToyContext::default();
    let parsed = registry().parse(&cx, " any-pass(x)").map(drop);
    assert!(parsed.is_err());
    let manager = registry()
        .parse(
            &cx,
            "builtin.module( any-pass , any( count-pass,func.func(any-pass{tag='a b'} )))",
        )
        .unwrap();
    expect![[r#"
        builtin.module(
          any-pass,
          any(
            count-pass,
            func.func(
              any-pass{tag={a b}}
            )
          )
        )"#]]
    .assert_eq(&manager.to_tree().pretty());
    expect![[r#"
        any(

        )"#]]
    .assert_eq(&OpPassManager::<Toy>::any().to_tree().pretty());
}

#[test]
fn a_copy_is_independent() {
    let mut manager = OpPassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(AnyPass::tagged("x")).unwrap();
    let mut copy = manager.clone();
    copy.nested_mut()
        .next()
        .unwrap()
        .add(CountPass::default())
        .unwrap();
    copy.add_nested(manager.clone());
    copy.append(manager.clone());
    expect![[r#"
        builtin.module(func.func(any-pass{tag=x}))
        builtin.module(func.func(any-pass{tag=x},count-pass),builtin.module(func.func(any-pass{tag=x})),func.func(any-pass{tag=x}))
        OpPassManager(func.func(any-pass{tag=x},count-pass))"#]].assert_eq(&format!(
        "{manager}\n{copy}\n{:?}",
        copy.nested().next().unwrap()
    ));
    copy.clear();
    assert!(copy.is_empty() && !manager.is_empty());
    assert_eq!([copy.len(), manager.len()], [0, 1]);
}

/// A pipeline of this many levels.
fn tower(levels: usize) -> OpPassManager<Toy> {
    let mut tower = OpPassManager::<Toy>::any();
    for _ in 1..levels {
        let mut outer = OpPassManager::any();
        outer.add_nested(tower);
        tower = outer;
    }
    tower
}

#[test]
fn nesting_too_deep_is_an_error_when_the_pipeline_is_compiled() {
    let check = |mut manager: PassManager<Toy>, compiles: bool| {
        let log = run(&mut manager, &ToyContext::default(), "builtin.module");
        let error =
            "<unknown>:0: error: pipelines nest more than 256 deep\nfailure: builtin.module\n";
        assert_eq!(log == error, !compiles, "{log}");
    };
    check(PassManager::from(tower(256)), true);
    check(PassManager::from(tower(257)), false);
    let mut outer = OpPassManager::<Toy>::any();
    outer.append(tower(256));
    outer.add_nested(tower(255));
    check(PassManager::from(outer.clone()), true);
    outer.add_nested(tower(256));
    check(PassManager::from(outer), false);
    // Implicit nesting goes one level deeper as well.
    let mut modules = OpPassManager::<Toy>::new("builtin.module");
    modules.set_nesting(Nesting::Implicit);
    let mut inner = &mut modules;
    for _ in 0..255 {
        inner = inner.nest("builtin.module");
    }
    inner.add(FuncPass::tagged("x")).unwrap();
    check(PassManager::from(modules), false);
}

#[test]
fn a_copy_of_a_nested_pipeline_has_all_levels_to_itself() {
    let outer = tower(200);
    let innermost = std::iter::successors(Some(&outer), |at| at.nested().next()).last();
    let mut manager = PassManager::from(innermost.unwrap().clone());
    manager.pipeline_mut().append(tower(256));
    let log = run(&mut manager, &ToyContext::default(), "builtin.module");
    assert_eq!(log, "success: builtin.module\n");
}

#[test]
fn the_deepest_pipeline_runs_on_a_small_stack() {
    let cx = ToyContext::default();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let mut inner: &mut OpPassManager<Toy> = manager.pipeline_mut();
    for _ in 0..255 {
        inner = inner.nest("builtin.module");
    }
    inner.add(AnyPass::tagged("bottom")).unwrap();
    let op = format!(
        "{}builtin.module@x{}",
        "builtin.module(".repeat(255),
        ")".repeat(255)
    );
    let log = run(&mut manager, &cx, &op);
    expect!["t:1:3826: remark: 'builtin.module' op AnyPass bottom @x"]
        .assert_eq(log.lines().next().unwrap());
}

#[test]
fn deep_pipelines_with_siblings_run_on_threads() {
    let cx = ToyContext::default();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let mut inner: &mut OpPassManager<Toy> = manager.pipeline_mut();
    for _ in 0..255 {
        inner = inner.nest("builtin.module");
    }
    inner.add(AnyPass::tagged("bottom")).unwrap();
    let op = format!(
        "{}builtin.module@x{}",
        "builtin.module(".repeat(255),
        " builtin.module builtin.module)".repeat(255)
    );
    let sequential = run(&mut manager, &cx, &op);
    for threads in [1, 2, 8] {
        manager.set_schedule(Parallel::new(threads).unwrap());
        assert_eq!(run(&mut manager, &cx, &op), sequential);
    }
}
