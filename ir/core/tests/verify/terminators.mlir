// Terminators and successors.

// -----
// br successors
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"() : () -> ()
}) : () -> ()

// 2:3: error: 'cf.br' op requires 1 successor but found 0
// 2:3: note: see current operation: "cf.br"() : () -> ()

// -----
// br successors2
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'cf.br' op requires 1 successor but found 2
// 2:3: note: see current operation: "cf.br"()[^bb1, ^bb1] : () -> ()

// -----
// no terminator nested
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "builtin.module"() ({
  ^bb0:
  }) {x.y = 1 : i32} : () -> ()
}) : () -> ()

// 2:3: error: block with no terminator, has
// "builtin.module"() ({
// ^bb0:
// }) {x.y = 1 : i32} : () -> ()
// 2:3: note: see current operation:
// "builtin.module"() ({
// ^bb0:
// }) {x.y = 1 : i32} : () -> ()

// -----
// no terminator nested2
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// 2:3: error: block with no terminator, has
// "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
//   %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   "func.return"(%0) : (i32) -> ()
// }) : () -> ()
// 2:3: note: see current operation:
// "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
//   %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   "func.return"(%0) : (i32) -> ()
// }) : () -> ()

// -----
// poison ok
%0 = "ub.poison"() : () -> i32

// -----
// return results
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "func.return"() : () -> i32
}) : () -> ()

// 2:8: error: 'func.return' op requires zero results
// 2:8: note: see current operation: %0 = "func.return"() : () -> i32

// -----
// return successor
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"()[^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.return' op requires 0 successors but found 1
// 2:3: note: see current operation: "func.return"()[^bb1] : () -> ()

// -----
// successors in middle unreg
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: operation with block successors must terminate its parent block
// 2:3: note: see current operation: "x.br"()[^bb1] : () -> ()

// -----
// terminator graph
"builtin.module"() ({
  "ub.unreachable"() : () -> ()
  "ub.unreachable"() : () -> ()
}) : () -> ()

// 2:3: error: 'ub.unreachable' op must be the last operation in the parent block
// 2:3: note: see current operation: "ub.unreachable"() : () -> ()

// -----
// terminator in middle br
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: operation with block successors must terminate its parent block
// 2:3: note: see current operation: "cf.br"()[^bb1] : () -> ()

// -----
// terminator in middle
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.return' op must be the last operation in the parent block
// 2:3: note: see current operation: "func.return"() : () -> ()

// -----
// unreg br args
// unregistered dialects: allowed
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1(%a: i32):
  "x.a"() : () -> ()
}) : () -> ()

// -----
// unreg terminator twice
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.a"() : () -> ()
}) : () -> ()
