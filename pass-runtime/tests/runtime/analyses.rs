//! Analyses: when they are built, who sees them, and what takes them away.

use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use pass_runtime::schedule::Parallel;
use pass_runtime::{
    Analysis, AnalysisContext, Failure, OpPassManager, PassContext, PassManager, Preserved,
};

use crate::event_record::OnEvent;
use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b(arith.c))";

/// The number of operations directly inside.
#[derive(PartialEq)]
struct Children(usize);

impl Analysis<Toy> for Children {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self(op.children.len())
    }

    fn agrees_with(&self, fresh: &Self) -> bool {
        self == fresh
    }
}

/// Worked out from [`Children`].
struct Leaf(bool);

impl Analysis<Toy> for Leaf {
    fn build(op: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        Self(cx.analysis::<Children>(op).0 == 0)
    }
}

/// An analysis that no change invalidates.
struct Name(String);

impl Analysis<Toy> for Name {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self(op.name.to_owned())
    }

    fn is_invalidated(&self, _: &Preserved, _: bool) -> bool {
        false
    }
}

/// Depend on each other.
struct Hen;
struct Egg;

impl Analysis<Toy> for Hen {
    fn build(op: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        cx.analysis::<Egg>(op);
        Self
    }
}

impl Analysis<Toy> for Egg {
    fn build(op: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        cx.analysis::<Hen>(op);
        Self
    }
}

