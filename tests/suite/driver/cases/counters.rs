//! Debug counters: actions that run, and those that are skipped.

use crate::driver::tool::check;
use crate::manager::subject::Subject;
use expect_test::expect;

const QUIET: &str = "--diagnostic-verbosity=errors";
const PRINT: &str = "--mlir-print-debug-counter";

pub(crate) fn executions_of_passes<I: Subject>() {
    let pipeline = "-p=builtin.module(func.func(ask),rename{to=y})";
    let module = "m(a b c)";
    check::<I>(
        &[
            pipeline,
            QUIET,
            PRINT,
            "--mlir-debug-counter=pass-execution-skip=2",
        ],
        &[module],
        expect![[r#"
            0
            m(a b c)
            DebugCounter counters:
            pass-execution                  : {0,2,-1}
            DebugCounter counters:
            pass-execution                  : {2,2,-1}
        "#]],
    );
    let skip_none = "--mlir-debug-counter=pass-execution-skip=-1,pass-execution-count=0";
    check::<I>(
        &[pipeline, QUIET, PRINT, skip_none],
        &[module],
        expect![[r#"
        0
        y(a b c)
        DebugCounter counters:
        pass-execution                  : {0,-1,0}
        DebugCounter counters:
        pass-execution                  : {5,-1,0}
    "#]],
    );
    let counters = [
        "--debug-counter=pass-execution-count=4",
        "--debug-counter=other-skip=1",
    ];
    check::<I>(
        &[pipeline, QUIET, PRINT, counters[0], counters[1]],
        &[module],
        expect![[r#"
            0
            m(a b c)
            DebugCounter counters:
            other                           : {0,1,-1}
            pass-execution                  : {0,0,4}
            DebugCounter counters:
            other                           : {0,1,-1}
            pass-execution                  : {5,0,4}
        "#]],
    );
    check::<I>(
        &[PRINT],
        &["m()"],
        expect![[r#"
        0
        m()
        DebugCounter counters:
        DebugCounter counters:
    "#]],
    );
}

pub(crate) fn mistakes<I: Subject>() {
    for (text, expected) in [
        (
            "pass-execution-skip",
            expect![[r#"
            1
            suite-opt: error: '--debug-counter': 'pass-execution-skip' has no value
            help: a counter is such as 'apply-pattern-skip=3' or 'apply-pattern-count=1'
        "#]],
        ),
        (
            "pass-execution=1",
            expect![[r#"
            1
            suite-opt: error: '--debug-counter': 'pass-execution' ends with neither '-skip' nor '-count'
            help: a counter is such as 'apply-pattern-skip=3' or 'apply-pattern-count=1'
        "#]],
        ),
        (
            "pass-execution-skip=x",
            expect![[r#"
            1
            suite-opt: error: '--debug-counter': 'x' is not a number
            help: a counter is such as 'apply-pattern-skip=3' or 'apply-pattern-count=1'
        "#]],
        ),
    ] {
        let flag = format!("--mlir-debug-counter={text}");
        check::<I>(&[&flag], &["m()"], expected);
    }
}
