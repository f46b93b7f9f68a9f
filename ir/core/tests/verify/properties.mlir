// Attributes and properties.

// -----
// addf fastmath kind
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.addf"(%0, %0) <{fastmath = 1 : i32}> : (f32, f32) -> f32

// 2:6: error: invalid properties {fastmath = 1 : i32} for op arith.addf: Invalid attribute `fastmath` in property conversion: 1 : i32

// -----
// addi overflow fastmath
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.fastmath<none>}> : (i32, i32) -> i32

// 2:6: error: invalid properties {overflowFlags = #arith.fastmath<none>} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: #arith.fastmath<none>

// -----
// addi overflow kind
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32

// 2:6: error: invalid properties {overflowFlags = 1 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i32

// -----
// addi overflow kind2
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) {overflowFlags = 1 : i32} : (i32, i32) -> i32

// 2:6: error: 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags

// -----
// attr dialect arith
"func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
}) {arith.bar = 1} : () -> ()

// -----
// attr dialect foreign
"func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
}) {foo.bar = 1} : () -> ()

// -----
// attr in dict call
"func.call"() {callee = "g"} : () -> ()

// 1:1: error: 'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute

// -----
// attr in dict cmpi
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) {predicate = 10 : i64} : (i32, i32) -> i1

// 2:6: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9

// -----
// attr in dict func
"func.func"() {function_type = i32, sym_name = "f"} : () -> ()

// 1:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type

// -----
// attr in dict func2
"func.func"() {function_type = 1, sym_name = 1} : () -> ()

// 1:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type

// -----
// attr plain
"func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
}) {bar = 1} : () -> ()

// -----
// cmpf none
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.cmpf"(%0, %0) : (f32, f32) -> i1

// 2:6: error: 'arith.cmpf' op requires attribute 'predicate'
// 2:6: note: see current operation: %1 = "arith.cmpf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1

// -----
// cmpf predicate range
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.cmpf"(%0, %0) <{predicate = 16 : i64}> : (f32, f32) -> i1

// 2:6: error: invalid properties {predicate = 16 : i64} for op arith.cmpf: Invalid attribute `predicate` in property conversion: 16 : i64

// -----
// cmpi no predicate
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) : (i32, i32) -> i1

// 2:6: error: 'arith.cmpi' op requires attribute 'predicate'
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) : (i32, i32) -> i1

// -----
// cmpi predicate range
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) <{predicate = 10 : i64}> : (i32, i32) -> i1

// 2:6: error: invalid properties {predicate = 10 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 10 : i64

// -----
// cmpi predicate type
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i32}> : (i32, i32) -> i1

// 2:6: error: invalid properties {predicate = 1 : i32} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 1 : i32

// -----
// constant array
%0 = "arith.constant"() <{value = array<i32: 1>}> : () -> i32

// 1:6: error: invalid properties {value = array<i32: 1>} for op arith.constant: Invalid attribute `value` in property conversion: array<i32: 1>

// -----
// constant dialect
%0 = "arith.constant"() <{value = #arith.fastmath<none>}> : () -> f64

// 1:6: error: invalid properties {value = #arith.fastmath<none>} for op arith.constant: Invalid attribute `value` in property conversion: #arith.fastmath<none>

// -----
// constant none
%0 = "arith.constant"() : () -> i32

// 1:6: error: 'arith.constant' op requires attribute 'value'
// 1:6: note: see current operation: %0 = "arith.constant"() : () -> i32

// -----
// constant type attr
%0 = "arith.constant"() <{value = i32}> : () -> i32

// 1:6: error: invalid properties {value = i32} for op arith.constant: Invalid attribute `value` in property conversion: i32

// -----
// constant unit
%0 = "arith.constant"() <{value = unit}> : () -> none

// 1:6: error: invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit

// -----
// constant untyped
%0 = "arith.constant"() <{value = [1]}> : () -> i32

// 1:6: error: invalid properties {value = [1]} for op arith.constant: Invalid attribute `value` in property conversion: [1]

// -----
// divsi exact ok
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.divsi"(%0, %0) <{isExact}> : (i32, i32) -> i32

// -----
// divsi exact
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.divsi"(%0, %0) <{isExact = 1}> : (i32, i32) -> i32

// 2:6: error: invalid properties {isExact = 1 : i64} for op arith.divsi: Invalid attribute `isExact` in property conversion: 1 : i64

// -----
// poison dialect
// unregistered dialects: allowed
%0 = "ub.poison"() <{value = #foo.bar}> : () -> i32

// 1:6: error: invalid properties {value = #foo.bar} for op ub.poison: Invalid attribute `value` in property conversion: #foo.bar

// -----
// poison value
%0 = "ub.poison"() <{value = 1}> : () -> i32

// 1:6: error: invalid properties {value = 1 : i64} for op ub.poison: Invalid attribute `value` in property conversion: 1 : i64

// -----
// rounding bad
%0 = "builtin.unrealized_conversion_cast"() : () -> f32
%1 = "arith.truncf"(%0) <{roundingmode = 9 : i32}> : (f32) -> f16

// 2:6: error: invalid properties {roundingmode = 9 : i32} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: 9 : i32

// -----
// two parse and verify
"builtin.module"() ({
  %0 = "arith.constant"() : () -> i32
  "func.func"() <{function_type = 1, sym_name = "f"}> ({
  }) : () -> ()
}) : () -> ()

// 3:3: error: invalid properties {function_type = 1 : i64, sym_name = "f"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i64

// -----
// unregistered nodot allow
// unregistered dialects: allowed
"foo"() : () -> ()

// -----
// unregistered op allow
// unregistered dialects: allowed
"arith.foo"() : () -> ()

// 1:1: error: unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations
// 1:1: note: see current operation: "arith.foo"() : () -> ()

// -----
// unregistered op builtin
"builtin.foo"() : () -> ()

// 1:1: error: unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations
// 1:1: note: see current operation: "builtin.foo"() : () -> ()

// -----
// unregistered op cf
"cf.foo"() : () -> ()

// 1:1: error: unregistered operation 'cf.foo' found in dialect ('cf') that does not allow unknown operations
// 1:1: note: see current operation: "cf.foo"() : () -> ()

// -----
// unregistered op func
"func.foo"() : () -> ()

// 1:1: error: unregistered operation 'func.foo' found in dialect ('func') that does not allow unknown operations
// 1:1: note: see current operation: "func.foo"() : () -> ()

// -----
// unregistered op with func
"arith.foo"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// 3:5: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// 3:5: note: see current operation: "func.return"() : () -> ()

// -----
// unregistered op with regions
"arith.foo"() ({
  %0 = "arith.constant"() : () -> i32
}) : () -> ()

// 2:8: error: 'arith.constant' op requires attribute 'value'
// 2:8: note: see current operation: %0 = "arith.constant"() : () -> i32

// -----
// unregistered op
"arith.foo"() : () -> ()

// 1:1: error: unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations
// 1:1: note: see current operation: "arith.foo"() : () -> ()

// -----
// no properties
"func.return"() <{}> : () -> ()

// 1:1: error: invalid properties {} for op func.return: this operation does not support properties

// -----
// a property of a newer version
"func.return"() <{nonNeg}> : () -> ()

// 1:1: error: invalid properties {nonNeg} for op func.return: this operation does not support properties
// 1:1: note: MLIR 22 declares no properties for it; those of a newer version cannot be read
