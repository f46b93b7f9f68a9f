// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `emitc`.

use crate::dialect::Kind::{Any, I1, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["CExpressionInterface"];
const SET_1: &[&str] = &["MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ArgAndResultAttrsOpInterface", "CExpressionInterface", "CallOpInterface", "SymbolUserOpInterface"];
const SET_3: &[&str] = &["CExpressionInterface", "CastOpInterface"];
const SET_4: &[&str] = &["OpAsmOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_5: &[&str] = &["SymbolUserOpInterface"];
const SET_6: &[&str] = &["OpAsmOpInterface"];
const SET_7: &[&str] = &["SymbolOpInterface"];
const SET_8: &[&str] = &["OpAsmOpInterface", "RegionKindInterface"];
const SET_9: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_10: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolUserOpInterface"];
const SET_11: &[&str] = &["OpAsmOpInterface", "RegionBranchOpInterface"];
const SET_12: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_13: &[&str] = &["CExpressionInterface", "MemoryEffectOpInterface"];
const SET_14: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "emitc",
    ops: &[
        OpDef::new("emitc.add", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.address_of", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.apply", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["applicableOperator"]).required(&["applicableOperator"]),
        OpDef::new("emitc.assign", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any]).interfaces(SET_1),
        OpDef::new("emitc.bitwise_and", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_left_shift", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_not", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_or", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_right_shift", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_xor", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.call", Traits::all(&[Traits::CALL])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_2).properties(&["arg_attrs", "callee", "res_attrs"]).required(&["callee"]),
        OpDef::new("emitc.call_opaque", Traits::all(&[])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0).properties(&["args", "callee", "template_args"]).required(&["callee"]),
        OpDef::new("emitc.cast", Traits::all(&[Traits::CAST])).operands(&[Any]).results(&[Any]).interfaces(SET_3),
        OpDef::new("emitc.class", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::GRAPH_REGION, Traits::ISOLATED, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_4).properties(&["final_specifier", "sym_name"]).required(&["sym_name"]),
        OpDef::new("emitc.cmp", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["predicate"]).required(&["predicate"]),
        OpDef::new("emitc.conditional", Traits::all(&[])).operands(&[I1, Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.constant", Traits::all(&[Traits::CONSTANT_LIKE])).results(&[Any]).interfaces(SET_0).properties(&["value"]).required(&["value"]),
        OpDef::new("emitc.declare_func", Traits::all(&[])).interfaces(SET_5).properties(&["sym_name"]).required(&["sym_name"]),
        OpDef::new("emitc.dereference", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("emitc.div", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.do", Traits::all(&[Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS])).regions(2).interfaces(SET_6),
        OpDef::new("emitc.expression", Traits::all(&[Traits::GRAPH_REGION, Traits::ISOLATED, Traits::SINGLE_BLOCK])).operands(&[Variadic]).results(&[Any]).regions(1).interfaces(SET_6).properties(&["do_not_inline"]),
        OpDef::new("emitc.field", Traits::all(&[Traits::SYMBOL])).interfaces(SET_7).properties(&["initial_value", "sym_name", "type"]).required(&["sym_name", "type"]),
        OpDef::new("emitc.file", Traits::all(&[Traits::GRAPH_REGION, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_8).properties(&["id"]).required(&["id"]),
        OpDef::new("emitc.for", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Any, Any, Any]).regions(1).interfaces(SET_6),
        OpDef::new("emitc.func", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_9).properties(&["arg_attrs", "function_type", "res_attrs", "specifiers", "sym_name"]).required(&["sym_name", "function_type"]),
        OpDef::new("emitc.get_field", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_10).properties(&["field_name"]).required(&["field_name"]),
        OpDef::new("emitc.get_global", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_10).properties(&["name"]).required(&["name"]),
        OpDef::new("emitc.global", Traits::all(&[Traits::SYMBOL])).interfaces(SET_7).properties(&["const_specifier", "extern_specifier", "initial_value", "static_specifier", "sym_name", "type"]).required(&["sym_name", "type"]),
        OpDef::new("emitc.if", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[I1]).regions(2).interfaces(SET_11),
        OpDef::new("emitc.include", Traits::all(&[])).properties(&["include", "is_standard_include"]).required(&["include"]),
        OpDef::new("emitc.literal", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_12).properties(&["value"]).required(&["value"]),
        OpDef::new("emitc.load", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_13),
        OpDef::new("emitc.logical_and", Traits::all(&[])).operands(&[Any, Any]).results(&[I1]).interfaces(SET_0),
        OpDef::new("emitc.logical_not", Traits::all(&[])).operands(&[Any]).results(&[I1]).interfaces(SET_0),
        OpDef::new("emitc.logical_or", Traits::all(&[])).operands(&[Any, Any]).results(&[I1]).interfaces(SET_0),
        OpDef::new("emitc.member", Traits::all(&[])).operands(&[Any]).results(&[Any]).properties(&["member"]).required(&["member"]),
        OpDef::new("emitc.member_of_ptr", Traits::all(&[])).operands(&[Any]).results(&[Any]).properties(&["member"]).required(&["member"]),
        OpDef::new("emitc.mul", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.rem", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.return", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_14),
        OpDef::new("emitc.sub", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.subscript", Traits::all(&[])).operands(&[Any, Variadic]).results(&[Any]),
        OpDef::new("emitc.switch", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Any]).variadic_regions().interfaces(SET_11).properties(&["cases"]).required(&["cases"]),
        OpDef::new("emitc.unary_minus", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.unary_plus", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("emitc.variable", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::STATIC_EFFECTS])).results(&[Any]).interfaces(SET_1).properties(&["value"]).required(&["value"]),
        OpDef::new("emitc.verbatim", Traits::all(&[])).operands(&[Variadic]).properties(&["value"]).required(&["value"]),
        OpDef::new("emitc.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_12),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::emitc::BEHAVIOUR,
    ..Dialect::EMPTY
};
