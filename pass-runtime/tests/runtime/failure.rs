//! Failing and panicking passes, and passes that leave invalid IR.

use expect_test::expect;
use pass_runtime::{Failure, PassManager, Preserved};

use crate::passes::{AnyPass, BreakPass, Scripted};
use crate::scheduling::check_on;
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)";

#[test]
fn siblings_go_on_and_the_parent_stops() {
    check_on(
        MODULE,
        "builtin.module(func.func(any-pass{tag=1},fail-pass{tag=b},any-pass{tag=2}),any-pass{tag=3})",
        expect![[r#"
            t:1:18: remark: 'func.func' op AnyPass 1 @a
            t:1:18: remark: 'func.func' op AnyPass 2 @a
            t:1:30: remark: 'func.func' op AnyPass 1 @b
            t:1:30: error: 'func.func' op is refused
            t:1:51: remark: 'func.func' op AnyPass 1 @c
            t:1:51: remark: 'func.func' op AnyPass 2 @c
            failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
}

#[test]
fn a_failing_pass_stops_its_pipeline() {
    check_on(
        MODULE,
        "builtin.module(any-pass{tag=1},fail-pass{tag=m},any-pass{tag=2})",
        expect![[r#"
            t:1:1: remark: 'builtin.module' op AnyPass 1 @m
            t:1:1: error: 'builtin.module' op is refused
            failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
}

#[test]
fn a_failure_is_never_silent() {
    check_on(
        MODULE,
        "builtin.module(fail-pass{tag=silently})",
        expect![[r#"
        t:1:1: error: 'builtin.module' op pass 'FailPass' failed
        failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
    "#]],
    );
    check_on(
        MODULE,
        "builtin.module(func.func(fail-pass{tag=because}))",
        expect![[r#"
            t:1:18: error: 'func.func' op there is a reason
            t:1:30: error: 'func.func' op there is a reason
            t:1:51: error: 'func.func' op there is a reason
            failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
}

#[test]
fn a_panic_is_a_failure_of_its_operation() {
    check_on(
        MODULE,
        "builtin.module(func.func(panic-pass{tag=b},any-pass))",
        expect![[r#"
            t:1:18: remark: 'func.func' op AnyPass  @a
            t:1:30: error: 'func.func' op pass 'PanicPass' panicked: cannot stand b
            t:1:51: remark: 'func.func' op AnyPass  @c
            failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
}

#[test]
fn a_panic_of_the_filter_is_a_failure_too() {
    check_on(
        MODULE,
        "builtin.module(any(picky-pass{tag=panic}))",
        expect![[r#"
            t:1:18: error: 'func.func' op pass 'PickyPass' panicked when asked whether it runs on this operation: cannot tell
            t:1:30: error: 'func.func' op pass 'PickyPass' panicked when asked whether it runs on this operation: cannot tell
            t:1:51: error: 'func.func' op pass 'PickyPass' panicked when asked whether it runs on this operation: cannot tell
            failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
    check_on(
        MODULE,
        "builtin.module(picky-pass{tag=panic})",
        expect![[r#"
            t:1:1: error: 'builtin.module' op pass 'PickyPass' panicked when asked whether it runs on this operation: cannot tell
            failure: builtin.module@m(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
}

#[test]
fn what_changed_is_verified() {
    check_on(
        MODULE,
        "builtin.module(break-pass,any-pass)",
        expect![[r#"
            t:1:1: error: 'builtin.module' op is not valid
            t:1:1: note: after pass 'break-pass' on @m
            failure: builtin.module@m!(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
    check_on(
        MODULE,
        "builtin.module(break-pass{tag=children},any-pass)",
        expect![[r#"
            t:1:18: error: 'func.func' op is not valid
            t:1:1: note: after pass 'break-pass' on @m
            failure: builtin.module@m(func.func@a! func.func@b!(arith.c) func.func@c!)
        "#]],
    );
    check_on(
        MODULE,
        "builtin.module(func.func(break-pass,any-pass))",
        expect![[r#"
            t:1:18: error: 'func.func' op is not valid
            t:1:18: note: after pass 'break-pass' on @a
            t:1:30: error: 'func.func' op is not valid
            t:1:30: note: after pass 'break-pass' on @b
            t:1:51: error: 'func.func' op is not valid
            t:1:51: note: after pass 'break-pass' on @c
            failure: builtin.module@m(func.func@a! func.func@b!(arith.c) func.func@c!)
        "#]],
    );
}

#[test]
fn what_is_said_to_be_unchanged_is_not_verified() {
    check_on(
        MODULE,
        "builtin.module(break-pass{tag=lie},any-pass)",
        expect![[r#"
            t:1:1: remark: 'builtin.module' op AnyPass  @m
            success: builtin.module@m!(func.func@a func.func@b(arith.c) func.func@c)
        "#]],
    );
}

#[test]
fn what_children_did_to_each_other_is_found_at_their_parent() {
    check_on(
        MODULE,
        "builtin.module(func.func(break-pass{tag=rename},any-pass),any-pass)",
        expect![[r#"
            t:1:18: remark: 'func.func' op AnyPass  @same
            t:1:30: remark: 'func.func' op AnyPass  @same
            t:1:51: remark: 'func.func' op AnyPass  @same
            t:1:1: error: 'builtin.module' op has two symbols named 'same'
            t:1:1: note: after the pipelines 'func.func(break-pass{tag=rename},any-pass)' on @m
            failure: builtin.module@m(func.func@same func.func@same(arith.c) func.func@same)
        "#]],
    );
    // Not recursive: what is inside of the children was checked, or said not to have changed, before.
    check_on(
        MODULE,
        "builtin.module(func.func(break-pass{tag=lie}))",
        expect![[r#"
            success: builtin.module@m(func.func@a! func.func@b!(arith.c) func.func@c!)
        "#]],
    );
}

#[test]
fn verification_can_be_turned_off() {
    let cx = ToyContext::default();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.set_verify_each(false);
    manager
        .add(BreakPass::default())
        .unwrap()
        .add(AnyPass::default())
        .unwrap();
    expect![[r#"
        t:1:1: remark: 'builtin.module' op AnyPass 
        success: builtin.module!
    "#]]
    .assert_eq(&run(&mut manager, &cx, "builtin.module"));
}

#[test]
fn a_pass_does_not_erase_its_own_operation() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let erase = Scripted::new(|op, _| {
        op.name = "erased";
        Ok(Preserved::none())
    });
    manager.add(erase).unwrap();
    expect![[r#"
        t:1:1: error: 'erased' op was erased by pass 'Scripted', which ran on it
        failure: erased
    "#]]
    .assert_eq(&run(&mut manager, &ToyContext::default(), "builtin.module"));
}

#[test]
fn an_operation_that_cannot_be_printed_does_not_end_the_run() {
    let errors = |fail: fn() -> Result<Preserved, Failure>| {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        let pass = Scripted::new(move |op, _| {
            op.children.push(ToyOp::parse("unprintable"));
            fail()
        });
        manager.add(pass).unwrap().set_show_operations(true);
        let mut module = ToyOp::parse("builtin.module@m");
        let mut errors = String::new();
        let result = manager.run(&ToyContext::default(), &mut module, &mut |diagnostic| {
            errors.push_str(&format!("{diagnostic}\n"));
        });
        assert!(result.is_err());
        errors
    };
    let of_panic = errors(|| panic!("half way"));
    expect![[r#"
        t:1:1: error: 'builtin.module' op pass 'Scripted' panicked: half way
    "#]]
    .assert_eq(&of_panic);
    let of_failure = errors(|| Err(Failure::because("no")));
    expect![[r#"
        t:1:1: error: 'builtin.module' op no
        note: printing the operation panicked: no such text
    "#]]
    .assert_eq(&of_failure);
}
