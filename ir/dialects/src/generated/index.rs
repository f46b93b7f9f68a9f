// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `index`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Enumeration, Frame, Kind, OpDef, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_2: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["InferIntRangeInterface", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "integer or index", test: TypeTest::Any(&[TypeTest::Class(TypeClass::Integer), TypeTest::Class(TypeClass::Index)]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "index comparison predicate kind", test: AttrTest::Dialect("index", "cmp_predicate"), storage: AttrTest::Dialect("index", "cmp_predicate") };
static ATTR_2: AttrConstraint = AttrConstraint { text: "index attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "index",
    ops: &[
        OpDef::new("index.add", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.and", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.bool.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::I1]).interfaces(SET_1).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_0)]),
        OpDef::new("index.casts", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_2),
        OpDef::new("index.castu", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_2),
        OpDef::new("index.ceildivs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.ceildivu", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.cmp", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::I1]).interfaces(SET_0).properties(&["pred"]).required(&["pred"]).attributes(&[("pred", &ATTR_1)]),
        OpDef::new("index.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::Index]).interfaces(SET_1).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_2)]),
        OpDef::new("index.divs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.divu", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.floordivs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.maxs", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.maxu", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.mins", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.minu", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.mul", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.or", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.rems", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.remu", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_3),
        OpDef::new("index.shl", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.shrs", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.shru", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.sizeof", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.sub", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
        OpDef::new("index.xor", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Index]).results(&[Kind::Index]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["cmp_predicate"]),
    types: Some(&[]),
    enumerations: &[
        Enumeration::words_of_class("cmp_predicate", Frame::Bare, "::mlir::index::IndexCmpPredicate", &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]),
    ],
    behaviour: crate::index::BEHAVIOUR,
    materialize: Some(crate::shared::materialize::index),
    ..Dialect::EMPTY
};
