// Patterns of pdl: the order of errors, foreign operations, and operations that are not connected.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "test.end"(%0) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "arith.constant"() <{value = 1 : i32}> : () -> i32
  "pdl.rewrite"(%0) <{name = "a", operandSegmentSizes = array<i32: 1, 0>}> ({}) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({ "arith.constant"() <{value = 1 : i32}> : () -> i32 }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %1 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0, %1) <{name = "a", operandSegmentSizes = array<i32: 1, 1>}> ({}) : (!pdl.operation, !pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{name = "a", operandSegmentSizes = array<i32: 1, 0>}> ({ "pdl.erase"(%0) : (!pdl.operation) -> () }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({}) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operand"() : () -> !pdl.value
  "pdl.rewrite"() <{name = "a", operandSegmentSizes = array<i32: 0, 0>}> ({}) : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({ %1 = "pdl.attribute"() : () -> !pdl.attribute }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.rewrite"(%0) <{name = "a", operandSegmentSizes = array<i32: 1, 0>}> ({ %1 = "pdl.attribute"() : () -> !pdl.attribute }) : (!pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %r = "pdl.result"(%0) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
  %1 = "pdl.operation"(%r) <{attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
  "pdl.rewrite"(%1, %0) <{name = "a", operandSegmentSizes = array<i32: 1, 1>}> ({}) : (!pdl.operation, !pdl.operation) -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  "pdl.rewrite"() <{name = "a", operandSegmentSizes = array<i32: 0, 0>}> ({}) : () -> ()
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
}) : () -> ()
// -----
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  %2 = "pdl.operand"() : () -> !pdl.value
  "pdl.apply_native_constraint"(%2) <{name = "c", isNegated = false}> : (!pdl.value) -> ()
  %1 = "pdl.operation"(%2) <{attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>}> : (!pdl.value) -> !pdl.operation
  "pdl.rewrite"(%1, %0) <{name = "a", operandSegmentSizes = array<i32: 1, 1>}> ({}) : (!pdl.operation, !pdl.operation) -> ()
}) : () -> ()
