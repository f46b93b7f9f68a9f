// Casts between integers and floats.

// -----
// bitcast i1vec
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<4xi16>
%1 = "arith.bitcast"(%0) : (vector<4xi16>) -> vector<4xbf16>

// -----
// bitcast index same
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
%1 = "arith.bitcast"(%0) : (index) -> index

// 2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (index) -> index

// -----
// bitcast index
%0 = "arith.constant"() <{value = 1 : index}> : () -> index
%1 = "arith.bitcast"(%0) : (index) -> i64

// 2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (index) -> i64

// -----
// bitcast kind
%0 = "builtin.unrealized_conversion_cast"() : () -> none
%1 = "arith.bitcast"(%0) : (none) -> f32

// 2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'none'
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (none) -> f32

// -----
// bitcast memref
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<5xi32>
%1 = "arith.bitcast"(%0) : (memref<5xi32>) -> memref<5xf32>

// -----
// bitcast scalable
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%1 = "arith.bitcast"(%0) : (vector<[4]xi32>) -> vector<4xf32>

// 2:6: error: 'arith.bitcast' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (vector<[4]xi32>) -> vector<4xf32>

// -----
// bitcast signed
%0 = "builtin.unrealized_conversion_cast"() : () -> si32
%1 = "arith.bitcast"(%0) : (si32) -> f32

// 2:6: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'si32'
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (si32) -> f32

// -----
// bitcast tensor vector
%0 = "builtin.unrealized_conversion_cast"() : () -> memref<4xi32>
%1 = "arith.bitcast"(%0) : (memref<4xi32>) -> vector<4xf32>

// 2:6: error: 'arith.bitcast' op if a result is non-scalar, then at least one operand must be non-scalar
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (memref<4xi32>) -> vector<4xf32>

// -----
// bitcast tensor
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.bitcast"(%0) : (tensor<5xi32>) -> tensor<?xf32>

// 2:6: error: 'arith.bitcast' op failed to verify that input and output have the same tensor dimensions
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (tensor<5xi32>) -> tensor<?xf32>

// -----
// bitcast width
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.bitcast"(%0) : (i32) -> f64

// 2:6: error: 'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.bitcast"(%0) : (i32) -> f64

// -----
// cast operands
"builtin.unrealized_conversion_cast"() : () -> ()

// 1:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
// 1:1: note: see current operation: "builtin.unrealized_conversion_cast"() : () -> ()

// -----
// cast operands2
%0 = "builtin.unrealized_conversion_cast"() : () -> i32
"builtin.unrealized_conversion_cast"(%0) : (i32) -> ()

// 2:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
// 2:1: note: see current operation: "builtin.unrealized_conversion_cast"(%0) : (i32) -> ()

// -----
// extf bf16
%0 = "arith.constant"() <{value = 1.0 : f16}> : () -> f16
%1 = "arith.extf"(%0) : (f16) -> bf16

// 2:6: error: 'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.extf"(%0) : (f16) -> bf16

// -----
// extf narrow
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.extf"(%0) : (f32) -> f16

// 2:6: error: 'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.extf"(%0) : (f32) -> f16

// -----
// extsi float
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.extsi"(%0) : (i32) -> f64

// 2:6: error: 'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'f64'
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (i32) -> f64

// -----
// extsi i0
%0 = "builtin.unrealized_conversion_cast"() : () -> i0
%1 = "arith.extsi"(%0) : (i0) -> i1

// -----
// extsi narrow
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.extsi"(%0) : (i32) -> i16

// 2:6: error: 'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (i32) -> i16

// -----
// extsi scalable
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi32>
%1 = "arith.extsi"(%0) : (vector<[4]xi32>) -> vector<4xi64>

// 2:6: error: 'arith.extsi' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<[4]xi32>) -> vector<4xi64>

// -----
// extsi shape scalar
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1 = "arith.extsi"(%0) : (vector<5xi32>) -> i64

// 2:6: error: 'arith.extsi' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<5xi32>) -> i64

// -----
// extsi shape tensor dyn
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<?xi64>

// 2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<?xi64>

// -----
// extsi shape tensor
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<4xi64>

// 2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<5xi32>) -> tensor<4xi64>

// -----
// extsi shape
%0 = "builtin.unrealized_conversion_cast"() : () -> vector<5xi32>
%1 = "arith.extsi"(%0) : (vector<5xi32>) -> vector<4xi64>

// 2:6: error: 'arith.extsi' op requires the same shape for all operands and results
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (vector<5xi32>) -> vector<4xi64>

// -----
// extsi tensor vector
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<5xi32>
%1 = "arith.extsi"(%0) : (tensor<5xi32>) -> vector<5xi64>

// 2:6: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
// 2:6: note: see current operation: %1 = "arith.extsi"(%0) : (tensor<5xi32>) -> vector<5xi64>

// -----
// extui index
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.extui"(%0) : (i32) -> index

// 2:6: error: 'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'index'
// 2:6: note: see current operation: %1 = "arith.extui"(%0) : (i32) -> index

// -----
// fptosi
%0 = "builtin.unrealized_conversion_cast"() : () -> f32
%1 = "arith.fptosi"(%0) : (f32) -> index

// 2:6: error: 'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'index'
// 2:6: note: see current operation: %1 = "arith.fptosi"(%0) : (f32) -> index

// -----
// sitofp kind
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.sitofp"(%0) : (f32) -> f64

// 2:6: error: 'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'
// 2:6: note: see current operation: %1 = "arith.sitofp"(%0) : (f32) -> f64

// -----
// sitofp res
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.sitofp"(%0) : (i32) -> i64

// 2:6: error: 'arith.sitofp' op result #0 must be floating-point-like, but got 'i64'
// 2:6: note: see current operation: %1 = "arith.sitofp"(%0) : (i32) -> i64

// -----
// truncf rounding
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.truncf"(%0) <{roundingmode = 1 : i32}> : (f32) -> f16

// -----
// truncf tf32
%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
%1 = "arith.truncf"(%0) : (f32) -> tf32

// -----
// trunci wide
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.trunci"(%0) : (i32) -> i64

// 2:6: error: 'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible
// 2:6: note: see current operation: %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i64
