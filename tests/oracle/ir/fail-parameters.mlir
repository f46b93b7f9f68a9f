// Attributes and types of dialects in text that their definitions do not allow, beside some in text that they do.
// run: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"t.op"() {a = !emitc.ptr<!emitc.opaque<0>>} : () -> ()
// -----
"t.op"() {a = #amdgpu.dpp_perm<quad_permquad_perm>} : () -> ()
// -----
"t.op"() {a = #llvm.di_namespace<name  "n", exportSymbols = true>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 32, abi = 32, preferred == 64, index = 24>} : () -> ()
// -----
"t.op"() {a = #llvm.di_lexical_block_file<scope !llvm.ptr #llvm.di_file<"a" in "b">, file = <"a" in "b">, discriminator = 1>} : () -> ()
// -----
"t.op"() {a = #gpu.object<#nvvm.target, properties = {O = 2 : 1.5}, assembly = "x">} : () -> ()
// -----
"t.op"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [f32, 16], lane_data = [1, 1]>, dims = [0]>} : () -> ()
// -----
"t.op"() {a = #spirv.image_operands<[1]>} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_type_desc<id = "i", members = {<>llvm.tbaa_root<id = "r">, 0>, <#llvm.tbaa_root, 4>}#} : () -> ()
// -----
"t.op"() {a = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(?, 4, ?>) -> (d0 : dense, d1 : compressed) }>} : () -> ()
// -----
"t.op"() {a = #gpu<dimdim x>} : () -> ()
// -----
"t.op"() {a = #arith.fastmath<!llvm.ptr>} : () -> ()
// -----
"t.op"() {a = #emitc<opaque f32>} : () -> ()
// -----
"t.op"() {a = #acc.data_bounds_typefoo>} : () -> ()
// -----
"t.op"() {a = #omp.declaretarget<device_type = (host), capture_clause = (link), automap = true3 : i32} : () -> ()
// -----
"t.op"() {a = #llvm.mmra_tags<[#llvm.mmra_tag<"a":"b">, #llvm.mmra_tag<i32:"c">]>} : () -> ()
// -----
"t.op"() {a = #arm_sme.tile_slice_layout<>vertical} : () -> ()
// -----
"t.op"() {a = #acc.declare<dataClausedataClause = acc_create>} : () -> ()
// -----
"t.op"() {a = !spirv.struct<empty, (vector<4xf32>)>} : () -> ()
// -----
"t.op"() {a = !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0f32} : () -> ()
// -----
"t.op"() {a = !smt.array<[!vector<4xf32> -> !smt.bool]>} : () -> ()
// -----
"t.op"() {a = #foo.bar<"abc" [] {} (3 : i32, 2) >} : () -> ()
// -----
"t.op"() {a = #foo<3>} : () -> ()
// -----
"t.op"() {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = vector<4xf32>, file = <"a" in "b">, line = 3>} : () -> ()
// -----
"t.op"() {a = #wasmssa.limit<[0 65536]>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor.encoding<{ map = truei, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>} : () -> ()
// -----
"t.op"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, filefile = <"a.c" in "/tmp">, producer = "x", isOptimized = true, emissionKind = None, nameTableKind = GNU>} : () -> ()
// -----
"t.op"() {a = #nvvm.redux_kind<i32>} : () -> ()
// -----
"t.op"() {a = #gpu.select_object<nvvm.target>} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_type_desc<id = "i", members = {<#llvm.tbaa_root<id = 3>, 0>}>} : () -> ()
// -----
"t.op"() {a = #arm_sme.type_size<>} : () -> ()
// -----
"t.op"() {a = #llvm.uwtableKind<1.5>} : () -> ()
// -----
"t.op"() {a = #quant.calibrated<f32-1<:1>>} : () -> ()
// -----
"t.op"() {a = #gpu.object<"sm_70"nvvm.target<chip = #>, offload = "\01\02">} : () -> ()
// -----
"t.op"() {a = #gpu.warpgroup[1]y>} : () -> ()
// -----
"t.op"() {a = #spirv.capability<index>} : () -> ()
// -----
"t.op"() {a = #acc.declare_action<preAlloc = @aa, postDealloc = @b>} : () -> ()
// -----
"t.op"() {a = #llvm.target<triple = =, chip "x86_64" "znver2">} : () -> ()
// -----
"t.op"() {a = #llvm.di_global_variable_expression<> = <scope = #llvm.di_file<"a" in "b">, name = "x", file = <"a" in "b"var, line = 1, type = #llvm.di_null_type>, expr = <>>} : () -> ()
// -----
"t.op"() {a = #llvm.fastmath<contract,reassoc0} : () -> ()
// -----
"t.op"() {a = #gpu.parallel_loop_dim_map<processor = block_x map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_annotation<vectorize = <disable = true, width = index : i32>, unroll = <count = 3 : i32>, parallelAccesses = <id = distinct[0]<>>, isVectorized = false>} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_root<id = 3>} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_id_mask@f3>} : () -> ()
// -----
"t.op"() {a = #emitc.opaque"a\22b">} : () -> ()
// -----
"t.op"() {a = #llvm.di_subroutine_typei32>} : () -> ()
// -----
"t.op"() {a = #tosa.rounding_mode<unit>} : () -> ()
// -----
"t.op"() {a = !quant.any<<i8:f32>} : () -> ()
// -----
"t.op"() {a = #acc.declare<dataClause = acc_create,  = true>} : () -> ()
// -----
"t.op"() {a = #nvvm.target<link = [], chip = "sm_60">} : () -> ()
// -----
"t.op"() {a = !sparse_tensor.storage_specifier<#(<{ map = (d0) -> sparse_tensor.encodingd0 : compressed) }>>} : () -> ()
// -----
"t.op"() {a = #nvgpu.swizzle<0>} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_mask<foo>} : () -> ()
// -----
"t.op"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_file<"a" in "b""b">, file = <"a" in "b">, discriminator = 1>} : () -> ()
// -----
"t.op"() {a = #llvm.vscale_range<minRange = 1, none = 16>} : () -> ()
// -----
"t.op"() {a = #arm_sme.type_size<none>} : () -> ()
// -----
"t.op"() {a = #llvm.vec_type_hint<hint = i32unit} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_type<"x">} : () -> ()
// -----
"t.op"() {a = #llvm.mmra_tag<none:"b">} : () -> ()
// -----
"t.op"() {a = #acc.device_type<host} : () -> ()
// -----
"t.op"() {a = #transform.match_cmp_i_predicate<true>} : () -> ()
// -----
"t.op"() {a = #transform.param_operator<"x">} : () -> ()
// -----
"t.op"() {a = #xegpu.block_tdesc_attr<array_length = 2= memory_space , global>} : () -> ()
// -----
"t.op"() {a = #llvm.mlir.module_flag<error, "a",  : i32>} : () -> ()
// -----
"t.op"() {a = #arith.fastmath<nnan,ninfnsz,arcp,contract,afn,reassoc>} : () -> ()
// -----
"t.op"() {a = #llvm.vec_type_hint<> = i32hint} : () -> ()
// -----
"t.op"() {a = #omp.declaretarget<device_type 0 (any), capture_clause = (to)>} : () -> ()
// -----
"t.op"() {a = #linalg.binary_fn<"x">} : () -> ()
// -----
"t.op"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_normal types = #llvm.di_null_type>} : () -> ()
// -----
"t.op"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 16]> lane_data = [1, 1],, dims = [0]>} : () -> ()
// -----
"t.op"() {a = #emitc.opaque<"a\22b"f32} : () -> ()
// -----
"t.op"() {a = #arith.overflow<3>} : () -> ()
// -----
"t.op"() {a = #spirv.function_control<Inline|Pure"x"} : () -> ()
// -----
"t.op"() {a = #llvm.alias_scope_domain<id = distinct0]<>>} : () -> ()
// -----
"t.op"() {a = #amdgpu.address_space<1.5>} : () -> ()
// -----
"t.op"() {a = #llvm.vscale_range<minRange = 1, maxRange = unit>} : () -> ()
// -----
"t.op"() {a = #spirv.function_control<Pure|Inline>} : () -> ()
// -----
"t.op"() {a = #omp.sched_modsimd<>} : () -> ()
// -----
"t.op"() {a = #shard.reduction_kind<>sum} : () -> ()
// -----
"t.op"() {a = #llvm.di_subrange<lowerBound = 1 : i64, upperBound = 7 : i64, stride = 2 -1 i64>} : () -> ()
// -----
"t.op"() {a = !llvm.target<<"spirv.Image", void, 0, 1>} : () -> ()
// -----
"t.op"() {a = !llvm.target<"amdgcn.named.barrier", i32>} : () -> ()
// -----
"t.op"() {a = #xegpu.range0[<, 4]>} : () -> ()
// -----
"t.op"() {a = #gpu.warpx<>} : () -> ()
// -----
"t.op"() {a = #ptr.spec<size = 32,  = 32, preferred = 64, index = 24>} : () -> ()
// -----
"t.op"() {a = !llvm.func<!llvm.ptr (!llvm.struct<()>)>} : () -> ()
// -----
"t.op"() {a = #llvm.cconv<>} : () -> ()
// -----
"t.op"() {a = #acc.declare_action<preAlloc = a, postDealloc = @b>} : () -> ()
// -----
"t.op"() {a = #spirv.scope<0>} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_layout<index>} : () -> ()
// -----
"t.op"() {a = #vector<kind maxnumf} : () -> ()
// -----
"t.op"() {a = #vector.kind<vector<4xf32>>} : () -> ()
// -----
"t.op"() {a = #gpu.kernel_metadata<"k"-1 () -> (), metadata = {x = 3}>} : () -> ()
// -----
"t.op"() {a = !sparse_tensor.iterator<#sparse_tensor.encodingsparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>} : () -> ()
// -----
"t.op"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_typellvm.di_null_type>} : () -> ()
// -----
"t.op"() {a = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_128b, true = l2promo_128b, oob = zero, interleave = none>} : () -> ()
// -----
"t.op"() {a = #xegpu.layout<lane_layout = [1, 16], lane_data 1.5 [1, 1]>} : () -> ()
// -----
"t.op"() {a = #complex.numberfoo:f64 1, -0x7FF0000000000000>} : () -> ()
// -----
"t.op"() {a = #llvm.alias_scope_domain<id = distinct["x"]<>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_label<scope = #llvm.di_file<in in "b">, name = "l", file = <"a" "a" "b">, line = 3>} : () -> ()
// -----
"t.op"() {a = !llvm.struct<(array3 x ptr>, vector<4xf32>, func<void ()>)>} : () -> ()
// -----
"t.op"() {a = !emitc.ptr<foo>} : () -> ()
// -----
"t.op"() {a = #sparse_tensorcrd_trans_dir_encoding<>} : () -> ()
// -----
"t.op"() {a = #vectorkind< maxnumf>} : () -> ()
// -----
"t.op"() {a = #arith.denormal_modeieee>} : () -> ()
// -----
"t.op"() {a = #transform.param_operator<eqf32} : () -> ()
// -----
"t.op"() {a = #llvm.dereferenceable<bytes vector<4xf32> 4>} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_root<id = "r"} : () -> ()
// -----
"t.op"() {a = #ptr.null : #ptr.ptr<!ptr.generic_space>} : () -> ()
// -----
"t.op"() {a = !foo.bar<"x"foo} : () -> ()
// -----
"t.op"() {a = #nvvm.shfl_kind<bflybfly>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_annotation<vectorize = <disable = truetrue, width = 4 : i32>, unroll = <count = 3 : i32>, parallelAccesses = <id = distinct[0]<>>, isVectorized = false>} : () -> ()
// -----
"t.op"() {a = !nvgpu.warpgroup.descriptor<tensor = memref<>x64xf16, 3128>} : () -> ()
// -----
"t.op"() {a = #llvm.di_composite_type<tag == DW_TAG_array_type, name = "a", baseType = #llvm.di_null_type, elements = #llvm.di_subrange<count = 4 : i64>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_annotation<name = "a", value == "v">} : () -> ()
// -----
"t.op"() {a = #ml_program.extern : index} : () -> ()
// -----
"t.op"() {a = #llvm.di_expression<[DW_OP_plus_uconst(8)), DW_OP_deref]>} : () -> ()
// -----
"t.op"() {a = #llvm.dereferenceable<@f = 4>} : () -> ()
// -----
"t.op"() {a = !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size  2>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_basic_type<name = "int"[1] tag = DW_TAG_base_type, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_annotationparallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>>} : () -> ()
// -----
"t.op"() {a = #ml_program.extern : } : () -> ()
// -----
"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = 1.5, profiles = [pro_int], extensions = [int16]>} : () -> ()
// -----
"t.op"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, name = ,, baseType = #llvm.di_null_type"a" elements = #llvm.di_subrange<count = 4 : i64>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", @f = 32, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.op"() {a = #nvvm.shfl_kindbfly<>} : () -> ()
// -----
"t.op"() {a = #xevm.load_cache_controlL1c_L2c_L3c<>} : () -> ()
// -----
"t.op"() {a = #xegpu.layout<sg_layout = ,2, 2], sg_data = [4, 4][ inst_data = [2, 2]>} : () -> ()
// -----
"t.op"() {a = #llvm.alias_scope<id i32 distinct[1]<>, domain = <id = distinct[0]<>>>} : () -> ()
// -----
"t.op"() {a = #xegpu.cache_hintf32cached>} : () -> ()
// -----
"t.op"() {a = #llvm.linkage<>} : () -> ()
// -----
"t.op"() {a = #xegpu.fence_scope<unit>} : () -> ()
// -----
"t.op"() {a = #tosa.nan_mode<PROPAGATE1.5} : () -> ()
// -----
"t.op"() {a = #xegpu.block_tdesc_attr<memory_space = , boundary_check = false>} : () -> ()
// -----
"t.op"() {a = #gpu<address_space @f>} : () -> ()
// -----
"t.op"() {a = #foo<unit baz>} : () -> ()
// -----
"t.op"() {a = #nvvm.shared_space<>} : () -> ()
// -----
"t.op"() {a = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float16], []>, NVIDIA:DiscreteGPU:32, #spirv.resource_limits<max_compute_shared_memory_size == 16384, subgroup_size = 32, cooperative_matrix_properties_khr = []>>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_vectorize<foo = false>} : () -> ()
// -----
"t.op"() {a = #amdgpu.sched_barrier_opt<|salu>} : () -> ()
// -----
"t.op"() {a = !quant.uniform<i8:f32, 2.0} : () -> ()
// -----
"t.op"() {a = #shard.grid_axes<[0-1 1]>} : () -> ()
// -----
"t.op"() {a = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, = swizzle swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>} : () -> ()
// -----
"t.op"() {a = #irdl.variadicity<1.5>} : () -> ()
// -----
"t.op"() {a = #llvm.fastmath<>,reassoccontract} : () -> ()
// -----
"t.op"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = llvm.di_null_type, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 3>} : () -> ()
// -----
"t.op"() {a = #tosa.resize_mode<1.5>} : () -> ()
// -----
"t.op"() {a = #linalg.type_fn<none>} : () -> ()
// -----
"t.op"() {a = !smt.sort<"a"[!i32]>} : () -> ()
// -----
"t.op"() {a = !amx.tile<16x16xf32"x"} : () -> ()
// -----
"t.op"() {a = #omp.clause_task_depend<>} : () -> ()
// -----
"t.op"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #llvm.di_null_type, offsetInBits = 64, alignInBits = 32, sizeInBits = 4, dwarfAddressSpace = 3>} : () -> ()
// -----
"t.op"() {a = #spirv.interface_var_abi<0, 1), StorageBuffer>} : () -> ()
// -----
"t.op"() {a = !gpu.mma_matrix<1616x16xf16, "AOp">} : () -> ()
// -----
"t.op"() {a = #index<cmp_predicate eq} : () -> ()
// -----
"t.op"() {a = #vector.print_punctuationcomma>} : () -> ()
// -----
"t.op"() {a = #amdgpu<sched_barrier_opt valusalu>} : () -> ()
// -----
"t.op"() {a = #foo.bar<"abc" [] {} (1, >) 2} : () -> ()
// -----
"t.op"() {a = #llvm.framePointerKind<alli32} : () -> ()
// -----
"t.op"() {a = #llvm.di_global_variable_expression<var = <file = <"a" in "b">index line = 1, type = #llvm.di_null_type>>} : () -> ()
// -----
"t.op"() {a = #accdefaultvalue< present>} : () -> ()
// -----
"t.op"() {a = #llvm.di_namespace<name = "n",  = #llvm.di_null_type, exportSymbols = false>} : () -> ()
// -----
"t.op"() {a = #xegpu.cache_hint<>} : () -> ()
// -----
"t.op"() {a = #gpu.loop_dim_map<processor = thread_x, map  (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()
// -----
"t.op"() {a = #xegpu.memory_space<<slm>} : () -> ()
// -----
"t.op"() {a = #llvm.target<triple = "x86_64", chip = "znver2", @f = <["+a"]>>} : () -> ()
// -----
"t.op"() {a = #amdgpu.mfma_perm_b<>none} : () -> ()
// -----
"t.op"() {a = #linalg<iterator_type !llvm.ptr>} : () -> ()
// -----
"t.op"() {a = !llvm.func<i32 (i32, ptr, ...)0} : () -> ()
// -----
"t.op"() {a = #nvvm.shape<m = , n = 8, k = 4>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<"dlti.endianness" = "big", index = vector<4xf32>>} : () -> ()
// -----
"t.op"() {a = !wasmssa<local ref  i32>} : () -> ()
// -----
"t.op"() {a = #llvm.overflow<f32>} : () -> ()
// -----
"t.op"() {a = #arith.overflow<nsw> nuw,} : () -> ()
// -----
"t.op"() {a = #shard.grid_axes<[0, >]1} : () -> ()
// -----
"t.op"() {a = #llvm.memory_effects<other  none, argMem = read, inaccessibleMem = readwrite>} : () -> ()
// -----
"t.op"() {a = #tosa.nan_mode<3 : i32>} : () -> ()
// -----
"t.op"() {a = !smt.bv<>} : () -> ()
// -----
"t.op"() {a = #llvm.di_global_variable<scope = #llvm.di_file<"a" in "b">, name = "x", linkageName = "y", file = <"a" in "b">, line = 1, 1.5 = #llvm.di_null_type, isLocalToUnit = true, isDefined = false>} : () -> ()
// -----
"t.op"() {a = #llvm.di_local_variable<> = #llvm.di_file<"a" in "b">scope} : () -> ()
// -----
"t.op"() {a = #foo<true<1>>} : () -> ()
// -----
"t.op"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{}], unit = {a = 1 : i32}>]>} : () -> ()
// -----
"t.op"() {a = #llvm.target_features<f32]>} : () -> ()
// -----
"t.op"() {a = #llvm.mlir.module_flag<override, "CG Profile"f32 [#llvm.cgprofile_entry<from = @f, to = @g, count = 4>, #llvm.cgprofile_entry<from = @f, count = 4>]>} : () -> ()
// -----
"t.op"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/tmp">, producer = "x", isOptimized = true, emissionKind = None,, nameTableKind = GNU>} : () -> ()
// -----
"t.op"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, #spirv.resource_limits<>} : () -> ()
// -----
"t.op"() {a = #amdgpu.sched_barrier_optnone<>} : () -> ()
// -----
"t.op"() {a = #xegpu<uncached cache_hint>} : () -> ()
// -----
"t.op"() {a = #llvm.alias_scope<id = "x", domain = <id = "y", description = !llvm.ptr>, description = "e">} : () -> ()
// -----
"t.op"() {a = #xegpu.cache_hint>cached<} : () -> ()
// -----
"t.op"() {a = #omp.var_capture@fbyref>} : () -> ()
// -----
"t.op"() {a = #omp.flags<} : () -> ()
// -----
"t.op"() {a = #mpi.errclass<index>} : () -> ()
// -----
"t.op"() {a = #nvgpu.rcp_rounding_modei32approx>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_entry<"dlti.endianness", @f>} : () -> ()
// -----
"t.op"() {a = #nvvm.reduction<"x">} : () -> ()
// -----
"t.op"() {a = !spirv.struct<<()>} : () -> ()
// -----
"t.op"() {a = #llvm.target_features<["+a", >]"+b"} : () -> ()
// -----
"t.op"() {a = #gpu.all_reduce_op<>add} : () -> ()
// -----
"t.op"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{}], metadata = {a > 1 : i32}>]=} : () -> ()
// -----
"t.op"() {a = #nvvm.target<link "sm_60" ["a"], chip = =>} : () -> ()
// -----
"t.op"() {a = #amdgpu.sched_barrier_opt<nonenone>} : () -> ()
// -----
"t.op"() {a = #omp.orderkind<>concurrent} : () -> ()
// -----
"t.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, , = #llvm.di_null_type, entity = #llvm.di_null_type, file = <"a" in "b">, line = 1, name = "n"scope elements = #llvm.di_null_type>} : () -> ()
// -----
"t.op"() {a = #arith.denormal_mode<i32>} : () -> ()
// -----
"t.op"() {a = #nvvm.mem_scope<>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_annotation3parallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>>} : () -> ()
// -----
"t.op"() {a = #llvm.memory_effects<other = unit, argMem = read, inaccessibleMem = readwrite>} : () -> ()
// -----
"t.op"() {a = #tosa.target_env<level = @f>} : () -> ()
// -----
"t.op"() {a = #nvvm.targeti32O = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a.bc"]>} : () -> ()
// -----
"t.op"() {a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, alignInBits  8, encoding = DW_ATE_ASCII>} : () -> ()
// -----
"t.op"() {a = !llvm.struct<packed (i32, i8)>} : () -> ()
// -----
"t.op"() {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b""b">, file = <"a" in "b">, line = 3, column = 2>} : () -> ()
// -----
"t.op"() {a = #rocdl.target<chip = "gfx90a", O  1, flags = {fast}>} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_layout<row-1} : () -> ()
// -----
"t.op"() {a = #nvvm.shape<m = 16, n 3 8, k = 4>} : () -> ()
// -----
"t.op"() {a = #spirv.vce<v1.0, [Shader], [>]SPV_KHR_16bit_storage} : () -> ()
// -----
"t.op"() {a = #spirv.linkage_attributes<linkage_type = "x", linkage_name = <Import>>} : () -> ()
// -----
"t.op"() {a = #vector.print_punctuation<0>} : () -> ()
// -----
"t.op"() {a = #llvm.address_space<3vector<4xf32>} : () -> ()
// -----
"t.op"() {a = #llvm.di_generic_subrange<index = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_deref]>>} : () -> ()
// -----
"t.op"() {a = #omp.version<version = 51} : () -> ()
// -----
"t.op"() {a = #dlti.dl_spec<foo} : () -> ()
// -----
"t.op"() {a = #shard.partial<1.5>} : () -> ()
// -----
"t.op"() {a = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<>, num_barriers = 4>} : () -> ()
// -----
"t.op"() {a = #nvgpu.swizzlenone<>} : () -> ()
// -----
"t.op"() {a = #omp.version<version  51>} : () -> ()
// -----
"t.op"() {a = !nvgpu.warpgroup.accumulator=fragmented < vector<64x128xf32>>} : () -> ()
// -----
"t.op"() {a = !spirv.ptr<!spirv.struct<(f32 [0,, i32 [4])>] StorageBuffer>} : () -> ()
// -----
"t.op"() {a = #omp.schedulekind<static} : () -> ()
// -----
"t.op"() {a = #llvm.di_subrange<count = 1 : i64, lowerBound = 4 : i64>} : () -> ()
// -----
"t.op"() {a = #index.cmp_predicate<foo>} : () -> ()
// -----
"t.op"() {a = !nvgpu.warpgroup.accumulator<fragmented = vector<"x"x128xf32>>} : () -> ()
// -----
"t.op"() {a = #linalg.iterator_typeparallel<>} : () -> ()
// -----
"t.op"() {a = #llvm.dependent_lib"a">} : () -> ()
// -----
"t.op"() {a = !tosa.shape<foo>} : () -> ()
// -----
"t.op"() {a = #xegpu.range4[0, <]>} : () -> ()
// -----
"t.op"() {a = #tosa.rounding_mode<<SINGLE_ROUND>} : () -> ()
// -----
"t.op"() {a = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = index>} : () -> ()
// -----
"t.op"() {a = !foo.bar<true>} : () -> ()
// -----
"t.op"() {a = #rocdl.target<chip = "gfx1100", wave64 = 0>} : () -> ()
// -----
"t.op"() {a = #ptr.atomic_ordering<>} : () -> ()
// -----
"t.op"() {a = #llvm.address_space<33>} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_mask3<>} : () -> ()
// -----
"t.op"() {a = #llvm.linkage<index>} : () -> ()
// -----
"t.op"() {a = #smt.bv<-1> : !smt.bv<>4} : () -> ()
// -----
"t.op"() {a = #xegpu.range<[foo, 4]>} : () -> ()
// -----
"t.op"() {a = #acc.par_level<ganggang>} : () -> ()
// -----
"t.op"() {a = !smt.sort<>} : () -> ()
// -----
"t.op"() {a = #nvgpu.rcp_rounding_mode"x"approx>} : () -> ()
// -----
"t.op"() {a = !spirv.arm.tensor<22x3xf32>} : () -> ()
// -----
"t.op"() {a = !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16]1.5 lane_data = [1, 1]>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in >>} : () -> ()
// -----
"t.op"() {a = #llvm.vec_type_hinthint< = i32>} : () -> ()
// -----
"t.op"() {a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3vector<4xf32>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_module<file = <"a" in "b">, scope = #llvm.di_null_type, name = "n", configMacros = unit, includePath = "d", apinotes = "e", line = 3, isDecl = true>} : () -> ()
// -----
"t.op"() {a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, alignInBits = 8, = encoding DW_ATE_ASCII>} : () -> ()
// -----
"t.op"() {a = #xegpu<cache_hint >uncached} : () -> ()
// -----
"t.op"() {a = #gpu.parallel_loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = [1]d0) -> (d0 + 1)>} : () -> ()
// -----
"t.op"() {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a" in foo>, line = 3>} : () -> ()
// -----
"t.op"() {a = !tosa.shape<33>} : () -> ()
// -----
"t.op"() {a = !transform.param<i64} : () -> ()
// -----
"t.op"() {a = #gpu.kernel_metadata<"k", () -> (), metadata = {x i32 3}>} : () -> ()
// -----
"t.op"() {a = #llvm.access_group<id true distinct[0]<>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_subprogram<recId = distinct[33]<>, isRecSelf = true>} : () -> ()
// -----
"t.op"() {a = !emitc.opaque<unit>} : () -> ()
// -----
"t.op"() {a = !emitc.lvalue<1.5emitc.ptr<i32>>} : () -> ()
// -----
"t.op"() {a = #llvm.blocktag=id < 1>} : () -> ()
// -----
"t.op"() {a = #emitc.cmp_predicate<eqeq>} : () -> ()
// -----
"t.op"() {a = #xegpu.scatter_tdesc_attr<chunk_size vector<4xf32> 4>} : () -> ()
// -----
"t.op"() {a = #bufferization.layout_map_option<>infer_layout_map} : () -> ()
// -----
"t.op"() {a = !smt.array<[smt.int -> !smt.bool]>} : () -> ()
// -----
"t.op"() {a = #llvm.di_annotation<name = "a", foo = "v">} : () -> ()
// -----
"t.op"() {a = #llvm.di_file<in "a.c" "/tmp">} : () -> ()
// -----
"t.op"() {a = #llvm.vscale_rangeminRange = 1, maxRange = 16>} : () -> ()
// -----
"t.op"() {a = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_deref]>>>} : () -> ()
// -----
"t.op"() {a = #omp1.5schedulekind dynamic>} : () -> ()
// -----
"t.op"() {a = #llvm.di_module<file = <"a" in "b">, scope = #llvm.di_null_typeapinotes name = "n", configMacros = "c", includePath = "d", , = "e", line = 3, isDecl = true>} : () -> ()
// -----
"t.op"() {a = #acc<device_type [1]>} : () -> ()
// -----
"t.op"() {a = #spirv.entry_point_abi><} : () -> ()
// -----
"t.op"() {a = #spirv.memory_access>Volatile|Aligned<} : () -> ()
// -----
"t.op"() {a = #nvvm.targetO = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a.bc"]>} : () -> ()
// -----
"t.op"() {a = #arith.overflownsw<>} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_layoutvector<4xf32>row>} : () -> ()
// -----
"t.op"() {a = #nvgpu.rcp_rounding_modefooapprox>} : () -> ()
// -----
"t.op"() {a = #xegpu.range<[0index 4]>} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_id_mask<3"x"} : () -> ()
// -----
"t.op"() {a = #llvm.di_subprogram<recId = distinct[]<>, isRecSelf = true>} : () -> ()
// -----
"t.op"() {a = #gpu.warp<"x">} : () -> ()
// -----
"t.op"() {a = #amdgpusched_barrier_opt< valu|salu>} : () -> ()
// -----
"t.op"() {a = #acc.device_type<>host} : () -> ()
// -----
"t.op"() {a = #llvm.di_expression<@f} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_id_mask3<>} : () -> ()
// -----
"t.op"() {a = #linalg.iterator_type<>parallel} : () -> ()
// -----
"t.op"() {a = #omp.sched_mod>simd<} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "i", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "i", members = {<#llvm.tbaa_root<id  "r">, 0>}>, offset = 0, constant = true>} : () -> ()
// -----
"t.op"() {a = #omp<schedulekind foo>} : () -> ()
// -----
"t.op"() {a = #linalg<reduction iterator_type>} : () -> ()
// -----
"t.op"() {a = #nvvm.shared_space<<cta>} : () -> ()
// -----
"t.op"() {a = #complex.number<:f32 1.0, 2.0} : () -> ()
// -----
"t.op"() {a = #gpu.address_space@fworkgroup>} : () -> ()
// -----
"t.op"() {a = #llvm.blocktag<id 0 1>} : () -> ()
// -----
"t.op"() {a = !wasmssa<local @f to i32>} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_rootid< = "r">} : () -> ()
// -----
"t.op"() {a = #dlti.target_device_spec<#dlti.dl_entry<"a", 1 : i32>} : () -> ()
// -----
"t.op"() {a = #llvm.di_file<"a.c" in none>} : () -> ()
// -----
"t.op"() {a = #shard.reduction_kindsum>} : () -> ()
// -----
"t.op"() {a = #xevm.target<chip = "pvc"= O , 3>} : () -> ()
// -----
"t.op"() {a = #nvvm.proxy_kind<>} : () -> ()
// -----
"t.op"() {a = #acc.declare_actionindexpreAlloc = @a, postDealloc = @b>} : () -> ()
// -----
"t.op"() {a = #transform.match_cmp_i_predicatevector<4xf32>eq>} : () -> ()
// -----
"t.op"() {a = #foo<<"bar <">} : () -> ()
// -----
"t.op"() {a = #gpu.warp[1]x>} : () -> ()
// -----
"t.op"() {a = #gpu<dim >} : () -> ()
// -----
"t.op"() {a = #vector.iterator_type<>parallel} : () -> ()
// -----
"t.op"() {a = #llvm.overflownsw<, nuw>} : () -> ()
// -----
"t.op"() {a = #omp.flags<debug_kind = 1none openmp_device_version = 50>} : () -> ()
// -----
"t.op"() {a = !sparse_tensor.iterator<#sparse_tensor.encoding<d0 map = ({) -> (d0 : compressed) }>, lvls = 0>} : () -> ()
// -----
"t.op"() {a = #gpu.memory_spaceworkgroup<>} : () -> ()
// -----
"t.op"() {a = #amdgpu.address_space<fat_raw_bufferfat_raw_buffer>} : () -> ()
// -----
"t.op"() {a = #omp< byref>} : () -> ()
// -----
"t.op"() {a = #index<cmp_predicate eq>>} : () -> ()
// -----
"t.op"() {a = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_sizesubgroup_size = 8>} : () -> ()
// -----
"t.op"() {a = #acc.declare_actionbpreAlloc = @a, postDealloc = @<>} : () -> ()
// -----
"t.op"() {a = !transform.param<[1]>} : () -> ()
// -----
"t.op"() {a = #linalg.binary_fn<3 : i32>} : () -> ()
// -----
"t.op"() {a = #foo<"bar <""bar <">} : () -> ()
// -----
"t.op"() {a = #foo<bar bazi32} : () -> ()
// -----
"t.op"() {a = !xegpu.mem_desc<16x32xf16} : () -> ()
// -----
"t.op"() {a = !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.op"() {a = #spirv.linkage_attributes<linkage_name i32 "x", linkage_type = <Import>>} : () -> ()
// -----
"t.op"() {a = #llvm.fastmathf32nnan, ninf>} : () -> ()
// -----
"t.op"() {a = #gpu.warpgroup<y>>} : () -> ()
// -----
"t.op"() {a = #spirv.storage_class<foo>} : () -> ()
// -----
"t.op"() {a = #omp.schedulekind>static<} : () -> ()
// -----
"t.op"() {a = !smt.func<(smt.boolsmt.int) !!>} : () -> ()
// -----
"t.op"() {a = !foo<none>} : () -> ()
// -----
"t.op"() {a = #vector.print_punctuationf32comma>} : () -> ()
// -----
"t.op"() {a = !emitc.array<2x!emitc.ptr<i32>>>} : () -> ()
// -----
"t.op"() {a = #gpu.memory_space<workgroup[1]} : () -> ()
// -----
"t.op"() {a = #omp.schedulekindvector<4xf32>static>} : () -> ()
// -----
"t.op"() {a = #gpu<address_spaceaddress_space private>} : () -> ()
// -----
"t.op"() {a = #omp.clause_task_dependtaskdependin>} : () -> ()
// -----
"t.op"() {a = #gpu.dim<x"x"} : () -> ()
// -----
"t.op"() {a = #llvm.loop_vectorizefalsedisable = <>} : () -> ()
// -----
"t.op"() {a = #index< eq>} : () -> ()
// -----
"t.op"() {a = #acc< nvidia>} : () -> ()
// -----
"t.op"() {a = !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed }>, lvls = 0 to 2>} : () -> ()
// -----
"t.op"() {a = #foo<bar<>>} : () -> ()
// -----
"t.op"() {a = !spirv.rtarray<f323} : () -> ()
// -----
"t.op"() {a = #gpu.address_space<index>} : () -> ()
// -----
"t.op"() {a = #llvm.constant_range<i8, -4, 100} : () -> ()
// -----
"t.op"() {a = #spirv.interface_var_abi<(0, 10, StorageBuffer>} : () -> ()
// -----
"t.op"() {a = #amdgpu<sched_barrier_opt valu|salu[1]} : () -> ()
// -----
"t.op"() {a = #spirv.loop_control<None1.5} : () -> ()
// -----
"t.op"() {a = #xegpu.scatter_tdesc_attr4chunk_size = <>} : () -> ()
// -----
"t.op"() {a = #arm_sme.tile_slice_layoutvertical<>} : () -> ()
// -----
"t.op"() {a = #gpu.block<"x">} : () -> ()
// -----
"t.op"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 44>} : () -> ()
// -----
"t.op"() {a = #acc.var_name<"x""x">} : () -> ()
// -----
"t.op"() {a = #nvgpu.rcp_rounding_mode<i32>} : () -> ()
// -----
"t.op"() {a = #llvm.access_group<id = distinct[0]<>} : () -> ()
// -----
"t.op"() {a = #nvvm.fp_rnd_modern<>} : () -> ()
// -----
"t.op"() {a = #acc.routine_info<[@a-1 @b]>} : () -> ()
// -----
"t.op"() {a = #nvvm.reduction<popc} : () -> ()
// -----
"t.op"() {a = #nvvm.fp_rnd_mode<foo>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<crd_trans_dir_encoding-1} : () -> ()
// -----
"t.op"() {a = #omp.data_sharing_type {type = f32}} : () -> ()
// -----
"t.op"() {a = #llvm.mmra_tags<[#llvm.mmra_tag,"a":"b">< #llvm.mmra_tag<"a":"c">]>} : () -> ()
// -----
"t.op"() {a = #xevm.target<unit = "pvc", O = 3>} : () -> ()
// -----
"t.op"() {a = #bufferization.layout_map_option<infer_layout_map} : () -> ()
// -----
"t.op"() {a = #llvm.di_moduletruefile = <"a" in "b">, scope = #llvm.di_null_type, name = "n", configMacros = "c", includePath = "d", apinotes = "e", line = 3, isDecl = <>} : () -> ()
// -----
"t.op"() {a = #xegpu.block_tdesc_attrboundary_checkmemory_space = slm, < = false>} : () -> ()
// -----
"t.op"() {a = #foo<none>} : () -> ()
// -----
"t.op"() {a = #tosa.resize_mode<BILINEARBILINEAR>} : () -> ()
// -----
"t.op"() {a = #llvm.overflowtruensw, nuw>} : () -> ()
// -----
"t.op"() {a = #omp.data_sharing_type {type "x" private}} : () -> ()
// -----
"t.op"() {a = #gpu.all_reduce_op<add} : () -> ()
// -----
"t.op"() {a = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d03 : i32>} : () -> ()
// -----
"t.op"() {a = #llvm.tbaa_tag<base_type = #llvm.tbaa_type_desc<id = "i", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "i", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0,  = true>} : () -> ()
// -----
"t.op"() {a = #vector.kind<add} : () -> ()
// -----
"t.op"() {a = #omp.var_capturebyref>} : () -> ()
// -----
"t.op"() {a = #omp.clause_task_depend<taskdependintrue} : () -> ()
// -----
"t.op"() {a = #arith.fastmathnsznnan, ninf,  <>} : () -> ()
// -----
"t.op"() {a = #smt.bv:-1> < !smt.bv<4>} : () -> ()
// -----
"t.op"() {a = #vector<kind maxnumfmaxnumf>} : () -> ()
// -----
"t.op"() {a = #llvm.overflow<, nuw>} : () -> ()
// -----
"t.op"() {a = #xegpu.memory_space<>} : () -> ()
// -----
"t.op"() {a = !spirv.rtarray<f32, stride=3>} : () -> ()
// -----
"t.op"() {a = !transform.op"a.b">} : () -> ()
// -----
"t.op"() {a = !emitc.array<2x!emitc.ptr<>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_filein"a.c" < "/tmp">} : () -> ()
// -----
"t.op"() {a = #wasmssa.limit<[0> 65536]:} : () -> ()
// -----
"t.op"() {a = !quant.any<i8<-8:77>>} : () -> ()
// -----
"t.op"() {a = #arith.roundingmode<>} : () -> ()
// -----
"t.op"() {a = !foo<0>} : () -> ()
// -----
"t.op"() {a = #vector<kindkind maxnumf>} : () -> ()
// -----
"t.op"() {a = #spirv.loop_control"x"None>} : () -> ()
// -----
"t.op"() {a = #gpu<dim xvector<4xf32>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_vectorize3disable = false>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_vectorize<disable = vector<4xf32>>} : () -> ()
// -----
"t.op"() {a = #llvm.mmra_tag<"a""b">} : () -> ()
// -----
"t.op"() {a = !pdl.range<valuefoo} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_typetf32>} : () -> ()
// -----
"t.op"() {a = #llvm.di_global_variable<scope = #llvm.di_file<"a" in "b">, name = "x", linkageName = "y", file = <"a" in "b">, line = 1, type = #llvm.di_null_type, isLocalToUnit = true3 isDefined = false>} : () -> ()
// -----
"t.op"() {a = #xegpu.block_tdesc_attrfalsememory_space = slm, boundary_check = <>} : () -> ()
// -----
"t.op"() {a = #spirv.selection_control>Flatten<} : () -> ()
// -----
"t.op"() {a = #arith.fastmathunitnone>} : () -> ()
// -----
"t.op"() {a = #nvvm.load_cache_modifiercg<>} : () -> ()
// -----
"t.op"() {a = #linalg.iterator_type<parallel} : () -> ()
// -----
"t.op"() {a = #omp.var_capture<byreffoo} : () -> ()
// -----
"t.op"() {a = #spirv.image_operands<vector<4xf32>>} : () -> ()
// -----
"t.op"() {a = #spirv.selection_control<@f>} : () -> ()
// -----
"t.op"() {a = #spirv.capability<@f>} : () -> ()
// -----
"t.op"() {a = #nvvm.load_cache_modifiervector<4xf32>cg>} : () -> ()
// -----
"t.op"() {a = !transform.op<!llvm.ptr>} : () -> ()
// -----
"t.op"() {a = #omp<taskdependin clause_task_depend>} : () -> ()
// -----
"t.op"() {a = #gpu.threadlinear_dim_0<>} : () -> ()
// -----
"t.op"() {a = #acc.routine_info<[@a, @bb]>} : () -> ()
// -----
"t.op"() {a = !foo<"a b""a b">} : () -> ()
// -----
"t.op"() {a = !emitc.opaque<"std::vector<int>""std::vector<int>">} : () -> ()
// -----
"t.op"() {a = #acc.gang_arg_type<>Num} : () -> ()
// -----
"t.op"() {a = #llvm.di_common_block"a"scope = #llvm.di_null_type, decl = <file = << in "b">, line = 1, type = #llvm.di_null_type>, name = "c", file = <"a" in "b">, line = 1>} : () -> ()
// -----
"t.op"() {a = #llvm.overflownone<>} : () -> ()
// -----
"t.op"() {a = #nvvm.reductionf32popc>} : () -> ()
// -----
"t.op"() {a = #vector.kindadd>} : () -> ()
// -----
"t.op"() {a = #irdl.variadicity<<optional>} : () -> ()
// -----
"t.op"() {a = !emitc.lvalue<vector<4xf32>emitc.ptr<i32>>} : () -> ()
// -----
"t.op"() {a = #linalg.unary_fn<expfoo} : () -> ()
// -----
"t.op"() {a = #xegpu.memory_spaceslm>} : () -> ()
// -----
"t.op"() {a = #xegpu.fence_scopeworkgroup<>} : () -> ()
// -----
"t.op"() {a = #foo<f32 baz>} : () -> ()
// -----
"t.op"() {a = #llvm.di_subroutine_typeDW_CC_normalcallingConvention = <, types = #llvm.di_null_type>} : () -> ()
// -----
"t.op"() {a = #irdl.variadicityoptional<>} : () -> ()
// -----
"t.op"() {a = #rocdl.targetchip< = "gfx1100", wave64 = false>} : () -> ()
// -----
"t.op"() {a = #shard.partial<sum} : () -> ()
// -----
"t.op"() {a = #omp.flagsnone>} : () -> ()
// -----
"t.op"() {a = #amdgpu<valu sched_barrier_opt|salu>} : () -> ()
// -----
"t.op"() {a = #gpu.all_reduce_opadd>} : () -> ()
// -----
"t.op"() {a = #llvm.dereferenceablebytes< = 4>} : () -> ()
// -----
"t.op"() {a = #mpi.errclass<>} : () -> ()
// -----
"t.op"() {a = #quant.calibrated<f32<-1:1>} : () -> ()
// -----
"t.op"() {a = #gpu.block<x>>} : () -> ()
// -----
"t.op"() {a = #emitc.opaquefoo"a\22b">} : () -> ()
// -----
"t.op"() {a = #acc<present defaultvalue>} : () -> ()
// -----
"t.op"() {a = !spirv.ptr<!spirv.struct<(f32 [0], i32 [4])>, StorageBuffer} : () -> ()
// -----
"t.op"() {a = #amdgpu.address_spacefat_raw_buffer<>} : () -> ()
// -----
"t.op"() {a = #gpuaddress_space< private>} : () -> ()
// -----
"t.op"() {a = #omp<byref variable_capture_kind>} : () -> ()
// -----
"t.op"() {a = #llvm.constant_rangeuniti8, -4, 100>} : () -> ()
// -----
"t.op"() {a = #amdgpu<none valu|salu>} : () -> ()
// -----
"t.op"() {a = #amdgpu.mfma_perm_bnone<>} : () -> ()
// -----
"t.op"() {a = #arith.fastmath1.5none>} : () -> ()
// -----
"t.op"() {a = !llvm.array<44 x struct<(i32)>>} : () -> ()
// -----
"t.op"() {a = #linalg.unary_fn<"x">} : () -> ()
// -----
"t.op"() {a = #xegpu<foo uncached>} : () -> ()
// -----
"t.op"() {a = #omp<<schedulekind dynamic>} : () -> ()
// -----
"t.op"() {a = #acc.par_level<@f>} : () -> ()
// -----
"t.op"() {a = #llvm.di_global_variable_expression3var = <scope = #llvm.di_file<"a" in "b">, name = "x", file = <"a" in "b">, line = 1, type = #llvm.di_null_type>, expr = <>>} : () -> ()
// -----
"t.op"() {a = #nvgpu.rcp_rounding_modeapprox<>} : () -> ()
// -----
"t.op"() {a = #foo1bar<<>>} : () -> ()
// -----
"t.op"() {a = #nvvm.fp_rnd_mode<none>} : () -> ()
// -----
"t.op"() {a = !quant.uniform<i8<-127:127::f32:0, {2.0, 3.0>1}>} : () -> ()
// -----
"t.op"() {a = #llvm.di_subrangecount = 4 : i64, lowerBound = 1 : i64>} : () -> ()
// -----
"t.op"() {a = #dlti.target_system_spec<"CPU": #dlti.target_device_spec<#dlti.dl_entry<"a", 1 : i32>>i32} : () -> ()
// -----
"t.op"() {a = #spirv.scope<DeviceDevice>} : () -> ()
// -----
"t.op"() {a = #spirv.memory_access<VolatileAligned>} : () -> ()
// -----
"t.op"() {a = #spirv.storage_class<>} : () -> ()
// -----
"t.op"() {a = #bufferization.layout_map_optioninfer_layout_map>} : () -> ()
// -----
"t.op"() {a = #llvm.overflownuwnsw, <>} : () -> ()
// -----
"t.op"() {a = #gpu.all_reduce_opvector<4xf32>add>} : () -> ()
// -----
"t.op"() {a = #acc<defaultvalue >} : () -> ()
// -----
"t.op"() {a = #gpu.memory_space0workgroup>} : () -> ()
// -----
"t.op"() {a = #vector.iterator_type<parallel} : () -> ()
// -----
"t.op"() {a = #arm_sme.tile_slice_layout<vertical} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<sliceslice(1, 4, 2)>} : () -> ()
// -----
"t.op"() {a = #acc.device_type1.5host>} : () -> ()
// -----
"t.op"() {a = #llvm.uwtableKind<f32>} : () -> ()
// -----
"t.op"() {a = #ompschedulekind< dynamic>} : () -> ()
// -----
"t.op"() {a = #llvm.constant_range<i8, -4, 3>} : () -> ()
// -----
"t.op"() {a = #shard.reduction_kind<<sum>} : () -> ()
// -----
"t.op"() {a = #arith.fastmathfast>} : () -> ()
// -----
"t.op"() {a = #llvm.address_space33>} : () -> ()
// -----
"t.op"() {a = !sparse_tensor.storage_specifier<#sparse_tensor.encoding1.5{ map = (d0) -> (d0 : compressed) }>>} : () -> ()
// -----
"t.op"() {a = #omp.version1.5version = 51>} : () -> ()
// -----
"t.op"() {a = #spirv.decoration>Block<} : () -> ()
// -----
"t.op"() {a = !quant.calibrated<f32<-0.998:1.2321>1.5} : () -> ()
// -----
"t.op"() {a = #llvm.alias_scopedomainid = distinct[1]<>, < = <id = distinct[0]<>>>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor.encodingmap{ < = (d0) -> (d0 : loose_compressed) }>} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_layoutrow>} : () -> ()
// -----
"t.op"() {a = #bufferization.layout_map_optioni32infer_layout_map>} : () -> ()
// -----
"t.op"() {a = #tosa.rounding_modeSINGLE_ROUND<>} : () -> ()
// -----
"t.op"() {a = !foo<>"a b"} : () -> ()
// -----
"t.op"() {a = #llvm.di_common_block<scope < #llvm.di_null_type, decl = <file = <"a" in "b">, line = 1, type = #llvm.di_null_type>, name = "c", file = ="a" in "b">, line = 1>} : () -> ()
// -----
"t.op"() {a = !llvm.array<4 x struct<3i32)>>} : () -> ()
// -----
"t.op"() {a = #linalg.binary_fnadd>} : () -> ()
// -----
"t.op"() {a = #complex.number:<f16 1.5, nan>} : () -> ()
// -----
"t.op"() {a = !foo<vector<4xf32>>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<vector<4xf32>(1, 4, 2)>} : () -> ()
// -----
"t.op"() {a = !llvm.ptr<<3>} : () -> ()
// -----
"t.op"() {a = #xegpu< uncached>} : () -> ()
// -----
"t.op"() {a = #llvm.alias_scope_domain0id = distinct[<]<>, description = "d">} : () -> ()
// -----
"t.op"() {a = #llvm.loop_vectorizedisable = false>} : () -> ()
// -----
"t.op"() {a = !quant.quantile<<i8:f16:f32, {-1.0,1.0}:0.99>} : () -> ()
// -----
"t.op"() {a = #llvm.uwtableKindsync<>} : () -> ()
// -----
"t.op"() {a = #arith.roundingmodeto_nearest_even>} : () -> ()
// -----
"t.op"() {a = #emitc<opaqueopaque "a">} : () -> ()
// -----
"t.op"() {a = #llvm.cconv<none>} : () -> ()
// -----
"t.op"() {a = #omp<dynamic schedulekind>} : () -> ()
// -----
"t.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_null_typellvm.di_null_type, entity = #llvm.di_null_type, file = <"a" in "b">, line = 1, name = "n", elements = #llvm.di_null_type>} : () -> ()
// -----
"t.op"() {a = #llvm.targetchiptriple = "x86_64", < = "znver2">} : () -> ()
// -----
"t.op"() {a = #linalg< reduction>} : () -> ()
// -----
"t.op"() {a = #xegpu<cache_hint uncached} : () -> ()
// -----
"t.op"() {a = !smt.func<((!smt.int) !smt.bool>} : () -> ()
// -----
"t.op"() {a = !smt.bv<4} : () -> ()
// -----
"t.op"() {a = #linalg.type_fn<>cast_signed} : () -> ()
// -----
"t.op"() {a = #omp.orderkindindexconcurrent>} : () -> ()
// -----
"t.op"() {a = #llvm.target_features3[]>} : () -> ()
// -----
"t.op"() {a = #dlti.target_device_spec<"a" = -1 : i32>} : () -> ()
// -----
"t.op"() {a = #gpu.select_object>#nvvm.target<} : () -> ()
// -----
"t.op"() {a = #nvvm.load_cache_modifier<-1>} : () -> ()
// -----
"t.op"() {a = #vector.iterator_typeparallel<>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<crd_trans_dir_encodingcrd_trans_dir_encoding>} : () -> ()
// -----
"t.op"() {a = #omp.schedulekindstatic<>} : () -> ()
// -----
"t.op"() {a = #nvvm.load_cache_modifier<cg"x"} : () -> ()
// -----
"t.op"() {a = #llvm.cconvccc<>} : () -> ()
// -----
"t.op"() {a = #vector<maxnumf kind>} : () -> ()
// -----
"t.op"() {a = #acc.declare_actionpreAlloc = @a, postDealloc = @b>} : () -> ()
// -----
"t.op"() {a = #llvm.di_basic_typenonetag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.op"() {a = #foo<vector<4xf32><1>>} : () -> ()
// -----
"t.op"() {a = #xegpu.cache_hintcached<>} : () -> ()
// -----
"t.op"() {a = #nvgpu.swizzle<none} : () -> ()
// -----
"t.op"() {a = #acc.gang_arg_typeNum<>} : () -> ()
// -----
"t.op"() {a = #omp<variable_capture_kind byref} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<index>} : () -> ()
// -----
"t.op"() {a = #llvm.targettriple = "x86_64", chip = "znver2">} : () -> ()
// -----
"t.op"() {a = #acc.gang_arg_type<index>} : () -> ()
// -----
"t.op"() {a = #emitc.cmp_predicate<eq@f} : () -> ()
// -----
"t.op"() {a = #foo<baz bar>} : () -> ()
// -----
"t.op"() {a = #index.cmp_predicate"x"slt>} : () -> ()
// -----
"t.op"() {a = #gpu.dim<0>} : () -> ()
// -----
"t.op"() {a = #omp<clause_task_depend i32>} : () -> ()
// -----
"t.op"() {a = #llvm.di_lexical_block_filefilescope = #llvm.di_file<"a" in "b">, < = <"a" in "b">, discriminator = 1>} : () -> ()
// -----
"t.op"() {a = #omp<schedulekind >} : () -> ()
// -----
"t.op"() {a = #llvm.fastmathfast>} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_type<tf32none} : () -> ()
// -----
"t.op"() {a = !xegpu.mem_desc<3x32xf16>} : () -> ()
// -----
"t.op"() {a = !amx.tile<16x64xi8>>} : () -> ()
// -----
"t.op"() {a = #nvvm.redux_kindf32add>} : () -> ()
// -----
"t.op"() {a = #wasmssa.limittrue[0: 65536]>} : () -> ()
// -----
"t.op"() {a = #accvector<4xf32>device_type nvidia>} : () -> ()
// -----
"t.op"() {a = #nvvm.shared_spacecta>} : () -> ()
// -----
"t.op"() {a = !spirv.array<4 x f32} : () -> ()
// -----
"t.op"() {a = #spirv.decoration<true>} : () -> ()
// -----
"t.op"() {a = #vector<unit maxnumf>} : () -> ()
// -----
"t.op"() {a = #shard.partialsum<>} : () -> ()
// -----
"t.op"() {a = #nvvm.proxy_kind>async<} : () -> ()
// -----
"t.op"() {a = #acc.data_bounds_type>} : () -> ()
// -----
"t.op"() {a = #vector.print_punctuation<comma-1} : () -> ()
// -----
"t.op"() {a = #transform.failure_propagation_mode<propagatepropagate>} : () -> ()
// -----
"t.op"() {a = !ptr.ptr<#ptr.generic_space} : () -> ()
// -----
"t.op"() {a = #llvm.di_basic_typetag< = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.op"() {a = #omp.declaretarget1.5device_type = (any), capture_clause = (to)>} : () -> ()
// -----
"t.op"() {a = #vector<<kind maxnumf>} : () -> ()
// -----
"t.op"() {a = #arith.denormal_mode<ieee} : () -> ()
// -----
"t.op"() {a = #linalg.unary_fnexp<>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<crd_trans_dir_encodingindex} : () -> ()
// -----
"t.op"() {a = #nvgpu.rcp_rounding_modetrueapprox>} : () -> ()
// -----
"t.op"() {a = #foo<barvector<4xf32>1>>} : () -> ()
// -----
"t.op"() {a = #transform.failure_propagation_modepropagate<>} : () -> ()
// -----
"t.op"() {a = #gpu.thread>linear_dim_0<} : () -> ()
// -----
"t.op"() {a = #llvm.fastmathtruecontract,reassoc>} : () -> ()
// -----
"t.op"() {a = #nvvm.shfl_kind<<bfly>} : () -> ()
// -----
"t.op"() {a = #nvvm.mem_scope@fgpu>} : () -> ()
// -----
"t.op"() {a = #omp<clause_task_depend taskdependin3} : () -> ()
// -----
"t.op"() {a = #gpu.dimx>} : () -> ()
// -----
"t.op"() {a = #arith.roundingmode<to_nearest_even"x"} : () -> ()
// -----
"t.op"() {a = #llvm.framePointerKind<>all} : () -> ()
// -----
"t.op"() {a = #acc.var_name<foo>} : () -> ()
// -----
"t.op"() {a = #foo<i32>} : () -> ()
// -----
"t.op"() {a = #nvvm.reductionpopc>} : () -> ()
// -----
"t.op"() {a = #linalg.elementwise_kind<>} : () -> ()
// -----
"t.op"() {a = !spirv.arm.tensor<<2x3xf32>} : () -> ()
// -----
"t.op"() {a = #gpu<i32 private>} : () -> ()
// -----
"t.op"() {a = #tosa.resize_modeBILINEAR<>} : () -> ()
// -----
"t.op"() {a = #llvm.cconvcc_10<>} : () -> ()
// -----
"t.op"() {a = #nvvm.redux_kindadd<>} : () -> ()
// -----
"t.op"() {a = #linalg.elementwise_kind<addindex} : () -> ()
// -----
"t.op"() {a = #index<vector<4xf32> eq>} : () -> ()
// -----
"t.op"() {a = #acc<defaultvalue present0} : () -> ()
// -----
"t.op"() {a = !llvm.vec<4 x ptr} : () -> ()
// -----
"t.op"() {a = #llvm.vec_type_hinttruehint = i32>} : () -> ()
// -----
"t.op"() {a = #transform.failure_propagation_mode<<propagate>} : () -> ()
// -----
"t.op"() {a = #amdgpu.dpp_permf32quad_perm>} : () -> ()
// -----
"t.op"() {a = #omp.orderkind<concurrentunit} : () -> ()
// -----
"t.op"() {a = #omp<variable_capture_kindvariable_capture_kind byref>} : () -> ()
// -----
"t.op"() {a = #xegpu.mem_layout<stride = [1, 2], block = [16, 16!llvm.ptr>} : () -> ()
// -----
"t.op"() {a = #index<true eq>} : () -> ()
// -----
"t.op"() {a = #amdgpu.sched_barrier_optsaluvalu|<>} : () -> ()
// -----
"t.op"() {a = #omp<variable_capture_kind >} : () -> ()
// -----
"t.op"() {a = !spirv.array<3 x !spirv.array<2 x i32>>} : () -> ()
// -----
"t.op"() {a = #ptr.address<0x42 : !ptr.ptr<#ptr.generic_space>} : () -> ()
// -----
"t.op"() {a = #vector.iterator_typevector<4xf32>parallel>} : () -> ()
// -----
"t.op"() {a = #llvm.constant_rangevector<4xf32>i32, 0, 12>} : () -> ()
// -----
"t.op"() {a = #gpudim< x>} : () -> ()
// -----
"t.op"() {a = #dlti.map<"a" = 0 : i32, i32 = "x">} : () -> ()
// -----
"t.op"() {a = #index.cmp_predicateslt<>} : () -> ()
// -----
"t.op"() {a = #amdgpu.sched_barrier_optvector<4xf32>valu|salu>} : () -> ()
// -----
"t.op"() {a = #omp.version51version = <>} : () -> ()
// -----
"t.op"() {a = #arm_sme.type_sizebyte<>} : () -> ()
// -----
"t.op"() {a = #dlti.map<>dlti.dl_entry<"a", 1 : i32#>} : () -> ()
// -----
"t.op"() {a = #llvm.vec_type_hinti32hint = <>} : () -> ()
// -----
"t.op"() {a = #nvvm.shfl_kind3bfly>} : () -> ()
// -----
"t.op"() {a = #foobar< baz>} : () -> ()
// -----
"t.op"() {a = #mpi.errclassMPI_SUCCESS>} : () -> ()
// -----
"t.op"() {a = #tosa.target_envlevel< = "none">} : () -> ()
// -----
"t.op"() {a = #acc.device_typehost>} : () -> ()
// -----
"t.op"() {a = #llvm.di_lexical_block_fileinscope = #llvm.di_file<"a" in "b">, file = <"a" < "b">, discriminator = 1>} : () -> ()
// -----
"t.op"() {a = #dlti.dl_entry<"dlti.endianness", "little"} : () -> ()
// -----
"t.op"() {a = #nvvm.mma_typef32tf32>} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_masktrue3>} : () -> ()
// -----
"t.op"() {a = #llvm.blocktagid = 1>} : () -> ()
// -----
"t.op"() {a = #sparse_tensor<<crd_trans_dir_encoding>} : () -> ()
// -----
"t.op"() {a = #xevm.load_cache_control<L1c_L2c_L3c>>} : () -> ()
// -----
"t.op"() {a = #llvm.di_subrangei64lowerBound = 1 : <, upperBound = 7 : i64, stride = 2 : i64>} : () -> ()
// -----
"t.op"() {a = #nvvm.mem_scope1.5gpu>} : () -> ()
// -----
"t.op"() {a = #omp.orderkindconcurrent<>} : () -> ()
// -----
"t.op"() {a = !ptr.ptr<#i32>} : () -> ()
// -----
"t.op"() {a = #ompvariable_capture_kind< byref>} : () -> ()
// -----
"t.op"() {a = !foo<3>} : () -> ()
// -----
"t.op"() {a = #llvm.di_imported_entityentitytag = DW_TAG_imported_module, scope = #llvm.di_null_type, < = #llvm.di_null_type, file = <"a" in "b">, line = 1, name = "n", elements = #llvm.di_null_type>} : () -> ()
// -----
"t.op"() {a = #acc.par_levelgang<>} : () -> ()
// -----
"t.op"() {a = #gpu< private>} : () -> ()
// -----
"t.op"() {a = #linalg.type_fn1.5cast_signed>} : () -> ()
// -----
"t.op"() {a = #xevm.load_cache_control<L1c_L2c_L3cL1c_L2c_L3c>} : () -> ()
// -----
"t.op"() {a = #llvm.loop_annotationf32disableNonforced = true, mustProgress = true>} : () -> ()
// -----
"t.op"() {a = #gpu.memory_spacef32workgroup>} : () -> ()
// -----
"t.op"() {a = #foo<1<bar>>} : () -> ()
// -----
"t.op"() {a = #omp<none dynamic>} : () -> ()
// -----
"t.op"() {a = #foo<barbar<1>>} : () -> ()
// -----
"t.op"() {a = #acc.gang_arg_type0Num>} : () -> ()
// -----
"t.op"() {a = #ptr.address<0x42> : !ptr.ptr<#ptr.generic_spaceptr.generic_space>} : () -> ()
// -----
"t.op"() {a = #gpu.mapping_mask03>} : () -> ()
// -----
"t.op"() {a = #smt.bv325> : !smt.bv<<>} : () -> ()
// -----
"t.op"() {a = #spirv.vce<], [Shader], [SPV_KHR_16bit_storagev1.0>} : () -> ()
// -----
"t.op"() {a = #foo.barfoo.bar1 + 2 - 3 -> 4, #foo.bar, !<>} : () -> ()
// -----
"a.b"() {at = #tosa.conv_quant<input_zp = 9223372036854775807, weight_zp = -9223372036854775808>} : () -> ()
// -----
"a.b"() {at = #tosa.conv_quant<input_zp = 9223372036854775808, weight_zp = 1>} : () -> ()
// -----
"a.b"() {at = #tosa.conv_quant<input_zp = 18446744073709551615, weight_zp = 1>} : () -> ()
// -----
"a.b"() {at = !tosa.shape<2147483648>} : () -> ()
// -----
"a.b"() {at = !tosa.shape<0x10>} : () -> ()
// -----
"a.b"() {at = !tosa.shape<4294967295>} : () -> ()
// -----
"a.b"() {at = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 18446744073709551615, encoding = DW_ATE_signed>} : () -> ()
// -----
"a.b"() {at = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = -1, encoding = DW_ATE_signed>} : () -> ()
// -----
"t.op"() {a = !llvm.ptr<zzz>} : () -> ()
// -----
"t.op"() {a = !llvm.ptr<>} : () -> ()
// -----
"t.op"() {a = !llvm.struct<(ptr, !llvm.ptr<i32>)>} : () -> ()
