func.func @choir(%low: f64, %high: f64) -> f64 {
  %0 = "signal.stage"(%low, %high) ({
  ^bb0(%a: f64, %b: f64):
    %1 = "signal.gain"(%a) {factor = 2.0 : f64} : (f64) -> f64
    %2 = "signal.gain"(%1) {factor = 0.25 : f64} : (f64) -> f64
    %3 = "signal.mix"(%2, %b) {operandSegmentSizes = array<i32: 2, 0>} : (f64, f64) -> f64
    "signal.yield"(%3) : (f64) -> ()
  }) {label = "voices"} : (f64, f64) -> f64
  %4 = "signal.mix"(%0) {operandSegmentSizes = array<i32: 1, 0>} : (f64) -> f64
  return %4 : f64
}
