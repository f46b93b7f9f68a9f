//! Runs that fail: what is shown, and that nothing is written.

use crate::driver::tool::check;
use crate::manager::subject::Subject;
use expect_test::expect;

const QUIET: &str = "--print-op-on-diagnostic=false";

pub(crate) fn a_pass_that_fails<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(fail{on=a,c},say),say)";
    check::<I>(
        &[pipeline, QUIET],
        &["m(a b c)"],
        expect![[r#"
        1
        error: 'func.func' op @a is refused
        remark: 'func.func' op @b
        error: 'func.func' op @c is refused
    "#]],
    );
}

pub(crate) fn a_pass_that_panics<I: Subject>() {
    pass_opt::quiet_panics();
    let pipeline = "-p=builtin.module(func.func(panic{on=b}))";
    check::<I>(
        &[pipeline, QUIET],
        &["m(a b)"],
        expect![[r#"
        1
        error: 'func.func' op pass 'Panic' panicked: cannot stand it
    "#]],
    );
}

pub(crate) fn an_invalid_result<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(rename{to=c}))";
    let quiet = "--disable-diagnostic-notes";
    check::<I>(
        &[pipeline, QUIET, quiet],
        &["m(a b)"],
        expect![[r#"
        1
        error: two symbols are the same
    "#]],
    );
    check::<I>(
        &[pipeline, QUIET],
        &["m(a)"],
        expect![[r#"
        0
        m(c)
    "#]],
    );
}

pub(crate) fn an_output_that_cannot_be<I: Subject>() {
    check::<I>(
        &["-o=/none/such/folder", "--say", QUIET],
        &["m(a)"],
        expect![[r#"
            1
            cannot open output file '/none/such/folder': No such file or directory
        "#]],
    );
}
