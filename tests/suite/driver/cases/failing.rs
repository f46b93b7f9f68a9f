//! Runs that fail: what is shown, and that nothing is written.

use crate::driver::tool::{check, tool};
use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use expect_test::expect;
use pass_driver::Streams;
use pass_runtime::manager::CancelToken;

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
    pass_driver::quiet_panics();
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
            suite-opt: error: cannot open output file '/none/such/folder': No such file or directory
        "#]],
    );
}

/// A tool that was cancelled before it ran writes nothing.
pub(crate) fn a_cancelled_run<I: Subject>() {
    let token = CancelToken::new();
    token.cancel();
    let text = I::text(&Shape::parse("m(a)"));
    let parts = [&*text; 3].join("\n// -----\n");
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    for (text, flags) in [
        (&text, &[][..]),
        (&text, &["--say"]),
        (&parts, &["--say", "--split-input-file"]),
    ] {
        let streams = Streams {
            stdin: &mut text.as_bytes(),
            stdout: &mut stdout,
            stderr: &mut stderr,
        };
        let tool = tool::<I>().cancel(token.clone());
        assert_eq!(tool.run(flags.iter().map(Into::into), streams), 1);
    }
    assert_eq!(stdout, b"");
    let diagnostics = String::from_utf8(stderr).unwrap();
    assert_eq!(
        diagnostics.matches("the run was cancelled").count(),
        3,
        "{diagnostics}"
    );
}
