//! The command `shuffle`: the elements of a pipeline in other orders.

use expect_test::expect;

use crate::orders::check;

#[test]
fn orders_that_matter_are_found() {
    // The order of passes that write the same name twice matters; that of passes that do nothing does not.
    check(
        &[
            "shuffle",
            "--runs=8",
            "-p",
            "builtin.module(func.func(tidy,extend,nothing))",
        ],
        expect![[r#"
            0
            toy-opt: the order of 'tidy' and 'extend' matters (seed 0)
              builtin.module(func.func(tidy,extend,nothing))
              builtin.module(func.func(extend,tidy,nothing))
            pass "Rename" "tidy" { before "extend"; }
            toy-opt: 1 swaps matter among 5 other orders, found in 8 runs
            --- stderr
        "#]],
    );
    check(
        &[
            "shuffle",
            "--runs=8",
            "--seed=3",
            "--canonical=builtin.module(func.func(tidy))",
            "-p",
            "builtin.module(nothing,func.func(bufferize,extend))",
        ],
        expect![[r#"
            0
            toy-opt: 0 swaps matter among 2 other orders, found in 3 runs
            --- stderr
        "#]],
    );
    check(
        &["shuffle", "-p", "builtin.module(nothing)"],
        expect![[r#"
        0
        toy-opt: the pipeline has no two elements to be ordered
        --- stderr
    "#]],
    );
    check(
        &[
            "shuffle",
            "--canonical=builtin.module(noting)",
            "-p",
            "builtin.module(nothing)",
        ],
        expect![[r#"
            1
            --- stderr
            --canonical:1:16: error: unknown pass or pipeline `noting`
            builtin.module(noting)
                           ^~~~~~
            note: known passes and pipelines: `bufferize`, `count`, `explain`, `extend`, `extend-twice`, `fail`, `liar`, `lower`, `nothing`, `rename`, `stages`, `tidy`, `twice`
            help: did you mean `nothing`?
        "#]],
    );
}

/// Runs that fail have no result: all orders would seem to agree.
#[test]
fn orders_are_compared_by_results() {
    let shuffle = ["shuffle", "--nothing", "--twice"];
    check(
        &[&shuffle[..], &["--fail"]].concat(),
        expect![[r#"
            1
            --- stderr
            toy-opt: error: the pipeline fails as it stands: builtin.module(nothing,nothing,nothing,fail)
            <module>:0:0: error: 'builtin.module' op failed on purpose
        "#]],
    );
    check(
        &[&shuffle[..], &["--canonical=func.func(tidy)"]].concat(),
        expect![[r#"
            1
            --- stderr
            toy-opt: error: the pipeline of '--canonical' fails for the result
            <module>:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op
            help: a pipeline begins with the operation that it runs on: `builtin.module(...)`, or `builtin.module(func.func(...))` for what is nested in it
        "#]],
    );
    check(
        &[&shuffle[..], &["--canonical=builtin.module(fail)"]].concat(),
        expect![[r#"
            1
            --- stderr
            toy-opt: error: the pipeline of '--canonical' fails for the result
            <module>:1:1: error: 'builtin.module' op failed on purpose
        "#]],
    );
}
