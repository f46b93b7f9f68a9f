// They differ at the constant alone, which has more than 128 bits.
"func.func"() <{function_type = (i160) -> i1, sym_name = "f"}> ({
^bb0(%x: i160):
  %c = "arith.constant"() <{value = 2722258935367507707706996859454145691647 : i160}> : () -> i160
  %0 = "arith.cmpi"(%x, %c) <{predicate = 6 : i64}> : (i160, i160) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i160) -> i1, sym_name = "f"}> ({
^bb0(%x: i160):
  %c = "arith.constant"() <{value = 2722258935367507707706996859454145691647 : i160}> : () -> i160
  %0 = "arith.cmpi"(%x, %c) <{predicate = 7 : i64}> : (i160, i160) -> i1
  "func.return"(%0) : (i1) -> ()
}) : () -> ()
