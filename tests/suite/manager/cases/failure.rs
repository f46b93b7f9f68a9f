//! The extent of a failure: the runs that it stops, and those that go on.

use crate::manager::log::{Suite, check};
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn a_failing_operation_stops_its_own_pipeline<I: Subject>() {
    let pipeline = "builtin.module(func.func(fail{on=b},say),say{tag=after})";
    check::<I>(
        pipeline,
        "m(a b c)",
        expect![[r#"
            remark: 'func.func' op @a
            error: 'func.func' op @b is refused
            remark: 'func.func' op @c
            failure: m(a b c)
        "#]],
    );
}

pub(crate) fn all_that_fail_are_reported<I: Subject>() {
    let pipeline =
        "builtin.module(builtin.module(func.func(fail{on=b,c}),say),func.func(fail,say))";
    check::<I>(
        pipeline,
        "m(a n(b c) o(d) e)",
        expect![[r#"
            error: 'func.func' op @a is refused
            error: 'func.func' op @b is refused
            error: 'func.func' op @c is refused
            remark: 'builtin.module' op @o
            error: 'func.func' op @e is refused
            failure: m(a n(b c) o(d) e)
        "#]],
    );
}

pub(crate) fn silent_failures_are_said<I: Subject>() {
    check::<I>(
        "builtin.module(func.func(fail{on=a silent=true},say))",
        "m(a b)",
        expect![[r#"
            error: 'func.func' op pass 'Fail' failed
            remark: 'func.func' op @b
            failure: m(a b)
        "#]],
    );
}

pub(crate) fn panics_are_failures<I: Subject>() {
    pass_driver::quiet_panics();
    let pipeline = "builtin.module(func.func(panic{on=a},say),say{tag=after})";
    check::<I>(
        pipeline,
        "m(a b)",
        expect![[r#"
            error: 'func.func' op pass 'Panic' panicked: cannot stand it
            remark: 'func.func' op @b
            failure: m(a b)
        "#]],
    );
}

pub(crate) fn failures_of_the_outermost<I: Subject>() {
    check::<I>(
        "builtin.module(say,fail{on=m},func.func(say))",
        "m(a)",
        expect![[r#"
            remark: 'builtin.module' op @m
            error: 'builtin.module' op @m is refused
            failure: m(a)
        "#]],
    );
}

/// A run leaves nothing behind that would make a difference to the next.
pub(crate) fn a_manager_survives_failures<I: Subject>() {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager("builtin.module(func.func(fail{on=b},say))");
    let runs = ["m(a b)", "m(a c)", "m(b)"].map(|module| suite.run(&mut manager, module));
    expect![[r#"
        remark: 'func.func' op @a
        error: 'func.func' op @b is refused
        failure: m(a b)
        remark: 'func.func' op @a
        remark: 'func.func' op @c
        success: m(a c)
        error: 'func.func' op @b is refused
        failure: m(b)
    "#]]
    .assert_eq(&runs.concat());
}
