// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `arm_neon`.

use crate::dialect::Kind::{Any};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "arm_neon",
    ops: &[
        OpDef::new("arm_neon.2d.sdot", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_neon.intr.bfmmla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_neon.intr.sdot", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_neon.intr.smmla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_neon.intr.smull", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_neon.intr.ummla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_neon.intr.usmmla", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
