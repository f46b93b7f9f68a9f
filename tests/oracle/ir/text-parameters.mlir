// Attributes that are lists of named parameters: in any order, with and without those that have their default, and with
// attributes of their own class with and without its name.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-local-scope
// run: --allow-unregistered-dialect --mlir-print-debuginfo
#file = #llvm.di_file<"sum.c" in "/src">
#unit = #llvm.di_compile_unit<sourceLanguage = DW_LANG_C11, id = distinct[0]<>, file = #file, emissionKind = Full, isOptimized = false>
#long = #llvm.di_basic_type<encoding = DW_ATE_signed, sizeInBits = 64, name = "long", tag = DW_TAG_base_type>
#root = #llvm.tbaa_root<id = "root">
#tag = #llvm.tbaa_type_desc<members = {<#root, 0>, <#llvm.tbaa_root<>, 8>}, id = "long">
"own.debug"() {
  compileUnit = #unit,
  function = #llvm.di_subprogram<name = "f", id = distinct[1]<>, compileUnit = <id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = <"other.c" in "/src">, isOptimized = true, emissionKind = None>, scope = #file, line = 0, scopeLine = 2, type = <types = #long, #llvm.di_null_type>, subprogramFlags = "Definition|Optimized">,
  global = #llvm.di_global_variable_expression<expr = <[DW_OP_deref]>, var = <type = #long, line = 7, file = #file, isDefined = false, isLocalToUnit = true>>,
  label = #llvm.di_label<line = 3, scope = #llvm.di_lexical_block_file<discriminator = 2, scope = #file, file = #file>, name = "a\22b">,
  variable = #llvm.di_local_variable<alignInBits = 0, scope = #llvm.di_lexical_block<scope = #file, column = 4, file = <"sum.c" in "/src">>, type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 3, baseType = #long>>,
  range = #llvm.di_subrange<stride = 2 : i64, count = 4 : i64>
} : () -> ()
"own.aliases"() {
  access = #llvm.tbaa_tag<offset = 8, constant = false, access_type = #tag, base_type = <id = "pair", members = {<#tag, 0>}>>,
  groups = #llvm.loop_annotation<mustProgress = true, unroll = <disable = false, count = 4 : i32>, vectorize = <disable = true>, parallelAccesses = <id = distinct[4]<>>, #llvm.access_group<id = distinct[5]<>>>,
  scopes = [#llvm.alias_scope<domain = <id = "d", description = "all">, id = distinct[3]<>>, #llvm.alias_scope<id = "s", domain = #llvm.alias_scope_domain<id = "d", description = "all">>]
} : () -> ()
"own.targets"() {
  a = #nvvm.target<link = ["lib.bc"], O = 2, chip = "sm_80">,
  b = #rocdl.target<O = 2>,
  c = #rocdl.target<flags = {fast}, chip = "gfx90a", O = 1>,
  d = #llvm.target<features = <["+a", "-b"]>, chip = "c", triple = "t">,
  e = #llvm.vscale_range<maxRange = 16 : i32, minRange = 1 : i32>,
  f = #acc.declare<implicit = false, dataClause = acc_create>,
  g = #omp.flags<openmp_device_version = 50, no_gpu_lib = true, debug_kind = 1>,
  h = #spirv.resource_limits<subgroup_size = 64, max_compute_workgroup_size = [64, 1, 1], max_compute_workgroup_invocations = 128>,
  i = #llvm.dereferenceable<mayBeNull = false, bytes = 8>
} : () -> (!nvgpu.mbarrier.group<num_barriers = 4, memorySpace = #gpu.address_space<workgroup>>)
"own.types"() : () -> (!llvm.struct<(!llvm.ptr, !llvm.array<2 x !llvm.ptr<3>>)>, !llvm.struct<(ptr, array<2 x ptr<3>>)>, !llvm.func<!llvm.void (!llvm.struct<"named", (i32)>, tensor<4x!llvm.ptr>, ...)>, !llvm.array<2 x target<"t", !llvm.ptr>>)
"own.locations"() {
  a = loc(fused["a", unknown, "b", "a"]),
  b = loc(fused<1>[fused<1>["a"], fused<2>["b"], fused["c", "d"]]),
  c = loc(fused[unknown]),
  d = loc(fused<1>[]),
  e = loc("":1:2),
  f = dense<[(true, false), (false, false)]> : tensor<2xcomplex<i1>>
} : () -> () loc(fused[fused["x", "y"], "x"])
