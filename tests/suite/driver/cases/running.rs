//! Runs that go well.

use crate::driver::tool::{check, run, run_on, shapes};
use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use expect_test::expect;

const QUIET: &str = "--print-op-on-diagnostic=false";

pub(crate) fn nothing_to_do<I: Subject>() {
    check::<I>(
        &[],
        &["m(a n(b))"],
        expect![[r#"
        0
        m(a n(b))
    "#]],
    );
    check::<I>(
        &["-"],
        &["m()"],
        expect![[r#"
        0
        m()
    "#]],
    );
}

pub(crate) fn pipelines<I: Subject>() {
    let pipeline = "--pass-pipeline=builtin.module(func.func(say{tag=x},rename{to=c}),say-module)";
    check::<I>(
        &[pipeline, QUIET],
        &["m(a)"],
        expect![[r#"
        0
        m(c)
        remark: 'func.func' op @a x
        remark: 'builtin.module' op @m is a module
    "#]],
    );
    check::<I>(
        &["-p", "any(run{inside=true pipeline=any(say)})", QUIET],
        &["m(a b)"],
        expect![[r#"
            0
            m(a b)
            remark: 'func.func' op @a
            remark: 'func.func' op @b
        "#]],
    );
}

pub(crate) fn passes_as_flags<I: Subject>() {
    let passes = ["--rename=to=x", "-say=tag=y times=2"];
    check::<I>(
        &[passes[0], passes[1], QUIET, "--dump-pass-pipeline"],
        &["m(a)"],
        expect![[r#"
            0
            x(a)
            Pass Manager with 2 passes:
            builtin.module(
              rename{lie=false to=x},
              say{ tag=y times=2}
            )

            remark: 'builtin.module' op @x y
            remark: 'builtin.module' op @x y
        "#]],
    );
}

pub(crate) fn parts<I: Subject>() {
    check::<I>(
        &["--split-input-file", "--say", "--fail=on=n", QUIET],
        &["m(a)", "n(b)", "o(c)"],
        expect![[r#"
            1
            m(a)
            nothing
            o(c)
            remark: 'builtin.module' op @m
            remark: 'builtin.module' op @n
            error: 'builtin.module' op @n is refused
            remark: 'builtin.module' op @o
        "#]],
    );
}

pub(crate) fn an_output_file<I: Subject>() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("out");
    let output = format!("-o={}", path.display());
    let input = I::text(&Shape::parse("m(a)"));
    let ran = run_on::<I>(&[&output, "--rename=to=x"], &input);
    assert_eq!((ran.status, &*ran.stdout, &*ran.stderr), (0, "", ""));
    let written = std::fs::read_to_string(&path).unwrap();
    assert_eq!(shapes::<I>(&written), "x(a)\n");
    // A run that fails leaves it as it was.
    let ran = run::<I>(&[&output, "--fail=on=m"], &["m(a)"]);
    assert_eq!((ran.status, &*ran.stdout), (1, ""));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    let names = std::fs::read_dir(directory.path()).unwrap();
    assert_eq!(names.count(), 1);
}
