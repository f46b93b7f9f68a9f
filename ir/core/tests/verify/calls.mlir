// Calls and returns.

// -----
// assert results
%c = "arith.constant"() <{value = true}> : () -> i1
%0 = "cf.assert"(%c) <{msg = "x"}> : (i1) -> i32

// 2:6: error: 'cf.assert' op requires zero results
// 2:6: note: see current operation: %1 = "cf.assert"(%0) <{msg = "x"}> : (i1) -> i32

// -----
// call callee kind
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = "g"}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: invalid properties {callee = "g"} for op func.call: Invalid attribute `callee` in property conversion: "g"

// -----
// call indirect args
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
%1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%0 = "func.constant"() <{value = @h}> : () -> (() -> ())
"func.call_indirect"(%0, %1) : (() -> (), i32) -> ()
}) : () -> ()

// 6:1: error: 'func.call_indirect' op failed to verify that callee input types match argument types
// 6:1: note: see current operation: "func.call_indirect"(%1, %0) : (() -> (), i32) -> ()

// -----
// call indirect kind
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
"func.call_indirect"(%0) : (i32) -> ()

// 2:1: error: 'func.call_indirect' op operand #0 must be function type, but got 'i32'
// 2:1: note: see current operation: "func.call_indirect"(%0) : (i32) -> ()

// -----
// call indirect none
"func.call_indirect"() : () -> ()

// 1:1: error: 'func.call_indirect' op expected 1 or more operands, but found 0
// 1:1: note: see current operation: "func.call_indirect"() : () -> ()

// -----
// call indirect results
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
%0 = "func.constant"() <{value = @h}> : () -> (() -> ())
%2 = "func.call_indirect"(%0) : (() -> ()) -> i32
}) : () -> ()

// 5:6: error: 'func.call_indirect' op failed to verify that callee result types match result types
// 5:6: note: see current operation: %1 = "func.call_indirect"(%0) : (() -> ()) -> i32

// -----
// call nested callee
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g::@f}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: invalid properties {callee = @g::@f} for op func.call: Invalid attribute `callee` in property conversion: @g::@f

// -----
// call no callee
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.call' op requires attribute 'callee'
// 2:3: note: see current operation: "func.call"() : () -> ()

// -----
// call operand count
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "func.call"() <{callee = @f}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'func.call' op incorrect number of operands for callee
// 3:3: note: see current operation: "func.call"() <{callee = @f}> : () -> ()

// -----
// call operand type
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
^bb0(%a: i32, %b: i64):
  "func.call"(%a, %a) <{callee = @f}> : (i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'func.call' op operand type mismatch: expected operand type 'i64', but provided 'i32' for operand number 1
// 3:3: note: see current operation: "func.call"(%arg0, %arg0) <{callee = @f}> : (i32, i32) -> ()

// -----
// call result count
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "func.call"(%a) <{callee = @f}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()

// 3:8: error: 'func.call' op incorrect number of results for callee
// 3:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @f}> : (i32) -> i32

// -----
// call result type
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "func.call"(%a) <{callee = @f}> : (i32) -> i64
  "func.return"(%a) : (i32) -> ()
}) : () -> ()

// 3:8: error: 'func.call' op result type mismatch at index 0
// 3:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @f}> : (i32) -> i64
// 3:8: note:       op result types: 'i64'
// 3:8: note: function result types: 'i32'

// -----
// long op
"func.func"() <{function_type = (i32) -> i64, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1:2 = "arith.addui_extended"(%a, %0) : (i32, i32) -> (i32, i1)
  %3 = "arith.addi"(%1#0, %1#1) : (i32, i1) -> i32
  "func.return"(%1#1) : (i1) -> ()
}) : () -> ()

// 5:8: error: 'arith.addi' op requires the same type for all operands and results
// 5:8: note: see current operation: %2 = "arith.addi"(%1#0, %1#1) <{overflowFlags = #arith.overflow<none>}> : (i32, i1) -> i32

// -----
// return and attr
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  "func.return"() {foo = 1} : () -> ()
}) : () -> ()

// 2:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// 2:3: note: see current operation: "func.return"() {foo = 1 : i64} : () -> ()

// -----
// return count
"func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// 2:3: note: see current operation: "func.return"() : () -> ()

// -----
// return count2
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()

// 3:3: error: 'func.return' op has 1 operands, but enclosing function (@f) returns 0
// 3:3: note: see current operation: "func.return"(%arg0) : (i32) -> ()

// -----
// return parent unreg
// unregistered dialects: allowed
"func.func"() <{function_type = (i32) -> i64, sym_name = "f"}> ({
^bb0(%a: i32):
  "x.x"() ({
  "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "x.end"() : () -> ()
}) : () -> ()

// 4:3: error: 'func.return' op expects parent op 'func.func'
// 4:3: note: see current operation: "func.return"(%arg0) : (i32) -> ()

// -----
// return parent
"builtin.module"() ({
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.return' op expects parent op 'func.func'
// 2:3: note: see current operation: "func.return"() : () -> ()

// -----
// return type
"func.func"() <{function_type = (i32) -> i64, sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()

// 3:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f
// 3:3: note: see current operation: "func.return"(%arg0) : (i32) -> ()

// -----
// two errors
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// 3:5: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// 3:5: note: see current operation: "func.return"() : () -> ()
// 6:5: error: 'func.return' op has 0 operands, but enclosing function (@g) returns 1
// 6:5: note: see current operation: "func.return"() : () -> ()
