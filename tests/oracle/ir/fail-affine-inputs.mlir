// Dimensions and symbols of maps and sets, and sizes of bases: what is refused, and what is next to it.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.load"(%m, %i) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "memref.load"(%mi, %i) : (memref<?xindex>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "memref.load"(%mi, %i) : (memref<?xindex>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%i, %n) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%i, %n) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.constant"() <{value = 3 : index}> : () -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.constant"() <{value = 3 : index}> : () -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "t.v"() : () -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "t.v"() : () -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "t.v"() : () -> index
%u = "affine.apply"(%v) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%v = "memref.dim"(%m, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%v = "memref.dim"(%m, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
%v = "memref.dim"(%mm, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
%v = "memref.dim"(%mm, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
%v = "memref.dim"(%mm, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
%v = "memref.dim"(%mm, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
%mc = "memref.cast"(%mm) : (memref<?xf32>) -> memref<8xf32>
%md = "memref.cast"(%mc) : (memref<8xf32>) -> memref<?xf32>
%v = "memref.dim"(%md, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
%mc = "memref.cast"(%mm) : (memref<?xf32>) -> memref<8xf32>
%md = "memref.cast"(%mc) : (memref<8xf32>) -> memref<?xf32>
%v = "memref.dim"(%md, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "tensor.empty"(%n) : (index) -> tensor<?xf32>
%v = "tensor.dim"(%mm, %c) : (tensor<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mm = "tensor.empty"(%n) : (index) -> tensor<?xf32>
%v = "tensor.dim"(%mm, %c) : (tensor<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%v = "tensor.dim"(%t, %c) : (tensor<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%v = "tensor.dim"(%t, %c) : (tensor<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mb = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>
%mv = "memref.view"(%mb, %i, %n) : (memref<?xi8>, index, index) -> memref<?xf32>
%v = "memref.dim"(%mv, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%mb = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>
%mv = "memref.view"(%mb, %i, %n) : (memref<?xi8>, index, index) -> memref<?xf32>
%v = "memref.dim"(%mv, %c) : (memref<?xf32>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%ms = "memref.subview"(%m, %i, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
%v = "memref.dim"(%ms, %c) : (memref<?xf32, strided<[1], offset: ?>>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%ms = "memref.subview"(%m, %i, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
%v = "memref.dim"(%ms, %c) : (memref<?xf32, strided<[1], offset: ?>>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%ms = "memref.subview"(%m, %n, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
%v = "memref.dim"(%ms, %c) : (memref<?xf32, strided<[1], offset: ?>>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%c = "arith.constant"() <{value = 0 : index}> : () -> index
%ms = "memref.subview"(%m, %n, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
%v = "memref.dim"(%ms, %c) : (memref<?xf32, strided<[1], offset: ?>>, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.apply"(%v) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.apply"(%v) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%k, %k) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%k, %k) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v, %v2 = "affine.delinearize_index"(%k) <{static_basis = array<i64: 3, 2>}> : (index) -> (index, index)
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v, %v2 = "affine.delinearize_index"(%k) <{static_basis = array<i64: 3, 2>}> : (index) -> (index, index)
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v, %v2 = "affine.delinearize_index"(%k) <{static_basis = array<i64: 3, 2>}> : (index) -> (index, index)
%u = "affine.apply"(%v) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.linearize_index"(%k, %k) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 2>}> : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.linearize_index"(%k, %k) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 2>}> : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.divui"(%n, %n) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.divui"(%n, %n) : (index, index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.min"(%k) <{map = affine_map<(d0) -> (d0, 5)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.min"(%k) <{map = affine_map<(d0) -> (d0, 5)>}> : (index) -> index
%u = "affine.load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.load"(%m, %k) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.load"(%m, %k) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.apply"(%k) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.load"(%m, %a) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.load"(%m, %a) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.apply"(%a) <{map = affine_map<()[s0] -> (s0)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %a) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %k) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %v) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %v) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %a) <{map = affine_map<()[s0] -> (s0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %k) <{map = affine_map<()[s0] -> (s0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
%s = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
"affine.store"(%s, %m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (f32, memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.vector_load"(%m, %a) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> vector<4xf32>
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.vector_load"(%m, %k) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> vector<4xf32>
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.vector_load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> vector<4xf32>
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
%u = "affine.vector_load"(%m, %v) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> vector<4xf32>
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.prefetch"(%m, %a) <{isDataCache = true, isWrite = false, localityHint = 2 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.prefetch"(%m, %k) <{isDataCache = true, isWrite = false, localityHint = 2 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
"affine.prefetch"(%m, %v) <{isDataCache = true, isWrite = false, localityHint = 2 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
"affine.prefetch"(%m, %v) <{isDataCache = true, isWrite = false, localityHint = 2 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.if"(%a) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.if"(%k) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
"affine.if"(%v) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
"affine.if"(%v) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.if"(%a) <{condition = affine_set<()[s0] : (s0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.if"(%k) <{condition = affine_set<()[s0] : (s0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
"affine.if"(%v) <{condition = affine_set<()[s0] : (s0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
"affine.if"(%v) <{condition = affine_set<()[s0] : (s0 >= 0)>}> ({
"affine.yield"() : () -> ()
}, {
}) : (index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.for"(%n, %a) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.for"(%n, %k) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
"affine.for"(%n, %v) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
"affine.for"(%n, %v) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.for"(%a, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.for"(%k, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
"affine.for"(%v, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
"affine.for"(%v, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.parallel"(%n, %a) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

"affine.parallel"(%n, %k) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
"affine.parallel"(%n, %v) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
"affine.parallel"(%n, %v) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({
^bb0(%z: index):
"affine.yield"() : () -> ()
}) : (index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.min"(%a) <{map = affine_map<()[s0] -> (s0, 5)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):

%u = "affine.min"(%k) <{map = affine_map<()[s0] -> (s0, 5)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "affine.apply"(%k) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
%u = "affine.min"(%v) <{map = affine_map<()[s0] -> (s0, 5)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<?xf32>, index, memref<?xindex>, i32, tensor<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?xf32>, %n: index, %mi: memref<?xindex>, %q: i32, %t: tensor<?xf32>):
  %w = "scf.for"(%n,%n,%n,%n) ({
  ^bb0(%i: index, %a: index):
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%k: index):
%v = "arith.addi"(%n, %n) : (index, index) -> index
%u = "affine.min"(%v) <{map = affine_map<()[s0] -> (s0, 5)>}> : (index) -> index
    "affine.yield"() : () -> ()
  }) : () -> ()
  "scf.yield"(%a) : (index) -> ()
  }) : (index,index,index,index) -> index
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  "affine.if"(%n, %n) <{condition = affine_set<(d0) : (d0 - 1 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%n: index, %m: memref<?xf32>):
  "t.region"() ({
  ^bb0(%k: index):
    %u = "affine.load"(%m, %k) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%n: index, %m: memref<?xf32>):
  "t.region"() ({
  ^bb0(%k: index):
    %u = "affine.load"(%m, %n) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%n: index, %m: memref<?xf32>):
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %g: index, %h: index, %j: index, %k: index, %l: index, %o: index, %p: index):
      %u = "affine.load"(%m, %a) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%n: index, %m: memref<?xf32>):
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %g: index, %h: index, %j: index, %k: index, %l: index, %o: index, %p: index):
      %u = "affine.load"(%m, %i) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<?xf32>) -> (), sym_name = "f"}> ({
^bb0(%n: index, %m: memref<?xf32>):
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index):
    "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %g: index, %h: index, %j: index, %k: index, %l: index, %o: index, %p: index):
      %u = "affine.load"(%m, %n) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
      "gpu.terminator"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
%n = "t.v"() : () -> index
%m = "t.m"() : () -> memref<?xf32>
%u = "affine.load"(%m, %n) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
// -----
"func.func"() <{function_type = (index, memref<?xf32>, i1) -> (), sym_name = "f"}> ({
^bb0(%x0: index, %m: memref<?xf32>, %c: i1):
"scf.if"(%c) ({
%x1 = "arith.addi"(%x0, %x0) : (index, index) -> index
%x2 = "arith.addi"(%x1, %x1) : (index, index) -> index
%x3 = "arith.addi"(%x2, %x2) : (index, index) -> index
%x4 = "arith.addi"(%x3, %x3) : (index, index) -> index
%x5 = "arith.addi"(%x4, %x4) : (index, index) -> index
%x6 = "arith.addi"(%x5, %x5) : (index, index) -> index
%x7 = "arith.addi"(%x6, %x6) : (index, index) -> index
%x8 = "arith.addi"(%x7, %x7) : (index, index) -> index
%u = "affine.load"(%m, %x8) <{map = affine_map<()[s0] -> (s0)>}> : (memref<?xf32>, index) -> f32
"scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
"func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a = "affine.delinearize_index"(%n) <{static_basis = array<i64: 3, 2>}> : (index) -> (index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a:2 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 3, -9223372036854775808>}> : (index) -> (index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a:2 = "affine.delinearize_index"(%n, %n) <{static_basis = array<i64: 3, 2>}> : (index, index) -> (index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a:3 = "affine.delinearize_index"(%n, %n) <{static_basis = array<i64: -9223372036854775808, 0>}> : (index, index) -> (index, index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a:3 = "affine.delinearize_index"(%n, %n) <{static_basis = array<i64: -9223372036854775808, 2>}> : (index, index) -> (index, index, index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a = "affine.linearize_index"(%n, %n, %n) <{operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 3>}> : (index, index, index) -> (index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a = "affine.linearize_index"(%n, %n, %n) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 3, 2>}> : (index, index, index) -> (index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a = "affine.linearize_index"(%n, %n) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: -3, 0>}> : (index, index) -> (index)
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
^bb0(%n: index):
  %a = "affine.delinearize_index"(%n) <{static_basis = array<i64>}> : (index) -> (index)
  %b = "affine.linearize_index"(%n) <{operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> (index)
  %c = "affine.linearize_index"() <{operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> (index)
  "func.return"() : () -> ()
}) : () -> ()
