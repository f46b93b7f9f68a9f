// An element that is far from the first one exists where it is not used, too.
"func.func"() <{function_type = (memref<128x128xf32>, f32, i1) -> (), sym_name = "f"}> ({
^bb0(%m: memref<128x128xf32>, %x: f32, %c: i1):
  %a = "arith.constant"() <{value = 100 : index}> : () -> index
  %b = "arith.constant"() <{value = 0 : index}> : () -> index
  "scf.if"(%c) ({
  "memref.store"(%x, %m, %a, %b) : (f32, memref<128x128xf32>, index, index) -> ()
  "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (memref<128x128xf32>, f32, i1) -> (), sym_name = "f"}> ({
^bb0(%m: memref<128x128xf32>, %x: f32, %c: i1):
  %a = "arith.constant"() <{value = 100 : index}> : () -> index
  %b = "arith.constant"() <{value = 0 : index}> : () -> index
  %0 = "memref.load"(%m, %a, %b) : (memref<128x128xf32>, index, index) -> f32
  %1 = "arith.select"(%c, %x, %0) : (i1, f32, f32) -> f32
  "memref.store"(%1, %m, %a, %b) : (f32, memref<128x128xf32>, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
