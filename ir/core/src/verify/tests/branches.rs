//! Branches: their operands, the groups of these, and the arguments of the blocks that they lead to.

use expect_test::{Expect, expect};

use super::check;

/// Compares what is wrong with the terminator of the first block of a function, whose argument is `%a`. The other blocks return.
#[track_caller]
fn check_branch(argument: &str, branch: &str, others: &[&str], expected: Expect) {
    let others: String = others
        .iter()
        .map(|block| format!("{block}:\n  \"func.return\"() : () -> ()\n"))
        .collect();
    let text = format!(
        r#"
"func.func"() <{{function_type = ({argument}) -> (), sym_name = "f"}}> ({{
^bb0(%a: {argument}):
  {branch}
{others}}}) : () -> ()
"#
    );
    check(&text, expected);
}

#[test]
fn assert_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
"cf.assert"(%0) <{msg = "a"}> : (i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'
            2:1: note: see current operation: "cf.assert"(%0) <{msg = "a"}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn assert_msg_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i1}> : () -> i1
"cf.assert"(%0) <{msg = 1}> : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: invalid properties {msg = 1 : i64} for op cf.assert: Invalid attribute `msg` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn assert_msg() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i1}> : () -> i1
"cf.assert"(%0) : (i1) -> ()
"#,
        expect![[r#"
            2:1: error: 'cf.assert' op requires attribute 'msg'
            2:1: note: see current operation: "cf.assert"(%0) : (i1) -> ()
        "#]],
    );
}

#[test]
fn br_args_type() {
    check_branch(
        "i64",
        r#""cf.br"(%a)[^bb1] : (i64) -> ()"#,
        &["^bb1(%b: i32)"],
        expect![[r#"
            3:3: error: type mismatch for bb argument #0 of successor #0
            3:3: note: see current operation: "cf.br"(%arg0)[^bb1] : (i64) -> ()
        "#]],
    );
}

#[test]
fn br_args() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
^bb1(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: branch has 0 operands for successor #0, but target block has 1
            2:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn switch_args() {
    check_branch(
        "i32",
        r#""cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()"#,
        &["^bb1", "^bb2"],
        expect![[r#"
            3:3: error: branch has 1 operands for successor #1, but target block has 0
            3:3: note: see current operation: "cf.switch"(%arg0, %arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
        "#]],
    );
}

#[test]
fn switch_count() {
    check_branch(
        "i32",
        r#""cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1", "^bb2"],
        expect![[r#"
            3:3: error: 'cf.switch' op number of case values (2) should match number of case destinations (1)
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_float() {
    check_branch(
        "f32",
        r#""cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: 'cf.switch' op operand #0 must be integer, but got 'f32'
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
        "#]],
    );
}

#[test]
fn switch_none() {
    check_branch(
        "i32",
        r#""cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1"],
        expect![[""]],
    );
}

#[test]
fn switch_nosucc() {
    check_branch(
        "i32",
        r#""cf.switch"(%a) <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &[],
        expect![[r#"
            3:3: error: 'cf.switch' op requires at least 1 successors but found 0
            3:3: note: see current operation: "cf.switch"(%arg0) <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_ok() {
    check_branch(
        "i32",
        r#""cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1", "^bb2"],
        expect![[""]],
    );
}

#[test]
fn switch_segs() {
    check_branch(
        "i32",
        r#""cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1", "^bb2"],
        expect![[r#"
            3:3: error: 'cf.switch' op requires attribute 'case_operand_segments'
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_segs2() {
    check_branch(
        "i32",
        r#""cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1", "^bb2"],
        expect![[r#"
            3:3: error: 'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_type() {
    check_branch(
        "i32",
        r#""cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1", "^bb2"],
        expect![[r#"
            3:3: error: 'cf.switch' op 'flag' type ('i32') should match case value type ('i64')
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn condbr_args() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1(%b: i1)"],
        expect![[r#"
            3:3: error: branch has 0 operands for successor #0, but target block has 1
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_cond() {
    check_branch(
        "i32",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: 'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn condbr_operands() {
    check_branch(
        "i1",
        r#""cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: 'cf.cond_br' op expected 1 or more operands, but found 0
            3:3: note: see current operation: "cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()
        "#]],
    );
}

#[test]
fn condbr_segments_dict() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()"#,
        &["^bb1"],
        expect![[""]],
    );
}

#[test]
fn condbr_segments_i64() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`
        "#]],
    );
}

#[test]
fn condbr_segments_int() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = 1}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: invalid properties {operandSegmentSizes = 1 : i64} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`
        "#]],
    );
}

#[test]
fn condbr_segments_neg() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: 'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_segments_two_conds() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i1, i1) -> ()"#,
        &["^bb1"],
        expect![[""]],
    );
}

#[test]
fn condbr_segments0() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: branch has 1 operands for successor #0, but target block has 0
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_segments2() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_segments3() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3
        "#]],
    );
}

#[test]
fn condbr_successors() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: 'cf.cond_br' op requires 2 successors but found 1
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_weights_kind() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: invalid properties {branch_weights = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: array<i64: 0, 0>
        "#]],
    );
}

#[test]
fn condbr_weights_neg() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 1, -1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[""]],
    );
}

#[test]
fn condbr_weights_zero() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: branch weights cannot all be zero
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}

#[test]
fn condbr_weights() {
    check_branch(
        "i1",
        r#""cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()"#,
        &["^bb1"],
        expect![[r#"
            3:3: error: expects number of branch weights to match number of successors: 1 vs 2
            3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
        "#]],
    );
}
