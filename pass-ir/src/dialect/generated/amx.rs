// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `amx`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["AMXIntrinsicOp", "MemoryEffectOpInterface", "OneToOneIntrinsicOpInterface"];
const SET_1: &[&str] = &["AMXIntrinsicOp", "ConditionallySpeculatable", "MemoryEffectOpInterface", "OneToOneIntrinsicOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "amx",
    ops: &[
        OpDef::new("amx.tile_load", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("amx.tile_mulf", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("amx.tile_muli", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1).properties(&["isZextLhs", "isZextRhs"]),
        OpDef::new("amx.tile_store", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amx.tile_zero", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).results(&[Any]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
