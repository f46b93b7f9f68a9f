// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/definitions.txt.

//! The shipped dialects.

#[cfg(feature = "all-dialects")]
use pass_ir::dialect::{Container, ElementType};
use pass_ir::dialect::Dialect;

/// The dialects of MLIR but `builtin`, sorted by name. Those beyond the core need the feature `all-dialects`.
pub static DIALECTS: &[&Dialect] = &[
    #[cfg(feature = "all-dialects")]
    &ACC,
    &AFFINE,
    #[cfg(feature = "all-dialects")]
    &AMDGPU,
    #[cfg(feature = "all-dialects")]
    &AMX,
    &ARITH,
    #[cfg(feature = "all-dialects")]
    &ARM_NEON,
    #[cfg(feature = "all-dialects")]
    &ARM_SME,
    #[cfg(feature = "all-dialects")]
    &ARM_SVE,
    #[cfg(feature = "all-dialects")]
    &ASYNC,
    &BUFFERIZATION,
    &CF,
    &COMPLEX,
    #[cfg(feature = "all-dialects")]
    &EMITC,
    &FUNC,
    #[cfg(feature = "all-dialects")]
    &GPU,
    &INDEX,
    #[cfg(feature = "all-dialects")]
    &IRDL,
    &LINALG,
    #[cfg(feature = "all-dialects")]
    &LLVM,
    &MATH,
    &MEMREF,
    #[cfg(feature = "all-dialects")]
    &ML_PROGRAM,
    #[cfg(feature = "all-dialects")]
    &MPI,
    #[cfg(feature = "all-dialects")]
    &NVGPU,
    #[cfg(feature = "all-dialects")]
    &NVVM,
    #[cfg(feature = "all-dialects")]
    &OMP,
    #[cfg(feature = "all-dialects")]
    &PDL,
    #[cfg(feature = "all-dialects")]
    &PDL_INTERP,
    #[cfg(feature = "all-dialects")]
    &PTR,
    #[cfg(feature = "all-dialects")]
    &QUANT,
    #[cfg(feature = "all-dialects")]
    &ROCDL,
    &SCF,
    #[cfg(feature = "all-dialects")]
    &SHAPE,
    #[cfg(feature = "all-dialects")]
    &SHARD,
    #[cfg(feature = "all-dialects")]
    &SMT,
    #[cfg(feature = "all-dialects")]
    &SPARSE_TENSOR,
    #[cfg(feature = "all-dialects")]
    &SPIRV,
    &TENSOR,
    #[cfg(feature = "all-dialects")]
    &TOSA,
    #[cfg(feature = "all-dialects")]
    &TRANSFORM,
    &UB,
    &VECTOR,
    #[cfg(feature = "all-dialects")]
    &WASMSSA,
    #[cfg(feature = "all-dialects")]
    &X86VECTOR,
    #[cfg(feature = "all-dialects")]
    &XEGPU,
    #[cfg(feature = "all-dialects")]
    &XEVM,
];

