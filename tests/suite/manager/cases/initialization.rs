//! Preparing passes and dialects before anything runs.

use crate::manager::log::{Suite, check};
use crate::manager::passes::{Prepare, PrepareOptions};
use crate::manager::subject::Subject;
use expect_test::expect;
use pass_runtime::Pass;

fn prepare(tag: &str) -> Prepare {
    Prepare::from_options(PrepareOptions {
        tag: tag.to_owned(),
    })
}

/// Once before anything runs, however many operations and runs there are.
pub(crate) fn once_per_pipeline<I: Subject>() {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager("builtin.module(say,prepare{tag=1},func.func(prepare{tag=2}))");
    let runs = ["m(a b)", "m(c)"].map(|module| suite.run(&mut manager, module));
    expect![[r#"
        remark: prepares 1
        remark: prepares 2
        remark: 'builtin.module' op @m
        remark: 'builtin.module' op @m 1
        remark: 'func.func' op @a 2
        remark: 'func.func' op @b 2
        success: m(a b)
        remark: 'builtin.module' op @m
        remark: 'builtin.module' op @m 1
        remark: 'func.func' op @c 2
        success: m(c)
    "#]]
    .assert_eq(&runs.concat());
}

pub(crate) fn late_passes_too<I: Subject>() {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager("builtin.module(prepare{tag=1},func.func(prepare{tag=2}))");
    let mut log = suite.run(&mut manager, "m(a)");
    for nested in manager.pipeline_mut().nested_mut() {
        nested.add(prepare("3")).unwrap();
    }
    log += &suite.run(&mut manager, "m(a)");
    manager.add(prepare("4")).unwrap();
    log += &suite.run(&mut manager, "m(a)");
    expect![[r#"
        remark: prepares 1
        remark: prepares 2
        remark: 'builtin.module' op @m 1
        remark: 'func.func' op @a 2
        success: m(a)
        remark: prepares 1
        remark: prepares 2
        remark: prepares 3
        remark: 'builtin.module' op @m 1
        remark: 'func.func' op @a 2
        remark: 'func.func' op @a 3
        success: m(a)
        remark: prepares 1
        remark: prepares 2
        remark: prepares 3
        remark: prepares 4
        remark: 'builtin.module' op @m 1
        remark: 'func.func' op @a 2
        remark: 'func.func' op @a 3
        remark: 'builtin.module' op @m 4
        success: m(a)
    "#]]
    .assert_eq(&log);
}

pub(crate) fn failing<I: Subject>() {
    let pipeline = "builtin.module(say,prepare{tag=1},func.func(unready,prepare{tag=2}))";
    check::<I>(
        pipeline,
        "m(a)",
        expect![[r#"
        remark: prepares 1
        error: pass 'Unready' cannot be initialized: has lost its tables
        failure: m(a)
    "#]],
    );
    check::<I>(
        "builtin.module(say,run{pipeline=any(unready)})",
        "m(a)",
        expect![[r#"
            remark: 'builtin.module' op @m
            error: pass 'Unready' cannot be initialized: has lost its tables
            failure: m(a)
        "#]],
    );
}

pub(crate) fn unknown_dialects<I: Subject>() {
    check::<I>(
        "builtin.module(say,func.func(foreign))",
        "m()",
        expect![[r#"
        error: pass 'Foreign' depends on dialect 'nowhere', which does not exist
        failure: m()
    "#]],
    );
    check::<I>(
        "builtin.module(say,run{pipeline=any(foreign)})",
        "m()",
        expect![[r#"
            error: pass 'Foreign' depends on dialect 'nowhere', which does not exist
            failure: m()
        "#]],
    );
}
