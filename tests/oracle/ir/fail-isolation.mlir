// Isolated operations that use values from outside, and values and blocks that are nowhere defined.
// stderr: compare
// run: --allow-unregistered-dialect --split-input-file
%0 = "t.a"() : () -> i32
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.b"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.b"(%0#1, %1) ({
    "t.c"(%1, %0#1) : (i32, i64) -> ()
  }) : (i64, i32) -> ()
  "t.b"(%0#1) : (i64) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "g"}> ({
  %1 = "t.a"() : () -> i32
  "t.b"() ({
  }, {
    "t.c"(%0#1) : (i64) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
%0:2 = "t.a"() : () -> (i32, i64)
// -----
// The errors of the operation itself come first.
%0 = "t.a"() : () -> i32
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.b"(%0) : (i32) -> ()
  %1 = "arith.addi"(%0) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
// Those of the syntax come before.
%0 = "t.a"() : () -> i32
"builtin.module"() ({
  "t.b"(%0) : (i32) -> ()
}) : () -> ()
"t.c"(5) : () -> ()
// -----
%0 = "t.a"() : () -> i32
"builtin.module"() ({
  "t.b"(%0) : (i64) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "t.b"(%0) : (i64) -> ()
}) : () -> ()
%0 = "t.a"() : () -> i32
// -----
"builtin.module"() ({
  "t.b"(%0) : (i64) -> ()
}) : () -> ()
"t.b"(%0) : (i32) -> ()
// -----
"t.b"(%0) : (i32) -> ()
"builtin.module"() ({
  "t.b"(%0) : (i64) -> ()
}) : () -> ()
%0 = "t.a"() : () -> i32
// -----
"builtin.module"() ({
  "t.b"(%0, %1) : (i64, i32) -> ()
  "t.b"(%1) : (i32) -> ()
}) : () -> ()
"t.b"(%2, %0, %1) : (i32, i64, i32) -> ()
// -----
"t.b"() ({
  "t.c"(%0)[^a, ^b] : (i32) -> ()
^c:
  "t.c"()[^c, ^a] : () -> ()
}) : () -> ()
