// Valid operations next to those that verifiers refuse.
// run:
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4xf32>, tensor<vector<2x4xf32>>) -> tensor<vector<2x4xf32>>, sym_name = "fill"}> ({
  ^bb0(%x: vector<2x4xf32>, %to: tensor<vector<2x4xf32>>):
    %0 = "linalg.fill"(%x, %to) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%a: vector<2x4xf32>, %b: vector<2x4xf32>):
      "linalg.yield"(%a) : (vector<2x4xf32>) -> ()
    }) : (vector<2x4xf32>, tensor<vector<2x4xf32>>) -> tensor<vector<2x4xf32>>
    "func.return"(%0) : (tensor<vector<2x4xf32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x?x3xf32>, tensor<?xf32>) -> tensor<?xf32>, sym_name = "tile"}> ({
  ^bb0(%x: tensor<1x?x3xf32>, %y: tensor<?xf32>):
    %0 = "tosa.dim"(%x) <{axis = 1 : i32}> : (tensor<1x?x3xf32>) -> !tosa.shape<1>
    %1 = "tosa.tile"(%y, %0) : (tensor<?xf32>, !tosa.shape<1>) -> tensor<?xf32>
    "func.return"(%1) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32, i32, i64, i64, i64, i64) -> (), sym_name = "ordered"}> ({
  ^bb0(%l: i32, %u: i32, %s: i32, %a: i64, %b: i64, %c: i64, %d: i64):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 2 : i64}> ({
      "omp.loop_nest"(%l, %u, %s) ({
      ^bb0(%i: i32):
        "omp.ordered"(%a, %b, %c, %d) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 2 : i64}> : (i64, i64, i64, i64) -> ()
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>) -> !spirv.ptr<f32, Function>, sym_name = "access"}> ({
  ^bb0(%x: !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>):
    %0 = "spirv.Constant"() <{value = 5 : i32}> : () -> i32
    %1 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
    %2 = "spirv.AccessChain"(%x, %0, %1) : (!spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, i32, i32) -> !spirv.ptr<f32, Function>
    "func.return"(%2) : (!spirv.ptr<f32, Function>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<struct<"A", (ptr)> (ptr)>, linkage = #llvm.linkage<external>, sym_name = "named", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%a: !llvm.ptr):
    %0 = "llvm.load"(%a) <{alignment = 8 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"A", (ptr)>
    "llvm.return"(%0) : (!llvm.struct<"A", (ptr)>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<target<"spirv.Event"> ()>, linkage = #llvm.linkage<external>, sym_name = "event", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.poison"() : () -> !llvm.target<"spirv.Event">
    "llvm.return"(%0) : (!llvm.target<"spirv.Event">) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "pointer", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%a: !llvm.ptr):
    %0 = "llvm.load"(%a) <{ordering = 0 : i64}> : (!llvm.ptr) -> !ptr.ptr<#llvm.address_space<1>>
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
