// Arguments with numbers in their names, locations with hexadecimal numbers, and the spaces of memory that there are.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
"t.a"() ({
  %2:2 = "t.c"() : () -> (i32, i32)
  "t.d"()[^bb1, ^bb2] : () -> ()
^bb1(%2#2: i32):
  "t.b"(%2#2, %2#1) : (i32, i32) -> ()
^bb2(%7#3: i32, %7: i64, %8#0: i1):
  "t.b"(%7#3, %7#0, %8, %2) : (i32, i64, i1, i32) -> () loc("x":0x2:0x1F)
}) {a = memref<2xi32, #gpu.address_space<workgroup>>, b = memref<*xi32, {}>, c = memref<2xi32, "x" : i32>, d = memref<2xi32, #ub.poison>} : () -> () loc("x":2:3 to 0x4:0x5)
