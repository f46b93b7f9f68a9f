//! The choice of diagnostics, and those that the input announces.

use crate::driver::tool::{check, diagnostics, run_on};
use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn levels<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(say),fail{on=m})";
    let quiet = "--print-op-on-diagnostic=false";
    let errors = "--diagnostic-verbosity=errors";
    check::<I>(
        &[pipeline, quiet, errors],
        &["m(a)"],
        expect![[r#"
        1
        error: 'builtin.module' op @m is refused
    "#]],
    );
    check::<I>(
        &[pipeline, quiet],
        &["m(a)"],
        expect![[r#"
        1
        remark: 'func.func' op @a
        error: 'builtin.module' op @m is refused
    "#]],
    );
}

/// The text of no IR here has anything that looks like an expectation, so nothing is announced.
pub(crate) fn announced<I: Subject>() {
    let text = I::text(&Shape::parse("m(a)"));
    let pipeline = "-p=builtin.module(func.func(fail{on=a}))";
    let ran = run_on::<I>(&[pipeline, "--verify-diagnostics"], &text);
    assert_eq!(ran.status, 1);
    expect![[r#"
        error: unexpected error: 'func.func' op @a is refused
    "#]]
    .assert_eq(&diagnostics::<I>(&ran.stderr));
    let ran = run_on::<I>(&[pipeline, "--verify-diagnostics=only-expected"], &text);
    assert_eq!((ran.status, &*ran.stderr), (0, ""));
}
