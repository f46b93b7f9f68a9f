// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `pdl_interp`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "SymbolOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "pdl_interp",
    ops: &[
        OpDef::new("pdl_interp.apply_constraint", Traits::all(&[Traits::TERMINATOR])).operands(&[Variadic]).results(&[Variadic]).successors(2).properties(&["isNegated", "name"]).required(&["name"]).defaults(&[("isNegated", "false")]),
        OpDef::new("pdl_interp.apply_rewrite", Traits::all(&[])).operands(&[Variadic]).results(&[Variadic]).properties(&["name"]).required(&["name"]),
        OpDef::new("pdl_interp.are_equal", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any, Any]).successors(2).interfaces(SET_0),
        OpDef::new("pdl_interp.branch", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).successors(1).interfaces(SET_0),
        OpDef::new("pdl_interp.check_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0).properties(&["constantValue"]).required(&["constantValue"]),
        OpDef::new("pdl_interp.check_operand_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0).properties(&["compareAtLeast", "count"]).required(&["count"]),
        OpDef::new("pdl_interp.check_operation_name", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0).properties(&["name"]).required(&["name"]),
        OpDef::new("pdl_interp.check_result_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0).properties(&["compareAtLeast", "count"]).required(&["count"]),
        OpDef::new("pdl_interp.check_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0).properties(&["type"]).required(&["type"]),
        OpDef::new("pdl_interp.check_types", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0).properties(&["types"]).required(&["types"]),
        OpDef::new("pdl_interp.continue", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).interfaces(SET_0),
        OpDef::new("pdl_interp.create_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0).properties(&["value"]).required(&["value"]),
        OpDef::new("pdl_interp.create_operation", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Any]).properties(&["inferredResultTypes", "inputAttributeNames", "name", "operandSegmentSizes"]).required(&["name", "inputAttributeNames"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("pdl_interp.create_range", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("pdl_interp.create_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0).properties(&["value"]).required(&["value"]),
        OpDef::new("pdl_interp.create_types", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0).properties(&["value"]).required(&["value"]),
        OpDef::new("pdl_interp.erase", Traits::all(&[])).operands(&[Any]),
        OpDef::new("pdl_interp.extract", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]).required(&["index"]),
        OpDef::new("pdl_interp.finalize", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).interfaces(SET_0),
        OpDef::new("pdl_interp.foreach", Traits::all(&[Traits::TERMINATOR])).operands(&[Any]).regions(1).successors(1),
        OpDef::new("pdl_interp.func", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name"]).required(&["sym_name", "function_type"]),
        OpDef::new("pdl_interp.get_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["name"]).required(&["name"]),
        OpDef::new("pdl_interp.get_attribute_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("pdl_interp.get_defining_op", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("pdl_interp.get_operand", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]).required(&["index"]),
        OpDef::new("pdl_interp.get_operands", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]),
        OpDef::new("pdl_interp.get_result", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]).required(&["index"]),
        OpDef::new("pdl_interp.get_results", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["index"]),
        OpDef::new("pdl_interp.get_users", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("pdl_interp.get_value_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("pdl_interp.is_not_null", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).successors(2).interfaces(SET_0),
        OpDef::new("pdl_interp.record_match", Traits::all(&[Traits::SIZED_OPERANDS, Traits::TERMINATOR])).operands(&[Variadic]).successors(1).properties(&["benefit", "generatedOps", "operandSegmentSizes", "rewriter", "rootKind"]).required(&["rewriter", "benefit"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("pdl_interp.replace", Traits::all(&[])).operands(&[Any, Variadic]),
        OpDef::new("pdl_interp.switch_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]),
        OpDef::new("pdl_interp.switch_operand_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]),
        OpDef::new("pdl_interp.switch_operation_name", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]),
        OpDef::new("pdl_interp.switch_result_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]),
        OpDef::new("pdl_interp.switch_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]),
        OpDef::new("pdl_interp.switch_types", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Any]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
