// Functions: visibility, attributes of arguments and results, references, calls.
// lower: --allow-unregistered-dialect --inline --symbol-dce --canonicalize
// lower: --allow-unregistered-dialect --convert-func-to-llvm --reconcile-unrealized-casts
// lower: --allow-unregistered-dialect --symbol-privatize --duplicate-function-elimination
func.func private @outside(i32 {llvm.noundef}, tensor<*xf32>) -> (f32 {llvm.inreg}, i1)
func.func nested @inner(%a: i32) -> i32 attributes {no_inline, tag = unit} {
  return %a : i32
}
func.func @outer(%a: i32 {test.key = [1, "two", 3.0]}, %f: (i32) -> i32) -> (i32, i32) attributes {test.x = @inner} {
  %0 = call @inner(%a) {test.site = @"quo ted"::@b} : (i32) -> i32
  %1 = call_indirect %f(%0) : (i32) -> i32
  %2 = constant @inner : (i32) -> i32
  %3 = call_indirect %2(%1) : (i32) -> i32
  return %0, %3 : i32, i32
}
module @"a name" attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @outer() {
    return
  }
}
