// Properties and other attributes, each where its dialect says; defaults that are printed though not written.
// run: --allow-unregistered-dialect
"builtin.module"() ({
  "func.func"() ({ "func.return"() : () -> () }) {sym_name = "a", extra.x = 2, function_type = () -> ()} : () -> ()
  "func.func"() <{sym_name = "b", function_type = (i32) -> i32, arg_attrs = [{t.a = 1 : i32}], res_attrs = [{}]}> ({
  ^bb0(%x: i32):
    "func.return"(%x) {discardable} : (i32) -> ()
  }) {sym_visibility = "nested"} : () -> ()
  %0 = "arith.constant"() {value = 5 : i32, foo = 1} : () -> i32
  %1 = "arith.constant"() <{unknown = 1, value = 5 : i32}> : () -> i32
  %2 = "arith.addi"(%0, %1) : (i32, i32) -> i32
  %3 = "arith.addi"(%0, %1) {overflowFlags = #arith.overflow<nuw, nsw>} : (i32, i32) -> i32
  %4 = "arith.divsi"(%0, %1) <{isExact}> : (i32, i32) -> i32
  %5 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
  %6 = "arith.mulf"(%5, %5) <{fastmath = #arith.fastmath<afn, nnan>}> : (f32, f32) -> f32
  %7 = "arith.mulf"(%5, %5) <{fastmath = #arith<fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn>>}> : (f32, f32) -> f32
  "t.a"() <{b = 1, a, "c d" = [1]}> {z = 1, "a b"} : () -> ()
  "t.b"() <{}> {c} : () -> ()
  "t.c"() <5 : i8> : () -> ()
}) {module.attribute} : () -> ()
