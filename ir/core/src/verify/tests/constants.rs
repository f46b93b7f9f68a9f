//! Constants of `arith`.

use expect_test::expect;

use super::{check, check_unregistered};

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
