// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `smt`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_4: &[&str] = &["MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "smt",
    ops: &[
        OpDef::new("smt.and", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.apply_func", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.array.broadcast", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.array.select", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.array.store", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.assert", Traits::all(&[])).operands(&[Any]),
        OpDef::new("smt.bv.add", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.and", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.ashr", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.cmp", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["pred"]).required(&["pred"]),
        OpDef::new("smt.bv.concat", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("smt.bv.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_2).properties(&["value"]).required(&["value"]),
        OpDef::new("smt.bv.extract", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["lowBit"]).required(&["lowBit"]),
        OpDef::new("smt.bv.lshr", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.mul", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.neg", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.not", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.or", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.repeat", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.sdiv", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.shl", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.smod", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.srem", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.udiv", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.urem", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv.xor", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.bv2int", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["is_signed"]),
        OpDef::new("smt.check", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::SINGLE_BLOCK])).results(&[Variadic]).regions(3),
        OpDef::new("smt.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_3).properties(&["value"]).required(&["value"]),
        OpDef::new("smt.declare_fun", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::STATIC_EFFECTS])).results(&[Any]).interfaces(SET_4).properties(&["namePrefix"]),
        OpDef::new("smt.distinct", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.eq", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.exists", Traits::all(&[Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).results(&[Any]).variadic_regions().interfaces(SET_5).properties(&["boundVarNames", "noPattern", "weight"]).defaults(&[("weight", "0 : i32")]),
        OpDef::new("smt.forall", Traits::all(&[Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).results(&[Any]).variadic_regions().interfaces(SET_5).properties(&["boundVarNames", "noPattern", "weight"]).defaults(&[("weight", "0 : i32")]),
        OpDef::new("smt.implies", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int.abs", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int.add", Traits::all(&[Traits::COMMUTATIVE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int.cmp", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["pred"]).required(&["pred"]),
        OpDef::new("smt.int.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_3).properties(&["value"]).required(&["value"]),
        OpDef::new("smt.int.div", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int.mod", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int.mul", Traits::all(&[Traits::COMMUTATIVE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int.sub", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.int2bv", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.ite", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.not", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.or", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.pop", Traits::all(&[])).properties(&["count"]).required(&["count"]),
        OpDef::new("smt.push", Traits::all(&[])).properties(&["count"]).required(&["count"]),
        OpDef::new("smt.reset", Traits::all(&[])),
        OpDef::new("smt.set_logic", Traits::all(&[])).properties(&["logic"]).required(&["logic"]),
        OpDef::new("smt.solver", Traits::all(&[Traits::ISOLATED, Traits::SINGLE_BLOCK])).operands(&[Variadic]).results(&[Variadic]).regions(1),
        OpDef::new("smt.xor", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("smt.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_6),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
