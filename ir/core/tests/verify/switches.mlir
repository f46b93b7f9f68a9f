// `scf.index_switch`.

// -----
// index switch
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}) : (index) -> ()

// 2:1: error: 'scf.index_switch' op has 0 case regions but 1 case values
// 2:1: note: see current operation:
// "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
//   "scf.yield"() : () -> ()
// }) : (index) -> ()

// -----
// switch cases
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({
  "scf.yield"() : () -> ()
},{
  "scf.yield"() : () -> ()
},{
  "scf.yield"() : () -> ()
}) : (index) -> ()

// 2:1: error: 'scf.index_switch' op has duplicate case value: 1
// 2:1: note: see current operation:
// "scf.index_switch"(%0) <{cases = array<i64: 1, 1>}> ({
//   "scf.yield"() : () -> ()
// }, {
//   "scf.yield"() : () -> ()
// }, {
//   "scf.yield"() : () -> ()
// }) : (index) -> ()

// -----
// switch term
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
},{
  "ub.unreachable"() : () -> ()
}) : (index) -> ()

// 2:1: error: 'scf.index_switch' op expected region to end with scf.yield, but got ub.unreachable
// 2:1: note: see current operation:
// "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
//   "scf.yield"() : () -> ()
// }, {
//   "ub.unreachable"() : () -> ()
// }) : (index) -> ()

// -----
// switch yield
%c = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
},{
  "scf.yield"(%c) : (index) -> ()
}) : (index) -> index

// 2:6: error: 'scf.index_switch' op expected each region to return 1 values, but default region returns 0
// 2:6: note: see current operation:
// %1 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
//   "scf.yield"() : () -> ()
// }, {
//   "scf.yield"(%0) : (index) -> ()
// }) : (index) -> index
// 3:3: note: see yield operation here

// -----
// switch yield2
%c = "arith.constant"() <{value = 1 : index}> : () -> index
%d = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"(%d) : (i32) -> ()
},{
  "scf.yield"(%c) : (index) -> ()
}) : (index) -> index

// 3:6: error: 'scf.index_switch' op expected result #0 of each region to be 'index'
// 3:6: note: see current operation:
// %2 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
//   "scf.yield"(%1) : (i32) -> ()
// }, {
//   "scf.yield"(%0) : (index) -> ()
// }) : (index) -> index
// 4:3: note: default region returns 'i32' here

// -----
// scf index switch none
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> : (index) -> ()

// 2:1: error: 'scf.index_switch' op expected 1 or more regions
// 2:1: note: see current operation: "scf.index_switch"(%0) <{cases = array<i64: 1>}> : (index) -> ()

// -----
// fewer sizes than cases
// unregistered dialects: allowed
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 2, 3]> : tensor<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op 'case_operand_segments' has 2 elements, but there are 3 cases
// 3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 2, 3]> : tensor<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// fewer sizes than cases in llvm
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%v: i32):
  "llvm.switch"(%v)[^bb1, ^bb1] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'llvm.switch' op 'case_operand_segments' has 0 elements, but there are 1 cases
// 3:3: note: see current operation: "llvm.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
