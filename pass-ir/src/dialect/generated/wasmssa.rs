// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `wasmssa`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["LabelLevelOpInterface"];
const SET_1: &[&str] = &["LabelBranchingOpInterface"];
const SET_2: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "SymbolOpInterface"];
const SET_3: &[&str] = &["SymbolOpInterface"];
const SET_4: &[&str] = &["SymbolUserOpInterface"];
const SET_5: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "ImportOpInterface", "SymbolOpInterface"];
const SET_6: &[&str] = &["ImportOpInterface", "SymbolOpInterface"];
const SET_7: &[&str] = &["InferTypeOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "wasmssa",
    ops: &[
        OpDef::new("wasmssa.abs", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.add", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.and", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.block", Traits::all(&[Traits::TERMINATOR])).operands(&[Variadic]).regions(1).successors(1).interfaces(SET_0),
        OpDef::new("wasmssa.block_return", Traits::all(&[Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_1),
        OpDef::new("wasmssa.branch_if", Traits::all(&[Traits::TERMINATOR])).operands(&[Any, Variadic]).successors(1).interfaces(SET_1).properties(&["exitLevel"]).required(&["exitLevel"]),
        OpDef::new("wasmssa.call", Traits::all(&[])).operands(&[Variadic]).results(&[Variadic]).properties(&["callee"]).required(&["callee"]),
        OpDef::new("wasmssa.ceil", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.clz", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.const", Traits::all(&[])).results(&[Any]).properties(&["value"]).required(&["value"]),
        OpDef::new("wasmssa.convert_s", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.convert_u", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.copysign", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.ctz", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.demote", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.div", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.div_si", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.div_ui", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.eq", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.eqz", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.extend", Traits::all(&[])).operands(&[Any]).results(&[Any]).properties(&["bitsToTake"]).required(&["bitsToTake"]),
        OpDef::new("wasmssa.extend_i32_s", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.extend_i32_u", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.floor", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_2).properties(&["arg_attrs", "exported", "functionType", "res_attrs", "sym_name"]).required(&["sym_name", "functionType"]),
        OpDef::new("wasmssa.ge", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.ge_si", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.ge_ui", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.global", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_3).properties(&["exported", "isMutable", "sym_name", "type"]).required(&["sym_name", "type"]),
        OpDef::new("wasmssa.global_get", Traits::all(&[])).results(&[Any]).interfaces(SET_4).properties(&["global"]).required(&["global"]),
        OpDef::new("wasmssa.gt", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.gt_si", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.gt_ui", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.if", Traits::all(&[Traits::TERMINATOR])).operands(&[Any, Variadic]).regions(2).successors(1).interfaces(SET_0),
        OpDef::new("wasmssa.import_func", Traits::all(&[Traits::CALLABLE, Traits::SYMBOL])).interfaces(SET_5).properties(&["arg_attrs", "importName", "moduleName", "res_attrs", "sym_name", "type"]).required(&["sym_name", "moduleName", "importName", "type"]),
        OpDef::new("wasmssa.import_global", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["importName", "isMutable", "moduleName", "sym_name", "type"]).required(&["sym_name", "moduleName", "importName", "type"]),
        OpDef::new("wasmssa.import_mem", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["importName", "limits", "moduleName", "sym_name"]).required(&["sym_name", "moduleName", "importName", "limits"]),
        OpDef::new("wasmssa.import_table", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["importName", "moduleName", "sym_name", "type"]).required(&["sym_name", "moduleName", "importName", "type"]),
        OpDef::new("wasmssa.le", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.le_si", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.le_ui", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.local", Traits::all(&[])).results(&[Any]).interfaces(SET_7).properties(&["type"]).required(&["type"]),
        OpDef::new("wasmssa.local_get", Traits::all(&[])).operands(&[Any]).results(&[Any]).interfaces(SET_7),
        OpDef::new("wasmssa.local_set", Traits::all(&[])).operands(&[Any, Any]),
        OpDef::new("wasmssa.local_tee", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_7),
        OpDef::new("wasmssa.loop", Traits::all(&[Traits::TERMINATOR])).operands(&[Variadic]).regions(1).successors(1).interfaces(SET_0),
        OpDef::new("wasmssa.lt", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.lt_si", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.lt_ui", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.max", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.memory", Traits::all(&[Traits::SYMBOL])).interfaces(SET_3).properties(&["exported", "limits", "sym_name"]).required(&["sym_name", "limits"]),
        OpDef::new("wasmssa.min", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.mul", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.ne", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.neg", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.or", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.popcnt", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.promote", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.reinterpret", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.rem_si", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.rem_ui", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.return", Traits::all(&[Traits::TERMINATOR])).operands(&[Variadic]),
        OpDef::new("wasmssa.rotl", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.rotr", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.shl", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.shr_s", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.shr_u", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.sqrt", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.sub", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("wasmssa.table", Traits::all(&[Traits::SYMBOL])).interfaces(SET_3).properties(&["exported", "sym_name", "type"]).required(&["sym_name", "type"]),
        OpDef::new("wasmssa.trunc", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.wrap", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("wasmssa.xor", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::wasmssa::BEHAVIOUR,
    ..Dialect::EMPTY
};
