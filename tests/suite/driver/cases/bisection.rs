//! Running only the first pass executions.

use crate::driver::tool::{check, run};
use crate::manager::subject::Subject;
use expect_test::expect;

const QUIET: &str = "--diagnostic-verbosity=errors";

pub(crate) fn the_first_executions<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(rename{to=x},ask),builtin.module(rename{to=y}))";
    let module = "m(a n(c))";
    let limit = |limit: usize| format!("--opt-bisect-limit={limit}");
    check::<I>(
        &[pipeline, QUIET, &limit(0)],
        &[module],
        expect![[r#"
        0
        m(a n(c))
        BISECT: NOT running pass (1) Rename on 'func.func' @a
        BISECT: NOT running pass (2) Ask on 'func.func' @a
        BISECT: NOT running pass (3) Rename on 'builtin.module' @n
    "#]],
    );
    check::<I>(
        &[pipeline, QUIET, &limit(2)],
        &[module],
        expect![[r#"
        0
        m(x n(c))
        BISECT: running pass (1) Rename on 'func.func' @a
        BISECT: running pass (2) Ask on 'func.func' @x
        BISECT: NOT running pass (3) Rename on 'builtin.module' @n
    "#]],
    );
    check::<I>(
        &[pipeline, QUIET, "--opt-bisect=1,3-4"],
        &[module],
        expect![[r#"
            0
            m(x y(c))
            BISECT: running pass (1) Rename on 'func.func' @a
            BISECT: NOT running pass (2) Ask on 'func.func' @x
            BISECT: running pass (3) Rename on 'builtin.module' @n
        "#]],
    );
    check::<I>(
        &[pipeline, QUIET, "--opt-bisect=-1"],
        &[module],
        expect![[r#"
            0
            m(x y(c))
            BISECT: running pass (1) Rename on 'func.func' @a
            BISECT: running pass (2) Ask on 'func.func' @x
            BISECT: running pass (3) Rename on 'builtin.module' @n
        "#]],
    );
    check::<I>(
        &["--opt-bisect=3-1"],
        &[module],
        expect![[r#"
        1
        suite-opt: error: '3-1' is no value for '--opt-bisect'
        help: it is such as '1-10,20': numbers from 1 on, or -1 for all
    "#]],
    );
    check::<I>(
        &["--opt-bisect=1", "--opt-bisect-limit=1"],
        &[module],
        expect![[r#"
            1
            suite-opt: error: '--opt-bisect' cannot be combined with '--opt-bisect-limit'
            help: a limit of N is the interval '1-N'
        "#]],
    );
    let silent = "--opt-bisect-verbose=false";
    check::<I>(
        &[pipeline, QUIET, &limit(9), silent],
        &[module],
        expect![[r#"
            0
            m(x y(c))
        "#]],
    );
    check::<I>(
        &["--opt-bisect-limit=x"],
        &[module],
        expect![[r#"
            1
            suite-opt: error: 'x' is no value for '--opt-bisect-limit'
            help: it is a number of 0 or more, or -1 for all
        "#]],
    );
}

pub(crate) fn numbers_go_on_in_the_next_part<I: Subject>() {
    let args = [
        "--split-input-file",
        "--rename=to=x",
        "--opt-bisect-limit=1",
        QUIET,
    ];
    check::<I>(
        &args,
        &["m()", "n()"],
        expect![[r#"
        0
        x()
        n()
        BISECT: running pass (1) Rename on 'builtin.module' @m
        BISECT: NOT running pass (2) Rename on 'builtin.module' @n
    "#]],
    );
}

pub(crate) fn of_some_symbols<I: Subject>() {
    let pipeline = "-p=builtin.module(ask,func.func(ask),builtin.module(func.func(rename{to=x})))";
    let module = "m(a b n(c))";
    let symbols = "--opt-bisect-funcs=@b,n";
    check::<I>(
        &[pipeline, QUIET, "--opt-bisect-limit=1", symbols],
        &[module],
        expect![[r#"
            0
            m(a b n(c))
            BISECT: running pass (1) Ask on 'func.func' @b
            BISECT: NOT running pass (2) Rename on 'func.func' @c
        "#]],
    );
    check::<I>(
        &["--opt-bisect-funcs=b"],
        &[module],
        expect![[r#"
        1
        suite-opt: error: '--opt-bisect-funcs' needs '--opt-bisect-limit'
        help: add '--opt-bisect-limit=N', where N is the number of pass executions that run
    "#]],
    );
}

pub(crate) fn the_ir_at_the_limit<I: Subject>() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("at-limit.mlir");
    let file = format!("--opt-bisect-print-ir-path={}", path.display());
    let pipeline =
        "-p=builtin.module(func.func(rename{to=x}),builtin.module(rename{to=z}),rename{to=y})";
    for limit in 0..5 {
        let limit = format!("--opt-bisect-limit={limit}");
        let args = [pipeline, QUIET, &limit, "--opt-bisect-verbose=false"];
        let ran = run::<I>(&[&args[..], &[&file]].concat(), &["m(a n(b))"]);
        assert_eq!((ran.status, ran.stderr.as_str()), (0, ""));
        let written = std::fs::read_to_string(&path).unwrap();
        assert_eq!(written.trim_end(), ran.stdout.trim_end(), "{limit}");
    }
    let nowhere = "--opt-bisect-print-ir-path=/no/such/folder/x";
    check::<I>(
        &["--opt-bisect-limit=1", nowhere],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: cannot open output file '/no/such/folder/x': No such file or directory
        "#]],
    );
}
