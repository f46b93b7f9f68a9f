//! Command lines that are refused.

use crate::driver::tool::check;
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn in_pipelines<I: Subject>() {
    check::<I>(
        &["-p=builtin.module(builtin.module(sai))"],
        &["m()"],
        expect![[r#"
            1
            --pass-pipeline:1:31: error: unknown pass or pipeline `sai`
            note: known passes and pipelines: `ask`, `fail`, `panic`, `rename`, `run`, `say`, `say-interface`, `say-module`
            help: did you mean `say`?
        "#]],
    );
    check::<I>(
        &["-p=builtin.module(say"],
        &["m()"],
        expect![[r#"
        1
        --pass-pipeline:1:15: error: this '(' is never closed
    "#]],
    );
    check::<I>(
        &["-p=func.func(say)"],
        &["m()"],
        expect![[r#"
        1
        error: can't run 'func.func' pass manager on 'builtin.module' op
        help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
    "#]],
    );
    check::<I>(
        &["-p=func.func(\nsay-module)"],
        &["m()"],
        expect![[r#"
        1
        --pass-pipeline:2:1: error: Can't add pass 'SayModule' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
        help: write `builtin.module(say-module)`
    "#]],
    );
}

pub(crate) fn in_options<I: Subject>() {
    check::<I>(
        &["--say=tga=x times=7"],
        &["m()"],
        expect![[r#"
        1
        --say:1:1: error: unknown option `tga`
        note: known options: `more`, `tag`, `times`
        help: did you mean `tag`?
        --say:1:13: error: option `times`: must be 1 to 3, found `7`
    "#]],
    );
    check::<I>(
        &["--rename"],
        &["m()"],
        expect![[r#"
        1
        --rename:1:1: error: option `to` must be given
    "#]],
    );
    check::<I>(
        &["--run=pipeline=any(sai)"],
        &["m()"],
        expect![[r#"
        1
        --run:1:14: error: unknown pass or pipeline `sai`
        note: known passes and pipelines: `ask`, `fail`, `panic`, `rename`, `run`, `say`, `say-interface`, `say-module`
        help: did you mean `say`?
    "#]],
    );
}

pub(crate) fn in_flags<I: Subject>() {
    check::<I>(
        &["--sai"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: unknown flag '--sai'
        help: did you mean '--say'?
    "#]],
    );
    check::<I>(
        &["--verify-each=maybe"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: 'maybe' is no value for '--verify-each'
        help: it is 'true' or 'false'
    "#]],
    );
    check::<I>(
        &["-o"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: '-o' needs a value
        help: write it behind the flag: '-o=...' or '-o ...'
    "#]],
    );
    check::<I>(
        &["one", "two"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: 'two' is one file too many after 'one'
        help: options of a pass are given as '--pass=options'
    "#]],
    );
}

pub(crate) fn flags_that_clash<I: Subject>() {
    check::<I>(
        &["-p=any(say)", "--say"],
        &["m()"],
        expect![[r#"
        1
        error: '-pass-pipeline' option can't be used with individual pass options
        help: write these passes into the text of '--pass-pipeline', too
    "#]],
    );
    check::<I>(
        &["--list-passes", "-o=x"],
        &["m()"],
        expect![[r#"
        1
        suite-opt: error: '--list-passes' cannot be combined with '-o'
        help: '--list-passes' reads no input and writes to standard output
    "#]],
    );
}
