// Memory holds the one number for which the result is true.
"func.func"() <{function_type = (memref<i32>) -> i1, sym_name = "f"}> ({
^bb0(%m: memref<i32>):
  %0 = "memref.load"(%m) : (memref<i32>) -> i32
  %c = "arith.constant"() <{value = 123456 : i32}> : () -> i32
  %r = "arith.cmpi"(%0, %c) <{predicate = 0 : i64}> : (i32, i32) -> i1
  "func.return"(%r) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<i32>) -> i1, sym_name = "f"}> ({
^bb0(%m: memref<i32>):
  %0 = "memref.load"(%m) : (memref<i32>) -> i32
  %r = "arith.constant"() <{value = false}> : () -> i1
  "func.return"(%r) : (i1) -> ()
}) : () -> ()
