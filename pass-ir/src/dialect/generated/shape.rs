// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `shape`.

use crate::dialect::Kind::{Any, I1, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["RegionBranchOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_5: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_6: &[&str] = &["OpAsmOpInterface", "SymbolOpInterface"];
const SET_7: &[&str] = &["InferTypeOpInterface"];
const SET_8: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "shape",
    ops: &[
        OpDef::new("shape.add", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.any", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.assuming", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Any]).results(&[Variadic]).regions(1).interfaces(SET_2),
        OpDef::new("shape.assuming_all", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.assuming_yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_3),
        OpDef::new("shape.broadcast", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1).properties(&["error"]),
        OpDef::new("shape.concat", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.const_shape", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0).properties(&["shape"]).required(&["shape"]),
        OpDef::new("shape.const_size", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_4).properties(&["value"]).required(&["value"]),
        OpDef::new("shape.const_witness", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_1).properties(&["passing"]).required(&["passing"]),
        OpDef::new("shape.cstr_broadcastable", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Variadic]).results(&[Any]),
        OpDef::new("shape.cstr_eq", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Variadic]).results(&[Any]),
        OpDef::new("shape.cstr_require", Traits::all(&[Traits::INLINABLE])).operands(&[I1]).results(&[Any]).properties(&["msg"]).required(&["msg"]),
        OpDef::new("shape.debug_print", Traits::all(&[Traits::INLINABLE])).operands(&[Any]).results(&[Any]),
        OpDef::new("shape.dim", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.div", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.from_extent_tensor", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.from_extents", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_5).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]),
        OpDef::new("shape.function_library", Traits::all(&[Traits::AFFINE_SCOPE, Traits::INLINABLE, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_6).properties(&["mapping", "sym_name", "sym_visibility"]).required(&["sym_name", "mapping"]),
        OpDef::new("shape.get_extent", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.index_to_size", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Index]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.is_broadcastable", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Variadic]).results(&[I1]),
        OpDef::new("shape.max", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.meet", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_7).properties(&["error"]),
        OpDef::new("shape.min", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.mul", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.num_elements", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.rank", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.reduce", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::SINGLE_BLOCK])).operands(&[Any, Variadic]).results(&[Variadic]).regions(1),
        OpDef::new("shape.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_3),
        OpDef::new("shape.shape_eq", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[I1]).interfaces(SET_1),
        OpDef::new("shape.shape_of", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("shape.size_to_index", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_8),
        OpDef::new("shape.split_at", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any, Any]).interfaces(SET_1),
        OpDef::new("shape.to_extent_tensor", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_8),
        OpDef::new("shape.value_as_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.value_of", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.with_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shape.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_3),
    ],
    aliases: &[],
    is_open: true,
    ..Dialect::EMPTY
};
