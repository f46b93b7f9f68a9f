// Groups of operands and results whose sizes do not add up, in dialects of which only the tables are known.
// stderr: compare
// run:
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<?xi8>
  "func.return"() : () -> ()
}) : () -> ()
