// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `builtin`.

use crate::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Traits};

const SET_0: &[&str] = &["OpAsmOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "builtin",
    ops: &[
        OpDef::new("builtin.module", Traits::all(&[Traits::AFFINE_SCOPE, Traits::GRAPH_REGION, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::OPTIONAL_SYMBOL, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_0).properties(&["sym_name", "sym_visibility"]).attributes(&[("sym_name", &ATTR_0), ("sym_visibility", &ATTR_0)]).blocks(&[("bodyRegion", Blocks::One)]),
        OpDef::new("builtin.unrealized_conversion_cast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Variadic]).results(&[Kind::Variadic]).interfaces(SET_1),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: super::builtin::BEHAVIOUR,
    ..Dialect::EMPTY
};
