//! Comparisons and selections of `arith`.

use expect_test::expect;

use super::check;

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
