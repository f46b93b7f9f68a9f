//! The operations that a pass or pipeline takes.

use crate::manager::log::{check, check_refused};
use crate::manager::subject::Subject;
use expect_test::expect;

pub(crate) fn by_operation<I: Subject>() {
    check_refused::<I>(
        &[
            "builtin.module(say-function)",
            "builtin.module(func.func(say-module))",
            "builtin.module(func.func(say-function),say-module)",
        ],
        expect![[r#"
            Can't add pass 'SayFunction' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?; write `func.func(say-function)`
            Can't add pass 'SayModule' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?; write `builtin.module(say-module)`
            accepted: builtin.module(func.func(say-function),say-module)
        "#]],
    );
}

pub(crate) fn by_interface<I: Subject>() {
    check_refused::<I>(
        &[
            "builtin.module(say-interface)",
            "builtin.module(func.func(say-interface))",
        ],
        expect![[r#"
            unable to schedule pass 'SayInterface' on a PassManager intended to run on 'builtin.module'!; 'builtin.module' does not implement the interface 'FunctionOpInterface' that the pass needs; `any(..)` around it runs it on operations inside that do
            accepted: builtin.module(func.func(say-interface))
        "#]],
    );
    check::<I>(
        "builtin.module(func.func(say-interface))",
        "m(a n(b))",
        expect![[r#"
            remark: 'func.func' op @a is like a function
            success: m(a n(b))
        "#]],
    );
}

pub(crate) fn by_the_pass_itself<I: Subject>() {
    check_refused::<I>(
        &[
            "builtin.module(say-chosen)",
            "builtin.module(func.func(say-chosen))",
        ],
        expect![[r#"
            unable to schedule pass 'SayChosen' on a PassManager intended to run on 'builtin.module'!; the pass refuses operations called 'builtin.module'
            accepted: builtin.module(func.func(say-chosen))
        "#]],
    );
    check::<I>(
        "builtin.module(any(say-chosen))",
        "m(a n(b))",
        expect![[r#"
        remark: 'func.func' op @a is chosen
        success: m(a n(b))
    "#]],
    );
    check::<I>(
        "any(say-chosen)",
        "m(a)",
        expect![[r#"
        error: 'builtin.module' op trying to schedule pass 'SayChosen' on an unsupported operation
        failure: m(a)
    "#]],
    );
}

pub(crate) fn any_takes_on_the_constraints<I: Subject>() {
    check::<I>(
        "builtin.module(any(say,say-function))",
        "m(a n(b))",
        expect![[r#"
            remark: 'func.func' op @a
            remark: 'func.func' op @a is a function
            success: m(a n(b))
        "#]],
    );
    check::<I>(
        "builtin.module(any(say,say-interface))",
        "m(a n(b))",
        expect![[r#"
            remark: 'func.func' op @a
            remark: 'func.func' op @a is like a function
            success: m(a n(b))
        "#]],
    );
    check::<I>(
        "builtin.module(any(say-module,say-function))",
        "m(a n(b))",
        expect![[r#"
            success: m(a n(b))
        "#]],
    );
}

pub(crate) fn an_anchor_of_several_names<I: Subject>() {
    check::<I>(
        "builtin.module(func.func|builtin.module(say))",
        "m(a n(b) c)",
        expect![[r#"
            remark: 'func.func' op @a
            remark: 'builtin.module' op @n
            remark: 'func.func' op @c
            success: m(a n(b) c)
        "#]],
    );
    check_refused::<I>(
        &["builtin.module(func.func|builtin.module(say-function))"],
        expect![[r#"
            Can't add pass 'SayFunction' restricted to 'func.func' on a PassManager intended to run on 'func.func|builtin.module', did you intend to nest?; write `func.func(say-function)`
        "#]],
    );
}

pub(crate) fn an_interface_as_anchor<I: Subject>() {
    check::<I>(
        "builtin.module(FunctionOpInterface(say))",
        "m(a n(b) c)",
        expect![[r#"
            remark: 'func.func' op @a
            remark: 'func.func' op @c
            success: m(a n(b) c)
        "#]],
    );
    check::<I>(
        "FunctionOpInterface(say)",
        "m(a)",
        expect![[r#"
        error: can't run 'FunctionOpInterface' pass manager on 'builtin.module' op
        failure: m(a)
    "#]],
    );
}

pub(crate) fn unknown_names<I: Subject>() {
    check_refused::<I>(
        &[
            "builtin.modul(say)",
            "builtin.module(func.func(sai))",
            "builtin.module(FunctionOpInterfac(say))",
            "builtin.module(func.func(say)",
        ],
        expect![[r#"
            unknown operation `builtin.modul`; did you mean `builtin.module`?
            unknown pass or pipeline `sai`; did you mean `say`?
            unknown operation `FunctionOpInterfac`; did you mean `FunctionOpInterface`?
            this '(' is never closed
        "#]],
    );
}
