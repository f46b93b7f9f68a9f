//! The display of diagnostics.

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
            help: write it behind the flag: '--mlir-diagnostic-verbosity-level=...' or '--mlir-diagnostic-verbosity-level ...'
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

#[test]
fn as_rustc_draws_them() {
    let style = "--diagnostic-style=rustc";
    let fail = "--pass-pipeline=builtin.module(func.func(fail))";
    check(
        &[style, fail],
        expect![[r#"
            1
            --- stderr
            warning: 'func.func' op about to fail
             --> <stdin>:1:1
              |
            1 | func.func @f
              | ^
              |
              = note: see current operation: 
                      func.func @f
                        test.leaf

            error: 'func.func' op failed on purpose
             --> <stdin>:1:1
              |
            1 | func.func @f
              | ^
              |
              = note: see current operation: 
                      "func.func" @f
                        "test.leaf"

            warning: 'func.func' op about to fail
             --> <stdin>:3:1
              |
            3 | func.func @g
              | ^
              |
              = note: see current operation: func.func @g

            error: 'func.func' op failed on purpose
             --> <stdin>:3:1
              |
            3 | func.func @g
              | ^
              |
              = note: see current operation: "func.func" @g

        "#]],
    );
    check(
        &[style, "--color=always", "-p=builtin.module(csee)"],
        expect![[r#"
            1
            --- stderr
            [1m[91merror[0m[1m: unknown pass or pipeline `csee`[0m
             [1m[94m--> [0m--pass-pipeline:1:16
              [1m[94m|[0m
            [1m[94m1[0m [1m[94m|[0m builtin.module(csee)
              [1m[94m|[0m                [1m[91m^^^^[0m
              [1m[94m|[0m
              [1m[94m= [0m[1mnote[0m: known passes and pipelines: `count`, `explain`, `extend`, `extend-twice`, `fail`, `nothing`, `rename`, `twice`
              [1m[94m= [0m[1mhelp[0m: a declared pass is known once it is registered: `register_<group>_passes(&mut registry)`

        "#]],
    );
    check(
        &[style, "--fail=x=1"],
        expect![[r#"
            1
            --- stderr
            error: unknown option `x`
             --> --fail:1:1
              |
            1 | x=1
              | ^
              |
              = note: the pass or pipeline takes no options

        "#]],
    );
}

#[test]
fn names_steer_no_terminal() {
    let steering = "\u{1b}[31m\u{9b}1m\u{202e}";
    let cases = [
        format!("--{steering}"),
        format!("--timing-display={steering}"),
        format!("--pass-pipeline=any({steering})"),
        format!("--pass-pipeline=any(nothing{{{steering}=1}})"),
        format!("/no/such/{steering}"),
    ];
    for argument in cases {
        let shown = crate::run(&[&argument], "func.func @f\n");
        assert!(shown.starts_with("1\n--- stderr\n"), "{shown:?}");
        let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!shown.contains(steers), "{shown:?}");
    }
}
