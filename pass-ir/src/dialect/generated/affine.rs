// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `affine`.

use crate::dialect::Kind::{Any, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["AffineMapAccessInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "RegionBranchOpInterface"];
const SET_5: &[&str] = &["AffineMapAccessInterface", "AffineReadOpInterface", "MemoryEffectOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface"];
const SET_7: &[&str] = &["AffineMapAccessInterface"];
const SET_8: &[&str] = &["AffineMapAccessInterface", "AffineWriteOpInterface", "MemoryEffectOpInterface"];
const SET_9: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "affine",
    ops: &[
        OpDef::new("affine.apply", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Index]).interfaces(SET_0).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.delinearize_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Variadic]).results(&[Variadic]).interfaces(SET_1).properties(&["static_basis"]).required(&["static_basis"]),
        OpDef::new("affine.dma_start", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).interfaces(SET_2),
        OpDef::new("affine.dma_wait", Traits::all(&[Traits::INLINABLE])).operands(&[Variadic]).interfaces(SET_2),
        OpDef::new("affine.for", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(SET_3).properties(&["lowerBoundMap", "operandSegmentSizes", "step", "upperBoundMap"]).required(&["lowerBoundMap", "upperBoundMap", "step"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("affine.if", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Variadic]).results(&[Variadic]).regions(2).interfaces(SET_4).properties(&["condition"]).required(&["condition"]),
        OpDef::new("affine.linearize_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Index]).interfaces(SET_1).properties(&["disjoint", "operandSegmentSizes", "static_basis"]).native(&["disjoint"]).required(&["static_basis"]).defaults(&[("disjoint", "false"), ("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("affine.load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_5).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.max", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Index]).interfaces(SET_1).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.min", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Index]).interfaces(SET_1).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.parallel", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(SET_6).properties(&["lowerBoundsGroups", "lowerBoundsMap", "reductions", "steps", "upperBoundsGroups", "upperBoundsMap"]).required(&["reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps"]),
        OpDef::new("affine.prefetch", Traits::all(&[Traits::INLINABLE])).operands(&[Any, Variadic]).interfaces(SET_7).properties(&["isDataCache", "isWrite", "localityHint", "map"]).required(&["isWrite", "localityHint", "isDataCache", "map"]),
        OpDef::new("affine.store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_8).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.vector_load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_5).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.vector_store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_8).properties(&["map"]).required(&["map"]),
        OpDef::new("affine.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_9),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::affine::BEHAVIOUR,
    ..Dialect::EMPTY
};
