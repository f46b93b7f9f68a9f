// Loops of `scf`.

// -----
// for arg
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0(%i: index):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()

// 2:1: error: 'scf.for' op expected induction variable to be same type as bounds and step
// 2:1: note: see current operation:
// "scf.for"(%0, %0, %0) ({
// ^bb0(%arg0: index):
//   "scf.yield"() : () -> ()
// }) : (i32, i32, i32) -> ()

// -----
// for args fewer
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32):
  "scf.yield"(%c) : (i32) -> ()
}) : (i32, i32, i32, i32) -> i32

// 2:6: error: 'scf.for' op different number of inits and region iter_args: 1 != 0
// 2:6: note: see current operation:
// %1 = "scf.for"(%0, %0, %0, %0) ({
// ^bb0(%arg0: i32):
//   "scf.yield"(%0) : (i32) -> ()
// }) : (i32, i32, i32, i32) -> i32

// -----
// for args more
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0(%i: i32, %x: i64):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()

// 2:1: error: 'scf.for' op different number of inits and region iter_args: 0 != 1
// 2:1: note: see current operation:
// "scf.for"(%0, %0, %0) ({
// ^bb0(%arg0: i32, %arg1: i64):
//   "scf.yield"() : () -> ()
// }) : (i32, i32, i32) -> ()

// -----
// for init type
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%d = "arith.constant"() <{value = 1 : i64}> : () -> i64
%r = "scf.for"(%c, %c, %c, %d) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%x) : (i32) -> ()
}) : (i32, i32, i32, i64) -> i32

// 3:6: error: 'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i64' != 'i32'
// 3:6: note: see current operation:
// %2 = "scf.for"(%0, %0, %0, %1) ({
// ^bb0(%arg0: i32, %arg1: i32):
//   "scf.yield"(%arg1) : (i32) -> ()
// }) : (i32, i32, i32, i64) -> i32

// -----
// for iter
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32, i32) -> ()

// 2:1: error: 'scf.for' op mismatch in number of loop-carried values and defined values
// 2:1: note: see current operation:
// "scf.for"(%0, %0, %0, %0) ({
// ^bb0(%arg0: i32):
//   "scf.yield"() : () -> ()
// }) : (i32, i32, i32, i32) -> ()

// -----
// for noarg
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0:
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()

// 2:1: error: 'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615
// 2:1: note: see current operation:
// "scf.for"(%0, %0, %0) ({
//   "scf.yield"() : () -> ()
// }) : (i32, i32, i32) -> ()

// -----
// for result type
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%x) : (i32) -> ()
}) : (i32, i32, i32, i32) -> i64

// 2:6: error: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'
// 2:6: note: see current operation:
// %1 = "scf.for"(%0, %0, %0, %0) ({
// ^bb0(%arg0: i32, %arg1: i32):
//   "scf.yield"(%arg1) : (i32) -> ()
// }) : (i32, i32, i32, i32) -> i64

// -----
// for yield
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32, i32) -> i32

// 2:6: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
// 2:6: note: see current operation:
// %1 = "scf.for"(%0, %0, %0, %0) ({
// ^bb0(%arg0: i32, %arg1: i32):
//   "scf.yield"() : () -> ()
// }) : (i32, i32, i32, i32) -> i32
// 4:3: note: region branch point

// -----
// for yield more
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
"scf.for"(%c, %c, %c) ({
^bb0(%i: i32):
  "scf.yield"(%c) : (i32) -> ()
}) : (i32, i32, i32) -> ()

// 2:1: error: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
// 2:1: note: see current operation:
// "scf.for"(%0, %0, %0) ({
// ^bb0(%arg0: i32):
//   "scf.yield"(%0) : (i32) -> ()
// }) : (i32, i32, i32) -> ()

// -----
// for yield type
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%d = "arith.constant"() <{value = 1 : i64}> : () -> i64
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%d) : (i64) -> ()
}) : (i32, i32, i32, i32) -> i32

// 3:6: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'i32' != 'i64'
// 3:6: note: see current operation:
// %2 = "scf.for"(%0, %0, %0, %0) ({
// ^bb0(%arg0: i32, %arg1: i32):
//   "scf.yield"(%1) : (i64) -> ()
// }) : (i32, i32, i32, i32) -> i32

// -----
// while after arg
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i32):
  "scf.yield"(%c) : (i1) -> ()
}) : (i1) -> i1

