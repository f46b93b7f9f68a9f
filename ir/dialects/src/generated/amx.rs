// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `amx`.

use pass_ir::data::FloatKind;
use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Dialect, Kind, OpDef, Part, Rule, RuleTest, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["AMXIntrinsicOp", "MemoryEffectOpInterface", "OneToOneIntrinsicOpInterface"];
const SET_1: &[&str] = &["AMXIntrinsicOp", "ConditionallySpeculatable", "MemoryEffectOpInterface", "OneToOneIntrinsicOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "memref of any type values", test: TypeTest::Class(TypeClass::MemRef) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values", test: TypeTest::All(&[TypeTest::Dialect("amx", &["tile"]), TypeTest::Element(&TypeTest::Any(&[TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(8))]))]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "tile of 16-bit float or bfloat16 type values", test: TypeTest::All(&[TypeTest::Dialect("amx", &["tile"]), TypeTest::Element(&TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16)]))]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "tile of 32-bit float values", test: TypeTest::All(&[TypeTest::Dialect("amx", &["tile"]), TypeTest::Element(&TypeTest::Float(FloatKind::F32))]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "tile of 8-bit signless integer values", test: TypeTest::All(&[TypeTest::Dialect("amx", &["tile"]), TypeTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(8)))]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "tile of 32-bit signless integer values", test: TypeTest::All(&[TypeTest::Dialect("amx", &["tile"]), TypeTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(32)))]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "amx",
    ops: &[
        OpDef::new("amx.tile_load", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::Many(&TYPE_1), Kind::Optional(&TYPE_2)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("amx.tile_mulf", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_1).rules(&[Rule { text: "all of {acc, res} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(2), Part::Result(0)]) }]),
        OpDef::new("amx.tile_muli", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_6), Kind::One(&TYPE_6), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_1).properties(&["isZextLhs", "isZextRhs"]).attributes(&[("isZextLhs", &ATTR_0), ("isZextRhs", &ATTR_0)]).rules(&[Rule { text: "all of {acc, res} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(2), Part::Result(0)]) }]),
        OpDef::new("amx.tile_store", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_0), Kind::Many(&TYPE_1), Kind::One(&TYPE_3), Kind::Optional(&TYPE_2)]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("amx.tile_zero", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).results(&[Kind::One(&TYPE_3)]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&["tile"]),
    ..Dialect::EMPTY
};
