// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `irdl`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["VerifyConstraintInterface"];
const SET_1: &[&str] = &["SymbolOpInterface"];
const SET_2: &[&str] = &["SymbolUserOpInterface", "VerifyConstraintInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "VerifyConstraintInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolUserOpInterface", "VerifyConstraintInterface"];
const SET_5: &[&str] = &["VerifyRegionInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "irdl",
    ops: &[
        OpDef::new("irdl.all_of", Traits::all(&[Traits::SAME_TYPE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("irdl.any", Traits::all(&[])).results(&[Any]).interfaces(SET_0),
        OpDef::new("irdl.any_of", Traits::all(&[Traits::SAME_TYPE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("irdl.attribute", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]),
        OpDef::new("irdl.attributes", Traits::all(&[])).operands(&[Variadic]).properties(&["attributeValueNames"]).required(&["attributeValueNames"]),
        OpDef::new("irdl.base", Traits::all(&[])).results(&[Any]).interfaces(SET_2).properties(&["base_name", "base_ref"]),
        OpDef::new("irdl.c_pred", Traits::all(&[])).results(&[Any]).properties(&["pred"]).required(&["pred"]),
        OpDef::new("irdl.dialect", Traits::all(&[Traits::ISOLATED, Traits::NO_TERMINATOR, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]),
        OpDef::new("irdl.is", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_3).properties(&["expected"]).required(&["expected"]),
        OpDef::new("irdl.operands", Traits::all(&[])).operands(&[Variadic]).properties(&["names", "variadicity"]).required(&["names", "variadicity"]),
        OpDef::new("irdl.operation", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]),
        OpDef::new("irdl.parameters", Traits::all(&[])).operands(&[Variadic]).properties(&["names"]).required(&["names"]),
        OpDef::new("irdl.parametric", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_4).properties(&["base_type"]).required(&["base_type"]),
        OpDef::new("irdl.region", Traits::all(&[])).operands(&[Variadic]).results(&[Any]).interfaces(SET_5).properties(&["constrainedArguments", "numberOfBlocks"]),
        OpDef::new("irdl.regions", Traits::all(&[])).operands(&[Variadic]).properties(&["names"]).required(&["names"]),
        OpDef::new("irdl.results", Traits::all(&[])).operands(&[Variadic]).properties(&["names", "variadicity"]).required(&["names", "variadicity"]),
        OpDef::new("irdl.type", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
