//! Sums, products and negations of `arith`.

use expect_test::expect;

use super::check;

#[test]
fn addf_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addf"(%0, %0) : (i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'i32'
            2:6: note: see current operation: %1 = "arith.addf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (i32, i32) -> i32
        "#]],
    );
}

#[test]
fn addi_dyn_ok() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%3 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%1 = "arith.addi"(%0, %2) : (tensor<?xi32>, tensor<5xi32>) -> tensor<4xi32>
"#,
        expect![[r#"
            4:6: error: 'arith.addi' op requires the same type for all operands and results
            4:6: note: see current operation: %3 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<5xi32>) -> tensor<4xi32>
        "#]],
    );
}

#[test]
fn addi_elem() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi64>
%1 = "arith.addi"(%0, %2) : (tensor<?xi32>, tensor<?xi64>) -> tensor<?xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op requires the same type for all operands and results
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?xi64>) -> tensor<?xi32>
        "#]],
    );
}

#[test]
fn addi_memref() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.addi"(%0, %0) : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
        "#]],
    );
}

#[test]
fn addi_operand_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.addi"(%0, %0) : (f32, f32) -> f32
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32
        "#]],
    );
}

#[test]
fn addi_operands() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0) : (i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op expected 2 operands, but found 1
            2:6: note: see current operation: %1 = "arith.addi"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i32
        "#]],
    );
}

#[test]
fn addi_rank() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?x?xi32>
%1 = "arith.addi"(%0, %2) : (tensor<?xi32>, tensor<?x?xi32>) -> tensor<?xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op requires the same type for all operands and results
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?x?xi32>) -> tensor<?xi32>
        "#]],
    );
}

#[test]
fn addi_regions() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) ({
}) : (i32, i32) -> (i32)
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op requires zero regions
            2:6: note: see current operation: 
            %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> ({
            }) : (i32, i32) -> i32
        "#]],
    );
}

#[test]
fn addi_result_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) : (i32, i32) -> f32
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op result #0 must be signless-integer-like, but got 'f32'
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> f32
        "#]],
    );
}

#[test]
fn addi_results0() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
"arith.addi"(%0, %0) : (i32, i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'arith.addi' op requires one result
            2:1: note: see current operation: "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> ()
        "#]],
    );
}

#[test]
fn addi_results2() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.addi"(%0, %0) : (i32, i32) -> (i32, i32)
"#,
        expect![[r#"
            2:8: error: 'arith.addi' op requires one result
            2:8: note: see current operation: %1:2 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> (i32, i32)
        "#]],
    );
}

#[test]
fn addi_same_type_result() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) : (i32, i32) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op requires the same type for all operands and results
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64
        "#]],
    );
}

#[test]
fn addi_same_type() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
%1 = "arith.addi"(%0, %2) : (i32, i64) -> i32
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op requires the same type for all operands and results
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i64) -> i32
        "#]],
    );
}

#[test]
fn addi_scalar_vector() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
%2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %2) : (i32, vector<4xi32>) -> vector<4xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op requires the same type for all operands and results
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, vector<4xi32>) -> vector<4xi32>
        "#]],
    );
}

#[test]
fn addi_second_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.addi"(%0, %2) : (i32, f32) -> f32
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, f32) -> f32
        "#]],
    );
}

#[test]
fn addi_signed() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> si32
%1 = "arith.addi"(%0, %0) : (si32, si32) -> si32
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (si32, si32) -> si32
        "#]],
    );
}

#[test]
fn addi_tensor_encoding() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32, 1 : i32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, tensor<4xi32, 1 : i32>) -> tensor<4xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn addi_tensor_shapes() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn addi_tensor_shapes2() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op requires the same type for all operands and results
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32>
        "#]],
    );
}

#[test]
fn addi_tensor_unranked() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%1 = "arith.addi"(%0, %2) : (tensor<*xi32>, tensor<4xi32>) -> tensor<4xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<*xi32>, tensor<4xi32>) -> tensor<4xi32>
        "#]],
    );
}

#[test]
fn addi_tensor_vector() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, vector<4xi32>) -> tensor<4xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, vector<4xi32>) -> tensor<4xi32>
        "#]],
    );
}

#[test]
fn addi_vector_float() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
%1 = "arith.addi"(%0, %0) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'vector<4xf32>'
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        "#]],
    );
}

#[test]
fn addi_vector_ok() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn addi_vector_scalable() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %2) : (vector<[4]xi32>, vector<4xi32>) -> vector<4xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
            3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (vector<[4]xi32>, vector<4xi32>) -> vector<4xi32>
        "#]],
    );
}

#[test]
fn addui_results() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32)
"#,
        expect![[r#"
            2:6: error: 'arith.addui_extended' op expected 2 results
            2:6: note: see current operation: %1 = "arith.addui_extended"(%0, %0) : (i32, i32) -> i32
        "#]],
    );
}

#[test]
fn addui_second() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32, i32)
"#,
        expect![[r#"
            2:8: error: 'arith.addui_extended' op result #1 must be bool-like, but got 'i32'
            2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32, i32)
        "#]],
    );
}

#[test]
fn addui_shape() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, vector<4xi1>)
"#,
        expect![[r#"
            2:8: error: 'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type
            2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, vector<4xi1>)
        "#]],
    );
}

#[test]
fn addui_shape2() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, i1)
"#,
        expect![[r#"
            2:8: error: 'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar
            2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, i1)
        "#]],
    );
}

#[test]
fn addui_types() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i64, i1)
"#,
        expect![[r#"
            2:8: error: 'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type
            2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i64, i1)
        "#]],
    );
}

#[test]
fn mulsi_types() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.mulsi_extended"(%0, %0) : (i32, i32) -> (i32, i64)
"#,
        expect![[r#"
            2:8: error: 'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type
            2:8: note: see current operation: %1:2 = "arith.mulsi_extended"(%0, %0) : (i32, i32) -> (i32, i64)
        "#]],
    );
}

#[test]
fn negf_operands() {
    check(
        r#"
"arith.negf"() : () -> f32
"#,
        expect![[r#"
            1:1: error: 'arith.negf' op requires a single operand
            1:1: note: see current operation: %0 = "arith.negf"() <{fastmath = #arith.fastmath<none>}> : () -> f32
        "#]],
    );
}

#[test]
fn tensor_vec_elt() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xvector<2xi32>>
%1 = "arith.addi"(%0, %0) : (tensor<4xvector<2xi32>>, tensor<4xvector<2xi32>>) -> tensor<4xvector<2xi32>>
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'tensor<4xvector<2xi32>>'
            2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xvector<2xi32>>, tensor<4xvector<2xi32>>) -> tensor<4xvector<2xi32>>
        "#]],
    );
}
