// Branches: their operands, the groups of these, and the arguments of the blocks that they lead to.

// -----
// assert kind
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
"cf.assert"(%0) <{msg = "a"}> : (i32) -> ()

// 2:1: error: 'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'
// 2:1: note: see current operation: "cf.assert"(%0) <{msg = "a"}> : (i32) -> ()

// -----
// assert msg kind
%0 = "arith.constant"() <{value = 1 : i1}> : () -> i1
"cf.assert"(%0) <{msg = 1}> : (i1) -> ()

// 2:1: error: invalid properties {msg = 1 : i64} for op cf.assert: Invalid attribute `msg` in property conversion: 1 : i64

// -----
// assert msg
%0 = "arith.constant"() <{value = 1 : i1}> : () -> i1
"cf.assert"(%0) : (i1) -> ()

// 2:1: error: 'cf.assert' op requires attribute 'msg'
// 2:1: note: see current operation: "cf.assert"(%0) : (i1) -> ()

// -----
// br args type
"func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "cf.br"(%a)[^bb1] : (i64) -> ()
^bb1(%b: i32):
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: type mismatch for bb argument #0 of successor #0
// 3:3: note: see current operation: "cf.br"(%arg0)[^bb1] : (i64) -> ()

// -----
// br args
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
^bb1(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: branch has 0 operands for successor #0, but target block has 1
// 2:3: note: see current operation: "cf.br"()[^bb1] : () -> ()

// -----
// switch args
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: branch has 1 operands for successor #1, but target block has 0
// 3:3: note: see current operation: "cf.switch"(%arg0, %arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()

// -----
// switch count
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op number of case values (2) should match number of case destinations (1)
// 3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// switch float
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^bb0(%a: f32):
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op operand #0 must be integer, but got 'f32'
// 3:3: note: see current operation: "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()

// -----
// switch none
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----
// switch nosucc
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a) <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op requires at least 1 successors but found 0
// 3:3: note: see current operation: "cf.switch"(%arg0) <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// switch ok
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()

// -----
// switch segs
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op requires attribute 'case_operand_segments'
// 3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// switch segs2
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'
// 3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<42> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// switch type
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.switch' op 'flag' type ('i32') should match case value type ('i64')
// 3:3: note: see current operation: "cf.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// condbr args
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1(%b: i1):
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: branch has 0 operands for successor #0, but target block has 1
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()

// -----
// condbr cond
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()

// -----
// condbr operands
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.cond_br' op expected 1 or more operands, but found 0
// 3:3: note: see current operation: "cf.cond_br"()[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : () -> ()

// -----
// condbr segments dict
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----
// condbr segments i64
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`

// -----
// condbr segments int
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = 1}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: invalid properties {operandSegmentSizes = 1 : i64} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`

// -----
// condbr segments neg
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()

// -----
// condbr segments two conds
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i1, i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----
// condbr segments0
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: branch has 1 operands for successor #0, but target block has 0
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()

// -----
// condbr segments2
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()

// -----
// condbr segments3
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3

// -----
// condbr successors
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: 'cf.cond_br' op requires 2 successors but found 1
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()

// -----
// condbr weights kind
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: invalid properties {branch_weights = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: array<i64: 0, 0>

// -----
// condbr weights neg
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 1, -1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// -----
// condbr weights zero
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: branch weights cannot all be zero
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()

// -----
// condbr weights
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%a: i1):
  "cf.cond_br"(%a)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 3:3: error: expects number of branch weights to match number of successors: 1 vs 2
// 3:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
