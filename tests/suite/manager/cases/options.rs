//! Options of passes in textual pipelines.

use crate::manager::log::{Suite, check, check_refused};
use crate::manager::subject::{Subject, from_subject, to_subject};
use expect_test::expect;

pub(crate) fn values_and_defaults<I: Subject>() {
    let pipeline = "builtin.module(func.func(say,say{tag=\"two words\" times=2 more=a,b}))";
    check::<I>(
        pipeline,
        "m(f)",
        expect![[r#"
            remark: 'func.func' op @f
            remark: 'func.func' op @f two words a b
            remark: 'func.func' op @f two words a b
            success: m(f)
        "#]],
    );
}

/// Printed in one way, however written, and read back as the same.
pub(crate) fn print_then_parse<I: Subject>() {
    let suite = Suite::<I>::new();
    let written = [
        "builtin.module(say{})",
        "builtin.module(say{times=1},func.func( say{more=a,b   tag=x} ))",
        "builtin.module(say{tag={two words}})",
        "builtin.module(run{pipeline=func.func(say{tag=x}) inside=1})",
        "builtin.module(func.func(fail{on=a}),any(say))",
    ];
    let mut text = String::new();
    for pipeline in written {
        let printed = suite.manager(pipeline).to_string();
        let again = suite.registry.parse(&suite.cx, &printed).unwrap();
        assert_eq!(again.to_string(), printed);
        text += &from_subject::<I>(&(printed + "\n"));
    }
    expect![[r#"
        builtin.module(say)
        builtin.module(say,func.func(say{tag=x more={a,b}}))
        builtin.module(say{tag={two words}})
        builtin.module(run{pipeline=func.func(say{tag=x}) inside=true})
        builtin.module(func.func(fail{on={a}}),any(say))
    "#]]
    .assert_eq(&text);
}

pub(crate) fn mistakes<I: Subject>() {
    check_refused::<I>(
        &[
            "builtin.module(say{tga=x})",
            "builtin.module(say{times=many})",
            "builtin.module(say{times=4})",
            "builtin.module(say{tag=a tag=b})",
            "builtin.module(rename)",
            "builtin.module(run{pipeline=func.func(})",
            "builtin.module(say{times=0 what=x})",
        ],
        expect![[r#"
            unknown option `tga`; did you mean `tag`?
            option `times`: expected an integer, found `many`
            option `times`: must be 1 to 3, found `4`
            option `tag` is given twice
            option `to` must be given
            option `pipeline`: this '(' is never closed
            option `times`: must be 1 to 3, found `0`
            unknown option `what`
        "#]],
    );
}

pub(crate) fn one_pass_with_different_options<I: Subject>() {
    let suite = Suite::<I>::new();
    let mut manager = suite.manager("builtin.module(say{tag=1},say{tag=2},func.func(say{tag=3}))");
    let options = to_subject::<I>("builtin.module(say{tag=1},say{tag=2},func.func(say{tag=3}))");
    assert_eq!(manager.to_string(), options);
    expect![[r#"
        remark: 'builtin.module' op @m 1
        remark: 'builtin.module' op @m 2
        remark: 'func.func' op @a 3
        success: m(a)
    "#]]
    .assert_eq(&suite.run(&mut manager, "m(a)"));
}
