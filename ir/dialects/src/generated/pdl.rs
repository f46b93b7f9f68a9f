// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `pdl`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Parameters, Traits, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["OpAsmOpInterface", "SymbolOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["OpAsmOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of pdl type", test: TypeTest::Dialect("pdl", &[]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "PDL handle to an `mlir::Type`", test: TypeTest::Dialect("pdl", &["type"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "PDL handle to an `mlir::Attribute`", test: TypeTest::Dialect("pdl", &["attribute"]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "PDL handle to an `mlir::Operation *`", test: TypeTest::Dialect("pdl", &["operation"]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "PDL handle for an `mlir::Value`", test: TypeTest::Dialect("pdl", &["value"]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "range of PDL handle to an `mlir::Type` values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "range of PDL handle for an `mlir::Value` values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "variadic of single element or range of PDL handle for an `mlir::Value`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["value"]), TypeTest::Dialect("pdl", &["range"])]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "variadic of PDL handle to an `mlir::Attribute`", test: TypeTest::Dialect("pdl", &["attribute"]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "variadic of single element or range of PDL handle to an `mlir::Type`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["type"]), TypeTest::Dialect("pdl", &["range"])]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "single element or range of PDL handle for an `mlir::Value`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["value"]), TypeTest::Dialect("pdl", &["range"])]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "string array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::String))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "16-bit signless integer attribute whose value is non-negative", test: AttrTest::All(&[AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(16)))]), AttrTest::Value(Order::AtLeast, 0)]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "any type attribute", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "type array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Type))]), storage: AttrTest::Class(AttrClass::Array) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "pdl",
    ops: &[
        OpDef::new("pdl.apply_native_constraint", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Many(&TYPE_0)]).properties(&["isNegated", "name"]).required(&["name"]).defaults(&[("isNegated", "false")]).attributes(&[("name", &ATTR_0), ("isNegated", &ATTR_1)]).parents(&["pdl.pattern"]),
        OpDef::new("pdl.apply_native_rewrite", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Many(&TYPE_0)]).properties(&["name"]).required(&["name"]).attributes(&[("name", &ATTR_0)]).parents(&["pdl.rewrite"]),
        OpDef::new("pdl.attribute", Traits::all(&[])).operands(&[Kind::Optional(&TYPE_1)]).results(&[Kind::One(&TYPE_2)]).properties(&["value"]),
        OpDef::new("pdl.erase", Traits::all(&[])).operands(&[Kind::One(&TYPE_3)]).parents(&["pdl.rewrite"]),
        OpDef::new("pdl.operand", Traits::all(&[])).operands(&[Kind::Optional(&TYPE_1)]).results(&[Kind::One(&TYPE_4)]).parents(&["pdl.pattern"]),
        OpDef::new("pdl.operands", Traits::all(&[])).operands(&[Kind::Optional(&TYPE_5)]).results(&[Kind::One(&TYPE_6)]).parents(&["pdl.pattern"]),
        OpDef::new("pdl.operation", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_7), Kind::Many(&TYPE_8), Kind::Many(&TYPE_9)]).results(&[Kind::One(&TYPE_3)]).properties(&["attributeValueNames", "opName", "operandSegmentSizes"]).required(&["attributeValueNames"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).attributes(&[("opName", &ATTR_0), ("attributeValueNames", &ATTR_2)]),
        OpDef::new("pdl.pattern", Traits::all(&[Traits::ISOLATED, Traits::OPTIONAL_SYMBOL, Traits::SINGLE_BLOCK, Traits::SYMBOL])).regions(1).interfaces(SET_0).properties(&["benefit", "sym_name"]).required(&["benefit"]).attributes(&[("benefit", &ATTR_3), ("sym_name", &ATTR_0)]).blocks(&[("bodyRegion", Blocks::One)]),
        OpDef::new("pdl.range", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_10)]).interfaces(SET_1).parents(&["pdl.rewrite"]),
        OpDef::new("pdl.replace", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Kind::One(&TYPE_3), Kind::Optional(&TYPE_3), Kind::Many(&TYPE_7)]).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).parents(&["pdl.rewrite"]),
        OpDef::new("pdl.result", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_4)]).interfaces(SET_1).properties(&["index"]).required(&["index"]).attributes(&[("index", &ATTR_4)]),
        OpDef::new("pdl.results", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_11)]).interfaces(SET_1).properties(&["index"]).attributes(&[("index", &ATTR_4)]),
        OpDef::new("pdl.rewrite", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS, Traits::TERMINATOR])).operands(&[Kind::Optional(&TYPE_3), Kind::Many(&TYPE_0)]).regions(1).interfaces(SET_2).properties(&["name", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]).attributes(&[("name", &ATTR_0)]).parents(&["pdl.pattern"]),
        OpDef::new("pdl.type", Traits::all(&[])).results(&[Kind::One(&TYPE_1)]).properties(&["constantType"]).attributes(&[("constantType", &ATTR_5)]),
        OpDef::new("pdl.types", Traits::all(&[])).results(&[Kind::One(&TYPE_5)]).properties(&["constantTypes"]).attributes(&[("constantTypes", &ATTR_6)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&["attribute", "operation", "range", "type", "value"]),
    type_texts: &[
        Parameters::of("attribute", &[]),
        Parameters::of("operation", &[]),
        Parameters::of("type", &[]),
        Parameters::of("value", &[]),
    ],
    behaviour: crate::pdl::BEHAVIOUR,
    ..Dialect::EMPTY
};
