// Memory that code outside has seen ends before its last use.
"func.func"() <{function_type = (i8) -> (), sym_name = "use", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<1xi8>) -> (), sym_name = "keep", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i8) -> (), sym_name = "f"}> ({
^bb0(%x: i8):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi8>
  "memref.store"(%x, %0, %k) : (i8, memref<1xi8>, index) -> ()
  "func.call"(%0) <{callee = @keep}> : (memref<1xi8>) -> ()

  "func.call"(%x) <{callee = @use}> : (i8) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i8) -> (), sym_name = "use", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (memref<1xi8>) -> (), sym_name = "keep", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i8) -> (), sym_name = "f"}> ({
^bb0(%x: i8):
  %k = "arith.constant"() <{value = 0 : index}> : () -> index
  "memref.alloca_scope"() ({
  %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi8>
  "memref.store"(%x, %0, %k) : (i8, memref<1xi8>, index) -> ()
  "func.call"(%0) <{callee = @keep}> : (memref<1xi8>) -> ()
  "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "func.call"(%x) <{callee = @use}> : (i8) -> ()
  "func.return"() : () -> ()
}) : () -> ()
