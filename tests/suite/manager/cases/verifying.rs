//! Verifying what passes have changed.

use crate::manager::log::{check, check_with};
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn after_each_pass<I: Subject>() {
    check::<I>(
        "builtin.module(func.func(spoil,say),say{tag=after})",
        "m(a b)",
        expect![[r#"
            error: 'func.func' op is not valid
              note: after pass 'spoil' on @a
            error: 'func.func' op is not valid
              note: after pass 'spoil' on @b
            failure: m(a b)
        "#]],
    );
}

pub(crate) fn only_at_all_if_asked_for<I: Subject>() {
    let pipeline = "builtin.module(func.func(spoil,say),say{tag=after})";
    check_with::<I>(
        pipeline,
        "m(a b)",
        &|manager| {
            manager.set_verify_each(false);
        },
        expect![[r#"
            remark: 'func.func' op @a
            remark: 'func.func' op @b
            remark: 'builtin.module' op @m after
            success: m(a b)
        "#]],
    );
}

/// That two symbols must differ is a rule of the module, which is looked at after its functions have run.
pub(crate) fn rules_between_operations<I: Subject>() {
    check::<I>(
        "builtin.module(func.func(rename{to=c},say))",
        "m(a b)",
        expect![[r#"
            remark: 'func.func' op @c
            remark: 'func.func' op @c
            error: two symbols are the same
              note: after the pipelines 'func.func(rename{to=c},say)' on @m
            failure: m(c c)
        "#]],
    );
}
