// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `cf`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Kind, OpDef, Traits, TypeTest};

const SET_0: &[&str] = &["MemoryEffectOpInterface"];
const SET_1: &[&str] = &["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "WeightedBranchOpInterface"];
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "i32 dense array attribute", test: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(32))), storage: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(32))) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "integer elements attribute", test: AttrTest::Class(AttrClass::DenseIntElements), storage: AttrTest::Class(AttrClass::DenseIntElements) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "cf",
    ops: &[
        OpDef::new("cf.assert", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::I1]).interfaces(SET_0).properties(&["msg"]).required(&["msg"]).attributes(&[("msg", &ATTR_0)]),
        OpDef::new("cf.br", Traits::all(&[Traits::BRANCH, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).successors(1).interfaces(SET_1),
        OpDef::new("cf.cond_br", Traits::all(&[Traits::BRANCH, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::I1, Kind::Variadic, Kind::Variadic]).successors(2).interfaces(SET_2).properties(&["branch_weights", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).attributes(&[("branch_weights", &ATTR_1)]),
        OpDef::new("cf.switch", Traits::all(&[Traits::BRANCH, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Integer, Kind::Variadic, Kind::Variadic]).variadic_successors().interfaces(SET_1).properties(&["case_operand_segments", "case_values", "operandSegmentSizes"]).required(&["case_operand_segments"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).attributes(&[("case_values", &ATTR_2), ("case_operand_segments", &ATTR_1)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::cf::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    constants: Some(super::op::CF_OPS),
    ..Dialect::EMPTY
};
