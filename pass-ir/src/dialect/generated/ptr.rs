// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `ptr`.

use crate::dialect::Kind::{Any, IntOrIndex, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface", "ViewLikeOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "ptr",
    ops: &[
        OpDef::new("ptr.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0).properties(&["value"]).required(&["value"]),
        OpDef::new("ptr.from_ptr", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("ptr.gather", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]),
        OpDef::new("ptr.get_metadata", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("ptr.load", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_1).properties(&["alignment", "invariant", "invariantGroup", "nontemporal", "ordering", "syncscope", "volatile_"]).native(&["alignment", "invariant", "invariantGroup", "nontemporal", "ordering", "volatile_"]).defaults(&[("alignment", "[]"), ("invariant", "false"), ("invariantGroup", "false"), ("nontemporal", "false"), ("ordering", "0 : i32"), ("volatile_", "false")]),
        OpDef::new("ptr.masked_load", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]),
        OpDef::new("ptr.masked_store", Traits::all(&[])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]),
        OpDef::new("ptr.ptr_add", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_2).properties(&["flags"]).native(&["flags"]).defaults(&[("flags", "0 : i32")]),
        OpDef::new("ptr.ptr_diff", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["flags"]).native(&["flags"]).defaults(&[("flags", "0 : i8")]),
        OpDef::new("ptr.scatter", Traits::all(&[])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]),
        OpDef::new("ptr.store", Traits::all(&[])).operands(&[Any, Any]).interfaces(SET_1).properties(&["alignment", "invariantGroup", "nontemporal", "ordering", "syncscope", "volatile_"]).native(&["alignment", "invariantGroup", "nontemporal", "ordering", "volatile_"]).defaults(&[("alignment", "[]"), ("invariantGroup", "false"), ("nontemporal", "false"), ("ordering", "0 : i32"), ("volatile_", "false")]),
        OpDef::new("ptr.to_ptr", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("ptr.type_offset", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[IntOrIndex]).interfaces(SET_0).properties(&["elementType"]).required(&["elementType"]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
