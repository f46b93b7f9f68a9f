// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `tensor`.

use crate::dialect::Kind::{Any, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface", "ShapedDimOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_7: &[&str] = &["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_8: &[&str] = &["ConditionallySpeculatable", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_9: &[&str] = &["ConditionallySpeculatable", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_10: &[&str] = &["OffsetSizeAndStrideOpInterface", "ParallelCombiningOpInterface"];
const SET_11: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "tensor",
    ops: &[
        OpDef::new("tensor.bitcast", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("tensor.cast", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("tensor.collapse_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2).properties(&["reassociation"]).required(&["reassociation"]),
        OpDef::new("tensor.concat", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_3).properties(&["dim"]).required(&["dim"]),
        OpDef::new("tensor.dim", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Any, Index]).results(&[Index]).interfaces(SET_4),
        OpDef::new("tensor.empty", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_5),
        OpDef::new("tensor.expand_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["reassociation", "static_output_shape"]).required(&["reassociation", "static_output_shape"]),
        OpDef::new("tensor.extract", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2),
        OpDef::new("tensor.extract_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_6).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("tensor.from_elements", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_2),
        OpDef::new("tensor.gather", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_2).properties(&["gather_dims", "unique"]).required(&["gather_dims"]),
        OpDef::new("tensor.generate", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Variadic]).results(&[Any]).regions(1).interfaces(SET_7),
        OpDef::new("tensor.insert", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_8),
        OpDef::new("tensor.insert_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_9).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("tensor.pad", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).regions(1).interfaces(SET_3).properties(&["nofold", "operandSegmentSizes", "static_high", "static_low"]).required(&["static_low", "static_high"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("tensor.parallel_insert_slice", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Any, Any, Variadic]).interfaces(SET_10).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("tensor.rank", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_2),
        OpDef::new("tensor.reshape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_2),
        OpDef::new("tensor.scatter", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_2).properties(&["scatter_dims", "unique"]).required(&["scatter_dims"]),
        OpDef::new("tensor.splat", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_3),
        OpDef::new("tensor.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).interfaces(SET_11),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::tensor::BEHAVIOUR,
    ..Dialect::EMPTY
};
