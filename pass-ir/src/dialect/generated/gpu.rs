// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `gpu`.

use crate::dialect::Kind::{Any, I1, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["AsyncOpInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["SymbolOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_3: &[&str] = &["AsyncOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_5: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "SymbolOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_7: &[&str] = &["AsyncOpInterface", "InferIntRangeInterface"];
const SET_8: &[&str] = &["DataLayoutOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_9: &[&str] = &["MemoryEffectOpInterface"];
const SET_10: &[&str] = &["RegionBranchOpInterface"];
const SET_11: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "gpu",
    ops: &[
        OpDef::new("gpu.all_reduce", Traits::all(&[Traits::INLINABLE, Traits::ISOLATED, Traits::SAME_TYPE])).operands(&[Any]).results(&[Any]).regions(1).properties(&["op", "uniform"]),
        OpDef::new("gpu.alloc", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::INLINABLE, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_0).properties(&["hostShared", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("gpu.barrier", Traits::all(&[Traits::INLINABLE])),
        OpDef::new("gpu.binary", Traits::all(&[Traits::INLINABLE, Traits::SYMBOL])).interfaces(SET_1).properties(&["objects", "offloadingHandler", "sym_name"]).required(&["sym_name", "objects"]),
        OpDef::new("gpu.block_dim", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.block_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.cluster_block_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.cluster_dim", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.cluster_dim_blocks", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.cluster_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.create_2to4_spmat", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3).properties(&["pruneFlag"]).defaults(&[("pruneFlag", "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>")]),
        OpDef::new("gpu.create_bsr", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.create_coo", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.create_coo_aos", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.create_csc", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.create_csr", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.create_dn_tensor", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("gpu.dealloc", Traits::all(&[Traits::FREES, Traits::INLINABLE, Traits::STATIC_EFFECTS])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("gpu.destroy_dn_tensor", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3),
        OpDef::new("gpu.destroy_sp_mat", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3),
        OpDef::new("gpu.dynamic_shared_memory", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_4),
        OpDef::new("gpu.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::ISOLATED, Traits::OPTIONAL_SYMBOL, Traits::SYMBOL])).regions(1).interfaces(SET_5).properties(&["arg_attrs", "function_type", "known_block_size", "known_cluster_size", "known_grid_size", "private_attrib_attrs", "res_attrs", "workgroup_attrib_attrs"]).required(&["function_type"]),
        OpDef::new("gpu.global_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.grid_dim", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.host_register", Traits::all(&[Traits::INLINABLE])).operands(&[Any]),
        OpDef::new("gpu.host_unregister", Traits::all(&[Traits::INLINABLE])).operands(&[Any]),
        OpDef::new("gpu.lane_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_6).properties(&["upper_bound"]),
        OpDef::new("gpu.launch", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::RECURSIVE_EFFECTS, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(SET_7).properties(&["function", "module", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("gpu.launch_func", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3).properties(&["kernel", "operandSegmentSizes"]).required(&["kernel"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("gpu.memcpy", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("gpu.memset", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("gpu.module", Traits::all(&[Traits::GRAPH_REGION, Traits::INLINABLE, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_8).properties(&["offloadingHandler", "sym_name", "targets"]).required(&["sym_name"]),
        OpDef::new("gpu.num_subgroups", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_6).properties(&["upper_bound"]),
        OpDef::new("gpu.printf", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Variadic]).interfaces(SET_9).properties(&["format"]).required(&["format"]),
        OpDef::new("gpu.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_4),
        OpDef::new("gpu.rotate", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any, I1]).interfaces(SET_4).properties(&["offset", "width"]).required(&["offset", "width"]),
        OpDef::new("gpu.sddmm", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3).properties(&["computeType", "modeA", "modeB"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("modeB", "#gpu<mat_transpose_mode NON_TRANSPOSE>")]),
        OpDef::new("gpu.sddmm_buffer_size", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Index, Variadic]).interfaces(SET_3).properties(&["computeType", "modeA", "modeB"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("modeB", "#gpu<mat_transpose_mode NON_TRANSPOSE>")]),
        OpDef::new("gpu.set_csr_pointers", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3),
        OpDef::new("gpu.set_default_device", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any]).interfaces(SET_9),
        OpDef::new("gpu.shuffle", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any, I1]).interfaces(SET_4).properties(&["mode"]).required(&["mode"]),
        OpDef::new("gpu.spgemm_copy", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3).properties(&["computeType", "modeA", "modeB"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("modeB", "#gpu<mat_transpose_mode NON_TRANSPOSE>")]),
        OpDef::new("gpu.spgemm_create_descr", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Any, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.spgemm_destroy_descr", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3),
        OpDef::new("gpu.spgemm_work_estimation_or_compute", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Index, Variadic]).interfaces(SET_3).properties(&["computeType", "kind", "modeA", "modeB"]).required(&["computeType", "kind"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("modeB", "#gpu<mat_transpose_mode NON_TRANSPOSE>")]),
        OpDef::new("gpu.spmat_get_size", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Index, Index, Index, Variadic]).interfaces(SET_3),
        OpDef::new("gpu.spmm", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3).properties(&["computeType", "modeA", "modeB", "operandSegmentSizes"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("modeB", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("gpu.spmm_buffer_size", Traits::all(&[Traits::INLINABLE, Traits::SIZED_RESULTS])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3).properties(&["computeType", "modeA", "modeB", "resultSegmentSizes"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("modeB", "#gpu<mat_transpose_mode NON_TRANSPOSE>"), ("resultSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("gpu.spmv", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3).properties(&["computeType", "modeA"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>")]),
        OpDef::new("gpu.spmv_buffer_size", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Index, Variadic]).interfaces(SET_3).properties(&["computeType", "modeA"]).required(&["computeType"]).defaults(&[("modeA", "#gpu<mat_transpose_mode NON_TRANSPOSE>")]),
        OpDef::new("gpu.subgroup_broadcast", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_6).properties(&["broadcast_type"]).required(&["broadcast_type"]),
        OpDef::new("gpu.subgroup_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_6).properties(&["upper_bound"]),
        OpDef::new("gpu.subgroup_mma_compute", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_4).properties(&["a_transpose", "b_transpose"]),
        OpDef::new("gpu.subgroup_mma_constant_matrix", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_4),
        OpDef::new("gpu.subgroup_mma_elementwise", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_4).properties(&["opType"]).required(&["opType"]),
        OpDef::new("gpu.subgroup_mma_extract_thread_local", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_4),
        OpDef::new("gpu.subgroup_mma_insert_thread_local", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_4),
        OpDef::new("gpu.subgroup_mma_load_matrix", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_9).properties(&["leadDimension", "transpose"]).required(&["leadDimension"]),
        OpDef::new("gpu.subgroup_mma_store_matrix", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_9).properties(&["leadDimension", "transpose"]).required(&["leadDimension"]),
        OpDef::new("gpu.subgroup_reduce", Traits::all(&[Traits::INLINABLE, Traits::SAME_TYPE])).operands(&[Any]).results(&[Any]).properties(&["cluster_size", "cluster_stride", "op", "uniform"]).required(&["op"]).defaults(&[("cluster_stride", "1 : i32")]),
        OpDef::new("gpu.subgroup_size", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_6).properties(&["upper_bound"]),
        OpDef::new("gpu.terminator", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).interfaces(SET_4),
        OpDef::new("gpu.thread_id", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_2).properties(&["dimension", "upper_bound"]).required(&["dimension"]),
        OpDef::new("gpu.wait", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_3),
        OpDef::new("gpu.warp_execute_on_lane_0", Traits::all(&[Traits::INLINABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Index, Variadic]).results(&[Variadic]).regions(1).interfaces(SET_10).properties(&["warp_size"]).required(&["warp_size"]),
        OpDef::new("gpu.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_11),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
