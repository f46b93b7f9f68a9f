// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `vector`.

use crate::dialect::Kind::{Any, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_2: &[&str] = &["AlignmentAttrOpInterface", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "IndexingMapOpInterface", "MaskableOpInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_6: &[&str] = &["AlignmentAttrOpInterface", "MaskableOpInterface", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "VectorUnrollOpInterface"];
const SET_7: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_8: &[&str] = &["AlignmentAttrOpInterface", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "VectorUnrollOpInterface"];
const SET_9: &[&str] = &["MaskingOpInterface"];
const SET_10: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MaskableOpInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_11: &[&str] = &["ConditionallySpeculatable", "MaskableOpInterface", "MemoryEffectOpInterface"];
const SET_12: &[&str] = &["MemoryEffectOpInterface"];
const SET_13: &[&str] = &["ArithFastMathInterface", "ConditionallySpeculatable", "MaskableOpInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_14: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_15: &[&str] = &["ConditionallySpeculatable", "DestinationStyleOpInterface", "MaskableOpInterface", "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "VectorTransferOpInterface", "VectorUnrollOpInterface"];
const SET_16: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "ViewLikeOpInterface"];
const SET_17: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_18: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "vector",
    ops: &[
        OpDef::new("vector.bitcast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("vector.broadcast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("vector.compressstore", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).interfaces(SET_2).properties(&["alignment"]),
        OpDef::new("vector.constant_mask", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_3).properties(&["mask_dim_sizes"]).required(&["mask_dim_sizes"]),
        OpDef::new("vector.contract", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_4).properties(&["indexing_maps", "iterator_types", "kind"]).required(&["indexing_maps", "iterator_types"]).defaults(&[("kind", "#vector.kind<add>")]),
        OpDef::new("vector.create_mask", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_3),
        OpDef::new("vector.deinterleave", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any, Any]).interfaces(SET_0),
        OpDef::new("vector.expandload", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["alignment"]),
        OpDef::new("vector.extract", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_5).properties(&["static_position"]).required(&["static_position"]),
        OpDef::new("vector.extract_strided_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["offsets", "sizes", "strides"]).required(&["offsets", "sizes", "strides"]),
        OpDef::new("vector.fma", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_3),
        OpDef::new("vector.from_elements", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("vector.gather", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_6).properties(&["alignment"]),
        OpDef::new("vector.insert", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_7).properties(&["static_position"]).required(&["static_position"]),
        OpDef::new("vector.insert_strided_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["offsets", "strides"]).required(&["offsets", "strides"]),
        OpDef::new("vector.interleave", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("vector.load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_8).properties(&["alignment", "nontemporal"]),
        OpDef::new("vector.mask", Traits::all(&[Traits::INLINABLE, Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Any, Variadic]).results(&[Variadic]).regions(1).interfaces(SET_9),
        OpDef::new("vector.maskedload", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["alignment"]),
        OpDef::new("vector.maskedstore", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).interfaces(SET_2).properties(&["alignment"]),
        OpDef::new("vector.multi_reduction", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_10).properties(&["kind", "reduction_dims"]).required(&["kind", "reduction_dims"]),
        OpDef::new("vector.outerproduct", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_11).properties(&["kind"]).defaults(&[("kind", "#vector.kind<add>")]),
        OpDef::new("vector.print", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Variadic]).interfaces(SET_12).properties(&["punctuation", "stringLiteral"]).defaults(&[("punctuation", "#vector.punctuation<newline>")]),
        OpDef::new("vector.reduction", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_13).properties(&["fastmath", "kind"]).required(&["kind"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("vector.scalable.extract", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["pos"]).required(&["pos"]),
        OpDef::new("vector.scalable.insert", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["pos"]).required(&["pos"]),
        OpDef::new("vector.scan", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any, Any]).interfaces(SET_0).properties(&["inclusive", "kind", "reduction_dim"]).required(&["kind", "reduction_dim", "inclusive"]),
        OpDef::new("vector.scatter", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).results(&[Variadic]).interfaces(SET_2).properties(&["alignment"]),
        OpDef::new("vector.shape_cast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("vector.shuffle", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_14).properties(&["mask"]).required(&["mask"]),
        OpDef::new("vector.step", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_1),
        OpDef::new("vector.store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_8).properties(&["alignment", "nontemporal"]),
        OpDef::new("vector.to_elements", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Variadic]).interfaces(SET_14),
        OpDef::new("vector.transfer_read", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_15).properties(&["in_bounds", "operandSegmentSizes", "permutation_map"]).required(&["permutation_map", "in_bounds"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("vector.transfer_write", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Any, Any, Variadic]).results(&[Variadic]).interfaces(SET_15).properties(&["in_bounds", "operandSegmentSizes", "permutation_map"]).required(&["permutation_map", "in_bounds"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("vector.transpose", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1).properties(&["permutation"]).required(&["permutation"]),
        OpDef::new("vector.type_cast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_16),
        OpDef::new("vector.vscale", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_17),
        OpDef::new("vector.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_18),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::vector::BEHAVIOUR,
    ..Dialect::EMPTY
};
