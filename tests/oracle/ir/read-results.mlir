// Result groups, names of several results, forward references, uses of single results.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
"t.use"(%later#1, %later#0) : (i64, i32) -> ()
%a, %b:2, %c = "t.four"() : () -> (i32, i64, f32, index)
%later:2 = "t.two"(%b#1, %b, %c, %a) : (f32, i64, index, i32) -> (i32, i64)
%many:12 = "t.many"(%later#0) : (i32) -> (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12)
"t.use"(%many#11, %many#0) : (i12, i1) -> ()
%f = "t.function"() : () -> (() -> ())
%ff:2 = "t.functions"(%f) : (() -> ()) -> ((i32) -> (), () -> (() -> i32))
"t.nothing"() : () -> ()
