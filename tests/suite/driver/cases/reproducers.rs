//! Reproducers: what a run that fails leaves behind, and that it fails again.

use crate::driver::tool::{ToolRun, check, diagnostics, run, run_on, shapes};
use crate::manager::subject::{Subject, from_subject};
use expect_test::{Expect, expect};
use std::path::Path;

const QUIET: &str = "--diagnostic-verbosity=errors";

/// Runs the tool on a module, with and without threads, and compares what it says, and the reproducer: the module, the
/// pipeline, and what it says when it is run again.
fn reproduces<I: Subject>(args: &[&str], module: &str, expected: Expect) {
    pass_driver::quiet_panics();
    let shown = ["--disable-threading=false", "--disable-threading"].map(|threads| {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("r.mlir");
        let reproducer = format!("--crash-reproducer={}", file.display());
        let quiet = "--print-op-on-diagnostic=false";
        let args: Vec<&str> = [threads, &reproducer, QUIET, quiet]
            .iter()
            .chain(args)
            .copied()
            .collect();
        let ToolRun {
            status,
            stderr,
            stdout,
        } = run::<I>(&args, &[module]);
        assert_eq!((status, &*stdout), (1, ""));
        let text = std::fs::read_to_string(&file).unwrap();
        let again = run_on::<I>(&[QUIET, quiet, "--run-reproducer"], &text);
        assert_eq!((again.status, &*again.stdout), (1, ""), "{}", again.stderr);
        let pipeline = text
            .lines()
            .find_map(|line| line.trim().strip_prefix("pipeline: "));
        let module = text.split("{-#").next().unwrap();
        let diagnostics = words::<I>(&stderr).replace(&file.display().to_string(), "FILE");
        let again = words::<I>(&again.stderr);
        let pipeline = from_subject::<I>(pipeline.unwrap());
        assert_eq!(
            std::fs::read_dir(directory.path()).unwrap().count(),
            1,
            "nothing but the reproducer"
        );
        format!("{diagnostics}{}{pipeline}\n{again}", shapes::<I>(module))
    });
    assert_eq!(shown[0], shown[1]);
    expected.assert_eq(&shown[0]);
}

/// The messages, without the notes that verifiers of some IRs add.
fn words<I: Subject>(stderr: &str) -> String {
    let text = diagnostics::<I>(stderr);
    let lines = text.lines().filter(|line| {
        !["note: it is also", "note: see existing"]
            .iter()
            .any(|note| line.starts_with(note))
    });
    lines.map(|line| format!("{line}\n")).collect()
}

