//! Analyses of operations: caching, preservation, invalidation.

use crate::manager::log::{check, check_with};
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn kept_while_preserved<I: Subject>() {
    check::<I>(
        "builtin.module(func.func(ask,ask,rename{to=x},ask))",
        "m(a)",
        expect![[r#"
            remark: 'func.func' op @a knew "nothing" and "nothing", knows "hello a", around is "nothing"
            remark: 'func.func' op @a knew "a" and "hello a", knows "hello a", around is "nothing"
            remark: 'func.func' op @x knew "nothing" and "nothing", knows "hello x", around is "nothing"
            success: m(x)
        "#]],
    );
}

/// An analysis goes with what it was built from, even if it is said to hold.
pub(crate) fn dependencies_go_together<I: Subject>() {
    check::<I>(
        "builtin.module(ask,keep,ask,keep{greeting=true},ask)",
        "m()",
        expect![[r#"
            remark: 'builtin.module' op @m knew "nothing" and "nothing", knows "hello m", around is "nothing"
            remark: 'builtin.module' op @m knew "m" and "nothing", knows "hello m", around is "nothing"
            remark: 'builtin.module' op @m knew "m" and "hello m", knows "hello m", around is "nothing"
            success: m()
        "#]],
    );
}

pub(crate) fn parents_are_read<I: Subject>() {
    let pipeline = "builtin.module(ask,func.func(ask),builtin.module(func.func(ask)))";
    check::<I>(
        pipeline,
        "m(a n(b))",
        expect![[r#"
        remark: 'builtin.module' op @m knew "nothing" and "nothing", knows "hello m", around is "nothing"
        remark: 'func.func' op @a knew "nothing" and "nothing", knows "hello a", around is "m"
        remark: 'func.func' op @b knew "nothing" and "nothing", knows "hello b", around is "nothing"
        success: m(a n(b))
    "#]],
    );
}

/// The analyses of nested operations stay as long as passes change nothing: another operation may be in the place of one that
/// is gone.
pub(crate) fn children_are_kept<I: Subject>() {
    let pipeline =
        "builtin.module(ask{inside=true},keep,ask{inside=true},say,any(ask),ask{inside=true})";
    check::<I>(
        pipeline,
        "m(n() o())",
        expect![[r#"
            remark: 'builtin.module' op @m knew "nothing" and "nothing", knows "hello m", around is "nothing"
            remark: 'builtin.module' op @n was not known
            remark: 'builtin.module' op @o was not known
            remark: 'builtin.module' op @m knew "m" and "nothing", knows "hello m", around is "nothing"
            remark: 'builtin.module' op @n was not known
            remark: 'builtin.module' op @o was not known
            remark: 'builtin.module' op @m
            remark: 'builtin.module' op @n knew "n" and "nothing", knows "hello n", around is "m"
            remark: 'builtin.module' op @o knew "o" and "nothing", knows "hello o", around is "m"
            remark: 'builtin.module' op @m knew "nothing" and "nothing", knows "hello m", around is "nothing"
            remark: 'builtin.module' op @n was not known
            remark: 'builtin.module' op @o was not known
            success: m(n() o())
        "#]],
    );
}

pub(crate) fn a_pass_that_lied_is_found<I: Subject>() {
    let pipeline = "builtin.module(func.func(ask,rename{to=x lie=true},ask))";
    check::<I>(
        pipeline,
        "m(a)",
        expect![[r#"
        remark: 'func.func' op @a knew "nothing" and "nothing", knows "hello a", around is "nothing"
        remark: 'func.func' op @x knew "a" and "nothing", knows "hello a", around is "nothing"
        success: m(x)
    "#]],
    );
    check_with::<I>(
        pipeline,
        "m(a)",
        &|manager| {
            manager.set_check_preserved(true);
        },
        expect![[r#"
            remark: 'func.func' op @a knew "nothing" and "nothing", knows "hello a", around is "nothing"
            error: 'func.func' op pass 'Rename' says that analysis 'Named' still holds, which it does not
            failure: m(x)
        "#]],
    );
}
