// Operations of nvvm and amdgpu, and attributes of nvvm on functions, that are not valid, beside some that are.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 5 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier cg>, size = 8 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 3 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 7, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
  "nvvm.stmatrix"(%arg0, %arg1, %arg1, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
  "nvvm.stmatrix"(%arg0, %arg1, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 9>}> : (!llvm.ptr<3>, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "nvvm.barrier"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr):
  "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<3>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr):
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<tensormap>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr):
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr):
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cluster>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.minctasm = "foo"} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.maxntid = 32 : i64} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.reqntid = array<i32: 1, 2, 3, 4>} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.kernel = 1 : i64} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant = "x"}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.cluster_dim = array<i32: 1, 2, 3, 4>} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.maxnreg = "x"} : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: i1):
  %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: i1):
  %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: i32):
  %0 = "nvvm.redux.sync"(%arg0, %arg1) <{abs = true, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "nvvm.wgmma.fence.aligned"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
  "nvvm.stmatrix"(%arg0, %arg1, %arg1, %arg1, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32):
  "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 8 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  "nvvm.barrier"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  "nvvm.barrier"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>}> : () -> ()
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.global>}> : () -> ()
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>, nvvm.cluster_max_blocks = 8 : i64, nvvm.kernel, nvvm.maxnreg = 3 : i64, nvvm.maxntid = array<i32: 32>, nvvm.minctasm = 4 : index, nvvm.reqntid = array<i32: 1, 2, 3>} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.maxntid = array<i64: 32>} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.maxntid = array<i32>} : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {nvvm.cluster_max_blocks = "x"} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "k"}> ({
  "func.return"() : () -> ()
}) {nvvm.maxntid = "x"} : () -> ()
// -----
"func.func"() <{arg_attrs = [{nvvm.grid_constant}], function_type = (i32) -> (), sym_name = "k"}> ({
^bb0(%arg0: i32):
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "k"}> ({
  "own.op"() {nvvm.maxnreg = "x"} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.byval = i32, nvvm.grid_constant}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%arg0: !llvm.ptr):
  "llvm.return"() : () -> ()
}) {nvvm.kernel} : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind up>}> : (i32, i32, i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, i1) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: i1):
  %0 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
  %1 = "nvvm.vote.sync"(%arg0, %arg1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: f32):
  %0 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> i32
  %1 = "nvvm.redux.sync"(%arg1, %arg0) <{abs = true, kind = #nvvm<redux_kind fmin>, nan = true}> : (f32, i32) -> f32
  %2 = "nvvm.redux.sync"(%arg1, %arg0) <{abs = false, kind = #nvvm<redux_kind fmin>, nan = false}> : (f32, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: f32):
  %0 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind add>, nan = true}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32, %arg1: f32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [3, 0, 1, 2], row_mask = 15 : i32}> : (i32, i32) -> i32
  %1 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
  %2 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = true, kind = #amdgpu<dpp_perm row_ror>, permArgument = 15 : i32, row_mask = 3 : i32}> : (i32, i32) -> i32
  %3 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shl>, row_mask = 15 : i32}> : (i32, i32) -> i32
  %4 = "amdgpu.dpp"(%arg1, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_mirror>, row_mask = 15 : i32}> : (f32, f32) -> f32
  %5 = "amdgpu.dpp"(%arg1, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_bcast_31>, permArgument, row_mask = 15 : i32}> : (f32, f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, vector<32xf32>, f64, vector<4xf16>, vector<16xf32>, i32, vector<16xi32>, i64, vector<4xf64>, vector<4xf32>, vector<8xf8E4M3FNUZ>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: vector<32xf32>, %arg2: f64, %arg3: vector<4xf16>, %arg4: vector<16xf32>, %arg5: i32, %arg6: vector<16xi32>, %arg7: i64, %arg8: vector<4xf64>, %arg9: vector<4xf32>, %arg10: vector<8xf8E4M3FNUZ>):
  %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  %1 = "amdgpu.mfma"(%arg3, %arg3, %arg4) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 8 : i32, m = 32 : i32, n = 32 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  %2 = "amdgpu.mfma"(%arg5, %arg5, %arg6) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 8 : i32, m = 32 : i32, n = 32 : i32}> : (i32, i32, vector<16xi32>) -> vector<16xi32>
  %3 = "amdgpu.mfma"(%arg2, %arg2, %arg8) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 4 : i32, m = 16 : i32, n = 16 : i32, negateA, negateB}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  %4 = "amdgpu.mfma"(%arg2, %arg2, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 4 : i32, cbsz = 0 : i32, k = 4 : i32, m = 4 : i32, n = 4 : i32}> : (f64, f64, f64) -> f64
  %5 = "amdgpu.mfma"(%arg10, %arg10, %arg9) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>) -> vector<4xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16x4xf32>, memref<16xf32, #gpu.address_space<global>>, memref<16xf32, 1>, memref<f32>, f32, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16x4xf32>, %arg1: memref<16xf32, #gpu.address_space<global>>, %arg2: memref<16xf32, 1>, %arg3: memref<f32>, %arg4: f32, %arg5: i32):
  "amdgpu.raw_buffer_store"(%arg4, %arg0, %arg5, %arg5) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<16x4xf32>, i32, i32) -> ()
  "amdgpu.raw_buffer_store"(%arg4, %arg1, %arg5, %arg5) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<16xf32, #gpu.address_space<global>>, i32, i32) -> ()
  %0 = "amdgpu.raw_buffer_load"(%arg2, %arg5) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<16xf32, 1>, i32) -> vector<4xf32>
  %1 = "amdgpu.raw_buffer_load"(%arg3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<f32>) -> f32
  "amdgpu.raw_buffer_atomic_fadd"(%arg4, %arg0, %arg5, %arg5) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<16x4xf32>, i32, i32) -> ()
  %2 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg4, %arg4, %arg0, %arg5, %arg5) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (f32, f32, memref<16x4xf32>, i32, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, #amdgpu.address_space<fat_raw_buffer>>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg1: i32):
  %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<16xf32, #amdgpu.address_space<fat_raw_buffer>>, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, 2>, f32, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, 2>, %arg1: f32, %arg2: i32):
  %0 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg1, %arg1, %arg0, %arg2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (f32, f32, memref<16xf32, 2>, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16x16xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<16xf32, #gpu.address_space<workgroup>>, memref<16xf32, 3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16x16xf32, #amdgpu.address_space<fat_raw_buffer>>, %arg2: memref<16xf32, #gpu.address_space<workgroup>>, %arg3: memref<16xf32, 3>):
  "amdgpu.gather_to_lds"(%arg1, %arg0, %arg0, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, transferType = f32}> : (memref<16x16xf32, #amdgpu.address_space<fat_raw_buffer>>, index, index, memref<16xf32, #gpu.address_space<workgroup>>, index) -> ()
  "amdgpu.gather_to_lds"(%arg1, %arg0, %arg0, %arg3, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, transferType = vector<4xf32>}> : (memref<16x16xf32, #amdgpu.address_space<fat_raw_buffer>>, index, index, memref<16xf32, 3>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16x16xf16, #gpu.address_space<workgroup>>, memref<16x16xi8, 3>, memref<16x16xi4, 3>, memref<16x16xbf16, 3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16x16xf16, #gpu.address_space<workgroup>>, %arg2: memref<16x16xi8, 3>, %arg3: memref<16x16xi4, 3>, %arg4: memref<16x16xbf16, 3>):
  %0 = "amdgpu.transpose_load"(%arg1, %arg0, %arg0) : (memref<16x16xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
  %1 = "amdgpu.transpose_load"(%arg2, %arg0, %arg0) : (memref<16x16xi8, 3>, index, index) -> vector<8xi8>
  %2 = "amdgpu.transpose_load"(%arg3, %arg0, %arg0) : (memref<16x16xi4, 3>, index, index) -> vector<16xi4>
  %3 = "amdgpu.transpose_load"(%arg4, %arg0, %arg0) : (memref<16x16xbf16, 3>, index, index) -> vector<4xbf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16x16xi6, 3>, memref<16x16xf8E4M3FN, 3>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16x16xi6, 3>, %arg2: memref<16x16xf8E4M3FN, 3>):
  %0 = "amdgpu.transpose_load"(%arg1, %arg0, %arg0) : (memref<16x16xi6, 3>, index, index) -> vector<16xi6>
  %1 = "amdgpu.transpose_load"(%arg2, %arg0, %arg0) : (memref<16x16xf8E4M3FN, 3>, index, index) -> vector<8xf8E4M3FN>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "amdgpu.permlane_swap"(%arg0) <{bound_ctrl = false, fetch_inactive = false, row_length = 16 : i32}> : (f32) -> f32
  %1 = "amdgpu.permlane_swap"(%arg0) <{bound_ctrl = false, fetch_inactive = false, row_length = 32 : i32}> : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [4, 0, 1, 2], row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2], row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, permArgument = 0 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shr>, permArgument = 16 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shl>, permArgument = 1 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_bcast_15>, permArgument = 1 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, vector<32xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: vector<32xf32>):
  %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 2 : i32, cbsz = 0 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32, negateA}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (vector<2xf32>, vector<32xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: vector<2xf32>, %arg1: vector<32xf32>):
  %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 2 : i32, cbsz = 0 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (vector<2xf32>, vector<2xf32>, vector<32xf32>) -> vector<32xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, vector<4xf32>, vector<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<16xf32>):
  %0 = "amdgpu.mfma"(%arg0, %arg0, %arg2) <{abid = 3 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<16xf32>) -> vector<16xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f64, f64) -> (), sym_name = "a"}> ({
^bb0(%arg0: f64, %arg1: f64):
  %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 3 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 4 : i32, cbsz = 1 : i32, k = 4 : i32, m = 4 : i32, n = 4 : i32}> : (f64, f64, f64) -> f64
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32, vector<32xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32, %arg1: vector<32xf32>):
  %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 2 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>, f32, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>, %arg1: f32, %arg2: i32):
  "amdgpu.raw_buffer_store"(%arg1, %arg0, %arg2, %arg2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<16xf32>, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, 3>, f32, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, 3>, %arg1: f32, %arg2: i32):
  "amdgpu.raw_buffer_store"(%arg1, %arg0, %arg2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<16xf32, 3>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32, #gpu.address_space<workgroup>>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32, #gpu.address_space<workgroup>>, %arg1: i32):
  %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<16xf32, #gpu.address_space<workgroup>>, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (memref<16xf32>, i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: memref<16xf32>, %arg1: i32):
  %0 = "amdgpu.raw_buffer_load"(%arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<16xf32>) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16xf32>, memref<16xf32, #gpu.address_space<workgroup>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16xf32>, %arg2: memref<16xf32, #gpu.address_space<workgroup>>):
  "amdgpu.gather_to_lds"(%arg1, %arg0, %arg0, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, transferType = f32}> : (memref<16xf32>, index, index, memref<16xf32, #gpu.address_space<workgroup>>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16xf32>, memref<16xf32>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16xf32>, %arg2: memref<16xf32>):
  "amdgpu.gather_to_lds"(%arg1, %arg0, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<16xf32>, index, memref<16xf32>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16xf32, 1>, memref<16xf32, #gpu.address_space<workgroup>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16xf32, 1>, %arg2: memref<16xf32, #gpu.address_space<workgroup>>):
  "amdgpu.gather_to_lds"(%arg1, %arg0, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = vector<3xf32>}> : (memref<16xf32, 1>, index, memref<16xf32, #gpu.address_space<workgroup>>, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16xf16>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16xf16>):
  %0 = "amdgpu.transpose_load"(%arg1, %arg0) : (memref<16xf16>, index) -> vector<4xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (index, memref<16xf16, #gpu.address_space<workgroup>>) -> (), sym_name = "a"}> ({
^bb0(%arg0: index, %arg1: memref<16xf16, #gpu.address_space<workgroup>>):
  %0 = "amdgpu.transpose_load"(%arg1, %arg0) : (memref<16xf16, #gpu.address_space<workgroup>>, index) -> vector<3xf16>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: f32):
  %0 = "amdgpu.swizzle_bitmode"(%arg0) <{and_mask = 32 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : (f32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
^bb0(%arg0: i32):
  %0 = "amdgpu.permlane_swap"(%arg0) <{bound_ctrl = false, fetch_inactive = false, row_length = 8 : i32}> : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
%a, %b, %c, %m = "t.v"() : () -> (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>, vector<2xi16>)
%0 = "nvgpu.mma.sp.sync"(%a, %b, %c, %m) <{mmaShape = [16, 8, 32], sparsitySelector = 2 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>
// -----
%a, %b, %c, %m = "t.v"() : () -> (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>, vector<2xi16>)
%0 = "nvgpu.mma.sp.sync"(%a, %b, %c, %m) <{mmaShape = [16, 8, 32], sparsitySelector = -2147483648 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>, vector<2xi16>) -> vector<2x2xf32>

// -----
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier cs>, size = 8 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier lu>, size = 2 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 2 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.stmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, num = 3 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.ldmatrix"(%arg0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  "nvvm.stmatrix"(%arg0, %arg1, %arg1, %arg1, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  "nvvm.stmatrix"(%arg0, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  "nvvm.stmatrix"(%arg0, %arg1, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  "nvvm.stmatrix"(%arg0, %arg1, %arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 9>}> : (!llvm.ptr<3>, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(i32, i1)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg2, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg1, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
// -----
"func.func"() <{function_type = (!llvm.ptr<3>, i32, f32) -> (), sym_name = "a"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: f32):
  %0 = "nvvm.shfl.sync"(%arg1, %arg1, %arg1, %arg1) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<"a", (i32, i1)>
  "func.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{arg_attrs = [{nvvm.grid_constant}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
}) {nvvm.kernel} : () -> ()
// -----
"llvm.func"() <{arg_attrs = [{nvvm.grid_constant, llvm.byval = i32}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
}) {nvvm.kernel} : () -> ()
// -----
"llvm.func"() <{arg_attrs = [{nvvm.grid_constant = 1, llvm.byval = i32}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
}) {nvvm.kernel} : () -> ()
// -----
"llvm.func"() <{arg_attrs = [{nvvm.grid_constant = 1}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
}) {a} : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
}) {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>} : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
}) {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>, nvvm.reqntid = array<i32: 1>} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
}) {nvvm.kernel} : () -> ()
