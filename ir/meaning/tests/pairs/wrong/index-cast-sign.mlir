// The index is larger than the integer and negative.
"func.func"() <{function_type = (i32) -> index, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "index.casts"(%arg0) : (i32) -> index
  "func.return"(%0) : (index) -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> index, sym_name = "f"}> ({
^bb0(%arg0: i32):
  %0 = "index.castu"(%arg0) : (i32) -> index
  "func.return"(%0) : (index) -> ()
}) : () -> ()
