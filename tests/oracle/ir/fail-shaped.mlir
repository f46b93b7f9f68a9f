// What operations on memory, tensors and vectors ask of their indices, sizes and symbols, and what branches and functions
// of other dialects ask of their operands and arguments.
// stderr: compare
// run: --split-input-file
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.load"(%m) : (memref<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  "memref.store"(%v,%m) : (f32,memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.atomic_rmw"(%v,%m) <{kind=0:i64}> : (f32,memref<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "tensor.extract"(%t) : (tensor<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "tensor.insert"(%v,%t) : (f32,tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "tensor.empty"() : () -> tensor<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.alloc"() <{operandSegmentSizes=array<i32:0,0>}> : () -> memref<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.alloca"() <{operandSegmentSizes=array<i32:0,0>}> : () -> memref<?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  "memref.prefetch"(%m) <{isWrite=true,localityHint=1:i32,isDataCache=true}> : (memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.cast"(%m) : (memref<4xf32>) -> memref<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.cast"(%m) : (memref<4xf32>) -> memref<?x?xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "tensor.cast"(%t) : (tensor<4xf32>) -> tensor<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "tensor.cast"(%t) : (tensor<4xf32>) -> tensor<?xi32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.extract"(%w) <{static_position=array<i64: 7>}> : (vector<4xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.insert"(%v,%w) <{static_position=array<i64: 9>}> : (f32,vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.shape_cast"(%w) : (vector<4xf32>) -> vector<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.transpose"(%w) <{permutation=array<i64: 1>}> : (vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.transpose"(%x) <{permutation=array<i64: 1,1>}> : (vector<4x2xf32>) -> vector<2x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.transpose"(%x) <{permutation=array<i64: 1,0>}> : (vector<4x2xf32>) -> vector<4x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.transpose"(%x) <{permutation=array<i64: 1,0>}> : (vector<4x2xf32>) -> vector<2x2x2xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "vector.transpose"(%x) <{permutation=array<i64: 0>}> : (vector<4x2xf32>) -> vector<2x4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.get_global"() <{name=@no}> : () -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<4xf32>, f32, tensor<4xf32>, vector<4xf32>, vector<4x2xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %v: f32, %t: tensor<4xf32>, %w: vector<4xf32>, %x: vector<4x2xf32>):
  %r = "memref.get_global"() <{name=@f}> : () -> memref<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"memref.global"() <{initial_value = dense<1.0> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %r = "memref.get_global"() <{name = @g}> : () -> memref<5xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0(%a: i32):
  "llvm.br"(%a)[^bb1] : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1, i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0(%c: i1, %a: i32):
  "llvm.cond_br"(%c, %a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%x: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"emitc.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "emitc.return"() : () -> ()
}) : () -> ()
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1, "e">
%a1 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32>
%r = "arith.select"(%a0, %a1, %a1) : (tensor<4xi1, "e">, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<4x[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]x4xf32>
%r = "arith.select"(%a0, %a1, %a1) : (vector<4x[4]xi1>, vector<[4]x4xf32>, vector<[4]x4xf32>) -> vector<[4]x4xf32>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> vector<[4]xi1>
%a1 = "builtin.unrealized_conversion_cast"() : () -> vector<4xf32>
%r = "arith.select"(%a0, %a1, %a1) : (vector<[4]xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// -----
%a0 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xi1, "e">
%a1 = "builtin.unrealized_conversion_cast"() : () -> tensor<4xf32, "e">
%r = "arith.select"(%a0, %a1, %a1) : (tensor<4xi1, "e">, tensor<4xf32, "e">, tensor<4xf32, "e">) -> tensor<4xf32, "e">
