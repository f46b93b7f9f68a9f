// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `irdl`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Enumeration, Frame, Kind, OpDef, Parameters, Traits, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["VerifyConstraintInterface"];
const SET_1: &[&str] = &["SymbolOpInterface"];
const SET_2: &[&str] = &["SymbolUserOpInterface", "VerifyConstraintInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "VerifyConstraintInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolUserOpInterface", "VerifyConstraintInterface"];
const SET_5: &[&str] = &["VerifyRegionInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of IRDL handle to an `mlir::Attribute`", test: TypeTest::Dialect("irdl", &["attribute"]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "IRDL handle to an `mlir::Attribute`", test: TypeTest::Dialect("irdl", &["attribute"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "IRDL handle to a region definition", test: TypeTest::Dialect("irdl", &["region"]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "variadic of IRDL handle to a region definition", test: TypeTest::Dialect("irdl", &["region"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "string array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::String))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "symbol reference attribute", test: AttrTest::Class(AttrClass::Symbol), storage: AttrTest::Class(AttrClass::Symbol) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "", test: AttrTest::Dialect("irdl", "variadicity_array"), storage: AttrTest::Dialect("irdl", "variadicity_array") };
static ATTR_4: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "irdl",
    ops: &[
        OpDef::new("irdl.all_of", Traits::all(&[Traits::SAME_TYPE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).parents(&["irdl.type", "irdl.attribute", "irdl.operation"]),
        OpDef::new("irdl.any", Traits::all(&[])).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).parents(&["irdl.type", "irdl.attribute", "irdl.operation"]),
        OpDef::new("irdl.any_of", Traits::all(&[Traits::SAME_TYPE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).parents(&["irdl.type", "irdl.attribute", "irdl.operation"]),
        OpDef::new("irdl.attribute", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]).attributes(&[("sym_name", &ATTR_0)]).blocks(&[("body", Blocks::One)]).parents(&["irdl.dialect"]),
        OpDef::new("irdl.attributes", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).properties(&["attributeValueNames"]).required(&["attributeValueNames"]).attributes(&[("attributeValueNames", &ATTR_1)]).parents(&["irdl.operation"]),
        OpDef::new("irdl.base", Traits::all(&[])).results(&[Kind::One(&TYPE_1)]).interfaces(SET_2).properties(&["base_name", "base_ref"]).attributes(&[("base_ref", &ATTR_2), ("base_name", &ATTR_0)]).parents(&["irdl.type", "irdl.attribute", "irdl.operation"]),
        OpDef::new("irdl.c_pred", Traits::all(&[])).results(&[Kind::One(&TYPE_1)]).properties(&["pred"]).required(&["pred"]).attributes(&[("pred", &ATTR_0)]),
        OpDef::new("irdl.dialect", Traits::all(&[Traits::ISOLATED, Traits::NO_TERMINATOR, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]).attributes(&[("sym_name", &ATTR_0)]).blocks(&[("body", Blocks::One)]),
        OpDef::new("irdl.is", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_1)]).interfaces(SET_3).properties(&["expected"]).required(&["expected"]).parents(&["irdl.type", "irdl.attribute", "irdl.operation"]),
        OpDef::new("irdl.operands", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).properties(&["names", "variadicity"]).required(&["names", "variadicity"]).attributes(&[("names", &ATTR_1), ("variadicity", &ATTR_3)]).parents(&["irdl.operation"]),
        OpDef::new("irdl.operation", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]).attributes(&[("sym_name", &ATTR_0)]).blocks(&[("body", Blocks::One)]).parents(&["irdl.dialect"]),
        OpDef::new("irdl.parameters", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).properties(&["names"]).required(&["names"]).attributes(&[("names", &ATTR_1)]).parents(&["irdl.attribute", "irdl.type"]),
        OpDef::new("irdl.parametric", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_4).properties(&["base_type"]).required(&["base_type"]).attributes(&[("base_type", &ATTR_2)]).parents(&["irdl.type", "irdl.attribute", "irdl.operation"]),
        OpDef::new("irdl.region", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_5).properties(&["constrainedArguments", "numberOfBlocks"]).attributes(&[("numberOfBlocks", &ATTR_4), ("constrainedArguments", &ATTR_5)]).parents(&["irdl.operation"]),
        OpDef::new("irdl.regions", Traits::all(&[])).operands(&[Kind::Many(&TYPE_3)]).properties(&["names"]).required(&["names"]).attributes(&[("names", &ATTR_1)]).parents(&["irdl.operation"]),
        OpDef::new("irdl.results", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).properties(&["names", "variadicity"]).required(&["names", "variadicity"]).attributes(&[("names", &ATTR_1), ("variadicity", &ATTR_3)]).parents(&["irdl.operation"]),
        OpDef::new("irdl.type", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["sym_name"]).required(&["sym_name"]).attributes(&[("sym_name", &ATTR_0)]).blocks(&[("body", Blocks::One)]).parents(&["irdl.dialect"]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["variadicity", "variadicity_array"]),
    types: Some(&["attribute", "region"]),
    enumerations: &[
        Enumeration::words_of_class("variadicity", Frame::Bare, "::mlir::irdl::Variadicity", &["single", "optional", "variadic"]),
    ],
    type_texts: &[
        Parameters::of("attribute", &[]),
        Parameters::of("region", &[]),
    ],
    ..Dialect::EMPTY
};
