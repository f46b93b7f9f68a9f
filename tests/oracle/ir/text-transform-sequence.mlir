// Scripts of the transform dialect.
// lower: --canonicalize --cse
// lower: --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul", "linalg.generic"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @tile(%op: !transform.op<"linalg.matmul"> {transform.consumed}) {
    %tiled, %loops:3 = transform.structured.tile_using_for %op tile_sizes [4, 4, 8] interchange = [1, 0, 2] : (!transform.op<"linalg.matmul">) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %tiled "tiled" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.matmul">
    %1 = transform.param.constant 4 : i64 -> !transform.param<i64>
    transform.include @tile failures(propagate) (%0) : (!transform.op<"linalg.matmul">) -> ()
    transform.yield
  }
  transform.named_sequence @done(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "matched" : !transform.any_op
    transform.yield
  }
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
