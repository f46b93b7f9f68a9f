// The case is not the one that it was.
"func.func"() <{function_type = (index) -> i32, sym_name = "f"}> ({
^bb0(%x: index):
  %0 = "scf.index_switch"(%x) <{cases = array<i64: 1000>}> ({
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "scf.yield"(%a) : (i32) -> ()
  }, {
  %b = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "scf.yield"(%b) : (i32) -> ()
  }) : (index) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (index) -> i32, sym_name = "f"}> ({
^bb0(%x: index):
  %0 = "scf.index_switch"(%x) <{cases = array<i64: 1001>}> ({
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "scf.yield"(%a) : (i32) -> ()
  }, {
  %b = "arith.constant"() <{value = 2 : i32}> : () -> i32
  "scf.yield"(%b) : (i32) -> ()
  }) : (index) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
