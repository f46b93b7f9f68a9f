// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `func`.

use crate::dialect::Kind::{Any, Function, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ArgAndResultAttrsOpInterface", "CallOpInterface", "SymbolUserOpInterface"];
const SET_1: &[&str] = &["ArgAndResultAttrsOpInterface", "CallOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_3: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "func",
    ops: &[
        OpDef::new("func.call", Traits::all(&[Traits::CALL, Traits::INLINABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0).properties(&["arg_attrs", "callee", "no_inline", "res_attrs"]).required(&["callee"]),
        OpDef::new("func.call_indirect", Traits::all(&[Traits::CALL, Traits::INLINABLE])).operands(&[Function, Variadic]).results(&[Variadic]).interfaces(SET_1).properties(&["arg_attrs", "res_attrs"]),
        OpDef::new("func.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_2).properties(&["value"]).required(&["value"]),
        OpDef::new("func.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_3).properties(&["arg_attrs", "function_type", "no_inline", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]),
        OpDef::new("func.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_4),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::func::BEHAVIOUR,
    materialize: Some(crate::dialect::func::materialize),
    ..Dialect::EMPTY
};
