//! Casts between integers and floats.

use expect_test::expect;

use super::check;

#[test]
fn bitcast_i1vec() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi16>
%1 = "arith.bitcast"(%0) : (vector<4xi16>) -> vector<4xbf16>
"#,
        expect![[""]],
    );
}

#[test]
fn bitcast_index_same() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
%1 = "arith.bitcast"(%0) : (index) -> index
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (index) -> index
        "#]],
    );
}

#[test]
fn bitcast_index() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
%1 = "arith.bitcast"(%0) : (index) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (index) -> i64
        "#]],
    );
}

#[test]
fn bitcast_kind() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> none
%1 = "arith.bitcast"(%0) : (none) -> f32
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'none'
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (none) -> f32
        "#]],
    );
}

#[test]
fn bitcast_memref() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.bitcast"(%0) : (memref<5xi32>) -> memref<5xf32>
"#,
        expect![[""]],
    );
}

#[test]
fn bitcast_scalable() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%1 = "arith.bitcast"(%0) : (vector<[4]xi32>) -> vector<4xf32>
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (vector<[4]xi32>) -> vector<4xf32>
        "#]],
    );
}

#[test]
fn bitcast_signed() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> si32
%1 = "arith.bitcast"(%0) : (si32) -> f32
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'si32'
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (si32) -> f32
        "#]],
    );
}

#[test]
fn bitcast_tensor_vector() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.bitcast"(%0) : (memref<4xi32>) -> vector<4xf32>
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (memref<4xi32>) -> vector<4xf32>
        "#]],
    );
}

#[test]
fn bitcast_tensor() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.bitcast"(%0) : (tensor<5xi32>) -> tensor<?xf32>
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op failed to verify that input and output have the same tensor dimensions
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (tensor<5xi32>) -> tensor<?xf32>
        "#]],
    );
}

#[test]
fn bitcast_width() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.bitcast"(%0) : (i32) -> f64
"#,
        expect![[r#"
            2:6: error: 'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible
            2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (i32) -> f64
        "#]],
    );
}

#[test]
fn cast_operands() {
    check(
        r#"
"builtin.unrealized_conversion_cast"() : () -> ()
"#,
        expect![[r#"
            1:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
            1:1: note: see current operation: "builtin.unrealized_conversion_cast"() : () -> ()
        "#]],
    );
}

#[test]
fn cast_operands2() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
"builtin.unrealized_conversion_cast"(%0) : (i32) -> ()
"#,
        expect![[r#"
            2:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
            2:1: note: see current operation: "builtin.unrealized_conversion_cast"(%0) : (i32) -> ()
        "#]],
    );
}

#[test]
fn extf_bf16() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f16}> : () -> f16
%1 = "arith.extf"(%0) : (f16) -> bf16
"#,
        expect![[r#"
            2:6: error: 'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible
            2:6: note: see current operation: %1 = "arith.extf"(%0) : (f16) -> bf16
        "#]],
    );
}

#[test]
fn extf_narrow() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.extf"(%0) : (f32) -> f16
"#,
        expect![[r#"
            2:6: error: 'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible
            2:6: note: see current operation: %1 = "arith.extf"(%0) : (f32) -> f16
        "#]],
    );
}

#[test]
fn extsi_float() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.extsi"(%0) : (i32) -> f64
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'f64'
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (i32) -> f64
        "#]],
    );
}

#[test]
fn extsi_i0() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> i0
%1 = "arith.extsi"(%0) : (i0) -> i1
"#,
        expect![[""]],
    );
}

#[test]
fn extsi_narrow() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.extsi"(%0) : (i32) -> i16
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (i32) -> i16
        "#]],
    );
}

#[test]
fn extsi_scalable() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%1 = "arith.extsi"(%0) : (vector<[4]xi32>) -> vector<4xi64>
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<[4]xi32>) -> vector<4xi64>
        "#]],
    );
}

#[test]
fn extsi_shape_scalar() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1 = "arith.extsi"(%0) : (vector<5xi32>) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<5xi32>) -> i64
        "#]],
    );
}

#[test]
fn extsi_shape_tensor_dyn() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<?xi64>
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<?xi64>
        "#]],
    );
}

#[test]
fn extsi_shape_tensor() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<4xi64>
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<4xi64>
        "#]],
    );
}

#[test]
fn extsi_shape() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1 = "arith.extsi"(%0) : (vector<5xi32>) -> vector<4xi64>
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op requires the same shape for all operands and results
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<5xi32>) -> vector<4xi64>
        "#]],
    );
}

#[test]
fn extsi_tensor_vector() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.extsi"(%0) : (tensor<5xi32>) -> vector<5xi64>
"#,
        expect![[r#"
            2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
            2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<5xi32>) -> vector<5xi64>
        "#]],
    );
}

#[test]
fn extui_index() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.extui"(%0) : (i32) -> index
"#,
        expect![[r#"
            2:6: error: 'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'index'
            2:6: note: see current operation: %1 = "arith.extui"(%0) : (i32) -> index
        "#]],
    );
}

#[test]
fn fptosi() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> f32
%1 = "arith.fptosi"(%0) : (f32) -> index
"#,
        expect![[r#"
            2:6: error: 'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'index'
            2:6: note: see current operation: %1 = "arith.fptosi"(%0) : (f32) -> index
        "#]],
    );
}

#[test]
fn sitofp_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.sitofp"(%0) : (f32) -> f64
"#,
        expect![[r#"
            2:6: error: 'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'
            2:6: note: see current operation: %1 = "arith.sitofp"(%0) : (f32) -> f64
        "#]],
    );
}

#[test]
fn sitofp_res() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.sitofp"(%0) : (i32) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.sitofp' op result #0 must be floating-point-like, but got 'i64'
            2:6: note: see current operation: %1 = "arith.sitofp"(%0) : (i32) -> i64
        "#]],
    );
}

#[test]
fn truncf_rounding() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.truncf"(%0) <{roundingmode = 1 : i32}> : (f32) -> f16
"#,
        expect![[""]],
    );
}

#[test]
fn truncf_tf32() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.truncf"(%0) : (f32) -> tf32
"#,
        expect![[""]],
    );
}

#[test]
fn trunci_wide() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.trunci"(%0) : (i32) -> i64
"#,
        expect![[r#"
            2:6: error: 'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible
            2:6: note: see current operation: %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i64
        "#]],
    );
}