type Body = fn(&mut ToyOp, &mut PassContext<'_, Toy>) -> Result<Preserved, Failure>;

fn add(manager: &mut OpPassManager<Toy>, bodies: &[Body]) {
    for body in bodies {
        manager.add(Scripted::new(*body)).unwrap();
    }
}

/// Says which analyses are known.
fn known(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let children = cx.cached_analysis::<Children>(&op).map(|found| found.0);
    let leaf = cx.cached_analysis::<Leaf>(&op).map(|found| found.0);
    let name = cx.cached_analysis::<Name>(&op).map(|found| &found.0);
    cx.remark(
        &op,
        format!("children {children:?}, leaf {leaf:?}, name {name:?}"),
    );
    Ok(Preserved::all())
}

fn build(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let leaf = cx.analysis::<Leaf>(&op);
    let again = cx.analysis::<Leaf>(&op);
    assert!(std::ptr::eq(leaf, again));
    cx.analysis::<Name>(&op);
    Ok(Preserved::all())
}

/// Runs the manager on [`MODULE`], with what happens to analyses in the log.
fn check(mut manager: PassManager<Toy>, expected: Expect) {
    let log = Arc::new(Mutex::new(String::new()));
    let seen = log.clone();
    manager.on_event(move |event| {
        let event = event.to_string();
        if event.contains("analysis") {
            seen.lock().unwrap().push_str(&format!("{event}\n"));
        }
    });
    let ran = run(&mut manager, &ToyContext::default(), MODULE);
    expected.assert_eq(&format!("{}{ran}", log.lock().unwrap()));
}

fn check_on_module(bodies: &[Body], expected: Expect) {
    let mut manager = PassManager::new("builtin.module");
    add(manager.pipeline_mut(), bodies);
    check(manager, expected);
}

#[test]
fn built_once_and_kept() {
    check_on_module(
        &[known, build, build, known],
        expect![[r#"
        before analysis Leaf on builtin.module @m
        before analysis Children on builtin.module @m
        after analysis Children on builtin.module @m
        after analysis Leaf on builtin.module @m
        before analysis Name on builtin.module @m
        after analysis Name on builtin.module @m
        t:1:1: remark: 'builtin.module' op children None, leaf None, name None
        t:1:1: remark: 'builtin.module' op children Some(2), leaf Some(false), name Some("builtin.module")
        success: builtin.module@m(func.func@a func.func@b(arith.c))
    "#]],
    );
}

#[test]
fn what_depends_on_what_is_lost_is_lost() {
    check_on_module(
        &[build, |_, _| Ok(Preserved::none()), known],
        expect![[r#"
        before analysis Leaf on builtin.module @m
        before analysis Children on builtin.module @m
        after analysis Children on builtin.module @m
        after analysis Leaf on builtin.module @m
        before analysis Name on builtin.module @m
        after analysis Name on builtin.module @m
        t:1:1: remark: 'builtin.module' op children None, leaf None, name Some("builtin.module")
        success: builtin.module@m(func.func@a func.func@b(arith.c))
    "#]],
    );
    check_on_module(
        &[
            build,
            |_, _| Ok(Preserved::none().with::<Children>()),
            known,
        ],
        expect![[r#"
            before analysis Leaf on builtin.module @m
            before analysis Children on builtin.module @m
            after analysis Children on builtin.module @m
            after analysis Leaf on builtin.module @m
            before analysis Name on builtin.module @m
            after analysis Name on builtin.module @m
            t:1:1: remark: 'builtin.module' op children Some(2), leaf None, name Some("builtin.module")
            success: builtin.module@m(func.func@a func.func@b(arith.c))
        "#]],
    );
    check_on_module(
        &[build, |_, _| Ok(Preserved::none().with::<Leaf>()), known],
        expect![[r#"
            before analysis Leaf on builtin.module @m
            before analysis Children on builtin.module @m
            after analysis Children on builtin.module @m
            after analysis Leaf on builtin.module @m
            before analysis Name on builtin.module @m
            after analysis Name on builtin.module @m
            t:1:1: remark: 'builtin.module' op children None, leaf None, name Some("builtin.module")
            success: builtin.module@m(func.func@a func.func@b(arith.c))
        "#]],
    );
    check_on_module(
        &[
            build,
            |_, _| Ok(Preserved::none().with::<Leaf>().with::<Children>()),
            known,
        ],
        expect![[r#"
            before analysis Leaf on builtin.module @m
            before analysis Children on builtin.module @m
            after analysis Children on builtin.module @m
            after analysis Leaf on builtin.module @m
            before analysis Name on builtin.module @m
            after analysis Name on builtin.module @m
            t:1:1: remark: 'builtin.module' op children Some(2), leaf Some(false), name Some("builtin.module")
            success: builtin.module@m(func.func@a func.func@b(arith.c))
        "#]],
    );
}

#[test]
fn children_are_known_to_the_pipelines_on_them() {
    fn build_children(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
        for child in &mut op.children {
            assert!(cx.cached_analysis::<Children>(&child).is_none());
            let built = cx.analysis::<Children>(&child);
            assert!(std::ptr::eq(built, cx.cached_analysis(&child).unwrap()));
        }
        Ok(Preserved::all())
    }
    let ran = [0, 3].map(|threads| {
        let mut manager = PassManager::new("builtin.module");
        add(manager.pipeline_mut(), &[build_children, build]);
        add(manager.nest("func.func"), &[known, build]);
        add(manager.nest("any"), &[known]);
        add(manager.pipeline_mut(), &[known]);
        if threads > 0 {
            manager.set_schedule(Parallel::new(threads).unwrap());
        }
        run(&mut manager, &ToyContext::default(), MODULE)
    });
    assert_eq!(ran[0], ran[1]);
    // Nested pipelines preserve nothing but what cannot be lost.
    expect![[r#"
            t:1:18: remark: 'func.func' op children Some(0), leaf None, name None
            t:1:30: remark: 'func.func' op children Some(1), leaf None, name None
            t:1:18: remark: 'func.func' op children None, leaf None, name None
            t:1:30: remark: 'func.func' op children None, leaf None, name None
            t:1:1: remark: 'builtin.module' op children None, leaf None, name Some("builtin.module")
            success: builtin.module@m(func.func@a func.func@b(arith.c))
        "#]]
    .assert_eq(&ran[0]);
}

#[test]
fn parents_are_read_from_inside() {
    fn read_parent(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
        let leaf = cx.parent_analysis::<Leaf>().map(|found| found.0);
        assert!(cx.parent_analysis::<Egg>().is_none());
        let ancestors: Vec<String> = cx
            .ancestors()
            .map(|ancestor| {
                let symbol = ancestor.view().unwrap().0.as_deref();
                let known = ancestor.cached_analysis::<Children>().map(|found| found.0);
                format!("{} {symbol:?} with {known:?} children", ancestor.name())
            })
            .collect();
        cx.remark(&op, format!("leaf {leaf:?}, in {}", ancestors.join(" in ")));
        Ok(Preserved::all())
    }
    let op = "builtin.module@m(func.func@a builtin.module@n(func.func@b func.func@c))";
    let ran = [0, 3].map(|threads| {
        let mut manager = PassManager::new("builtin.module");
        add(manager.pipeline_mut(), &[build, read_parent]);
        let inner = manager.nest("builtin.module");
        add(inner, &[read_parent]);
        add(inner.nest_any(), &[read_parent]);
        if threads > 0 {
            manager.set_schedule(Parallel::new(threads).unwrap());
        }
        run(&mut manager, &ToyContext::default(), op)
    });
    assert_eq!(ran[0], ran[1]);
    expect![[r#"
            t:1:1: remark: 'builtin.module' op leaf None, in 
            t:1:30: remark: 'builtin.module' op leaf Some(false), in builtin.module Some("m") with Some(2) children
            t:1:47: remark: 'func.func' op leaf None, in builtin.module Some("n") with None children in builtin.module Some("m") with Some(2) children
            t:1:59: remark: 'func.func' op leaf None, in builtin.module Some("n") with None children in builtin.module Some("m") with Some(2) children
            success: builtin.module@m(func.func@a builtin.module@n(func.func@b func.func@c))
        "#]].assert_eq(&ran[0]);
}

#[test]
fn the_next_run_knows_nothing() {
    let mut manager = PassManager::new("builtin.module");
    add(manager.pipeline_mut(), &[known, build]);
    let cx = ToyContext::default();
    let first = run(&mut manager, &cx, MODULE);
    assert_eq!(run(&mut manager, &cx, MODULE), first);
}

#[test]
fn a_cycle_is_a_failure_of_the_pass() {
    check_on_module(
        &[|op, cx| {
            cx.analysis::<Hen>(&op);
            Ok(Preserved::all())
        }],
        expect![[r#"
            before analysis Hen on builtin.module @m
            before analysis Egg on builtin.module @m
            after analysis Egg on builtin.module @m
            after analysis Hen on builtin.module @m
            t:1:1: error: 'builtin.module' op pass 'Scripted' panicked: analysis 'Hen' depends on itself: Hen > Egg > Hen
            failure: builtin.module@m(func.func@a func.func@b(arith.c))
        "#]],
    );
}

#[test]
fn a_pass_that_lied_is_found_out() {
    let lie: Body = |op, _| {
        op.children.pop();
        Ok(Preserved::none().with::<Children>())
    };
    for check_preserved in [false, true] {
        let mut manager = PassManager::new("builtin.module");
        manager.set_check_preserved(check_preserved);
        add(manager.pipeline_mut(), &[build, build, lie, known]);
        if check_preserved {
            check(
                manager,
                expect![[r#"
                before analysis Leaf on builtin.module @m
                before analysis Children on builtin.module @m
                after analysis Children on builtin.module @m
                after analysis Leaf on builtin.module @m
                before analysis Name on builtin.module @m
                after analysis Name on builtin.module @m
                t:1:1: error: 'builtin.module' op pass 'Scripted' says that analysis 'Children' still holds, which it does not
                failure: builtin.module@m(func.func@a)
            "#]],
            );
        } else {
            check(
                manager,
                expect![[r#"
                before analysis Leaf on builtin.module @m
                before analysis Children on builtin.module @m
                after analysis Children on builtin.module @m
                after analysis Leaf on builtin.module @m
                before analysis Name on builtin.module @m
                after analysis Name on builtin.module @m
                t:1:1: remark: 'builtin.module' op children Some(2), leaf None, name Some("builtin.module")
                success: builtin.module@m(func.func@a)
            "#]],
            );
        }
    }
}

#[test]
fn names_leave_out_the_path() {
    struct Of<T>(T);
    impl<T: Send + Sync + 'static> Analysis<Toy> for Of<T> {
        fn build(_: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
            unreachable!()
        }
    }
    assert_eq!(Children::name(), "Children");
    expect!["Of<alloc::vec::Vec<u8>>"].assert_eq(Of::<Vec<u8>>::name());
}
