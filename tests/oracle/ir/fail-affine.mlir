// Maps of affine, and what they are applied to: what is refused, and what is next to it.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.apply"(%a0) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> (index)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.apply"(%a0) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> (index)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "arith.constant"() <{value = 1 : index}> : () -> index
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.apply"(%a0, %a1) <{map = affine_map<(d0) -> (d0)>}> : (index, index) -> (index)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.min"(%a0) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> (index)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%r = "affine.min"() <{map = affine_map<() -> ()>}> : () -> (index)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.load"(%a0, %a1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> (f32)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.load"(%a0, %a1) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<4x4xf32>, index) -> (f32)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.load"(%a0, %a1) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<4x4xf32>, index) -> (i32)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.load"(%a0, %a1) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>, index) -> (f32)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> f32
%a1 = "t.v"() : () -> memref<4x4xf32>
%a2 = "arith.constant"() <{value = 1 : index}> : () -> index
"affine.store"(%a0, %a1, %a2) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<4x4xf32>, index) -> ()
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> i32
%a1 = "t.v"() : () -> memref<4x4xf32>
%a2 = "arith.constant"() <{value = 1 : index}> : () -> index
"affine.store"(%a0, %a1, %a2) <{map = affine_map<(d0) -> (d0, d0)>}> : (i32, memref<4x4xf32>, index) -> ()
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> f32
%a1 = "t.v"() : () -> memref<4x4xf32>
%a2 = "arith.constant"() <{value = 1 : index}> : () -> index
"affine.store"(%a0, %a1, %a2) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (f32, memref<4x4xf32>, index) -> ()
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.vector_load"(%a0, %a1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4x4xf32>, index) -> (vector<4xf32>)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.vector_load"(%a0, %a1) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<4x4xf32>, index) -> (vector<4xi32>)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> memref<4x4xf32>
%a1 = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "affine.vector_load"(%a0, %a1) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x4xf32>, index) -> (vector<4xf32>)
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> vector<4xf32>
%a1 = "t.v"() : () -> memref<4x4xf32>
%a2 = "arith.constant"() <{value = 1 : index}> : () -> index
"affine.vector_store"(%a0, %a1, %a2) <{map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, memref<4x4xf32>, index) -> ()
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
%a0 = "t.v"() : () -> vector<4xi32>
%a1 = "t.v"() : () -> memref<4x4xf32>
%a2 = "arith.constant"() <{value = 1 : index}> : () -> index
"affine.vector_store"(%a0, %a1, %a2) <{map = affine_map<(d0) -> (d0, d0)>}> : (vector<4xi32>, memref<4x4xf32>, index) -> ()
"func.return"() : () -> ()
}) : () -> ()