#[cfg(feature = "all-dialects")]
pub(crate) static ACC: Dialect = Dialect {
    name: "acc",
    declarations: Some(crate::tables::declarations!("acc")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["memref", "llvm", "gpu"],
    attributes: Some(&["combined_constructs", "construct", "data_clause", "data_clause_modifier", "declare", "declare_action", "defaultvalue", "device_type", "gang_arg_type", "par_level", "recipe_kind", "reduction_operator", "routine_info", "specialized_routine", "var_name"]),
    types: Some(&["data_bounds_ty", "declare_token"]),
    ..Dialect::EMPTY
};

pub(crate) static AFFINE: Dialect = Dialect {
    name: "affine",
    declarations: Some(crate::tables::declarations!("affine")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith", "ub"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::affine::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static AMDGPU: Dialect = Dialect {
    name: "amdgpu",
    declarations: Some(crate::tables::declarations!("amdgpu")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["rocdl", "arith", "gpu"],
    attributes: Some(&["address_space", "dpp_perm", "mfma_perm_b", "sched_barrier_opt"]),
    types: Some(&["tdm_base", "tdm_descriptor", "tdm_gather_base"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static AMX: Dialect = Dialect {
    name: "amx",
    declarations: Some(crate::tables::declarations!("amx")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&["tile"]),
    ..Dialect::EMPTY
};

pub(crate) static ARITH: Dialect = Dialect {
    name: "arith",
    declarations: Some(crate::tables::declarations!("arith")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["fastmath", "overflow"]),
    types: Some(&[]),
    behaviour: crate::arith::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    constants: Some(op::ARITH_OPS),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static ARM_NEON: Dialect = Dialect {
    name: "arm_neon",
    declarations: Some(crate::tables::declarations!("arm_neon")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static ARM_SME: Dialect = Dialect {
    name: "arm_sme",
    declarations: Some(crate::tables::declarations!("arm_sme")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["scf", "vector", "memref"],
    attributes: Some(&["kind", "layout", "type_size"]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static ARM_SVE: Dialect = Dialect {
    name: "arm_sve",
    declarations: Some(crate::tables::declarations!("arm_sve")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["vector"],
    attributes: Some(&[]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static ASYNC: Dialect = Dialect {
    name: "async",
    declarations: Some(crate::tables::declarations!("async")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&["coro.handle", "coro.id", "coro.state", "group", "token", "value"]),
    behaviour: crate::control_flow::ASYNC,
    ..Dialect::EMPTY
};

pub(crate) static BUFFERIZATION: Dialect = Dialect {
    name: "bufferization",
    declarations: Some(crate::tables::declarations!("bufferization")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["affine", "memref", "tensor", "arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::bufferization::BEHAVIOUR,
    ..Dialect::EMPTY
};

pub(crate) static CF: Dialect = Dialect {
    name: "cf",
    declarations: Some(crate::tables::declarations!("cf")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::cf::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    constants: Some(op::CF_OPS),
    ..Dialect::EMPTY
};

pub(crate) static COMPLEX: Dialect = Dialect {
    name: "complex",
    declarations: Some(crate::tables::declarations!("complex")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&["number"]),
    types: Some(&[]),
    behaviour: crate::complex::BEHAVIOUR,
    materialize: Some(crate::shared::materialize::complex),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static EMITC: Dialect = Dialect {
    name: "emitc",
    declarations: Some(crate::tables::declarations!("emitc")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["opaque"]),
    types: Some(&["array", "lvalue", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"]),
    behaviour: crate::control_flow::EMITC,
    shaped_types: &["array"],
    ..Dialect::EMPTY
};

pub(crate) static FUNC: Dialect = Dialect {
    name: "func",
    declarations: Some(crate::tables::declarations!("func")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::func::BEHAVIOUR,
    materialize: Some(crate::func::materialize),
    constants: Some(op::FUNC_OPS),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static GPU: Dialect = Dialect {
    name: "gpu",
    declarations: Some(crate::tables::declarations!("gpu")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&["address_space", "all_reduce_op", "block", "broadcast", "dim", "kernel_metadata", "kernel_table", "lane", "loop_dim_map", "mask", "mat_transpose_mode", "memory_space", "mma_element_wise", "object", "prune_2to4_spmat_flag", "select_object", "shuffle_mode", "spgemm_work_estimation_or_compute_kind", "thread", "warp", "warpgroup"]),
    behaviour: crate::control_flow::GPU,
    ..Dialect::EMPTY
};

pub(crate) static INDEX: Dialect = Dialect {
    name: "index",
    declarations: Some(crate::tables::declarations!("index")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["cmp_predicate"]),
    types: Some(&[]),
    behaviour: crate::index::BEHAVIOUR,
    materialize: Some(crate::shared::materialize::index),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static IRDL: Dialect = Dialect {
    name: "irdl",
    declarations: Some(crate::tables::declarations!("irdl")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["variadicity", "variadicity_array"]),
    types: Some(&["attribute", "region"]),
    ..Dialect::EMPTY
};

pub(crate) static LINALG: Dialect = Dialect {
    name: "linalg",
    declarations: Some(crate::tables::declarations!("linalg")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith", "affine", "math", "memref", "tensor"],
    attributes: Some(&["binary_fn", "elementwise_kind", "iterator_type", "ternary_fn", "type_fn", "unary_fn"]),
    types: Some(&[]),
    behaviour: crate::linalg::BEHAVIOUR,
    interface_behaviour: crate::linalg::INTERFACES,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static LLVM: Dialect = Dialect {
    name: "llvm",
    declarations: Some(crate::tables::declarations!("llvm")),
    aliases: &[("access_group", "access_group"), ("alias_scope", "alias_scope"), ("alias_scope_domain", "alias_scope_domain"), ("di_basic_type", "di_basic_type"), ("di_common_block", "di_common_block"), ("di_compile_unit", "di_compile_unit"), ("di_composite_type", "di_composite_type"), ("di_derived_type", "di_derived_type"), ("di_file", "di_file"), ("di_global_variable", "di_global_variable"), ("di_global_variable_expression", "di_global_variable_expression"), ("di_imported_entity", "di_imported_entity"), ("di_label", "di_label"), ("di_lexical_block", "di_lexical_block"), ("di_lexical_block_file", "di_lexical_block_file"), ("di_local_variable", "di_local_variable"), ("di_module", "di_module"), ("di_namespace", "di_namespace"), ("di_null_type", "di_null_type"), ("di_string_type", "di_string_type"), ("di_subprogram", "di_subprogram"), ("di_subroutine_type", "di_subroutine_type"), ("loop_annotation", "loop_annotation"), ("loop_distribute", "loop_distribute"), ("loop_interleave", "loop_interleave"), ("loop_licm", "loop_licm"), ("loop_peeled", "loop_peeled"), ("loop_pipeline", "loop_pipeline"), ("loop_unroll", "loop_unroll"), ("loop_unroll_and_jam", "loop_unroll_and_jam"), ("loop_unswitch", "loop_unswitch"), ("loop_vectorize", "loop_vectorize"), ("mmra_tag", "mmra_tag"), ("tbaa_root", "tbaa_root"), ("tbaa_tag", "tbaa_tag"), ("tbaa_type_desc", "tbaa_type_desc")],
    is_open: true,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["access_group", "address_space", "alias_scope", "alias_scope_domain", "blockaddress", "blocktag", "cconv", "cgprofile_entry", "comdat", "constant_range", "dependent_libraries", "dereferenceable", "di_annotation", "di_basic_type", "di_common_block", "di_compile_unit", "di_composite_type", "di_derived_type", "di_expression", "di_expression_elem", "di_file", "di_generic_subrange", "di_global_variable", "di_global_variable_expression", "di_imported_entity", "di_label", "di_lexical_block", "di_lexical_block_file", "di_local_variable", "di_module", "di_namespace", "di_null_type", "di_string_type", "di_subprogram", "di_subrange", "di_subroutine_type", "dso_local_equivalent", "fastmath", "framePointerKind", "linkage", "loop_annotation", "loop_distribute", "loop_interleave", "loop_licm", "loop_peeled", "loop_pipeline", "loop_unroll", "loop_unroll_and_jam", "loop_unswitch", "loop_vectorize", "memory_effects", "mlir.module_flag", "mlir.workgroup_attribution", "mmra_tag", "overflow", "poison", "profile_summary", "profile_summary_detailed", "tailcallkind", "target", "target_features", "tbaa_member", "tbaa_root", "tbaa_tag", "tbaa_type_desc", "undef", "uwtableKind", "vec_type_hint", "vscale_range", "zero"]),
    short_in: &["array", "func", "struct"],
    behaviour: crate::llvm::BEHAVIOUR,
    canonical_type: Some(crate::llvm::type_syntax::canonical),
    type_error: Some(crate::llvm::type_syntax::error),
    element_types: crate::llvm::types::ELEMENTS,
    flag_properties: crate::llvm::types::FLAGS,
    ..Dialect::EMPTY
};

pub(crate) static MATH: Dialect = Dialect {
    name: "math",
    declarations: Some(crate::tables::declarations!("math")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::math::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};

pub(crate) static MEMREF: Dialect = Dialect {
    name: "memref",
    declarations: Some(crate::tables::declarations!("memref")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith", "ub"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::memref::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static ML_PROGRAM: Dialect = Dialect {
    name: "ml_program",
    declarations: Some(crate::tables::declarations!("ml_program")),
    aliases: &[("extern", "extern")],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["extern"]),
    types: Some(&["token"]),
    behaviour: crate::control_flow::ML_PROGRAM,
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static MPI: Dialect = Dialect {
    name: "mpi",
    declarations: Some(crate::tables::declarations!("mpi")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["errclass"]),
    types: Some(&["comm", "request", "retval", "status"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static NVGPU: Dialect = Dialect {
    name: "nvgpu",
    declarations: Some(crate::tables::declarations!("nvgpu")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["interleave", "l2promo", "oob", "rcp_rounding_mode", "swizzle"]),
    types: Some(&["device.async.token", "mbarrier.group", "mbarrier.token", "tensormap.descriptor", "warpgroup.accumulator", "warpgroup.descriptor"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static NVVM: Dialect = Dialect {
    name: "nvvm",
    declarations: Some(crate::tables::declarations!("nvvm")),
    aliases: &[],
    is_open: true,
    is_exhaustive: true,
    depends: &["llvm"],
    attributes: Some(&["action", "block_scale_format", "block_scale_kind", "cache_eviction_priority", "cluster_launch_control_query_type", "cta_group", "dot_accumulate_type", "fp_rnd_mode", "grid_dep_action", "ld_st_matrix_elt_type", "ld_st_matrix_shape", "load_cache_modifier", "match_sync_kind", "mem_order", "mem_scope", "memory_space", "mma_b1op", "mma_frag", "mma_int_overflow", "mma_kind", "mma_layout", "mma_type", "permute_mode", "prefetch_cache_level", "proxy_kind", "reduction", "redux_kind", "sat_mode", "scale_vec_size", "shape", "shared_space", "shfl_kind", "target", "tcgen05_cp_multicast", "tcgen05_cp_shape", "tcgen05_cp_src_fmt", "tcgen05_fence", "tcgen05_ldst_shape", "tcgen05_mma_block_scale", "tcgen05_mma_collectorb", "tcgen05_mma_collectorop", "tcgen05_mma_kind", "tcgen05_wait", "tma_load_mode", "tma_redux_kind", "tma_store_mode", "vote_sync_kind", "wgmma_scale_in", "wgmma_scale_out", "wgmma_type"]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static OMP: Dialect = Dialect {
    name: "omp",
    declarations: Some(crate::tables::declarations!("omp")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["func"],
    attributes: Some(&["atomic_control", "bindkind", "cancellationconstructtype", "capture_clause", "clause_depend", "clause_map_flags", "clause_requires", "clause_task_depend", "data_sharing_type", "declaretarget", "device_type", "flags", "grainsizetype", "memoryorderkind", "numtaskstype", "numthreadstype", "order_mod", "orderkind", "procbindkind", "reduction_modifier", "sched_mod", "schedulekind", "variable_capture_kind", "version"]),
    types: Some(&["cli", "map_bounds_ty"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static PDL: Dialect = Dialect {
    name: "pdl",
    declarations: Some(crate::tables::declarations!("pdl")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&["attribute", "operation", "range", "type", "value"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static PDL_INTERP: Dialect = Dialect {
    name: "pdl_interp",
    declarations: Some(crate::tables::declarations!("pdl_interp")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["pdl"],
    attributes: Some(&[]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static PTR: Dialect = Dialect {
    name: "ptr",
    declarations: Some(crate::tables::declarations!("ptr")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["address", "generic_space", "null", "spec"]),
    types: Some(&["ptr", "ptr_metadata"]),
    element_types: &[ElementType { mnemonic: "ptr", containers: &[Container::MemRef, Container::Vector] }],
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static QUANT: Dialect = Dialect {
    name: "quant",
    declarations: Some(crate::tables::declarations!("quant")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static ROCDL: Dialect = Dialect {
    name: "rocdl",
    declarations: Some(crate::tables::declarations!("rocdl")),
    aliases: &[],
    is_open: true,
    is_exhaustive: true,
    depends: &["llvm"],
    attributes: Some(&["target"]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

pub(crate) static SCF: Dialect = Dialect {
    name: "scf",
    declarations: Some(crate::tables::declarations!("scf")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::scf::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    constants: Some(op::SCF_OPS),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static SHAPE: Dialect = Dialect {
    name: "shape",
    declarations: Some(crate::tables::declarations!("shape")),
    aliases: &[],
    is_open: true,
    is_exhaustive: true,
    depends: &["arith", "tensor"],
    attributes: Some(&[]),
    types: Some(&["shape", "size", "value_shape", "witness"]),
    behaviour: crate::control_flow::SHAPE,
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static SHARD: Dialect = Dialect {
    name: "shard",
    declarations: Some(crate::tables::declarations!("shard")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&["axisarray", "partial"]),
    types: Some(&["sharding"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static SMT: Dialect = Dialect {
    name: "smt",
    declarations: Some(crate::tables::declarations!("smt")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["bv"]),
    types: Some(&["array", "bool", "bv", "func", "int", "sort"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static SPARSE_TENSOR: Dialect = Dialect {
    name: "sparse_tensor",
    declarations: Some(crate::tables::declarations!("sparse_tensor")),
    aliases: &[("encoding", "sparse")],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["CrdTransDirection", "SparseTensorSortAlgorithm", "encoding", "kind", "slice"]),
    types: Some(&["iter_space", "iterator", "storage_specifier"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static SPIRV: Dialect = Dialect {
    name: "spirv",
    declarations: Some(crate::tables::declarations!("spirv")),
    aliases: &[],
    is_open: true,
    is_exhaustive: true,
    depends: &[],
    behaviour: crate::control_flow::SPIRV,
    shaped_types: &["arm.tensor"],
    ..Dialect::EMPTY
};

pub(crate) static TENSOR: Dialect = Dialect {
    name: "tensor",
    declarations: Some(crate::tables::declarations!("tensor")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["affine", "arith", "complex"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::tensor::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static TOSA: Dialect = Dialect {
    name: "tosa",
    declarations: Some(crate::tables::declarations!("tosa")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["tensor", "quant"],
    attributes: Some(&["block_size", "conv_quant", "ext", "level", "matmul_quant", "nan_mode", "pad_quant", "prof", "resize_mode", "rounding_mode", "specification_version", "target_env", "unary_quant"]),
    types: Some(&["mxint8", "shape"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static TRANSFORM: Dialect = Dialect {
    name: "transform",
    declarations: Some(crate::tables::declarations!("transform")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["param_operand"]),
    behaviour: crate::control_flow::TRANSFORM,
    ..Dialect::EMPTY
};

pub(crate) static UB: Dialect = Dialect {
    name: "ub",
    declarations: Some(crate::tables::declarations!("ub")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&["poison"]),
    types: Some(&[]),
    materialize: Some(crate::ub::materialize),
    constants: Some(op::UB_OPS),
    ..Dialect::EMPTY
};

pub(crate) static VECTOR: Dialect = Dialect {
    name: "vector",
    declarations: Some(crate::tables::declarations!("vector")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith", "ub"],
    attributes: Some(&["iterator_type", "kind", "punctuation"]),
    types: Some(&[]),
    behaviour: crate::vector::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static WASMSSA: Dialect = Dialect {
    name: "wasmssa",
    declarations: Some(crate::tables::declarations!("wasmssa")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&["externref", "funcref", "limit", "local", "tabletype"]),
    behaviour: crate::control_flow::WASMSSA,
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static X86VECTOR: Dialect = Dialect {
    name: "x86vector",
    declarations: Some(crate::tables::declarations!("x86vector")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &[],
    attributes: Some(&[]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static XEGPU: Dialect = Dialect {
    name: "xegpu",
    declarations: Some(crate::tables::declarations!("xegpu")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&["block_tdesc_attr", "cache_hint", "fence_scope", "layout", "mem_layout", "memory_space", "range", "scatter_tdesc_attr", "slice"]),
    types: Some(&["mem_desc", "nbarrier", "tensor_desc"]),
    ..Dialect::EMPTY
};

#[cfg(feature = "all-dialects")]
pub(crate) static XEVM: Dialect = Dialect {
    name: "xevm",
    declarations: Some(crate::tables::declarations!("xevm")),
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["llvm"],
    attributes: Some(&["addr_space", "load_cache_control", "mem_scope", "mma_shape", "mma_types", "store_cache_control", "target"]),
    types: Some(&[]),
    ..Dialect::EMPTY
};

/// The names of the operations that passes ask for most, in a context that knows the dialects.
#[expect(missing_docs, reason = "each constant is spelled as the operation")]
pub mod op {
    use pass_ir::OpName;
    pub use pass_ir::dialect::op::*;

    pub(crate) const FUNC_OPS: u32 = 0;
    pub const FUNC_CALL: OpName = OpName::constant(0);
    pub const FUNC_CALL_INDIRECT: OpName = OpName::constant(1);
    pub const FUNC_CONSTANT: OpName = OpName::constant(2);
    pub const FUNC_FUNC: OpName = OpName::constant(3);
    pub const FUNC_RETURN: OpName = OpName::constant(4);

    pub(crate) const ARITH_OPS: u32 = 5;
    pub const ARITH_ADDF: OpName = OpName::constant(5);
    pub const ARITH_ADDI: OpName = OpName::constant(6);
    pub const ARITH_ADDUI_EXTENDED: OpName = OpName::constant(7);
    pub const ARITH_ANDI: OpName = OpName::constant(8);
    pub const ARITH_BITCAST: OpName = OpName::constant(9);
    pub const ARITH_CEILDIVSI: OpName = OpName::constant(10);
    pub const ARITH_CEILDIVUI: OpName = OpName::constant(11);
    pub const ARITH_CMPF: OpName = OpName::constant(12);
    pub const ARITH_CMPI: OpName = OpName::constant(13);
    pub const ARITH_CONSTANT: OpName = OpName::constant(14);
    pub const ARITH_DIVF: OpName = OpName::constant(15);
    pub const ARITH_DIVSI: OpName = OpName::constant(16);
    pub const ARITH_DIVUI: OpName = OpName::constant(17);
    pub const ARITH_EXTF: OpName = OpName::constant(18);
    pub const ARITH_EXTSI: OpName = OpName::constant(19);
    pub const ARITH_EXTUI: OpName = OpName::constant(20);
    pub const ARITH_FLOORDIVSI: OpName = OpName::constant(21);
    pub const ARITH_FPTOSI: OpName = OpName::constant(22);
    pub const ARITH_FPTOUI: OpName = OpName::constant(23);
    pub const ARITH_INDEX_CAST: OpName = OpName::constant(24);
    pub const ARITH_INDEX_CASTUI: OpName = OpName::constant(25);
    pub const ARITH_MAXIMUMF: OpName = OpName::constant(26);
    pub const ARITH_MAXNUMF: OpName = OpName::constant(27);
    pub const ARITH_MAXSI: OpName = OpName::constant(28);
    pub const ARITH_MAXUI: OpName = OpName::constant(29);
    pub const ARITH_MINIMUMF: OpName = OpName::constant(30);
    pub const ARITH_MINNUMF: OpName = OpName::constant(31);
    pub const ARITH_MINSI: OpName = OpName::constant(32);
    pub const ARITH_MINUI: OpName = OpName::constant(33);
    pub const ARITH_MULF: OpName = OpName::constant(34);
    pub const ARITH_MULI: OpName = OpName::constant(35);
    pub const ARITH_MULSI_EXTENDED: OpName = OpName::constant(36);
    pub const ARITH_MULUI_EXTENDED: OpName = OpName::constant(37);
    pub const ARITH_NEGF: OpName = OpName::constant(38);
    pub const ARITH_ORI: OpName = OpName::constant(39);
    pub const ARITH_REMF: OpName = OpName::constant(40);
    pub const ARITH_REMSI: OpName = OpName::constant(41);
    pub const ARITH_REMUI: OpName = OpName::constant(42);
    pub const ARITH_SCALING_EXTF: OpName = OpName::constant(43);
    pub const ARITH_SCALING_TRUNCF: OpName = OpName::constant(44);
    pub const ARITH_SELECT: OpName = OpName::constant(45);
    pub const ARITH_SHLI: OpName = OpName::constant(46);
    pub const ARITH_SHRSI: OpName = OpName::constant(47);
    pub const ARITH_SHRUI: OpName = OpName::constant(48);
    pub const ARITH_SITOFP: OpName = OpName::constant(49);
    pub const ARITH_SUBF: OpName = OpName::constant(50);
    pub const ARITH_SUBI: OpName = OpName::constant(51);
    pub const ARITH_TRUNCF: OpName = OpName::constant(52);
    pub const ARITH_TRUNCI: OpName = OpName::constant(53);
    pub const ARITH_UITOFP: OpName = OpName::constant(54);
    pub const ARITH_XORI: OpName = OpName::constant(55);

    pub(crate) const CF_OPS: u32 = 56;
    pub const CF_ASSERT: OpName = OpName::constant(56);
    pub const CF_BR: OpName = OpName::constant(57);
    pub const CF_COND_BR: OpName = OpName::constant(58);
    pub const CF_SWITCH: OpName = OpName::constant(59);

    pub(crate) const UB_OPS: u32 = 60;
    pub const UB_POISON: OpName = OpName::constant(60);
    pub const UB_UNREACHABLE: OpName = OpName::constant(61);

    pub(crate) const SCF_OPS: u32 = 62;
    pub const SCF_CONDITION: OpName = OpName::constant(62);
    pub const SCF_EXECUTE_REGION: OpName = OpName::constant(63);
    pub const SCF_FOR: OpName = OpName::constant(64);
    pub const SCF_FORALL: OpName = OpName::constant(65);
    pub const SCF_FORALL_IN_PARALLEL: OpName = OpName::constant(66);
    pub const SCF_IF: OpName = OpName::constant(67);
    pub const SCF_INDEX_SWITCH: OpName = OpName::constant(68);
    pub const SCF_PARALLEL: OpName = OpName::constant(69);
    pub const SCF_REDUCE: OpName = OpName::constant(70);
    pub const SCF_REDUCE_RETURN: OpName = OpName::constant(71);
    pub const SCF_WHILE: OpName = OpName::constant(72);
    pub const SCF_YIELD: OpName = OpName::constant(73);
}
