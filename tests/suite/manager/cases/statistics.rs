//! Statistics: counting in passes, and the sums in reports.

use crate::manager::log::{Suite, check_counted, counted};
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn counted_per_place<I: Subject>() {
    let pipeline =
        "builtin.module(say,func.func(say,fail{on=x}),say,builtin.module(func.func(say)))";
    check_counted::<I>(
        pipeline,
        "m(a b n(c d e))",
        expect![[r#"
        builtin.module
          Say said=1
          func.func
            Say said=2
            Fail tried=2
          Say said=1
          builtin.module
            func.func
              Say said=3
    "#]],
    );
}

pub(crate) fn counted_over_runs<I: Subject>() {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager("builtin.module(func.func(say))");
    let mut text = counted(&manager);
    for module in ["m(a b)", "m()", "m(a)"] {
        suite.run(&mut manager, module);
        text += &counted(&manager);
    }
    expect![[r#"
        nothing has run
        builtin.module
          func.func
            Say said=2
        builtin.module
          func.func
            Say said=2
        builtin.module
          func.func
            Say said=3
    "#]]
    .assert_eq(&text);
}

pub(crate) fn counted_up_to_a_failure<I: Subject>() {
    let pipeline = "builtin.module(func.func(say,fail{on=b},say),say)";
    check_counted::<I>(
        pipeline,
        "m(a b c)",
        expect![[r#"
        builtin.module
          func.func
            Say said=3
            Fail tried=3
            Say said=2
          Say said=0
    "#]],
    );
}
