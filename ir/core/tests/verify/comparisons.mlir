// Comparisons and selections of `arith`.

// -----
// cmpi encoding
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32, 1 : i32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32, 1 : i32>, tensor<4xi32, 1 : i32>) -> tensor<4xi1>

// 2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32, 1 : i32>, tensor<4xi32, 1 : i32>) -> tensor<4xi1>

// -----
// cmpi operands shape
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%2 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%1 = "arith.cmpi"(%0, %2) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi1>

// 3:6: error: 'arith.cmpi' op requires all operands to have the same type
// 3:6: note: see current operation: %2 = "arith.cmpi"(%0, %1) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi1>

// -----
// cmpi operands
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
%1 = "arith.cmpi"(%0, %2) <{predicate = 1 : i64}> : (i32, i64) -> i1

// 3:6: error: 'arith.cmpi' op requires all operands to have the same type
// 3:6: note: see current operation: %2 = "arith.cmpi"(%0, %1) <{predicate = 1 : i64}> : (i32, i64) -> i1

// -----
// cmpi result
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (i32, i32) -> i32

// 2:6: error: 'arith.cmpi' op result #0 must be bool-like, but got 'i32'
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (i32, i32) -> i32

// -----
// cmpi shape tensor
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi1>

// 2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi1>

// -----
// cmpi shape
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1

// 2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1

// -----
// cmpi shape2
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<5xi1>

// 2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<5xi1>

// -----
// cmpi tensor vector
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> vector<4xi1>

// 2:6: error: 'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands
// 2:6: note: see current operation: %1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> vector<4xi1>

// -----
// select cond
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.select"(%0, %0, %0) : (i32, i32, i32) -> i32

// 2:6: error: 'arith.select' op operand #0 must be bool-like, but got 'i32'
// 2:6: note: see current operation: %1 = "arith.select"(%0, %0, %0) : (i32, i32, i32) -> i32

// -----
// select dyn
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<?xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1>
%1 = "arith.select"(%c, %0, %0) : (tensor<4xi1>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>

// 3:6: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
// 3:6: note: see current operation: %2 = "arith.select"(%1, %0, %0) : (tensor<4xi1>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>

// -----
// select memref
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<?xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.select"(%c, %0, %0) : (i1, memref<?xi32>, memref<?xi32>) -> memref<?xi32>

// -----
// select shape scalar cond ok
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.select"(%c, %0, %0) : (i1, vector<5xi32>, vector<5xi32>) -> vector<5xi32>

// -----
// select shape tensor vector
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1>
%1 = "arith.select"(%c, %0, %0) : (tensor<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>

// 3:6: error: 'arith.select' op all non-scalar operands/results must have the same shape and base type
// 3:6: note: see current operation: %2 = "arith.select"(%1, %0, %0) : (tensor<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>

// -----
// select shape2
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
%1 = "arith.select"(%c, %0, %0) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>

// 3:6: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
// 3:6: note: see current operation: %2 = "arith.select"(%1, %0, %0) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>

// -----
// select types
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%2 = "arith.constant"() <{value = 1 : i64}> : () -> i64
%c = "arith.constant"() <{value = 1 : i1}> : () -> i1
%1 = "arith.select"(%c, %0, %2) : (i1, i32, i64) -> i32

// 4:6: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
// 4:6: note: see current operation: %3 = "arith.select"(%2, %0, %1) : (i1, i32, i64) -> i32

// -----
// select unranked
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%c = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.select"(%c, %0, %0) : (i1, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>

// -----
// select encoding
%a0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1, "e">
%a1 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
%r = "arith.select"(%a0, %a1, %a1) : (tensor<4xi1, "e">, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>

// 3:6: error: 'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<4xi1>', but got 'tensor<4xi1, "e">'
// 3:6: note: see current operation: %2 = "arith.select"(%0, %1, %1) : (tensor<4xi1, "e">, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>

// -----
// select other scalable dimension
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x4xf32>
%r = "arith.select"(%a0, %a1, %a1) : (vector<4x[4]xi1>, vector<[4]x4xf32>, vector<[4]x4xf32>) -> vector<[4]x4xf32>

// 3:6: error: 'arith.select' op expected condition type to have the same shape as the result type, expected 'vector<[4]x4xi1>', but got 'vector<4x[4]xi1>'
// 3:6: note: see current operation: %2 = "arith.select"(%0, %1, %1) : (vector<4x[4]xi1>, vector<[4]x4xf32>, vector<[4]x4xf32>) -> vector<[4]x4xf32>

// -----
// select scalable condition
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
%r = "arith.select"(%a0, %a1, %a1) : (vector<[4]xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// 3:6: error: 'arith.select' op all non-scalar operands/results must have the same shape and base type
// 3:6: note: see current operation: %2 = "arith.select"(%0, %1, %1) : (vector<[4]xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// -----
// select same encoding
%a0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1, "e">
%a1 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32, "e">
%r = "arith.select"(%a0, %a1, %a1) : (tensor<4xi1, "e">, tensor<4xf32, "e">, tensor<4xf32, "e">) -> tensor<4xf32, "e">
