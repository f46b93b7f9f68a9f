//! Branches.

use expect_test::expect;

use super::check;

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
    check(
        r#"
"func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "cf.br"(%a)[^bb1] : (i64) -> ()
^bb1(%b: i32):
  "func.return"() : () -> ()
}) : () -> ()
"#,
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
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: branch has 1 operands for successor #1, but target block has 0
            3:3: note: see current operation: "cf.switch"(%arg0, %arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
        "#]],
    );
}

#[test]
fn switch_count() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.switch' op number of case values (2) should match number of case destinations (1)
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_float() {
    check(
        r#"
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%a: f32):
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.switch' op operand #0 must be integer, but got 'f32'
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
        "#]],
    );
}

#[test]
fn switch_none() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn switch_nosucc() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a) <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.switch' op requires at least 1 successors but found 0
            3:3: note: see current operation: "cf.switch"(%arg0) <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_ok() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn switch_segs() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.switch' op requires attribute 'case_operand_segments'
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_segs2() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}

#[test]
fn switch_type() {
    check(
        r#"
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: 'cf.switch' op 'flag' type ('i32') should match case value type ('i64')
            3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
        "#]],
    );
}
