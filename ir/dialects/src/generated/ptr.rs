// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `ptr`.

use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Container, Dialect, ElementType, Kind, OpDef, Order, Parameter, ParameterKind, Parameters, Part, Piece, Rule, RuleTest, Traits, Transform, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface", "ViewLikeOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "pointer type", test: TypeTest::Dialect("ptr", &["ptr"]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "Pointer metadata type", test: TypeTest::Dialect("ptr", &["ptr_metadata"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "A shaped type with value semantics and rank. of pointer type values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::ValueSemantics), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Dialect("ptr", &["ptr"]))]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "A shaped type with value semantics and rank. of 1-bit signless integer values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::ValueSemantics), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "A shaped type with value semantics and rank. of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::ValueSemantics), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "A shaped type with value semantics and rank. of pointer type values or pointer type", test: TypeTest::Any(&[TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::ValueSemantics), TypeTest::Class(TypeClass::RankedShaped)]), TypeTest::Element(&TypeTest::Dialect("ptr", &["ptr"]))]), TypeTest::Dialect("ptr", &["ptr"])]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "A shaped type with value semantics and rank. of signless integer or index values or signless integer or index", test: TypeTest::Any(&[TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::ValueSemantics), TypeTest::Class(TypeClass::RankedShaped)]), TypeTest::Element(&TypeTest::Class(TypeClass::SignlessOrIndex))]), TypeTest::Class(TypeClass::SignlessOrIndex)]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "TypedAttr instance", test: AttrTest::Class(AttrClass::Typed), storage: AttrTest::Class(AttrClass::Typed) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "any type attribute", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "ptr",
    ops: &[
        OpDef::new("ptr.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_0)]).rules(&[Rule { text: "all of {value, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Property("value"), Part::Result(0)]) }]),
        OpDef::new("ptr.from_ptr", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0), Kind::Optional(&TYPE_1)]).results(&[Kind::Any]).interfaces(SET_0),
        OpDef::new("ptr.gather", Traits::all(&[])).operands(&[Kind::One(&TYPE_2), Kind::One(&TYPE_3), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]).rules(&[Rule { text: "result and mask must be compatible", test: RuleTest::Derived(Transform::Bits, Part::Result(0), Part::Operand(1)) }, Rule { text: "all of {result, passthrough} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Result(0), Part::Operand(2)]) }, Rule { text: "all of {result, ptrs} have same shape", test: RuleTest::Same(Aspect::Shape, &[Part::Result(0), Part::Operand(0)]) }]),
        OpDef::new("ptr.get_metadata", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("ptr.load", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::Any]).interfaces(SET_1).properties(&["alignment", "invariant", "invariantGroup", "nontemporal", "ordering", "syncscope", "volatile_"]).native(&["alignment", "invariant", "invariantGroup", "nontemporal", "ordering", "volatile_"]).defaults(&[("alignment", "[]"), ("invariant", "false"), ("invariantGroup", "false"), ("nontemporal", "false"), ("ordering", "0 : i32"), ("volatile_", "false")]).attributes(&[("syncscope", &ATTR_1)]),
        OpDef::new("ptr.masked_load", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_3), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]).rules(&[Rule { text: "result and mask must be compatible", test: RuleTest::Derived(Transform::Bits, Part::Result(0), Part::Operand(1)) }, Rule { text: "all of {result, passthrough} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Result(0), Part::Operand(2)]) }]),
        OpDef::new("ptr.masked_store", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_0), Kind::One(&TYPE_3)]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]).rules(&[Rule { text: "value and mask must be compatible", test: RuleTest::Derived(Transform::Bits, Part::Operand(0), Part::Operand(2)) }]),
        OpDef::new("ptr.ptr_add", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_5), Kind::One(&TYPE_6)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_2).properties(&["flags"]).native(&["flags"]).defaults(&[("flags", "0 : i32")]),
        OpDef::new("ptr.ptr_diff", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_5), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_6)]).interfaces(SET_0).properties(&["flags"]).native(&["flags"]).defaults(&[("flags", "0 : i8")]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("ptr.scatter", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_2), Kind::One(&TYPE_3)]).interfaces(SET_1).properties(&["alignment"]).native(&["alignment"]).defaults(&[("alignment", "[]")]).rules(&[Rule { text: "value and mask must be compatible", test: RuleTest::Derived(Transform::Bits, Part::Operand(0), Part::Operand(2)) }, Rule { text: "all of {value, ptrs} have same shape", test: RuleTest::Same(Aspect::Shape, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("ptr.store", Traits::all(&[])).operands(&[Kind::Any, Kind::One(&TYPE_0)]).interfaces(SET_1).properties(&["alignment", "invariantGroup", "nontemporal", "ordering", "syncscope", "volatile_"]).native(&["alignment", "invariantGroup", "nontemporal", "ordering", "volatile_"]).defaults(&[("alignment", "[]"), ("invariantGroup", "false"), ("nontemporal", "false"), ("ordering", "0 : i32"), ("volatile_", "false")]).attributes(&[("syncscope", &ATTR_1)]),
        OpDef::new("ptr.to_ptr", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("ptr.type_offset", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::IntOrIndex]).interfaces(SET_0).properties(&["elementType"]).required(&["elementType"]).attributes(&[("elementType", &ATTR_2)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["address", "generic_space", "null", "spec"]),
    types: Some(&["ptr", "ptr_metadata"]),
    attribute_texts: &[
        Parameters::of("generic_space", &[]),
        Parameters::of("null", &[]),
        Parameters::of("spec", &[Piece::Sign("<"), Piece::Named(&[Parameter::required("size", ParameterKind::Unsigned(32)), Parameter::required("abi", ParameterKind::Unsigned(32)), Parameter::required("preferred", ParameterKind::Unsigned(32)), Parameter::optional("index", ParameterKind::Unsigned(32))]), Piece::Sign(">")]),
    ],
    element_types: &[ElementType { mnemonic: "ptr", containers: &[Container::MemRef, Container::Vector] }],
    ..Dialect::EMPTY
};
