// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `ub`.

use pass_ir::dialect::{AttrConstraint, AttrTest, Dialect, Kind, OpDef, Parameters, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static ATTR_0: AttrConstraint = AttrConstraint { text: "PoisonAttrInterface instance", test: AttrTest::Dialect("ub", "poison"), storage: AttrTest::Dialect("ub", "poison") };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "ub",
    ops: &[
        OpDef::new("ub.poison", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::Any]).interfaces(SET_0).properties(&["value"]).defaults(&[("value", "#ub.poison")]).attributes(&[("value", &ATTR_0)]),
        OpDef::new("ub.unreachable", Traits::all(&[Traits::INLINABLE, Traits::TERMINATOR])),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["poison"]),
    types: Some(&[]),
    attribute_texts: &[
        Parameters::of("poison", &[]),
    ],
    materialize: Some(crate::ub::materialize),
    constants: Some(super::op::UB_OPS),
    ..Dialect::EMPTY
};
