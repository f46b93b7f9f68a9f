// What is read is the same as long as nothing writes in between.
// run: --cse
"func.func"() <{function_type = (memref<4xi32>, index, i32) -> (i32, i32, i32, i32), sym_name = "reads"}> ({
^bb0(%m: memref<4xi32>, %i: index, %x: i32):
  %a = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  %s = "arith.addi"(%a, %x) : (i32, i32) -> i32
  %b = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "memref.store"(%s, %m, %i) : (i32, memref<4xi32>, index) -> ()
  %c = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  %d = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "func.return"(%a, %b, %c, %d) : (i32, i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xi32>, index) -> (i32, i32), sym_name = "call_between"}> ({
^bb0(%m: memref<4xi32>, %i: index):
  %a = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "func.call"() <{callee = @outside}> : () -> ()
  %b = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "func.return"(%a, %b) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xi32>, index, i1) -> (i32, i32), sym_name = "store_nested"}> ({
^bb0(%m: memref<4xi32>, %i: index, %c: i1):
  %a = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "scf.if"(%c) ({
    "memref.store"(%a, %m, %i) : (i32, memref<4xi32>, index) -> ()
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  %b = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "func.return"(%a, %b) : (i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xi32>, index, i1) -> (i32, i32, i32), sym_name = "read_nested"}> ({
^bb0(%m: memref<4xi32>, %i: index, %c: i1):
  %a = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  %n = "scf.if"(%c) ({
    %o = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
    %p = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
    %q = "arith.addi"(%o, %p) : (i32, i32) -> i32
    "scf.yield"(%q) : (i32) -> ()
  }, {
    "scf.yield"(%a) : (i32) -> ()
  }) : (i1) -> i32
  %b = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "func.return"(%a, %b, %n) : (i32, i32, i32) -> ()
}) : () -> ()
"func.func"() <{function_type = (memref<4xi32>, index) -> i32, sym_name = "other_block"}> ({
^bb0(%m: memref<4xi32>, %i: index):
  %a = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  "cf.br"()[^bb1] : () -> ()
^bb1:
  %b = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  %c = "memref.load"(%m, %i) : (memref<4xi32>, index) -> i32
  %s = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %t = "arith.addi"(%s, %c) : (i32, i32) -> i32
  "func.return"(%t) : (i32) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "outside", sym_visibility = "private"}> ({
}) : () -> ()
