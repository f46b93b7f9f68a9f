//! Modules: names, visibility and attributes.

use expect_test::expect;

use super::check;

#[test]
fn module_attr_dialect() {
    check(
        r#"
"builtin.module"() ({
^bb0:
}) {foo.bar = 1 : i32} : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn module_attr() {
    check(
        r#"
"builtin.module"() ({
^bb0:
}) {foo = 1 : i32} : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'
            1:1: note: see current operation: 
            "builtin.module"() ({
            ^bb0:
            }) {foo = 1 : i32} : () -> ()
        "#]],
    );
}

#[test]
fn module_attr2() {
    check(
        r#"
"builtin.module"() ({
^bb0:
}) {foo = 1 : i32, bar = 1 : i32} : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'bar'
            1:1: note: see current operation: 
            "builtin.module"() ({
            ^bb0:
            }) {bar = 1 : i32, foo = 1 : i32} : () -> ()
        "#]],
    );
}

#[test]
fn module_inner_visibility() {
    check(
        r#"
"builtin.module"() ({
"builtin.module"() <{sym_name = "m", sym_visibility = "private"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn module_result() {
    check(
        r#"
%0 = "builtin.module"() ({
}) : () -> i32
"#,
        expect![[r#"
            1:6: error: 'builtin.module' op requires zero results
            1:6: note: see current operation: 
            %0 = "builtin.module"() ({
            }) : () -> i32
        "#]],
    );
}

#[test]
fn module_sym_name_kind_attr() {
    check(
        r#"
"builtin.module"() ({
}) {sym_name = 1 : i32} : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute
        "#]],
    );
}

#[test]
fn module_sym_name_kind() {
    check(
        r#"
"builtin.module"() <{sym_name = 1 : i32}> ({
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties {sym_name = 1 : i32} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i32
        "#]],
    );
}

#[test]
fn module_visibility_no_name() {
    check(
        r#"
"builtin.module"() <{sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn module_visibility() {
    check(
        r#"
"builtin.module"() <{sym_name = "m", sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
            1:1: note: see current operation: 
            "builtin.module"() <{sym_name = "m", sym_visibility = "foo"}> ({
            ^bb0:
            }) : () -> ()
        "#]],
    );
}
