// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `pdl`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["OpAsmOpInterface", "SymbolOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["OpAsmOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "pdl",
    ops: &[
        OpDef::new("pdl.apply_native_constraint", Traits::all(&[])).operands(&[Variadic]).results(&[Variadic]).properties(&["isNegated", "name"]).required(&["name"]).defaults(&[("isNegated", "false")]),
        OpDef::new("pdl.apply_native_rewrite", Traits::all(&[])).operands(&[Variadic]).results(&[Variadic]).properties(&["name"]).required(&["name"]),
        OpDef::new("pdl.attribute", Traits::all(&[])).operands(&[Variadic]).results(&[Any]).properties(&["value"]),
        OpDef::new("pdl.erase", Traits::all(&[])).operands(&[Any]),
        OpDef::new("pdl.operand", Traits::all(&[])).operands(&[Variadic]).results(&[Any]),
        OpDef::new("pdl.operands", Traits::all(&[])).operands(&[Variadic]).results(&[Any]),
        OpDef::new("pdl.operation", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Any]).properties(&["attributeValueNames", "opName", "operandSegmentSizes"]).required(&["attributeValueNames"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("pdl.pattern", Traits::all(&[Traits::ISOLATED, Traits::OPTIONAL_SYMBOL, Traits::SINGLE_BLOCK, Traits::SYMBOL])).regions(1).interfaces(SET_0).properties(&["benefit", "sym_name"]).required(&["benefit"]),
        OpDef::new("pdl.range", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1),
        OpDef::new("pdl.replace", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Any, Variadic]).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("pdl.result", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1).properties(&["index"]).required(&["index"]),
        OpDef::new("pdl.results", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1).properties(&["index"]),
        OpDef::new("pdl.rewrite", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS, Traits::TERMINATOR])).operands(&[Variadic]).regions(1).interfaces(SET_2).properties(&["name", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("pdl.type", Traits::all(&[])).results(&[Any]).properties(&["constantType"]),
        OpDef::new("pdl.types", Traits::all(&[])).results(&[Any]).properties(&["constantTypes"]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
