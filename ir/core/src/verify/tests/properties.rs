//! Attributes and properties.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn addf_fastmath_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.addf"(%0, %0) <{fastmath = 1 : i32}> : (f32, f32) -> f32
"#,
        expect![[r#"
            2:6: error: invalid properties {fastmath = 1 : i32} for op arith.addf: Invalid attribute `fastmath` in property conversion: 1 : i32
        "#]],
    );
}

#[test]
fn addi_overflow_fastmath() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.fastmath<none>}> : (i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: invalid properties {overflowFlags = #arith.fastmath<none>} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: #arith.fastmath<none>
        "#]],
    );
}

#[test]
fn addi_overflow_kind() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: invalid properties {overflowFlags = 1 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i32
        "#]],
    );
}

#[test]
fn addi_overflow_kind2() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) {overflowFlags = 1 : i32} : (i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags
        "#]],
    );
}

#[test]
fn attr_dialect_arith() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
}) {arith.bar = 1} : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn attr_dialect_foreign() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
}) {foo.bar = 1} : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn attr_in_dict_call() {
    check(
        r#"
"func.call"() {callee = "g"} : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute
        "#]],
    );
}

#[test]
fn attr_in_dict_cmpi() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) {predicate = 10 : i64} : (i32, i32) -> i1
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
        "#]],
    );
}

#[test]
fn attr_in_dict_func() {
    check(
        r#"
"func.func"() {function_type = i32, sym_name = "f"} : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
        "#]],
    );
}

#[test]
fn attr_in_dict_func2() {
    check(
        r#"
"func.func"() {function_type = 1, sym_name = 1} : () -> ()
"#,
        expect![[r#"
            1:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
        "#]],
    );
}

#[test]
fn attr_plain() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
}) {bar = 1} : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn cmpf_none() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.cmpf"(%0, %0) : (f32, f32) -> i1
"#,
        expect![[r#"
            2:6: error: 'arith.cmpf' op requires attribute 'predicate'
            2:6: note: see current operation: %1 = "arith.cmpf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
        "#]],
    );
}

#[test]
fn cmpf_predicate_range() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.cmpf"(%0, %0) <{predicate = 16 : i64}> : (f32, f32) -> i1
"#,
        expect![[r#"
            2:6: error: invalid properties {predicate = 16 : i64} for op arith.cmpf: Invalid attribute `predicate` in property conversion: 16 : i64
        "#]],
    );
}

#[test]
fn cmpi_no_predicate() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) : (i32, i32) -> i1
"#,
        expect![[r#"
            2:6: error: 'arith.cmpi' op requires attribute 'predicate'
            2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) : (i32, i32) -> i1
        "#]],
    );
}

#[test]
fn cmpi_predicate_range() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) <{predicate = 10 : i64}> : (i32, i32) -> i1
"#,
        expect![[r#"
            2:6: error: invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64
        "#]],
    );
}

#[test]
fn cmpi_predicate_type() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i32}> : (i32, i32) -> i1
"#,
        expect![[r#"
            2:6: error: invalid properties {predicate = 1 : i32} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 1 : i32
        "#]],
    );
}

