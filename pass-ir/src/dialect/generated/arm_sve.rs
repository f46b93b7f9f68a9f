// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `arm_sve`.

use crate::dialect::Kind::{Any, Index};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "arm_sve",
    ops: &[
        OpDef::new("arm_sve.convert_from_svbool", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.convert_to_svbool", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.dupq_lane", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["lane"]).required(&["lane"]),
        OpDef::new("arm_sve.intr.add", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.bfmmla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.intr.convert.from.svbool", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.convert.to.svbool", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.dupq_lane", Traits::all(&[])).operands(&[Any]).results(&[Any]).properties(&["lane"]).required(&["lane"]),
        OpDef::new("arm_sve.intr.fadd", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.fdiv", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.fmul", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.fsub", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.mul", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.psel", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.intr.sdiv", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.sdot", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.smmla", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.sub", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.udiv", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.udot", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.ummla", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.usmmla", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.whilelt", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.intr.zip.x2", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.intr.zip.x4", Traits::all(&[])).operands(&[Any, Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.addf", Traits::all(&[Traits::COMMUTATIVE])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.addi", Traits::all(&[Traits::COMMUTATIVE])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.divf", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.divi_signed", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.divi_unsigned", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.mulf", Traits::all(&[Traits::COMMUTATIVE])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.muli", Traits::all(&[Traits::COMMUTATIVE])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.subf", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.masked.subi", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]),
        OpDef::new("arm_sve.psel", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Index]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.sdot", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.smmla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.udot", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.ummla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.usmmla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sve.zip.x2", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any, Any]).interfaces(SET_0),
        OpDef::new("arm_sve.zip.x4", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any]).results(&[Any, Any, Any, Any]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
