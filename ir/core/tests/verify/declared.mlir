// What the tables of dialects declare: types, agreements between types, properties, places.

// -----
// operand of another dialect
// unregistered dialects: allowed
%0 = "test.make"() : () -> memref<4xf32>
%1 = "test.make"() : () -> i32
%2 = "memref.load"(%0, %1) : (memref<4xf32>, i32) -> f32

// 3:6: error: 'memref.load' op operand #1 must be variadic of index, but got 'i32'
// 3:6: note: see current operation: %2 = "memref.load"(%0, %1) : (memref<4xf32>, i32) -> f32

// -----
// type of an element
// unregistered dialects: allowed
%0 = "test.make"() : () -> memref<4xf32>
%1 = "test.make"() : () -> index
%2 = "memref.load"(%0, %1) : (memref<4xf32>, index) -> i32

// 3:6: error: 'memref.load' op failed to verify that result type matches element type of 'memref'
// 3:6: note: see current operation: %2 = "memref.load"(%0, %1) : (memref<4xf32>, index) -> i32

// -----
// property
// unregistered dialects: allowed
%0 = "test.make"() : () -> memref<4xf32>
%1 = "memref.assume_alignment"(%0) <{alignment = -1 : i32}> : (memref<4xf32>) -> memref<4xf32>

// 2:6: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// 2:6: note: see current operation: %1 = "memref.assume_alignment"(%0) <{alignment = -1 : i32}> : (memref<4xf32>) -> memref<4xf32>

// -----
// property that cannot be stored
// unregistered dialects: allowed
%0 = "test.make"() : () -> memref<4xf32>
%1 = "memref.assume_alignment"(%0) <{alignment = "a"}> : (memref<4xf32>) -> memref<4xf32>

// 2:6: error: invalid properties {alignment = "a"} for op memref.assume_alignment: Invalid attribute `alignment` in property conversion: "a"

// -----
// parent
"gpu.return"() : () -> ()

// 1:1: error: 'gpu.return' op expects parent op 'gpu.func'
// 1:1: note: see current operation: "gpu.return"() : () -> ()

// -----
// types that are valid
// unregistered dialects: allowed
%0 = "test.make"() : () -> vector<4xindex>
%1 = "test.make"() : () -> !llvm.ptr
"llvm.store"(%0, %1) <{ordering = 0 : i64}> : (vector<4xindex>, !llvm.ptr) -> ()
%2 = "test.make"() : () -> !transform.any_op
%3 = "transform.merge_handles"(%2) : (!transform.any_op) -> !transform.any_op
%4 = "test.make"() : () -> !elsewhere.handle
%5 = "transform.merge_handles"(%4) : (!elsewhere.handle) -> !elsewhere.handle
