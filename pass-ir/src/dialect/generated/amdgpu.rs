// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `amdgpu`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface", "ReifyRankedShapedTypeOpInterface", "ViewLikeOpInterface"];
const SET_2: &[&str] = &["MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "amdgpu",
    ops: &[
        OpDef::new("amdgpu.dpp", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["bank_mask", "bound_ctrl", "kind", "permArgument", "row_mask"]).required(&["kind"]).defaults(&[("bank_mask", "15 : i32"), ("bound_ctrl", "false"), ("row_mask", "15 : i32")]),
        OpDef::new("amdgpu.ext_packed_fp8", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]).required(&["index"]),
        OpDef::new("amdgpu.fat_raw_buffer_cast", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_1).properties(&["boundsCheck", "operandSegmentSizes", "resetOffset"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("amdgpu.gather_to_lds", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).interfaces(SET_2).properties(&["operandSegmentSizes", "transferType"]).required(&["transferType"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.lds_barrier", Traits::all(&[])),
        OpDef::new("amdgpu.make_dma_base", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.make_dma_descriptor", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["global_static_sizes", "global_static_strides", "operandSegmentSizes", "shared_static_sizes"]).required(&["global_static_sizes", "global_static_strides", "shared_static_sizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.make_gather_dma_base", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.make_gather_dma_descriptor", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["global_static_sizes", "global_static_strides", "operandSegmentSizes", "shared_static_sizes"]).required(&["global_static_sizes", "global_static_strides", "shared_static_sizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.memory_counter_wait", Traits::all(&[])).properties(&["ds", "exp", "load", "store", "tensor"]),
        OpDef::new("amdgpu.mfma", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["abid", "blgp", "blocks", "cbsz", "k", "m", "n", "negateA", "negateB", "negateC", "reducePrecision"]).required(&["m", "n", "k"]).defaults(&[("abid", "0 : i32"), ("blgp", "#amdgpu<mfma_perm_b none>"), ("blocks", "1 : i32"), ("cbsz", "0 : i32")]),
        OpDef::new("amdgpu.packed_scaled_trunc", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["index"]).required(&["index"]),
        OpDef::new("amdgpu.packed_stoch_round_fp8", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["storeIndex"]).required(&["storeIndex"]),
        OpDef::new("amdgpu.packed_trunc_2xfp8", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes", "wordIndex"]).required(&["wordIndex"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("amdgpu.permlane_swap", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["bound_ctrl", "fetch_inactive", "row_length"]).required(&["row_length"]).defaults(&[("bound_ctrl", "false"), ("fetch_inactive", "false")]),
        OpDef::new("amdgpu.raw_buffer_atomic_cmpswap", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.raw_buffer_atomic_fadd", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.raw_buffer_atomic_fmax", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.raw_buffer_atomic_smax", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.raw_buffer_atomic_umin", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.raw_buffer_load", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("amdgpu.raw_buffer_store", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_2).properties(&["boundsCheck", "indexOffset", "operandSegmentSizes"]).defaults(&[("boundsCheck", "true"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amdgpu.scaled_ext_packed", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]).required(&["index"]),
        OpDef::new("amdgpu.scaled_ext_packed_matrix", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["blockSize", "firstScaleByte", "firstScaleLane"]).required(&["blockSize", "firstScaleLane", "firstScaleByte"]),
        OpDef::new("amdgpu.scaled_mfma", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["k", "m", "n", "scalesIdxA", "scalesIdxB"]).required(&["m", "n", "k", "scalesIdxA", "scalesIdxB"]),
        OpDef::new("amdgpu.scaled_wmma", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["a_first_scale_lane", "b_first_scale_lane", "k", "m", "n"]).required(&["m", "n", "k", "a_first_scale_lane", "b_first_scale_lane"]),
        OpDef::new("amdgpu.sched_barrier", Traits::all(&[])).properties(&["opts"]).required(&["opts"]),
        OpDef::new("amdgpu.sparse_mfma", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["abid", "cbsz", "k", "m", "n"]).required(&["m", "n", "k"]).defaults(&[("abid", "0 : i32"), ("cbsz", "0 : i32")]),
        OpDef::new("amdgpu.swizzle_bitmode", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["and_mask", "or_mask", "xor_mask"]).required(&["and_mask", "or_mask", "xor_mask"]),
        OpDef::new("amdgpu.tensor_load_to_lds", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any]).interfaces(SET_2),
        OpDef::new("amdgpu.tensor_store_from_lds", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any]).interfaces(SET_2),
        OpDef::new("amdgpu.transpose_load", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2),
        OpDef::new("amdgpu.wmma", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["clamp", "k", "m", "n", "subwordOffset", "unsignedA", "unsignedB"]).required(&["m", "n", "k"]).defaults(&[("subwordOffset", "0 : i32")]),
    ],
    aliases: &[],
};
