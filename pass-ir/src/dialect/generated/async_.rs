// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `async`.

use crate::dialect::Kind::{Any, I1, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ArgAndResultAttrsOpInterface", "CallOpInterface", "SymbolUserOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["RegionBranchOpInterface"];
const SET_3: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_5: &[&str] = &["InferTypeOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "async",
    ops: &[
        OpDef::new("async.add_to_group", Traits::all(&[])).operands(&[Any, Any]).results(&[Index]),
        OpDef::new("async.await", Traits::all(&[])).operands(&[Any]).results(&[Variadic]),
        OpDef::new("async.await_all", Traits::all(&[])).operands(&[Any]),
        OpDef::new("async.call", Traits::all(&[Traits::CALL])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0).properties(&["arg_attrs", "callee", "res_attrs"]).required(&["callee"]),
        OpDef::new("async.coro.begin", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("async.coro.end", Traits::all(&[])).operands(&[Any]),
        OpDef::new("async.coro.free", Traits::all(&[])).operands(&[Any, Any]),
        OpDef::new("async.coro.id", Traits::all(&[])).results(&[Any]),
        OpDef::new("async.coro.save", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("async.coro.suspend", Traits::all(&[Traits::TERMINATOR])).operands(&[Any]).successors(3),
        OpDef::new("async.create_group", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index]).results(&[Any]).interfaces(SET_1),
        OpDef::new("async.execute", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Any, Variadic]).regions(1).interfaces(SET_2).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("async.func", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_3).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]),
        OpDef::new("async.return", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_4),
        OpDef::new("async.runtime.add_ref", Traits::all(&[])).operands(&[Any]).properties(&["count"]).required(&["count"]),
        OpDef::new("async.runtime.add_to_group", Traits::all(&[])).operands(&[Any, Any]).results(&[Index]),
        OpDef::new("async.runtime.await", Traits::all(&[])).operands(&[Any]),
        OpDef::new("async.runtime.await_and_resume", Traits::all(&[])).operands(&[Any, Any]),
        OpDef::new("async.runtime.create", Traits::all(&[])).results(&[Any]),
        OpDef::new("async.runtime.create_group", Traits::all(&[])).operands(&[Index]).results(&[Any]),
        OpDef::new("async.runtime.drop_ref", Traits::all(&[])).operands(&[Any]).properties(&["count"]).required(&["count"]),
        OpDef::new("async.runtime.is_error", Traits::all(&[])).operands(&[Any]).results(&[I1]),
        OpDef::new("async.runtime.load", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("async.runtime.num_worker_threads", Traits::all(&[])).results(&[Index]).interfaces(SET_5),
        OpDef::new("async.runtime.resume", Traits::all(&[])).operands(&[Any]),
        OpDef::new("async.runtime.set_available", Traits::all(&[])).operands(&[Any]),
        OpDef::new("async.runtime.set_error", Traits::all(&[])).operands(&[Any]),
        OpDef::new("async.runtime.store", Traits::all(&[])).operands(&[Any, Any]),
        OpDef::new("async.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_4),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
