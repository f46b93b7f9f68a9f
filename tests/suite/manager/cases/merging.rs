//! Nested pipelines that stand side by side run in one go where that makes no difference to each operation.

use crate::manager::log::{Suite, check};
use crate::manager::subject::{Subject, from_subject};
use expect_test::{Expect, expect};

/// The pipeline as it runs, and what it says.
fn merged<I: Subject>(pipeline: &str, module: &str, as_run: Expect, log: Expect) {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager(pipeline);
    suite.run(&mut manager, module);
    as_run.assert_eq(&from_subject::<I>(&manager.text_as_run().unwrap()));
    check::<I>(pipeline, module, log);
}

pub(crate) fn same_anchors_become_one<I: Subject>() {
    let pipeline = "builtin.module(func.func(say{tag=1}),func.func(say{tag=2},say{tag=3}))";
    merged::<I>(
        pipeline,
        "m(a b)",
        expect!["builtin.module(func.func(say{tag=1},say{tag=2},say{tag=3}))"],
        expect![[r#"
        remark: 'func.func' op @a 1
        remark: 'func.func' op @a 2
        remark: 'func.func' op @a 3
        remark: 'func.func' op @b 1
        remark: 'func.func' op @b 2
        remark: 'func.func' op @b 3
        success: m(a b)
    "#]],
    );
}

pub(crate) fn different_anchors_run_side_by_side<I: Subject>() {
    let pipeline = "builtin.module(FunctionOpInterface(say{tag=1}),builtin.module(say{tag=2}),FunctionOpInterface(say{tag=3}))";
    merged::<I>(
        pipeline,
        "m(a n() b)",
        expect![
            "builtin.module(builtin.module(say{tag=2}),FunctionOpInterface(say{tag=1}),FunctionOpInterface(say{tag=3}))"
        ],
        expect![[r#"
            remark: 'func.func' op @a 1
            remark: 'builtin.module' op @n 2
            remark: 'func.func' op @b 1
            remark: 'func.func' op @a 3
            remark: 'func.func' op @b 3
            success: m(a n() b)
        "#]],
    );
}

pub(crate) fn passes_in_between_keep_apart<I: Subject>() {
    let pipeline = "builtin.module(func.func(say{tag=1}),say{tag=2},func.func(say{tag=3}))";
    merged::<I>(
        pipeline,
        "m(a b)",
        expect!["builtin.module(func.func(say{tag=1}),say{tag=2},func.func(say{tag=3}))"],
        expect![[r#"
        remark: 'func.func' op @a 1
        remark: 'func.func' op @b 1
        remark: 'builtin.module' op @m 2
        remark: 'func.func' op @a 3
        remark: 'func.func' op @b 3
        success: m(a b)
    "#]],
    );
}

/// An operation may not skip what it would have gone through.
pub(crate) fn any_beside_names_that_it_takes<I: Subject>() {
    let pipeline = "builtin.module(any(say{tag=1}),func.func(say{tag=2}))";
    merged::<I>(
        pipeline,
        "m(a n())",
        expect!["builtin.module(any(say{tag=1}),func.func(say{tag=2}))"],
        expect![[r#"
        remark: 'func.func' op @a 1
        remark: 'builtin.module' op @n 1
        remark: 'func.func' op @a 2
        success: m(a n())
    "#]],
    );
    let pipeline = "builtin.module(any(say-module),func.func(say{tag=2}))";
    merged::<I>(
        pipeline,
        "m(a n())",
        expect!["builtin.module(func.func(say{tag=2}),any(say-module))"],
        expect![[r#"
        remark: 'func.func' op @a 2
        remark: 'builtin.module' op @n is a module
        success: m(a n())
    "#]],
    );
}

pub(crate) fn as_written_and_as_run<I: Subject>() {
    let suite = Suite::<I>::new();
    let pipeline = "builtin.module( func.func(say{ times=1 } ), func.func( say{tag=x}),any(say) )";
    let mut manager = suite.manager(pipeline);
    assert_eq!(manager.text_as_run(), None);
    suite.run(&mut manager, "m()");
    let as_run = manager.text_as_run().unwrap();
    expect![[r#"
        builtin.module(func.func(say),func.func(say{tag=x}),any(say))
        builtin.module(func.func(say,say{tag=x}),any(say))"#]]
    .assert_eq(&from_subject::<I>(&format!("{manager}\n{as_run}")));
}
