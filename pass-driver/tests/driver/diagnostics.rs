//! Which diagnostics are shown, and what of them.

use expect_test::expect;

use crate::check;

#[test]
fn severities() {
    let fail = "--pass-pipeline=builtin.module(func.func(fail))";
    let short = "--mlir-print-op-on-diagnostic=false";
    check(
        &[fail, short, "--mlir-diagnostic-verbosity-level=errors"],
        expect![[r#"
            1
            --- stderr
            <stdin>:1:1: error: 'func.func' op failed on purpose
            func.func @f
            ^
            <stdin>:3:1: error: 'func.func' op failed on purpose
            func.func @g
            ^
        "#]],
    );
    check(
        &[fail, short, "--mlir-diagnostic-verbosity-level", "warnings"],
        expect![[r#"
            1
            --- stderr
            <stdin>:1:1: warning: 'func.func' op about to fail
            func.func @f
            ^
            <stdin>:1:1: error: 'func.func' op failed on purpose
            func.func @f
            ^
            <stdin>:3:1: warning: 'func.func' op about to fail
            func.func @g
            ^
            <stdin>:3:1: error: 'func.func' op failed on purpose
            func.func @g
            ^
        "#]],
    );
    check(
        &[fail, short, "--mlir-diagnostic-verbosity-level=all"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: 'all' is no value for '--mlir-diagnostic-verbosity-level'
            help: it is 'errors' or 'warnings' or 'remarks'
        "#]],
    );
    check(
        &["--mlir-diagnostic-verbosity-level"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--mlir-diagnostic-verbosity-level' needs a value
    "#]],
    );
}

#[test]
fn operations() {
    let fail = "--pass-pipeline=builtin.module(func.func(fail))";
    check(
        &[fail, "--mlir-diagnostic-verbosity-level=errors"],
        expect![[r#"
            1
            --- stderr
            <stdin>:1:1: error: 'func.func' op failed on purpose
            func.func @f
            ^
            <stdin>:1:1: note: see current operation: 
            "func.func" @f
              "test.leaf"
            <stdin>:3:1: error: 'func.func' op failed on purpose
            func.func @g
            ^
            <stdin>:3:1: note: see current operation: "func.func" @g
        "#]],
    );
    check(
        &[
            fail,
            "--mlir-disable-diagnostic-notes",
            "--mlir-diagnostic-verbosity-level=errors",
        ],
        expect![[r#"
            1
            --- stderr
            <stdin>:1:1: error: 'func.func' op failed on purpose
            func.func @f
            ^
            <stdin>:1:1: note: see current operation: 
            "func.func" @f
              "test.leaf"
            <stdin>:3:1: error: 'func.func' op failed on purpose
            func.func @g
            ^
            <stdin>:3:1: note: see current operation: "func.func" @g
        "#]],
    );
}
