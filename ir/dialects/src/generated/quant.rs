// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `quant`.

use pass_ir::data::Sign;
use pass_ir::dialect::{Dialect, Kind, OpDef, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "scalar or tensor of quantized type", test: TypeTest::Any(&[TypeTest::Dialect("quant", &[]), TypeTest::All(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Element(&TypeTest::Dialect("quant", &[]))])]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "scalar or tensor of floating-point", test: TypeTest::Any(&[TypeTest::Class(TypeClass::Float), TypeTest::All(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Element(&TypeTest::Class(TypeClass::Float))])]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "scalar or tensor of signless integer or quantized type", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), None), TypeTest::Dialect("quant", &[])]), TypeTest::All(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Element(&TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), None), TypeTest::Dialect("quant", &[])]))])]) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "quant",
    ops: &[
        OpDef::new("quant.dcast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("quant.qcast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("quant.scast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    behaviour: crate::quant::BEHAVIOUR,
    ..Dialect::EMPTY
};
