//! Casts of `memref`, `index` and shapes.

use expect_test::expect;

use super::check;

#[test]
fn index_cast_float() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.index_cast"(%0) : (f32) -> index
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (f32) -> index
        "#]],
    );
}

#[test]
fn index_cast_i1() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.index_cast"(%0) : (i1) -> index
"#,
        expect![[""]],
    );
}

#[test]
fn index_cast_idx() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
%1 = "arith.index_cast"(%0) : (index) -> index
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (index) -> index
        "#]],
    );
}

#[test]
fn index_cast_memref_scalar() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.index_cast"(%0) : (memref<5xi32>) -> index
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<5xi32>) -> index
        "#]],
    );
}

#[test]
fn index_cast_memref_shape() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.index_cast"(%0) : (memref<5xi32>) -> memref<4xindex>
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<5xi32>) -> memref<4xindex>
        "#]],
    );
}

#[test]
fn index_cast_memref() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.index_cast"(%0) : (memref<5xi32>) -> memref<5xindex>
"#,
        expect![[""]],
    );
}

#[test]
fn index_cast_vec() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
%1 = "arith.index_cast"(%0) : (vector<4xi1>) -> vector<4xi32>
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op operand type 'vector<4xi1>' and result type 'vector<4xi32>' are cast incompatible
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (vector<4xi1>) -> vector<4xi32>
        "#]],
    );
}

#[test]
fn index_cast() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.index_cast"(%0) : (i32) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (i32) -> i64
        "#]],
    );
}

#[test]
fn index_castui() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.index_castui"(%0) : (i32) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.index_castui' op operand type 'i32' and result type 'i64' are cast incompatible
            2:6: note: see current operation: %1 = "arith.index_castui"(%0) : (i32) -> i64
        "#]],
    );
}

#[test]
fn memref_dyn_cast() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.index_cast"(%0) : (memref<4xi32>) -> memref<?xindex>
"#,
        expect![[""]],
    );
}

#[test]
fn memref_unranked_cast() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<*xi32>
%1 = "arith.index_cast"(%0) : (memref<*xi32>) -> memref<*xindex>
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<*xi32>'
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<*xi32>) -> memref<*xindex>
        "#]],
    );
}

#[test]
fn memref_vector_cast() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.index_cast"(%0) : (memref<4xi32>) -> vector<4xindex>
"#,
        expect![[r#"
            2:6: error: 'arith.index_cast' op if a result is non-scalar, then at least one operand must be non-scalar
            2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<4xi32>) -> vector<4xindex>
        "#]],
    );
}

#[test]
fn scaling_ok() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> f4E2M1FN
%2 = "builtin.unrealized_conversion_cast"() : () -> f8E8M0FNU
%1 = "arith.scaling_extf"(%0, %2) : (f4E2M1FN, f8E8M0FNU) -> f32
"#,
        expect![[""]],
    );
}

#[test]
fn scaling_trunc() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> f32
%2 = "builtin.unrealized_conversion_cast"() : () -> f8E8M0FNU
%1 = "arith.scaling_truncf"(%0, %2) : (f32, f8E8M0FNU) -> f64
"#,
        expect![[r#"
            3:6: error: 'arith.scaling_truncf' op operand types 'f32', 'f8E8M0FNU' and result type 'f64' are cast incompatible
            3:6: note: see current operation: %2 = "arith.scaling_truncf"(%0, %1) : (f32, f8E8M0FNU) -> f64
        "#]],
    );
}

#[test]
fn scaling() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.scaling_extf"(%0, %0) : (f32, f32) -> f32
"#,
        expect![[r#"
            2:6: error: 'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f32' are cast incompatible
            2:6: note: see current operation: %1 = "arith.scaling_extf"(%0, %0) : (f32, f32) -> f32
        "#]],
    );
}

#[test]
fn tensor0_scalar() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<i32>
%1 = "arith.extsi"(%0) : (tensor<i32>) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<i32>) -> i64
        "#]],
    );
}

#[test]
fn unranked_addi() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%1 = "arith.addi"(%0, %0) : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
"#,
        expect![[""]],
    );
}

#[test]
fn unranked_cast() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%1 = "arith.extsi"(%0) : (tensor<*xi32>) -> tensor<*xi64>
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<*xi32>) -> tensor<*xi64>
        "#]],
    );
}

#[test]
fn unranked_cmpi() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}>: (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi1>
"#,
        expect![[""]],
    );
}

#[test]
fn vec0_scalar() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<i32>
%1 = "arith.extsi"(%0) : (vector<i32>) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<i32>) -> i64
        "#]],
    );
}

#[test]
fn vec0() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<i32>
%1 = "arith.extsi"(%0) : (vector<i32>) -> vector<i64>
"#,
        expect![[""]],
    );
}
