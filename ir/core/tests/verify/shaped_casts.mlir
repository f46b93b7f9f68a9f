// Casts of `memref`, `index` and shapes.

// -----
// index cast float
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.index_cast"(%0) : (f32) -> index

// 2:6: error: 'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (f32) -> index

// -----
// index cast i1
%0 = "builtin.unrealized_conversion_cast"() : () -> i1
%1 = "arith.index_cast"(%0) : (i1) -> index

// -----
// index cast idx
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
%1 = "arith.index_cast"(%0) : (index) -> index

// 2:6: error: 'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (index) -> index

// -----
// index cast memref scalar
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.index_cast"(%0) : (memref<5xi32>) -> index

// 2:6: error: 'arith.index_cast' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<5xi32>) -> index

// -----
// index cast memref shape
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.index_cast"(%0) : (memref<5xi32>) -> memref<4xindex>

// 2:6: error: 'arith.index_cast' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<5xi32>) -> memref<4xindex>

// -----
// index cast memref
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.index_cast"(%0) : (memref<5xi32>) -> memref<5xindex>

// -----
// index cast vec
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi1>
%1 = "arith.index_cast"(%0) : (vector<4xi1>) -> vector<4xi32>

// 2:6: error: 'arith.index_cast' op operand type 'vector<4xi1>' and result type 'vector<4xi32>' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (vector<4xi1>) -> vector<4xi32>

// -----
// index cast
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.index_cast"(%0) : (i32) -> i64

// 2:6: error: 'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (i32) -> i64

// -----
// index castui
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.index_castui"(%0) : (i32) -> i64

// 2:6: error: 'arith.index_castui' op operand type 'i32' and result type 'i64' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.index_castui"(%0) : (i32) -> i64

// -----
// memref dyn cast
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.index_cast"(%0) : (memref<4xi32>) -> memref<?xindex>

// -----
// memref unranked cast
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<*xi32>
%1 = "arith.index_cast"(%0) : (memref<*xi32>) -> memref<*xindex>

// 2:6: error: 'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'memref<*xi32>'
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<*xi32>) -> memref<*xindex>

// -----
// memref vector cast
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.index_cast"(%0) : (memref<4xi32>) -> vector<4xindex>

// 2:6: error: 'arith.index_cast' op if a result is non-scalar, then at least one operand must be non-scalar
// 2:6: note: see current operation: %1 = "arith.index_cast"(%0) : (memref<4xi32>) -> vector<4xindex>

// -----
// scaling ok
%0 = "builtin.unrealized_conversion_cast"() : () -> f4E2M1FN
%2 = "builtin.unrealized_conversion_cast"() : () -> f8E8M0FNU
%1 = "arith.scaling_extf"(%0, %2) : (f4E2M1FN, f8E8M0FNU) -> f32

// -----
// scaling trunc
%0 = "builtin.unrealized_conversion_cast"() : () -> f32
%2 = "builtin.unrealized_conversion_cast"() : () -> f8E8M0FNU
%1 = "arith.scaling_truncf"(%0, %2) : (f32, f8E8M0FNU) -> f64

// 3:6: error: 'arith.scaling_truncf' op operand types 'f32', 'f8E8M0FNU' and result type 'f64' are cast incompatible
// 3:6: note: see current operation: %2 = "arith.scaling_truncf"(%0, %1) : (f32, f8E8M0FNU) -> f64

// -----
// scaling
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.scaling_extf"(%0, %0) : (f32, f32) -> f32

// 2:6: error: 'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f32' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.scaling_extf"(%0, %0) : (f32, f32) -> f32

// -----
// tensor0 scalar
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<i32>
%1 = "arith.extsi"(%0) : (tensor<i32>) -> i64

// 2:6: error: 'arith.extsi' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<i32>) -> i64

// -----
// unranked addi
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%1 = "arith.addi"(%0, %0) : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>

// -----
// unranked cast
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%1 = "arith.extsi"(%0) : (tensor<*xi32>) -> tensor<*xi64>

// 2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<*xi32>) -> tensor<*xi64>

// -----
// unranked cmpi
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<*xi32>
%1 = "arith.cmpi"(%0, %0) <{predicate = 1 : i64}>: (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi1>

// -----
// vec0 scalar
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<i32>
%1 = "arith.extsi"(%0) : (vector<i32>) -> i64

// 2:6: error: 'arith.extsi' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<i32>) -> i64

// -----
// vec0
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<i32>
%1 = "arith.extsi"(%0) : (vector<i32>) -> vector<i64>
