// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `scf`.

use crate::dialect::Kind::{Any, I1, Index, IntOrIndex, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_1: &[&str] = &["RegionBranchOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_3: &[&str] = &["DestinationStyleOpInterface", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "InParallelOpInterface", "MemoryEffectOpInterface", "RegionKindInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "RegionBranchOpInterface"];
const SET_6: &[&str] = &["LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_7: &[&str] = &["RegionBranchTerminatorOpInterface"];
const SET_8: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "scf",
    ops: &[
        OpDef::new("scf.condition", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[I1, Variadic]).interfaces(SET_0),
        OpDef::new("scf.execute_region", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH])).results(&[Variadic]).regions(1).interfaces(SET_1).properties(&["no_inline"]),
        OpDef::new("scf.for", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[IntOrIndex, IntOrIndex, IntOrIndex, Variadic]).results(&[Variadic]).regions(1).interfaces(SET_2).properties(&["unsignedCmp"]),
        OpDef::new("scf.forall", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(SET_3).properties(&["mapping", "operandSegmentSizes", "staticLowerBound", "staticStep", "staticUpperBound"]).required(&["staticLowerBound", "staticUpperBound", "staticStep"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("scf.forall.in_parallel", Traits::all(&[Traits::GRAPH_REGION, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_EFFECTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SPECULATABLE, Traits::TERMINATOR])).regions(1).interfaces(SET_4),
        OpDef::new("scf.if", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[I1]).results(&[Variadic]).regions(2).interfaces(SET_5),
        OpDef::new("scf.index_switch", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Index]).results(&[Variadic]).variadic_regions().interfaces(SET_1).properties(&["cases"]).required(&["cases"]),
        OpDef::new("scf.parallel", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(SET_6).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("scf.reduce", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::TERMINATOR])).operands(&[Variadic]).variadic_regions().interfaces(SET_7),
        OpDef::new("scf.reduce.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).interfaces(SET_8),
        OpDef::new("scf.while", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Variadic]).results(&[Variadic]).regions(2).interfaces(SET_6),
        OpDef::new("scf.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::scf::BEHAVIOUR,
    materialize: Some(crate::dialect::arith::materialize),
    ..Dialect::EMPTY
};
