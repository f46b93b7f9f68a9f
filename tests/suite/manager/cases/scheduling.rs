//! Scheduling: the passes that run on each operation, and their order.

use crate::manager::log::check;
use crate::manager::subject::Subject;
use expect_test::expect;

/// Each operation goes through its whole pipeline before the next one starts.
pub(crate) fn order_of_passes<I: Subject>() {
    check::<I>(
        "builtin.module(say{tag=1},func.func(say{tag=2},say{tag=3}),say{tag=4})",
        "m(a b)",
        expect![[r#"
            remark: 'builtin.module' op @m 1
            remark: 'func.func' op @a 2
            remark: 'func.func' op @a 3
            remark: 'func.func' op @b 2
            remark: 'func.func' op @b 3
            remark: 'builtin.module' op @m 4
            success: m(a b)
        "#]],
    );
}

pub(crate) fn nested_modules<I: Subject>() {
    let pipeline =
        "builtin.module(builtin.module(say,func.func(say{tag=inner})),func.func(say{tag=outer}))";
    check::<I>(
        pipeline,
        "m(a n(b c) d o())",
        expect![[r#"
            remark: 'func.func' op @a outer
            remark: 'builtin.module' op @n
            remark: 'func.func' op @b inner
            remark: 'func.func' op @c inner
            remark: 'func.func' op @d outer
            remark: 'builtin.module' op @o
            success: m(a n(b c) d o())
        "#]],
    );
    check::<I>(
        "builtin.module(any(say{tag=any}))",
        "m(a n(b))",
        expect![[r#"
            remark: 'func.func' op @a any
            remark: 'builtin.module' op @n any
            success: m(a n(b))
        "#]],
    );
}

pub(crate) fn wrong_outermost_operation<I: Subject>() {
    check::<I>(
        "func.func(say)",
        "m(a)",
        expect![[r#"
        error: can't run 'func.func' pass manager on 'builtin.module' op
        failure: m(a)
    "#]],
    );
    check::<I>(
        "any(say-function)",
        "m(a)",
        expect![[r#"
        error: 'builtin.module' op trying to schedule pass 'SayFunction' on an unsupported operation
        failure: m(a)
    "#]],
    );
    check::<I>(
        "any(say-module)",
        "m(a)",
        expect![[r#"
        remark: 'builtin.module' op @m is a module
        success: m(a)
    "#]],
    );
}

/// That is what a nested pipeline of the wrong kind looks like.
pub(crate) fn never_met<I: Subject>() {
    check::<I>(
        "builtin.module(builtin.module(func.func(say)))",
        "m(a)",
        expect![[r#"
            warning: 'builtin.module(func.func(say))' never ran: no 'builtin.module' is directly inside of 'builtin.module'
            success: m(a)
        "#]],
    );
    check::<I>(
        "builtin.module(func.func(func.func(say),say))",
        "m(a)",
        expect![[r#"
            remark: 'func.func' op @a
            warning: 'func.func(say)' never ran: no 'func.func' is directly inside of 'func.func'
            success: m(a)
        "#]],
    );
}
