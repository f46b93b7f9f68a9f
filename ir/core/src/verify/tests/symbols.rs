//! Symbols and what refers to them.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn call_arg_attrs_name() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"(%0) <{callee = @f, arg_attrs = [{foo}]}> : (i32) -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn call_arg_attrs() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"(%0) <{callee = @f, arg_attrs = [{}, {}]}> : (i32) -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn call_in_nested_module() {
    check(
        r#"
"builtin.module"() ({
"builtin.module"() <{sym_name = "g"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.call"() <{callee = @h}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            4:5: error: 'func.call' op 'h' does not reference a valid function
            4:5: note: see current operation: "func.call"() <{callee = @h}> : () -> ()
        "#]],
    );
}

#[test]
fn call_in_scf() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"scf.execute_region"() ({
  "func.call"() <{callee = @f}> : () -> ()
  "scf.yield"() : () -> ()
}) : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn call_in_unreg() {
    check_unregistered(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"x.r"() ({
  "func.call"() <{callee = @f}> : () -> ()
}) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            5:3: error: 'func.call' op 'f' does not reference a valid function
            5:3: note: see current operation: "func.call"() <{callee = @f}> : () -> ()
        "#]],
    );
}

#[test]
fn call_in_unreg2() {
    check_unregistered(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"x.r"() ({
  "func.call"() <{callee = @f}> : () -> ()
}, {}) : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn call_not_function() {
    check(
        r#"
"builtin.module"() ({
"builtin.module"() <{sym_name = "g"}> ({
^bb0:
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            6:3: error: 'func.call' op 'g' does not reference a valid function
            6:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()
        "#]],
    );
}

#[test]
fn call_res_attrs() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"(%0) <{callee = @f, res_attrs = [{}, {}]}> : (i32) -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn call_unknown() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'func.call' op 'g' does not reference a valid function
            2:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()
        "#]],
    );
}

#[test]
fn constant_func_nofn() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
%0 = "func.constant"() <{value = @h}> : () -> i32
}) : () -> ()
"#,
        expect![[r#"
            4:6: error: 'func.constant' op reference to function with mismatched type
            4:6: note: see current operation: %0 = "func.constant"() <{value = @h}> : () -> i32
        "#]],
    );
}

#[test]
fn constant_func_type() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
%0 = "func.constant"() <{value = @h}> : () -> ((i32) -> ())
}) : () -> ()
"#,
        expect![[r#"
            4:6: error: 'func.constant' op reference to function with mismatched type
            4:6: note: see current operation: %0 = "func.constant"() <{value = @h}> : () -> ((i32) -> ())
        "#]],
    );
}

#[test]
fn constant_func_unknown() {
    check(
        r#"
%0 = "func.constant"() <{value = @g}> : () -> (() -> ())
"#,
        expect![[r#"
            1:6: error: 'func.constant' op reference to undefined function 'g'
            1:6: note: see current operation: %0 = "func.constant"() <{value = @g}> : () -> (() -> ())
        "#]],
    );
}

#[test]
fn dup_nested_symbol_noname() {
    check(
        r#"
"builtin.module"() ({
"builtin.module"() ({
^bb0:
}) : () -> ()
"builtin.module"() ({
^bb0:
}) : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn func_in_func() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
            2:3: note: see current operation: 
            "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
              "func.return"() : () -> ()
            }) : () -> ()
            5:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
            5:3: note: see current operation: 
            "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
              "func.return"() : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn func_in_module_attr_name() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{foo.x = 1}]}> ({}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn func_in_unreg() {
    check_unregistered(
        r#"
"x.y"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn func_visibility_kind() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "m", sym_visibility = 1}> ({
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties {function_type = () -> (), sym_name = "m", sym_visibility = 1 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn func_visibility() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "m", sym_visibility = "foo"}> ({
}) : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
            1:1: note: see current operation: 
            "func.func"() <{function_type = () -> (), sym_name = "m", sym_visibility = "foo"}> ({
            }) : () -> ()
        "#]],
    );
}

#[test]
fn redefinition() {
    check(
        r#"
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            4:3: error: redefinition of symbol named 'x'
            4:3: note: see current operation: 
            "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
            }) : () -> ()
            2:3: note: see existing symbol definition here
        "#]],
    );
}

#[test]
fn symbol_in_func() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.y"() {sym_name = "a"} : () -> ()
  "x.y"() {sym_name = "a"} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn symbol_users_order2() {
    check_unregistered(
        r#"
"builtin.module"() ({
"x.r"() ({
  "x.r"() ({
  "func.call"() <{callee = @a}> : () -> ()
  }) : () -> ()
  "func.call"() <{callee = @b}> : () -> ()
}, {
  "func.call"() <{callee = @c}> : () -> ()
}) : () -> ()
"x.r"() ({
  "func.call"() <{callee = @d}> : () -> ()
}) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            11:3: error: 'func.call' op 'd' does not reference a valid function
            11:3: note: see current operation: "func.call"() <{callee = @d}> : () -> ()
        "#]],
    );
}

#[test]
fn symbol_users_two() {
    check(
        r#"
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f2"}> ({
  "func.call"() <{callee = @i}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            8:3: error: 'func.call' op 'i' does not reference a valid function
            8:3: note: see current operation: "func.call"() <{callee = @i}> : () -> ()
        "#]],
    );
}