pub(crate) fn of_a_run<I: Subject>() {
    reproduces::<I>(
        &["-p=builtin.module(say,func.func(rename{to=x},fail{on=x}),say)"],
        "m(a n(b))",
        expect![[r#"
            error: 'func.func' op @x is refused
            error: Failures have been detected while processing an MLIR pass pipeline
            note: Pipeline failed while executing [`Fail` on 'func.func' operation: @x]: reproducer generated at `FILE`
            m(a n(b))
            "builtin.module(say, func.func(rename{to=x},fail{on={x}}), say)",
            error: 'func.func' op @x is refused
        "#]],
    );
    reproduces::<I>(
        &["-p=builtin.module(func.func(panic{on=b}))"],
        "m(a b c)",
        expect![[r#"
            error: 'func.func' op pass 'Panic' panicked: cannot stand it
            error: Failures have been detected while processing an MLIR pass pipeline
            note: Pipeline failed while executing [`Panic` on 'func.func' operation: @b]: reproducer generated at `FILE`
            m(a b c)
            "builtin.module(func.func(panic{on=b}))",
            error: 'func.func' op pass 'Panic' panicked: cannot stand it
        "#]],
    );
    reproduces::<I>(
        &["-p=builtin.module(func.func(rename{to=c}))"],
        "m(a b)",
        expect![[r#"
            error: two symbols are the same
            note: after the pipelines 'func.func(rename{to=c})' on @m
            error: Failures have been detected while processing an MLIR pass pipeline
            note: Pipeline failed: reproducer generated at `FILE`
            m(a b)
            "builtin.module(func.func(rename{to=c}))",
            error: two symbols are the same
            note: after the pipelines 'func.func(rename{to=c})' on @m
        "#]],
    );
}

pub(crate) fn of_a_pass<I: Subject>() {
    reproduces::<I>(
        &[
            "-p=builtin.module(builtin.module(func.func(rename{to=x},say,fail{on=x})))",
            "--local-reproducer",
        ],
        "m(n(a) o(b))",
        expect![[r#"
            error: 'func.func' op @x is refused
            error: Failures have been detected while processing an MLIR pass pipeline
            note: Pipeline failed while executing `Fail` on 'func.func' operation: @x: reproducer generated at `FILE`
            error: 'func.func' op @x is refused
            m(n(x) o(b))
            "builtin.module(builtin.module(func.func(fail{on={x}})))",
            error: 'func.func' op @x is refused
        "#]],
    );
    reproduces::<I>(
        &[
            "-p=builtin.module(func.func(say),rename{to=y},panic{on=y})",
            "--local-reproducer",
        ],
        "m(a)",
        expect![[r#"
            error: 'builtin.module' op pass 'Panic' panicked: cannot stand it
            error: Failures have been detected while processing an MLIR pass pipeline
            note: Pipeline failed while executing `Panic` on 'builtin.module' operation: @y: reproducer generated at `FILE`
            y(a)
            "builtin.module(panic{on=y})",
            error: 'builtin.module' op pass 'Panic' panicked: cannot stand it
        "#]],
    );
}

pub(crate) fn of_a_run_that_succeeds<I: Subject>() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("r.mlir");
    let crash = format!("--crash-reproducer={}", file.display());
    let args = ["-p=builtin.module(func.func(rename{to=x}))", QUIET, &crash];
    assert_eq!(run::<I>(&args, &["m(a)"]).status, 0);
    assert!(!Path::new(&file).exists());
    let generate = format!("--generate-reproducer={}", file.display());
    let args = [
        "-p=builtin.module(rename{to=y},func.func(rename{to=x}))",
        QUIET,
        &generate,
    ];
    assert_eq!(shapes::<I>(&run::<I>(&args, &["m(a)"]).stdout), "y(x)\n");
    let text = std::fs::read_to_string(&file).unwrap();
    let again = run_on::<I>(&["--run-reproducer", "--rename=to=z", QUIET], &text);
    assert_eq!(again.stderr, "");
    assert_eq!(shapes::<I>(&again.stdout), "z(x)\n");
    let instead = run_on::<I>(
        &["--run-reproducer", "-p=builtin.module(rename{to=z})", QUIET],
        &text,
    );
    assert_eq!(shapes::<I>(&instead.stdout), "z(x)\n");
}

pub(crate) fn that_cannot_be<I: Subject>() {
    check::<I>(
        &[
            "-p=builtin.module(fail{on=m})",
            "--crash-reproducer=/nonexistent/r.mlir",
            "--print-op-on-diagnostic=false",
        ],
        &["m()"],
        expect![[r#"
            1
            error: 'builtin.module' op @m is refused
            error: Failures have been detected while processing an MLIR pass pipeline
            note: Pipeline failed while executing [`Fail` on 'builtin.module' operation: @m]: failed to create output stream: Failed to create reproducer stream: cannot open output file '/nonexistent/r.mlir': No such file or directory
        "#]],
    );
    check::<I>(
        &["--generate-reproducer=/nonexistent/r.mlir"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: cannot open output file '/nonexistent/r.mlir': No such file or directory
        "#]],
    );
    check::<I>(
        &["--generate-reproducer=-"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: '--generate-reproducer' needs the name of a file
        help: standard output takes the result of the run
    "#]],
    );
    check::<I>(
        &["--isolate"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: '--isolate' is for a tool that is a process of its own
    "#]],
    );
}
