// In a module, operations may use values from further down; equal ones are found all the same.
// run: --allow-unregistered-dialect --cse
// run: --allow-unregistered-dialect --pass-pipeline='any(cse,cse)'
// run: --allow-unregistered-dialect --pass-pipeline='any(canonicalize)'
"builtin.module"() ({
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "t.use"(%c, %b) : (i32, i32) -> ()
  %b = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %c = "arith.muli"(%d, %b) : (i32, i32) -> i32
  %d = "t.source"() : () -> i32
  %e = "arith.muli"(%a, %d) : (i32, i32) -> i32
  "t.use"(%e, %a) : (i32, i32) -> ()
  %f = "arith.subi"(%g, %d) : (i32, i32) -> i32
  %g = "arith.xori"(%f, %e) : (i32, i32) -> i32
  %h = "arith.subi"(%g, %d) : (i32, i32) -> i32
  "t.use"(%h) : (i32) -> ()
}) : () -> ()
