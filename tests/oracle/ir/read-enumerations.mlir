// Values of enumerations, however they are written: words and strings, flags in any order and number, both spellings.
// run: --allow-unregistered-dialect
"t.a"() {
  a = #gpu<dim x>, b = #gpu<  dim  "y" >, c = #gpu<dim z and more>, d = #gpu.address_space<workgroup>,
  e = #gpu<address_space<private>>, f = #llvm.linkage<"internal">, g = #llvm<linkage< external >>, h = #llvm.cconv<cc_10>,
  i = #llvm<comdat any>, j = #llvm.overflow<nuw,nsw, nsw>, k = #llvm.overflow<none>, l = #llvm.fastmath<afn ,nnan>,
  m = #llvm.fastmath<nnan, fast>, n = #llvm.fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc>, o = #arith.fastmath<"nsz", nnan>,
  p = #arith.overflow<none, nuw>, q = #amdgpu.sched_barrier_opt<vmem_read | salu|none>, r = #tosa.level<"none">, s = #tosa.level<none>,
  t = #omp<clause_depend ( dependsink )>, u = #omp<data_sharing_type{type=private}>, v = #omp<clause_map_flags to|from>,
  w = #vector.kind<add>, x = #spirv.memory_access<Volatile|Aligned>, y = #nvvm<prefetch_cache_level L2>, z = #gpu.address_space<global> : i32
} : () -> ()
