// Where `index` has 32 bits, the casts cut the number off, however long the loop runs.
"func.func"() <{function_type = (index, i64) -> i64, sym_name = "f"}> ({
^bb0(%n: index, %x: i64):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  "scf.for"(%c0, %n, %c1) ({
^bb1(%i: index):
  "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  %0 = "arith.index_cast"(%x) : (i64) -> index
  %1 = "arith.index_cast"(%0) : (index) -> i64
  "func.return"(%1) : (i64) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (index, i64) -> i64, sym_name = "f"}> ({
^bb0(%n: index, %x: i64):
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
  "scf.for"(%c0, %n, %c1) ({
^bb1(%i: index):
  "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"(%x) : (i64) -> ()
}) : () -> ()
