// Shapes and patterns as data.
// lower: --shape-to-shape-lowering --convert-shape-to-std
func.func @shapes(%t: tensor<?x4xf32>, %s: !shape.shape) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  %1 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %2 = shape.broadcast %0, %1 : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}
module @patterns {
  pdl.pattern @fold : benefit(2) {
    %t = pdl.type : i32
    %o = pdl.operand : %t
    %a = pdl.attribute = 0 : i32
    %op = pdl.operation "arith.addi"(%o, %o : !pdl.value, !pdl.value) {"x" = %a} -> (%t : !pdl.type)
    pdl.rewrite %op {
      pdl.replace %op with (%o : !pdl.value)
    }
  }
}
