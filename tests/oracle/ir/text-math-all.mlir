// Mathematical functions.
// lower: --math-expand-ops=ops=tanh,ctlz --canonicalize --convert-math-to-funcs
// lower: --convert-math-to-llvm --convert-func-to-llvm
// lower: --convert-math-to-spirv
// lower: --math-uplift-to-fma --math-extend-to-supported-types
func.func @math(%x: f32, %y: f32, %i: i32, %v: vector<4xf32>) -> (f32, i32, vector<4xf32>) {
  %0 = math.absf %x : f32
  %1 = math.sqrt %0 fastmath<afn> : f32
  %2 = math.fma %1, %x, %y : f32
  %3 = math.powf %2, %y : f32
  %4 = math.exp2 %3 : f32
  %5 = math.tanh %4 : f32
  %6 = math.copysign %5, %y : f32
  %7 = math.ctlz %i : i32
  %8 = math.ctpop %7 : i32
  %9 = math.ipowi %8, %i : i32
  %10 = math.fpowi %6, %i : f32, i32
  %11 = math.log1p %v : vector<4xf32>
  %12 = math.roundeven %11 : vector<4xf32>
  %13 = math.erf %12 : vector<4xf32>
  return %10, %9, %13 : f32, i32, vector<4xf32>
}
