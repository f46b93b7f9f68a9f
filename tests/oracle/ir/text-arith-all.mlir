// Every kind of arithmetic, with flags and predicates.
// lower: --arith-expand --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// lower: --arith-emulate-wide-int --int-range-optimizations
func.func @ints(%a: i32, %b: i32, %c: i1) -> (i32, i64, i16) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %b overflow<nuw> : i32
  %2 = arith.divsi %1, %a : i32
  %3 = "arith.divui"(%2, %b) <{isExact}> : (i32, i32) -> i32
  %4 = arith.ceildivsi %3, %a : i32
  %5 = arith.floordivsi %4, %b : i32
  %6 = arith.shli %5, %a overflow<nsw> : i32
  %7 = "arith.shrsi"(%6, %b) <{isExact}> : (i32, i32) -> i32
  %8 = arith.shrui %7, %b : i32
  %9 = arith.cmpi ule, %8, %a : i32
  %10 = arith.select %9, %8, %b : i32
  %11 = arith.maxsi %10, %a : i32
  %12 = arith.minui %11, %b : i32
  %sum, %over = arith.addui_extended %12, %a : i32, i1
  %low, %high = arith.mulsi_extended %sum, %b : i32
  %13 = arith.extsi %low : i32 to i64
  %14 = arith.trunci %high overflow<nsw> : i32 to i16
  %15 = arith.xori %c, %over : i1
  %16 = arith.extui %15 : i1 to i32
  return %16, %13, %14 : i32, i64, i16
}
func.func @floats(%a: f32, %b: f32, %v: vector<4xf32>) -> (f64, f16, vector<4xf32>, i1) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.subf %0, %b fastmath<reassoc,contract> : f32
  %2 = arith.divf %1, %a : f32
  %3 = arith.negf %2 fastmath<nsz> : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.maximumf %4, %a : f32
  %6 = arith.minnumf %5, %b : f32
  %7 = arith.cmpf one, %6, %a : f32
  %8 = arith.extf %6 : f32 to f64
  %9 = arith.truncf %6 to_nearest_even : f32 to f16
  %10 = arith.mulf %v, %v fastmath<arcp,afn> : vector<4xf32>
  %11 = arith.fptosi %6 : f32 to i32
  %12 = arith.bitcast %11 : i32 to f32
  return %8, %9, %10, %7 : f64, f16, vector<4xf32>, i1
}
