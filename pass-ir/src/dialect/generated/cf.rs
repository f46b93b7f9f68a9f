// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `cf`.

use crate::dialect::Kind::{I1, Integer, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["MemoryEffectOpInterface"];
const SET_1: &[&str] = &["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "WeightedBranchOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "cf",
    ops: &[
        OpDef::new("cf.assert", Traits::all(&[Traits::INLINABLE])).operands(&[I1]).interfaces(SET_0).properties(&["msg"]).required(&["msg"]),
        OpDef::new("cf.br", Traits::all(&[Traits::BRANCH, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).successors(1).interfaces(SET_1),
        OpDef::new("cf.cond_br", Traits::all(&[Traits::BRANCH, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[I1, Variadic]).successors(2).interfaces(SET_2).properties(&["branch_weights", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("cf.switch", Traits::all(&[Traits::BRANCH, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Integer, Variadic]).variadic_successors().interfaces(SET_1).properties(&["case_operand_segments", "case_values", "operandSegmentSizes"]).required(&["case_operand_segments"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::cf::BEHAVIOUR,
    materialize: Some(crate::dialect::arith::materialize),
    ..Dialect::EMPTY
};