// 2:6: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i1' should match successor input type #0 'i32'
// 2:6: note: see current operation:
// %1 = "scf.while"(%0) ({
// ^bb0(%arg1: i1):
//   "scf.condition"(%0, %arg1) : (i1, i1) -> ()
// }, {
// ^bb0(%arg0: i32):
//   "scf.yield"(%0) : (i1) -> ()
// }) : (i1) -> i1
// 4:3: note: region branch point

// -----
// while cond count
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c) : (i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : (i1) -> i1

// 2:6: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs
// 2:6: note: see current operation:
// %1 = "scf.while"(%0) ({
// ^bb0(%arg1: i1):
//   "scf.condition"(%0) : (i1) -> ()
// }, {
// ^bb0(%arg0: i1):
//   "scf.yield"(%arg0) : (i1) -> ()
// }) : (i1) -> i1
// 4:3: note: region branch point

// -----
// while cond result
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : (i1) -> i32

// 2:6: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i1' should match successor input type #0 'i32'
// 2:6: note: see current operation:
// %1 = "scf.while"(%0) ({
// ^bb0(%arg1: i1):
//   "scf.condition"(%0, %arg1) : (i1, i1) -> ()
// }, {
// ^bb0(%arg0: i1):
//   "scf.yield"(%arg0) : (i1) -> ()
// }) : (i1) -> i32
// 4:3: note: region branch point

// -----
// while init count
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"() ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : () -> i1

// 2:6: error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
// 2:6: note: see current operation:
// %1 = "scf.while"() ({
// ^bb0(%arg1: i1):
//   "scf.condition"(%0, %arg1) : (i1, i1) -> ()
// }, {
// ^bb0(%arg0: i1):
//   "scf.yield"(%arg0) : (i1) -> ()
// }) : () -> i1
// 2:6: note: region branch point

// -----
// while ok
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.while"() ({
  "scf.condition"(%c) : (i1) -> ()
}, {
^bb0:
  "scf.yield"() : () -> ()
}) : () -> ()

// -----
// while term
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.while"() ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : () -> ()

// 2:1: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
// 2:1: note: see current operation:
// "scf.while"() ({
//   "scf.yield"() : () -> ()
// }, {
//   "scf.yield"() : () -> ()
// }) : () -> ()
// 3:3: note: terminator here

// -----
// while term2
%c = "arith.constant"() <{value = true}> : () -> i1
"scf.while"() ({
  "scf.condition"(%c) : (i1) -> ()
}, {
  "scf.condition"(%c) : (i1) -> ()
}) : () -> ()

// 2:1: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
// 2:1: note: see current operation:
// "scf.while"() ({
//   "scf.condition"(%0) : (i1) -> ()
// }, {
//   "scf.condition"(%0) : (i1) -> ()
// }) : () -> ()
// 5:3: note: terminator here

// -----
// while types
%c = "arith.constant"() <{value = true}> : () -> i1
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%a) : (i1) -> ()
}) : (i1) -> i1

// -----
// while yield type
%c = "arith.constant"() <{value = true}> : () -> i1
%d = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.while"(%c) ({
^bb0(%a: i1):
  "scf.condition"(%c, %a) : (i1, i1) -> ()
}, {
^bb0(%a: i1):
  "scf.yield"(%d) : (i32) -> ()
}) : (i1) -> i1

// 3:6: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i32' should match successor input type #0 'i1'
// 3:6: note: see current operation:
// %2 = "scf.while"(%0) ({
// ^bb0(%arg1: i1):
//   "scf.condition"(%0, %arg1) : (i1, i1) -> ()
// }, {
// ^bb0(%arg0: i1):
//   "scf.yield"(%1) : (i32) -> ()
// }) : (i1) -> i1
// 8:3: note: region branch point

// -----
// scf for ok
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.for"(%c, %c, %c, %c) ({
^bb0(%i: i32, %x: i32):
  "scf.yield"(%x) : (i32) -> ()
}) : (i32, i32, i32, i32) -> i32

// -----
// scf for types
%c = "arith.constant"() <{value = 1 : i32}> : () -> i32
%d = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.for"(%c, %d, %c) ({
^bb0(%i: i32):
  "scf.yield"() : () -> ()
}) : (i32, index, i32) -> ()

// 3:1: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
// 3:1: note: see current operation:
// "scf.for"(%0, %1, %0) ({
// ^bb0(%arg0: i32):
//   "scf.yield"() : () -> ()
// }) : (i32, index, i32) -> ()

// -----
// scf parallel segments
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.parallel"(%c, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%i: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
