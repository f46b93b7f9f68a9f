// The element is far from the first one.
"func.func"() <{function_type = (memref<1000000x1000xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<1000000x1000xf32>, %x: f32):
  %a = "arith.constant"() <{value = 100 : index}> : () -> index
  %b = "arith.constant"() <{value = 0 : index}> : () -> index
  "memref.store"(%x, %m, %a, %b) : (f32, memref<1000000x1000xf32>, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<1000000x1000xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<1000000x1000xf32>, %x: f32):
  %a = "arith.constant"() <{value = 100 : index}> : () -> index
  %b = "arith.constant"() <{value = 1 : index}> : () -> index
  "memref.store"(%x, %m, %a, %b) : (f32, memref<1000000x1000xf32>, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
