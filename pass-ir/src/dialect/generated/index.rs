// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `index`.

use crate::dialect::Kind::{Any, I1, Index};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_2: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["InferIntRangeInterface", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "index",
    ops: &[
        OpDef::new("index.add", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.and", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.bool.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[I1]).interfaces(SET_1).properties(&["value"]).required(&["value"]),
        OpDef::new("index.casts", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2),
        OpDef::new("index.castu", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2),
        OpDef::new("index.ceildivs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.ceildivu", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.cmp", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[I1]).interfaces(SET_0).properties(&["pred"]).required(&["pred"]),
        OpDef::new("index.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_1).properties(&["value"]).required(&["value"]),
        OpDef::new("index.divs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.divu", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.floordivs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.maxs", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.maxu", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.mins", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.minu", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.mul", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.or", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.rems", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.remu", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_3),
        OpDef::new("index.shl", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.shrs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.shru", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.sizeof", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.sub", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("index.xor", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index, Index]).results(&[Index]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
