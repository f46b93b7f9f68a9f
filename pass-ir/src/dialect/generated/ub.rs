// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `ub`.

use crate::dialect::Kind::{Any};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "ub",
    ops: &[
        OpDef::new("ub.poison", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0).properties(&["value"]).defaults(&[("value", "#ub.poison")]),
        OpDef::new("ub.unreachable", Traits::all(&[Traits::INLINABLE, Traits::TERMINATOR])),
    ],
    aliases: &[],
    is_open: false,
    materialize: Some(crate::dialect::ub::materialize),
    ..Dialect::EMPTY
};