#[test]
fn constant_array() {
    check(
        r#"
%0 = "arith.constant"() <{value = array<i32: 1>}> : () -> i32
"#,
        expect![[r#"
            1:6: error: invalid properties {value = array<i32: 1>} for op arith.constant: Invalid attribute `value` in property conversion: array<i32: 1>
        "#]],
    );
}

#[test]
fn constant_dialect() {
    check(
        r#"
%0 = "arith.constant"() <{value = #arith.fastmath<none>}> : () -> f64
"#,
        expect![[r#"
            1:6: error: invalid properties {value = #arith.fastmath<none>} for op arith.constant: Invalid attribute `value` in property conversion: #arith.fastmath<none>
        "#]],
    );
}

#[test]
fn constant_none() {
    check(
        r#"
%0 = "arith.constant"() : () -> i32
"#,
        expect![[r#"
            1:6: error: 'arith.constant' op requires attribute 'value'
            1:6: note: see current operation: %0 = "arith.constant"() : () -> i32
        "#]],
    );
}

#[test]
fn constant_type_attr() {
    check(
        r#"
%0 = "arith.constant"() <{value = i32}> : () -> i32
"#,
        expect![[r#"
            1:6: error: invalid properties {value = i32} for op arith.constant: Invalid attribute `value` in property conversion: i32
        "#]],
    );
}

#[test]
fn constant_unit() {
    check(
        r#"
%0 = "arith.constant"() <{value = unit}> : () -> none
"#,
        expect![[r#"
            1:6: error: invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit
        "#]],
    );
}

#[test]
fn constant_untyped() {
    check(
        r#"
%0 = "arith.constant"() <{value = [1]}> : () -> i32
"#,
        expect![[r#"
            1:6: error: invalid properties {value = [1]} for op arith.constant: Invalid attribute `value` in property conversion: [1]
        "#]],
    );
}

#[test]
fn divsi_exact_ok() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.divsi"(%0, %0) <{isExact}> : (i32, i32) -> i32
"#,
        expect![[""]],
    );
}

#[test]
fn divsi_exact() {
    check(
        r#"
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.divsi"(%0, %0) <{isExact = 1}> : (i32, i32) -> i32
"#,
        expect![[r#"
            2:6: error: invalid properties {isExact = 1 : i64} for op arith.divsi: Invalid attribute `isExact` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn poison_dialect() {
    check_unregistered(
        r#"
%0 = "ub.poison"() <{value = #foo.bar}> : () -> i32
"#,
        expect![[r#"
            1:6: error: invalid properties {value = #foo.bar} for op ub.poison: Invalid attribute `value` in property conversion: #foo.bar
        "#]],
    );
}

#[test]
fn poison_value() {
    check(
        r#"
%0 = "ub.poison"() <{value = 1}> : () -> i32
"#,
        expect![[r#"
            1:6: error: invalid properties {value = 1 : i64} for op ub.poison: Invalid attribute `value` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn rounding_bad() {
    check(
        r#"
%0 = "builtin.unrealized_conversion_cast"() : () -> f32
%1 = "arith.truncf"(%0) <{roundingmode = 9 : i32}> : (f32) -> f16
"#,
        expect![[r#"
            2:6: error: invalid properties {roundingmode = 9 : i32} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 9 : i32
        "#]],
    );
}

#[test]
fn two_parse_and_verify() {
    check(
        r#"
"builtin.module"() ({
  %0 = "arith.constant"() : () -> i32
  "func.func"() <{function_type = 1, sym_name = "f"}> ({
  }) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:3: error: invalid properties {function_type = 1 : i64, sym_name = "f"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i64
        "#]],
    );
}

#[test]
fn unregistered_nodot_allow() {
    check_unregistered(
        r#"
"foo"() : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn unregistered_op_allow() {
    check_unregistered(
        r#"
"arith.foo"() : () -> ()
"#,
        expect![[r#"
            1:1: error: unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations
            1:1: note: see current operation: "arith.foo"() : () -> ()
        "#]],
    );
}

#[test]
fn unregistered_op_builtin() {
    check(
        r#"
"builtin.foo"() : () -> ()
"#,
        expect![[r#"
            1:1: error: unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations
            1:1: note: see current operation: "builtin.foo"() : () -> ()
        "#]],
    );
}

#[test]
fn unregistered_op_cf() {
    check(
        r#"
"cf.foo"() : () -> ()
"#,
        expect![[r#"
            1:1: error: unregistered operation 'cf.foo' found in dialect ('cf') that does not allow unknown operations
            1:1: note: see current operation: "cf.foo"() : () -> ()
        "#]],
    );
}

#[test]
fn unregistered_op_func() {
    check(
        r#"
"func.foo"() : () -> ()
"#,
        expect![[r#"
            1:1: error: unregistered operation 'func.foo' found in dialect ('func') that does not allow unknown operations
            1:1: note: see current operation: "func.foo"() : () -> ()
        "#]],
    );
}

#[test]
fn unregistered_op_with_func() {
    check(
        r#"
"arith.foo"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            3:5: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
            3:5: note: see current operation: "func.return"() : () -> ()
        "#]],
    );
}

#[test]
fn unregistered_op_with_regions() {
    check(
        r#"
"arith.foo"() ({
  %0 = "arith.constant"() : () -> i32
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: 'arith.constant' op requires attribute 'value'
            2:8: note: see current operation: %0 = "arith.constant"() : () -> i32
        "#]],
    );
}

#[test]
fn unregistered_op() {
    check(
        r#"
"arith.foo"() : () -> ()
"#,
        expect![[r#"
            1:1: error: unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations
            1:1: note: see current operation: "arith.foo"() : () -> ()
        "#]],
    );
}

#[test]
fn no_properties() {
    check(
        r#"
"func.return"() <{}> : () -> ()
"#,
        expect![[r#"
            1:1: error: invalid properties {} for op func.return: this operation does not support properties
        "#]],
    );
}
