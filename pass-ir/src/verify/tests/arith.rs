//! Arithmetic.

use expect_test::expect;

use super::{check, check_unregistered};

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
fn big_constant_note2() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]> : tensor<17xi32>}> : () -> tensor<17xi64>
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
            1:6: note: see current operation: %0 = "arith.constant"() <{value = dense_resource<__elided__> : tensor<17xi32>}> : () -> tensor<17xi64>
        "#]],
    );
}

#[test]
fn cmpi_encoding() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32, 1 : i32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32, 1 : i32>, tensor<4xi32, 1 : i32>) -> tensor<4xi1>
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32, 1 : i32>, tensor<4xi32, 1 : i32>) -> tensor<4xi1>
        "#]],
    );
}

#[test]
fn cmpi_operands_shape() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%1 = "arith.cmpi"(%0, %2) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi1>
"#,
        expect![[r#"
            3:6: error: 'arith.cmpi' op requires all operands to have the same type
            3:6: note: see current operation: %2 = "arith.cmpi"(%0, %1) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi1>
        "#]],
    );
}

#[test]
fn cmpi_operands() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
%1 = "arith.cmpi"(%0, %2) <{predicate = 1 : i64}> : (i32, i64) -> i1
"#,
        expect![[r#"
            3:6: error: 'arith.cmpi' op requires all operands to have the same type
            3:6: note: see current operation: %2 = "arith.cmpi"(%0, %1) <{predicate = 1 : i64}> : (i32, i64) -> i1
        "#]],
    );
}

#[test]
fn cmpi_result() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op result #0 must be bool-like, but got 'i32'
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (i32, i32) -> i32
        "#]],
    );
}

#[test]
fn cmpi_shape_tensor() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi1>
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi1>
        "#]],
    );
}

#[test]
fn cmpi_shape() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
        "#]],
    );
}

#[test]
fn cmpi_shape2() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<5xi1>
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<5xi1>
        "#]],
    );
}

#[test]
fn cmpi_tensor_vector() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> vector<4xi1>
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> vector<4xi1>
        "#]],
    );
}

#[test]
fn constant_dense_ok() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn constant_dense() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi64>
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
            1:6: note: see current operation: %0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi64>
        "#]],
    );
}

#[test]
fn constant_func() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn constant_index() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
"#,
        expect![[""]],
    );
}

#[test]
fn constant_opaque_none() {
    check_unregistered(
        r#"
%0 = "arith.constant"() <{value = #foo.bar}> : () -> none
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
            1:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar}> : () -> none
        "#]],
    );
}

#[test]
fn constant_opaque() {
    check_unregistered(
        r#"
%0 = "arith.constant"() <{value = #foo.bar : i32}> : () -> i32
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
            1:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar : i32}> : () -> i32
        "#]],
    );
}

#[test]
fn constant_operand() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.constant"(%0) <{value = 1 : i32}> : (i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'arith.constant' op requires zero operands
            2:6: note: see current operation: %1 = "arith.constant"(%0) <{value = 1 : i32}> : (i32) -> i32
        "#]],
    );
}

#[test]
fn constant_resource() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense_resource<a> : tensor<2xi32>}> : () -> tensor<2xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn constant_results() {
    check(
        r#"
"arith.constant"() <{value = 1 : i32}> : () -> ()
"#,
        expect![[r#"
            1:1: error: 'arith.constant' op requires one result
            1:1: note: see current operation: "arith.constant"() <{value = 1 : i32}> : () -> ()
        "#]],
    );
}

#[test]
fn constant_scalable_splat() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<1> : vector<[2]xi32>}> : () -> vector<[2]xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn constant_scalable() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<[1,2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat
            1:6: note: see current operation: %0 = "arith.constant"() <{value = dense<[1, 2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>
        "#]],
    );
}

#[test]
fn constant_signed_vec() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<1> : tensor<2xsi32>}> : () -> tensor<2xsi32>
"#,
        expect![[""]],
    );
}

#[test]
fn constant_signed() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op integer return type must be signless
            1:6: note: see current operation: %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
        "#]],
    );
}

#[test]
fn constant_string_none() {
    check(
        r#"
%0 = "arith.constant"() <{value = "a"}> : () -> none
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
            1:6: note: see current operation: %0 = "arith.constant"() <{value = "a"}> : () -> none
        "#]],
    );
}

#[test]
fn constant_string() {
    check(
        r#"
%0 = "arith.constant"() <{value = "a"}> : () -> i32
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
            1:6: note: see current operation: %0 = "arith.constant"() <{value = "a"}> : () -> i32
        "#]],
    );
}

#[test]
fn constant_type() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
            1:6: note: see current operation: %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32
        "#]],
    );
}

#[test]
fn constant_unsigned_elt_scalable() {
    check(
        r#"
%0 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
"#,
        expect![[""]],
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
fn select_cond() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.select"(%0, %0, %0) : (i32, i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'arith.select' op operand #0 must be bool-like, but got 'i32'
            2:6: note: see current operation: %1 = "arith.select"(%0, %0, %0) : (i32, i32, i32) -> i32
        "#]],
    );
}

#[test]
fn select_dyn() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1>
%1 = "arith.select"(%c, %0, %0) : (tensor<4xi1>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
            3:6: note: see current operation: %2 = "arith.select"(%1, %0, %0) : (tensor<4xi1>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
        "#]],
    );
}

#[test]
fn select_memref() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.select"(%c, %0, %0) : (i1, memref<?xi32>, memref<?xi32>) -> memref<?xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn select_shape_scalar_cond_ok() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.select"(%c, %0, %0) : (i1, vector<5xi32>, vector<5xi32>) -> vector<5xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn select_shape_tensor_vector() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1>
%1 = "arith.select"(%c, %0, %0) : (tensor<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.select' op all non-scalar operands/results must have the same shape and base type
            3:6: note: see current operation: %2 = "arith.select"(%1, %0, %0) : (tensor<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
        "#]],
    );
}

#[test]
fn select_shape2() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
%1 = "arith.select"(%c, %0, %0) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>
"#,
        expect![[r#"
            3:6: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
            3:6: note: see current operation: %2 = "arith.select"(%1, %0, %0) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>
        "#]],
    );
}

#[test]
fn select_types() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
%c = "arith.constant"() <{value = 1 : i1}> : () -> i1
%1 = "arith.select"(%c, %0, %2) : (i1, i32, i64) -> i32
"#,
        expect![[r#"
            4:6: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
            4:6: note: see current operation: %3 = "arith.select"(%2, %0, %1) : (i1, i32, i64) -> i32
        "#]],
    );
}

#[test]
fn select_unranked() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.select"(%c, %0, %0) : (i1, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
"#,
        expect![[""]],
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
