//! Functions.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn func_arg_attrs_count() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{}, {}]}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1
            1:1: note: see current operation: 
            "func.func"() <{arg_attrs = [{}, {}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_arg_attrs_kind() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [1]}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
            1:1: note: see current operation: 
            "func.func"() <{arg_attrs = [1], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_arg_attrs_kind2() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = 1}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties {arg_attrs = 1 : i64, function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"} for op func.func: Invalid attribute `arg_attrs` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn func_arg_attrs_name() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{foo = 1}]}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op arguments may only have dialect attributes
            1:1: note: see current operation: 
            "func.func"() <{arg_attrs = [{foo = 1 : i64}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_args_count() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op entry block must have 1 arguments to match function signature
            1:1: note: see current operation: 
            "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_args_type() {
    check(
        r#"
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
^bb0(%a: i32, %b: i32):
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op type of entry block argument #1('i32') must match the type of the corresponding argument in function signature('i64')
            1:1: note: see current operation: 
            "func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
            ^bb0(%arg0: i32, %arg1: i32):
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_name_empty() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "", sym_visibility = "private"}> ({}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn func_neither() {
    check(
        r#"
"func.func"() ({
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op requires attribute 'function_type'
            1:1: note: see current operation: 
            "func.func"() ({
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_nested_decl() {
    check(
        r#"
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f", sym_visibility = "nested"}> ({
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn func_no_inline_kind() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", no_inline = 1}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties {function_type = (i32) -> i32, no_inline = 1 : i64, sym_name = "f", sym_visibility = "private"} for op func.func: Invalid attribute `no_inline` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn func_no_name() {
    check(
        r#"
"func.func"() <{function_type = () -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op requires attribute 'sym_name'
            1:1: note: see current operation: 
            "func.func"() <{function_type = () -> ()}> ({
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_no_region() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op requires one region
            1:1: note: see current operation: "func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()
        "#]],
    );
}

#[test]
fn func_no_type() {
    check(
        r#"
"func.func"() <{sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op requires attribute 'function_type'
            1:1: note: see current operation: 
            "func.func"() <{sym_name = "f"}> ({
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_operand() {
    check_unregistered(
        r#"
%0 = "x.d"() : () -> i32
"func.func"(%0) <{function_type = () -> (), sym_name = "f"}> ({}) : (i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'func.func' op requires zero operands
            2:1: note: see current operation: 
            "func.func"(<<UNKNOWN SSA VALUE>>) <{function_type = () -> (), sym_name = "f"}> ({
            }) : (i32) -> ()
        "#]],
    );
}

#[test]
fn func_properties_not_dict() {
    check(
        r#"
"func.func"() <1 : i32> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties 1 : i32 for op func.func: expected DictionaryAttr to set properties
        "#]],
    );
}

#[test]
fn func_public_decl() {
    check(
        r#"
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op symbol declaration cannot have public visibility
            1:1: note: see current operation: 
            "func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_res_attrs_count() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", res_attrs = [{}]}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
            1:1: note: see current operation: 
            "func.func"() <{function_type = (i32) -> (), res_attrs = [{}], sym_name = "f", sym_visibility = "private"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_res_attrs_name() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{foo = 1}]}> ({}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op results may only have dialect attributes
            1:1: note: see current operation: 
            "func.func"() <{function_type = (i32) -> i32, res_attrs = [{foo = 1 : i64}], sym_name = "f", sym_visibility = "private"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_type_kind() {
    check(
        r#"
"func.func"() <{function_type = 1 : i32, sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties {function_type = 1 : i32, sym_name = "f"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i32
        "#]],
    );
}

#[test]
fn func_type_not_function() {
    check(
        r#"
"func.func"() <{function_type = i32, sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
            1:1: note: see current operation: 
            "func.func"() <{function_type = i32, sym_name = "f"}> ({
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_unknown_property() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", foo = 1}> ({}) : () -> ()
"#,
        expect![[""]],
    );
}
