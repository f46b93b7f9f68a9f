// Sums, products and negations of `arith`.

// -----
// addf kind
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addf"(%0, %0) : (i32, i32) -> i32

// 2:6: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'i32'
// 2:6: note: see current operation: %1 = "arith.addf"(%0, %0) <{fastmath = #arith.fastmath<none>}> : (i32, i32) -> i32

// -----
// addi dyn ok
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%3 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%1 = "arith.addi"(%0, %2) : (tensor<?xi32>, tensor<5xi32>) -> tensor<4xi32>

// 4:6: error: 'arith.addi' op requires the same type for all operands and results
// 4:6: note: see current operation: %3 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<5xi32>) -> tensor<4xi32>

// -----
// addi elem
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi64>
%1 = "arith.addi"(%0, %2) : (tensor<?xi32>, tensor<?xi64>) -> tensor<?xi32>

// 3:6: error: 'arith.addi' op requires the same type for all operands and results
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?xi64>) -> tensor<?xi32>

// -----
// addi memref
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.addi"(%0, %0) : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>

// 2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>

// -----
// addi operand kind
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.addi"(%0, %0) : (f32, f32) -> f32

// 2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32

// -----
// addi operands
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0) : (i32) -> i32

// 2:6: error: 'arith.addi' op expected 2 operands, but found 1
// 2:6: note: see current operation: %1 = "arith.addi"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i32

// -----
// addi rank
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?x?xi32>
%1 = "arith.addi"(%0, %2) : (tensor<?xi32>, tensor<?x?xi32>) -> tensor<?xi32>

// 3:6: error: 'arith.addi' op requires the same type for all operands and results
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<?xi32>, tensor<?x?xi32>) -> tensor<?xi32>

// -----
// addi regions
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) ({
}) : (i32, i32) -> (i32)

// 2:6: error: 'arith.addi' op requires zero regions
// 2:6: note: see current operation:
// %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> ({
// }) : (i32, i32) -> i32

// -----
// addi result kind
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) : (i32, i32) -> f32

// 2:6: error: 'arith.addi' op result #0 must be signless-integer-like, but got 'f32'
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> f32

// -----
// addi results0
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
"arith.addi"(%0, %0) : (i32, i32) -> ()

// 2:1: error: 'arith.addi' op requires one result
// 2:1: note: see current operation: "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> ()

// -----
// addi results2
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.addi"(%0, %0) : (i32, i32) -> (i32, i32)

// 2:8: error: 'arith.addi' op requires one result
// 2:8: note: see current operation: %1:2 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> (i32, i32)

// -----
// addi same type result
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addi"(%0, %0) : (i32, i32) -> i64

// 2:6: error: 'arith.addi' op requires the same type for all operands and results
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i64

// -----
// addi same type
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
%1 = "arith.addi"(%0, %2) : (i32, i64) -> i32

// 3:6: error: 'arith.addi' op requires the same type for all operands and results
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i64) -> i32

// -----
// addi scalar vector
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
%2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %2) : (i32, vector<4xi32>) -> vector<4xi32>

// 3:6: error: 'arith.addi' op requires the same type for all operands and results
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, vector<4xi32>) -> vector<4xi32>

// -----
// addi second kind
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.addi"(%0, %2) : (i32, f32) -> f32

// 3:6: error: 'arith.addi' op operand #1 must be signless-integer-like, but got 'f32'
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, f32) -> f32

// -----
// addi signed
%0 = "builtin.unrealized_conversion_cast"() : () -> si32
%1 = "arith.addi"(%0, %0) : (si32, si32) -> si32

// 2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (si32, si32) -> si32

// -----
// addi tensor encoding
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32, 1 : i32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, tensor<4xi32, 1 : i32>) -> tensor<4xi32>

// -----
// addi tensor shapes
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>

// -----
// addi tensor shapes2
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32>

// 3:6: error: 'arith.addi' op requires the same type for all operands and results
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32>

// -----
// addi tensor unranked
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%1 = "arith.addi"(%0, %2) : (tensor<*xi32>, tensor<4xi32>) -> tensor<4xi32>

// 3:6: error: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<*xi32>, tensor<4xi32>) -> tensor<4xi32>

// -----
// addi tensor vector
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %2) : (tensor<4xi32>, vector<4xi32>) -> tensor<4xi32>

// 3:6: error: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, vector<4xi32>) -> tensor<4xi32>

// -----
// addi vector float
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
%1 = "arith.addi"(%0, %0) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// 2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'vector<4xf32>'
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// -----
// addi vector ok
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>

// -----
// addi vector scalable
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.addi"(%0, %2) : (vector<[4]xi32>, vector<4xi32>) -> vector<4xi32>

// 3:6: error: 'arith.addi' op all non-scalar operands/results must have the same shape and base type
// 3:6: note: see current operation: %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (vector<[4]xi32>, vector<4xi32>) -> vector<4xi32>

// -----
// addui results
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32)

// 2:6: error: 'arith.addui_extended' op expected 2 results
// 2:6: note: see current operation: %1 = "arith.addui_extended"(%0, %0) : (i32, i32) -> i32

// -----
// addui second
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32, i32)

// 2:8: error: 'arith.addui_extended' op result #1 must be bool-like, but got 'i32'
// 2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i32, i32)

// -----
// addui shape
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, vector<4xi1>)

// 2:8: error: 'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type
// 2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, vector<4xi1>)

// -----
// addui shape2
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, i1)

// 2:8: error: 'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar
// 2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (vector<5xi32>, vector<5xi32>) -> (vector<5xi32>, i1)

// -----
// addui types
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i64, i1)

// 2:8: error: 'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type
// 2:8: note: see current operation: %1:2 = "arith.addui_extended"(%0, %0) : (i32, i32) -> (i64, i1)

// -----
// mulsi types
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1:2 = "arith.mulsi_extended"(%0, %0) : (i32, i32) -> (i32, i64)

// 2:8: error: 'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type
// 2:8: note: see current operation: %1:2 = "arith.mulsi_extended"(%0, %0) : (i32, i32) -> (i32, i64)

// -----
// negf operands
"arith.negf"() : () -> f32

// 1:1: error: 'arith.negf' op requires a single operand
// 1:1: note: see current operation: %0 = "arith.negf"() <{fastmath = #arith.fastmath<none>}> : () -> f32

// -----
// tensor vec elt
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xvector<2xi32>>
%1 = "arith.addi"(%0, %0) : (tensor<4xvector<2xi32>>, tensor<4xvector<2xi32>>) -> tensor<4xvector<2xi32>>

// 2:6: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'tensor<4xvector<2xi32>>'
// 2:6: note: see current operation: %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xvector<2xi32>>, tensor<4xvector<2xi32>>) -> tensor<4xvector<2xi32>>
