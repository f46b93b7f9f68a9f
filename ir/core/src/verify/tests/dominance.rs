//! Definitions and uses.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn dom_and_symbol() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: operand #0 does not dominate this use
            2:8: note: see current operation: %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            3:8: note: operand defined here (op in the same block)
        "#]],
    );
}

#[test]
fn dom_graph_in_func() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.w"(%1) : (i32) -> ()
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn dom_module_in_module() {
    check_unregistered(
        r#"
"builtin.module"() ({
"x.r"() ({
    "x.w"(%1) : (i32) -> ()
}) : () -> ()
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn dom_module_nested_def() {
    check_unregistered(
        r#"
"builtin.module"() ({
"x.w"(%1) : (i32) -> ()
"x.r"() ({
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:1: error: operand #0 does not dominate this use
            2:1: note: see current operation: "x.w"(%0) : (i32) -> ()
            4:10: note: operand defined here (op in a child region)
        "#]],
    );
}

#[test]
fn dom_nested_order2() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%1) : (i32) -> ()
  }) : () -> ()
  "x.r"() ({
    "x.w"(%1) : (i32) -> ()
  }) : () -> ()
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            6:5: error: operand #0 does not dominate this use
            6:5: note: see current operation: "x.w"(%0) : (i32) -> ()
            8:8: note: operand defined here (op in a parent region)
        "#]],
    );
}

#[test]
fn dom_unreachable_nested() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
^bb1:
  "x.r"() ({
    "x.w"(%1) : (i32) -> ()
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn dominance_arg_child() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.u"(%0) : (i32) -> ()
  "x.r"() ({
    ^bb0(%0: i32):
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operand #0 does not dominate this use
            2:3: note: see current operation: "x.u"(%arg0) : (i32) -> ()
            3:3: note: operand defined as a block argument (block #0 in a child region)
        "#]],
    );
}

#[test]
fn dominance_arg_neither() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "x.r"() ({
    ^bb0(%0: i32):
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:5: error: operand #0 does not dominate this use
            3:5: note: see current operation: "x.u"(%arg0) : (i32) -> ()
            5:3: note: operand defined as a block argument (block #0 neither in a parent nor in a child region)
        "#]],
    );
}

#[test]
fn dominance_arg() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> i32, sym_name = "f"}> ({
^bb0(%c: i1):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.cond_br"(%c, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%x: i32):
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "func.return"(%x) : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            8:3: error: operand #0 does not dominate this use
            8:3: note: see current operation: "func.return"(%1) : (i32) -> ()
            1:1: note: operand defined as a block argument (block #1 in the same region)
        "#]],
    );
}

#[test]
fn dominance_graph_ok() {
    check_unregistered(
        r#"
"builtin.module"() ({
  "x.u"(%0) : (i32) -> ()
  %0 = "x.d"() : () -> i32
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn dominance_multi_result() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "x.u"(%1, %0#1) : (i32, i32) -> ()
  %0:2 = "x.d"() : () -> (i32, i32)
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: operand #1 does not dominate this use
            3:3: note: see current operation: "x.u"(%0, %1#1) : (i32, i32) -> ()
            4:10: note: operand defined here (op in the same block)
        "#]],
    );
}

#[test]
fn dominance_nested_child() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.u"(%0) : (i32) -> ()
  "x.r"() ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operand #0 does not dominate this use
            2:3: note: see current operation: "x.u"(%0) : (i32) -> ()
            4:10: note: operand defined here (op in a child region)
        "#]],
    );
}

#[test]
fn dominance_nested_neither() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  "x.r"() ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:5: error: operand #0 does not dominate this use
            3:5: note: see current operation: "x.u"(%0) : (i32) -> ()
            6:10: note: operand defined here (op is neither in a parent nor in a child region)
        "#]],
    );
}

#[test]
fn dominance_nested_own_result() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:5: error: operand #0 does not dominate this use
            3:5: note: see current operation: "x.u"(%0) : (i32) -> ()
            2:8: note: operand defined here (op in a parent region)
        "#]],
    );
}

#[test]
fn dominance_nested_parent() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.r"() ({
    "x.u"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:5: error: operand #0 does not dominate this use
            3:5: note: see current operation: "x.u"(%0) : (i32) -> ()
            5:8: note: operand defined here (op in a parent region)
        "#]],
    );
}

#[test]
fn dominance_same_block() {
    check(
        r#"
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: operand #0 does not dominate this use
            2:8: note: see current operation: %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            3:8: note: operand defined here (op in the same block)
        "#]],
    );
}

#[test]
fn dominance_same_region() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> i32, sym_name = "f"}> ({
^bb0(%c: i1):
  "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb2:
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            8:3: error: operand #0 does not dominate this use
            8:3: note: see current operation: "func.return"(%0) : (i32) -> ()
            5:8: note: operand defined here (op in the same region)
        "#]],
    );
}

#[test]
fn dominance_self() {
    check(
        r#"
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  %1 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  "func.return"(%1) : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: operand #0 does not dominate this use
            2:8: note: see current operation: %0 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            2:8: note: operand defined here (op in the same block)
        "#]],
    );
}

#[test]
fn dominance_unreachable_ok() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
^bb1:
  %1 = "arith.addi"(%1, %1) : (i32, i32) -> i32
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn dominance_use_from_unreachable() {
    check(
        r#"
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  "func.return"(%1) : (i32) -> ()
^bb1:
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operand #0 does not dominate this use
            2:3: note: see current operation: "func.return"(%0) : (i32) -> ()
            4:8: note: operand defined here (op in the same region)
        "#]],
    );
}

#[test]
fn loop_dom() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%c: i1):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"(%0)[^bb1] : (i32) -> ()
^bb1(%i: i32):
  %1 = "arith.addi"(%i, %0) : (i32, i32) -> i32
  "cf.cond_br"(%c, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb2:
  %2 = "arith.addi"(%i, %1) : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn two_dom() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.addi"(%1, %2) : (i32, i32) -> i32
  %1 = "arith.addi"(%2, %2) : (i32, i32) -> i32
  %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: operand #0 does not dominate this use
            2:8: note: see current operation: %0 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            3:8: note: operand defined here (op in the same block)
        "#]],
    );
}

#[test]
fn unreg_multi_cross() {
    check_unregistered(
        r#"
"x.y"() ({
  "x.a"()[^bb1, ^bb2] : () -> ()
^bb1:
  %0 = "x.d"() : () -> i32
  "x.e"()[^bb2] : () -> ()
^bb2:
  "x.u"(%0) : (i32) -> ()
  "x.e"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            7:3: error: operand #0 does not dominate this use
            7:3: note: see current operation: "x.u"(%0) : (i32) -> ()
            4:8: note: operand defined here (op in the same region)
        "#]],
    );
}

#[test]
fn unreg_multi_same_block() {
    check_unregistered(
        r#"
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1:
  "x.u"(%0) : (i32) -> ()
  %0 = "x.d"() : () -> i32
  "x.e"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            4:3: error: operand #0 does not dominate this use
            4:3: note: see current operation: "x.u"(%0) : (i32) -> ()
            5:8: note: operand defined here (op in the same block)
        "#]],
    );
}

#[test]
fn unused_block_order() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "cf.br"()[^bb2] : () -> ()
^bb1:
  %2 = "arith.addi"(%1, %0) : (i32, i32) -> i32
  "func.return"() : () -> ()
^bb2:
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
  "cf.br"()[^bb1] : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}
