//! Operands of `cf.cond_br` and their groups.

use expect_test::expect;

use super::check;

#[test]
fn condbr_args() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1(%b: i1):
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: branch has 0 operands for successor #0, but target block has 1
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_cond() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn condbr_operands() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.cond_br' op expected 1 or more operands, but found 0
            3:3: note: see current operation: "cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()
        "#]],
    );
}

#[test]
fn condbr_segments_dict() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn condbr_segments_i64() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`
        "#]],
    );
}

#[test]
fn condbr_segments_int() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = 1}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: invalid properties {operandSegmentSizes = 1 : i64} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`
        "#]],
    );
}

#[test]
fn condbr_segments_neg() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_segments_two_conds() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i1, i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn condbr_segments0() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: branch has 1 operands for successor #0, but target block has 0
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_segments2() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_segments3() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3
        "#]],
    );
}

#[test]
fn condbr_successors() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.cond_br' op requires 2 successors but found 1
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_weights_kind() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: invalid properties {branch_weights = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: array<i64: 0, 0>
        "#]],
    );
}

#[test]
fn condbr_weights_neg() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 1, -1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn condbr_weights_zero() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: branch weights cannot all be zero
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_weights() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: expects number of branch weights to match number of successors: 1 vs 2
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}
