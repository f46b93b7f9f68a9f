// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `memref`.

use crate::dialect::Kind::{Any, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["AlignmentAttrOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_1: &[&str] = &["AlignmentAttrOpInterface", "DestructurableAllocationOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface", "PromotableAllocationOpInterface"];
const SET_2: &[&str] = &["RegionBranchOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "ViewLikeOpInterface"];
const SET_5: &[&str] = &["MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface"];
const SET_6: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "OpAsmOpInterface", "ViewLikeOpInterface"];
const SET_7: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "OpAsmOpInterface", "ViewLikeOpInterface"];
const SET_8: &[&str] = &["MemoryEffectOpInterface"];
const SET_9: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface", "ShapedDimOpInterface"];
const SET_10: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_11: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_12: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface", "ViewLikeOpInterface"];
const SET_13: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolUserOpInterface"];
const SET_14: &[&str] = &["AlignmentAttrOpInterface", "SymbolOpInterface"];
const SET_15: &[&str] = &["AlignmentAttrOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "PromotableMemOpInterface"];
const SET_16: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "MemorySpaceCastOpInterface", "OpAsmOpInterface", "ViewLikeOpInterface"];
const SET_17: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_18: &[&str] = &["AlignmentAttrOpInterface", "MemoryEffectOpInterface"];
const SET_19: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ViewLikeOpInterface"];
const SET_20: &[&str] = &["ConditionallySpeculatable", "InferStridedMetadataOpInterface", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ViewLikeOpInterface"];
const SET_21: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "OpAsmOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "memref",
    ops: &[
        OpDef::new("memref.alloc", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::INLINABLE, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0).properties(&["alignment", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("memref.alloca", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::INLINABLE, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1).properties(&["alignment", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("memref.alloca_scope", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).results(&[Variadic]).regions(1).interfaces(SET_2),
        OpDef::new("memref.alloca_scope.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_3),
        OpDef::new("memref.assume_alignment", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_4).properties(&["alignment"]).required(&["alignment"]),
        OpDef::new("memref.atomic_rmw", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_5).properties(&["kind"]).required(&["kind"]),
        OpDef::new("memref.atomic_yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).interfaces(SET_3),
        OpDef::new("memref.cast", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_6),
        OpDef::new("memref.collapse_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_7).properties(&["reassociation"]).required(&["reassociation"]),
        OpDef::new("memref.copy", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::SAME_OPERAND_ELEMENT_TYPE, Traits::SAME_OPERAND_SHAPE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any]).interfaces(SET_8),
        OpDef::new("memref.dealloc", Traits::all(&[Traits::FREES, Traits::INLINABLE, Traits::STATIC_EFFECTS])).operands(&[Any]).interfaces(SET_8),
        OpDef::new("memref.dim", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Any, Index]).results(&[Index]).interfaces(SET_9),
        OpDef::new("memref.distinct_objects", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_10),
        OpDef::new("memref.dma_start", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]),
        OpDef::new("memref.dma_wait", Traits::all(&[Traits::INLINABLE])).operands(&[Any, Variadic]),
        OpDef::new("memref.expand_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_4).properties(&["reassociation", "static_output_shape"]).required(&["reassociation", "static_output_shape"]),
        OpDef::new("memref.extract_aligned_pointer_as_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_11),
        OpDef::new("memref.extract_strided_metadata", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any, Index, Variadic]).interfaces(SET_12),
        OpDef::new("memref.generic_atomic_rmw", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::READS, Traits::SINGLE_BLOCK, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).results(&[Any]).regions(1).interfaces(SET_8),
        OpDef::new("memref.get_global", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_13).properties(&["name"]).required(&["name"]),
        OpDef::new("memref.global", Traits::all(&[Traits::INLINABLE, Traits::SYMBOL])).interfaces(SET_14).properties(&["alignment", "constant", "initial_value", "sym_name", "sym_visibility", "type"]).required(&["sym_name", "type"]),
        OpDef::new("memref.load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_15).properties(&["alignment", "nontemporal"]),
        OpDef::new("memref.memory_space_cast", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_16),
        OpDef::new("memref.prefetch", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).interfaces(SET_8).properties(&["isDataCache", "isWrite", "localityHint"]).required(&["isWrite", "localityHint", "isDataCache"]),
        OpDef::new("memref.rank", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_17),
        OpDef::new("memref.realloc", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::FREES, Traits::INLINABLE, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_18).properties(&["alignment"]),
        OpDef::new("memref.reinterpret_cast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_19).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("memref.reshape", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::SPECULATABLE, Traits::STATIC_EFFECTS])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_7),
        OpDef::new("memref.store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_15).properties(&["alignment", "nontemporal"]),
        OpDef::new("memref.subview", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_20).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("memref.transpose", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_21).properties(&["permutation"]).required(&["permutation"]),
        OpDef::new("memref.view", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Index, Variadic]).results(&[Any]).interfaces(SET_7),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::memref::BEHAVIOUR,
    ..Dialect::EMPTY
};
