//! Reports of what passes have counted.

use expect_test::expect;

use crate::{check, run};

const PIPELINE: &str =
    "--pass-pipeline=builtin.module(count,func.func(count,nothing),func.func(count))";

#[test]
fn as_the_pipeline_runs() {
    check(
        &[PIPELINE, "--mlir-pass-statistics"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
            --- stderr
            ===-------------------------------------------------------------------------===
                                     ... Pass statistics report ...
            ===-------------------------------------------------------------------------===
            Count
              (S) 0 letters - Letters in symbols
              (S) 1 visits  - Operations visited
            'func.func' Pipeline
              Count
                (S) 20 letters - Letters in symbols
                (S)  2 visits  - Operations visited
              Nothing
              Count
                (S) 20 letters - Letters in symbols
                (S)  2 visits  - Operations visited

        "#]],
    );
}

#[test]
fn as_a_list() {
    check(
        &[
            PIPELINE,
            "--mlir-pass-statistics",
            "--mlir-pass-statistics-display=list",
        ],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
            --- stderr
            ===-------------------------------------------------------------------------===
                                     ... Pass statistics report ...
            ===-------------------------------------------------------------------------===
              Count
                (S) 40 letters - Letters in symbols
                (S)  5 visits  - Operations visited

        "#]],
    );
}

#[test]
fn after_a_failure() {
    let args = [
        "--pass-pipeline=builtin.module(func.func(count),fail)",
        "--mlir-pass-statistics",
        "--mlir-pass-statistics-display=list",
        "--mlir-diagnostic-verbosity-level=errors",
        "--mlir-print-op-on-diagnostic=false",
    ];
    expect![[r#"
        1
        --- stderr
        <stdin>:0:0: error: 'builtin.module' op failed on purpose
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
          Count
            (S) 10 letters - Letters in symbols
            (S)  1 visits  - Operations visited

    "#]]
    .assert_eq(&run(&args, "func.func @f\n"));
}

#[test]
fn not_asked_for() {
    check(
        &["--count", "--mlir-pass-statistics-display=list"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
    check(
        &["--count", "--mlir-pass-statistics-display=bogus"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: 'bogus' is no value for '--mlir-pass-statistics-display'
            help: it is 'pipeline' or 'list' or 'json'
        "#]],
    );
}
