//! Pipelines, as text and as flags.

use expect_test::expect;

use crate::check;

#[test]
fn pipelines() {
    check(
        &["--pass-pipeline=builtin.module(func.func(rename{to='a b'}))"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @a b
                test.leaf
              func.func @a b
        "#]],
    );
    check(
        &[
            "-p",
            "builtin.module(func.func(rename{count=2}),twice)",
            "--dump-pass-pipeline",
        ],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @renamedrenamed
                test.leaf
              func.func @renamedrenamed
            --- stderr
            Pass Manager with 3 passes:
            builtin.module(
              func.func(
                rename{count=2 to=renamed}
              ),
              nothing,
              nothing
            )

        "#]],
    );
    check(
        &["-p=any(fail)", "-pass-pipeline", "any(nothing)"],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
}

#[test]
fn passes_as_flags() {
    check(
        &[
            "-nothing",
            "--rename=to=x count=3",
            "--twice",
            "--dump-pass-pipeline",
        ],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @xxx
                test.leaf
              func.func @xxx
            --- stderr
            Pass Manager with 4 passes:
            builtin.module(
              nothing,
              func.func(
                rename{count=3 to=x}
              ),
              nothing,
              nothing
            )

        "#]],
    );
}

#[test]
fn mistakes_in_pipelines() {
    check(
        &["-p", "builtin.module(func.func(renam{to=x}),nothing)"],
        expect![[r#"
            1
            --- stderr
            --pass-pipeline:1:26: error: unknown pass or pipeline `renam`
            builtin.module(func.func(renam{to=x}),nothing)
                                     ^~~~~
            note: known passes and pipelines: `count`, `explain`, `extend`, `extend-twice`, `fail`, `nothing`, `rename`, `twice`
            help: did you mean `rename`?
        "#]],
    );
    check(
        &["-p", "builtin.module(nothing"],
        expect![[r#"
        1
        --- stderr
        --pass-pipeline:1:15: error: this '(' is never closed
        builtin.module(nothing
                      ^
    "#]],
    );
    check(
        &["-p", ""],
        expect![[r#"
            1
            --- stderr
            --pass-pipeline:1:1: error: expected one pipeline with its anchor around it, as in 'builtin.module(...)'
            help: write the operation that it runs on around it: `builtin.module()`
        "#]],
    );
    check(
        &["-p", "func.func(rename)"],
        expect![[r#"
            1
            --- stderr
            <stdin>:0:0: error: can't run 'func.func' pass manager on 'builtin.module' op
            help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
        "#]],
    );
    check(
        &["--rename=two=x count=0"],
        expect![[r#"
        1
        --- stderr
        --rename:1:1: error: unknown option `two`
        two=x count=0
        ^~~
        note: known options: `count`, `to`
        help: did you mean `to`?
        --rename:1:13: error: option `count`: must be 1 to 9, found `0`
        two=x count=0
                    ^
    "#]],
    );
    check(
        &["-p=any(nothing)", "--nothing"],
        expect![[r#"
            1
            --- stderr
            <unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options
            help: write these passes into the text of '--pass-pipeline', too
        "#]],
    );
}

#[test]
fn failing_passes() {
    check(
        &["--fail"],
        expect![[r#"
            1
            --- stderr
            <stdin>:0:0: warning: 'builtin.module' op about to fail
            <stdin>:0:0: note: see current operation: 
            builtin.module
              func.func @f
                test.leaf
              func.func @g
            <stdin>:0:0: error: 'builtin.module' op failed on purpose
            <stdin>:0:0: note: see current operation: 
            "builtin.module"
              "func.func" @f
                "test.leaf"
              "func.func" @g
        "#]],
    );
    check(
        &[
            "-p=builtin.module(func.func(fail))",
            "--mlir-disable-threading",
        ],
        expect![[r#"
            1
            --- stderr
            <stdin>:1:1: warning: 'func.func' op about to fail
            func.func @f
            ^
            <stdin>:1:1: note: see current operation: 
            func.func @f
              test.leaf
            <stdin>:1:1: error: 'func.func' op failed on purpose
            func.func @f
            ^
            <stdin>:1:1: note: see current operation: 
            "func.func" @f
              "test.leaf"
            <stdin>:3:1: warning: 'func.func' op about to fail
            func.func @g
            ^
            <stdin>:3:1: note: see current operation: func.func @g
            <stdin>:3:1: error: 'func.func' op failed on purpose
            func.func @g
            ^
            <stdin>:3:1: note: see current operation: "func.func" @g
        "#]],
    );
}
