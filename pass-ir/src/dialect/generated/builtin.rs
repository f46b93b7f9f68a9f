// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `builtin`.

use crate::dialect::Kind::{Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["OpAsmOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "builtin",
    ops: &[
        OpDef::new("builtin.module", Traits::all(&[Traits::AFFINE_SCOPE, Traits::GRAPH_REGION, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::OPTIONAL_SYMBOL, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_0).properties(&["sym_name", "sym_visibility"]),
        OpDef::new("builtin.unrealized_conversion_cast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_1),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::builtin::BEHAVIOUR,
    ..Dialect::EMPTY
};
