//! Running only the first pass executions.

use crate::driver::tool::check;
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
        help: it is a number of 0 or more
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
