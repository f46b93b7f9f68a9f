// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `smt`.

use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Parameter, ParameterKind, Parameters, Part, Piece, Rule, RuleTest, Traits, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_4: &[&str] = &["MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of ", test: TypeTest::Dialect("smt", &["bool"]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("smt", &["bool"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("smt", &["func"]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "variadic of any non-function SMT value type", test: TypeTest::Dialect("smt", &["array", "bool", "bv", "int", "sort"]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "any non-function SMT value type", test: TypeTest::Dialect("smt", &["array", "bool", "bv", "int", "sort"]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "any SMT value type", test: TypeTest::Dialect("smt", &["array", "bool", "bv", "func", "int", "sort"]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("smt", &["array"]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("smt", &["bv"]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("smt", &["int"]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "variadic of ", test: TypeTest::Dialect("smt", &["int"]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "variadic of any non-smt type", test: TypeTest::Not(&TypeTest::Dialect("smt", &["array", "bool", "bv", "func", "int", "sort"])) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "smt bit-vector comparison predicate", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64))), AttrTest::OneOf(&[0, 1, 2, 3, 4, 5, 6, 7])]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64))), AttrTest::OneOf(&[0, 1, 2, 3, 4, 5, 6, 7])]) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "", test: AttrTest::Dialect("smt", "bv"), storage: AttrTest::Dialect("smt", "bv") };
static ATTR_2: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "string array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::String))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_7: AttrConstraint = AttrConstraint { text: "smt comparison predicate for integers", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64))), AttrTest::OneOf(&[0, 1, 2, 3])]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64))), AttrTest::OneOf(&[0, 1, 2, 3])]) };
static ATTR_8: AttrConstraint = AttrConstraint { text: "arbitrary integer attribute", test: AttrTest::Class(AttrClass::Integer), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_9: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute whose value is non-negative", test: AttrTest::All(&[AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), AttrTest::Value(Order::AtLeast, 0)]), storage: AttrTest::Class(AttrClass::Integer) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "smt",
    ops: &[
        OpDef::new("smt.and", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.apply_func", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::Many(&TYPE_3)]).results(&[Kind::One(&TYPE_4)]).interfaces(SET_0),
        OpDef::new("smt.array.broadcast", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_6)]).interfaces(SET_0),
        OpDef::new("smt.array.select", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_6), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_0),
        OpDef::new("smt.array.store", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_6), Kind::One(&TYPE_5), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_6)]).interfaces(SET_0).rules(&[Rule { text: "all of {array, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("smt.assert", Traits::all(&[])).operands(&[Kind::One(&TYPE_1)]),
        OpDef::new("smt.bv.add", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.and", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.ashr", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.cmp", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).properties(&["pred"]).required(&["pred"]).attributes(&[("pred", &ATTR_0)]),
        OpDef::new("smt.bv.concat", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_1),
        OpDef::new("smt.bv.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_7)]).interfaces(SET_2).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_1)]),
        OpDef::new("smt.bv.extract", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0).properties(&["lowBit"]).required(&["lowBit"]).attributes(&[("lowBit", &ATTR_2)]),
        OpDef::new("smt.bv.lshr", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.mul", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.neg", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.not", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.or", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.repeat", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.sdiv", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.shl", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.smod", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.srem", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.udiv", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.urem", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv.xor", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.bv2int", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0).properties(&["is_signed"]).attributes(&[("is_signed", &ATTR_3)]),
        OpDef::new("smt.check", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::SINGLE_BLOCK])).results(&[Kind::Variadic]).regions(3).blocks(&[("satRegion", Blocks::One), ("unknownRegion", Blocks::One), ("unsatRegion", Blocks::One)]).terminator("smt.yield"),
        OpDef::new("smt.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_1)]).interfaces(SET_3).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_4)]),
        OpDef::new("smt.declare_fun", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::STATIC_EFFECTS])).results(&[Kind::One(&TYPE_5)]).interfaces(SET_4).properties(&["namePrefix"]).attributes(&[("namePrefix", &ATTR_5)]),
        OpDef::new("smt.distinct", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_3)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.eq", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_3)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.exists", Traits::all(&[Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).results(&[Kind::One(&TYPE_1)]).variadic_regions().interfaces(SET_5).properties(&["boundVarNames", "noPattern", "weight"]).defaults(&[("weight", "0 : i32")]).attributes(&[("weight", &ATTR_2), ("noPattern", &ATTR_3), ("boundVarNames", &ATTR_6)]).blocks(&[("body", Blocks::One), ("patterns", Blocks::One)]).terminator("smt.yield"),
        OpDef::new("smt.forall", Traits::all(&[Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).results(&[Kind::One(&TYPE_1)]).variadic_regions().interfaces(SET_5).properties(&["boundVarNames", "noPattern", "weight"]).defaults(&[("weight", "0 : i32")]).attributes(&[("weight", &ATTR_2), ("noPattern", &ATTR_3), ("boundVarNames", &ATTR_6)]).blocks(&[("body", Blocks::One), ("patterns", Blocks::One)]).terminator("smt.yield"),
        OpDef::new("smt.implies", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.int.abs", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0),
        OpDef::new("smt.int.add", Traits::all(&[Traits::COMMUTATIVE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_9)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0),
        OpDef::new("smt.int.cmp", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8), Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).properties(&["pred"]).required(&["pred"]).attributes(&[("pred", &ATTR_7)]),
        OpDef::new("smt.int.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_8)]).interfaces(SET_3).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_8)]),
        OpDef::new("smt.int.div", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8), Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0),
        OpDef::new("smt.int.mod", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8), Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0),
        OpDef::new("smt.int.mul", Traits::all(&[Traits::COMMUTATIVE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_9)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0),
        OpDef::new("smt.int.sub", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8), Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_0),
        OpDef::new("smt.int2bv", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("smt.ite", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_5), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_0).rules(&[Rule { text: "all of {thenValue, elseValue, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(1), Part::Operand(2), Part::Result(0)]) }]),
        OpDef::new("smt.not", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.or", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.pop", Traits::all(&[])).properties(&["count"]).required(&["count"]).attributes(&[("count", &ATTR_9)]),
        OpDef::new("smt.push", Traits::all(&[])).properties(&["count"]).required(&["count"]).attributes(&[("count", &ATTR_9)]),
        OpDef::new("smt.reset", Traits::all(&[])),
        OpDef::new("smt.set_logic", Traits::all(&[])).properties(&["logic"]).required(&["logic"]).attributes(&[("logic", &ATTR_5)]).parents(&["smt.solver"]),
        OpDef::new("smt.solver", Traits::all(&[Traits::ISOLATED, Traits::SINGLE_BLOCK])).operands(&[Kind::Many(&TYPE_10)]).results(&[Kind::Many(&TYPE_10)]).regions(1).blocks(&[("bodyRegion", Blocks::One)]).terminator("smt.yield"),
        OpDef::new("smt.xor", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0),
        OpDef::new("smt.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_6),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["bv"]),
    types: Some(&["array", "bool", "bv", "func", "int", "sort"]),
    type_texts: &[
        Parameters::of("array", &[Piece::Sign("<"), Piece::Sign("["), Piece::Value(Parameter::required("domainType", ParameterKind::Type(None))), Piece::Sign("->"), Piece::Value(Parameter::required("rangeType", ParameterKind::Type(None))), Piece::Sign("]"), Piece::Sign(">")]),
        Parameters::of("bool", &[]),
        Parameters::of("bv", &[Piece::Sign("<"), Piece::Value(Parameter::required("width", ParameterKind::Signed(64))), Piece::Sign(">")]),
        Parameters::of("func", &[Piece::Sign("<"), Piece::Sign("("), Piece::Value(Parameter::optional("domainTypes", ParameterKind::Type(None)).list()), Piece::Sign(")"), Piece::Sign(" "), Piece::Value(Parameter::required("rangeType", ParameterKind::Type(None))), Piece::Sign(">")]),
        Parameters::of("int", &[]),
        Parameters::of("sort", &[Piece::Sign("<"), Piece::Value(Parameter::required("identifier", ParameterKind::Attr(Some(AttrClass::String)))), Piece::Optional(&[Piece::Sign("["), Piece::Value(Parameter::optional("sortParams", ParameterKind::Type(None)).list()), Piece::Sign("]")]), Piece::Sign(">")]),
    ],
    materialize: Some(crate::shared::materialize::smt),
    ..Dialect::EMPTY
};
