// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `ml_program`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_1: &[&str] = &["SymbolOpInterface"];
const SET_2: &[&str] = &["MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_4: &[&str] = &["MemoryEffectOpInterface", "SymbolUserOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "ml_program",
    ops: &[
        OpDef::new("ml_program.func", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_0).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]),
        OpDef::new("ml_program.global", Traits::all(&[Traits::INLINABLE, Traits::SYMBOL])).interfaces(SET_1).properties(&["is_mutable", "sym_name", "sym_visibility", "type", "value"]).required(&["sym_name", "type"]),
        OpDef::new("ml_program.global_load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).results(&[Any]).interfaces(SET_2).properties(&["global"]).required(&["global"]),
        OpDef::new("ml_program.global_load_const", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_3).properties(&["global"]).required(&["global"]),
        OpDef::new("ml_program.global_load_graph", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Variadic]).results(&[Any, Any]).interfaces(SET_4).properties(&["global"]).required(&["global"]),
        OpDef::new("ml_program.global_store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any]).interfaces(SET_4).properties(&["global"]).required(&["global"]),
        OpDef::new("ml_program.global_store_graph", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_4).properties(&["global"]).required(&["global"]),
        OpDef::new("ml_program.output", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_5),
        OpDef::new("ml_program.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_5),
        OpDef::new("ml_program.subgraph", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::GRAPH_REGION, Traits::INLINABLE, Traits::ISOLATED, Traits::SINGLE_BLOCK, Traits::SYMBOL])).regions(1).interfaces(SET_0).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]),
        OpDef::new("ml_program.token", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_6),
    ],
    aliases: &[("extern", "extern")],
    is_open: false,
    ..Dialect::EMPTY
};
