//! Pipelines that a pass runs on its own account.

use crate::manager::log::{check, check_counted, check_refused};
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn on_the_operation_itself<I: Subject>() {
    let pipeline =
        "builtin.module(run{pipeline=builtin.module(say{tag=x},func.func(say))},say{tag=after})";
    check::<I>(
        pipeline,
        "m(a b)",
        expect![[r#"
            remark: 'builtin.module' op @m x
            remark: 'func.func' op @a
            remark: 'func.func' op @b
            remark: 'builtin.module' op @m after
            success: m(a b)
        "#]],
    );
}

pub(crate) fn on_nested_operations<I: Subject>() {
    check::<I>(
        "builtin.module(run{inside=true pipeline=any(say)})",
        "m(a n(b))",
        expect![[r#"
            remark: 'func.func' op @a
            remark: 'builtin.module' op @n
            success: m(a n(b))
        "#]],
    );
    let pipeline =
        "builtin.module(builtin.module(run{inside=true pipeline=func.func(rename{to=x})}))";
    check::<I>(
        pipeline,
        "m(a n(b) o(c))",
        expect![[r#"
        success: m(a n(x) o(x))
    "#]],
    );
}

pub(crate) fn dynamic_pipelines_are_nested<I: Subject>() {
    let inner = "run{inside=true pipeline=func.func(say-function)}";
    let pipeline = format!("builtin.module(run{{pipeline=builtin.module(say,{inner})}})");
    check::<I>(
        &pipeline,
        "m(a b)",
        expect![[r#"
            remark: 'builtin.module' op @m
            remark: 'func.func' op @a is a function
            remark: 'func.func' op @b is a function
            success: m(a b)
        "#]],
    );
}

pub(crate) fn the_wrong_anchor_is_a_failure<I: Subject>() {
    check::<I>(
        "builtin.module(run{pipeline=func.func(say)},say)",
        "m(a)",
        expect![[r#"
            error: can't run 'func.func' pass manager on 'builtin.module' op
            failure: m(a)
        "#]],
    );
    check::<I>(
        "builtin.module(run{inside=true pipeline=func.func(say)},say)",
        "m(a n() b)",
        expect![[r#"
            remark: 'func.func' op @a
            error: can't run 'func.func' pass manager on 'builtin.module' op
            remark: 'func.func' op @b
            failure: m(a n() b)
        "#]],
    );
    check::<I>(
        "builtin.module(run{pipeline=any(say-function)},say)",
        "m(a)",
        expect![[r#"
            error: 'builtin.module' op trying to schedule pass 'SayFunction' on an unsupported operation
            failure: m(a)
        "#]],
    );
    check_refused::<I>(
        &["builtin.module(run{pipeline=any(sai)},say)"],
        expect![[r#"
            unknown pass or pipeline `sai`; did you mean `say`?
        "#]],
    );
}

pub(crate) fn what_fails_inside_fails_outside<I: Subject>() {
    let pipeline =
        "builtin.module(builtin.module(run{pipeline=any(func.func(fail{on=b},say))},say))";
    check::<I>(
        pipeline,
        "m(n(a b c) o(d))",
        expect![[r#"
            remark: 'func.func' op @a
            error: 'func.func' op @b is refused
            remark: 'func.func' op @c
            remark: 'func.func' op @d
            remark: 'builtin.module' op @o
            failure: m(n(a b c) o(d))
        "#]],
    );
}

pub(crate) fn counted_under_their_caller<I: Subject>() {
    let pipeline = "builtin.module(builtin.module(run{pipeline=any(func.func(say))},say))";
    check_counted::<I>(
        pipeline,
        "m(n(a b c) o(d))",
        expect![[r#"
        builtin.module
          builtin.module
            Run
              by itself:
                any
                  func.func
                    Say said=4
            Say said=2
    "#]],
    );
}
