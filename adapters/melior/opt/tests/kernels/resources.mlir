module {
  func.func @weights() -> (tensor<4xi32>, tensor<6xi32>) {
    %0 = arith.constant dense_resource<first> : tensor<4xi32>
    %1 = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
    return %0, %1 : tensor<4xi32>, tensor<6xi32>
  }
}
{-#
  dialect_resources: {
    builtin: {
      first: "0x0400000001000000020000000300000004000000"
    }
  },
  external_resources: {
    own_tool: {
      made_by: "hand",
      sizes: "0x0100000003"
    }
  }
#-}
