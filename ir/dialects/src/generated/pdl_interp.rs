// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `pdl_interp`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "SymbolOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of pdl type", test: TypeTest::Dialect("pdl", &[]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "pdl type", test: TypeTest::Dialect("pdl", &[]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "PDL handle to an `mlir::Attribute`", test: TypeTest::Dialect("pdl", &["attribute"]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "PDL handle to an `mlir::Operation *`", test: TypeTest::Dialect("pdl", &["operation"]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "PDL handle to an `mlir::Type`", test: TypeTest::Dialect("pdl", &["type"]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "range of PDL handle to an `mlir::Type` values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "variadic of single element or range of PDL handle for an `mlir::Value`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["value"]), TypeTest::Dialect("pdl", &["range"])]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "variadic of PDL handle to an `mlir::Attribute`", test: TypeTest::Dialect("pdl", &["attribute"]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "variadic of single element or range of PDL handle to an `mlir::Type`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["type"]), TypeTest::Dialect("pdl", &["range"])]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "range of pdl type values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "single element or range of PDL handle for an `mlir::Value`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["value"]), TypeTest::Dialect("pdl", &["range"])]) };
static TYPE_12: TypeConstraint = TypeConstraint { text: "PDL handle for an `mlir::Value`", test: TypeTest::Dialect("pdl", &["value"]) };
static TYPE_13: TypeConstraint = TypeConstraint { text: "range of PDL handle to an `mlir::Operation *` values", test: TypeTest::Dialect("pdl", &["range"]) };
static TYPE_14: TypeConstraint = TypeConstraint { text: "single element or range of PDL handle to an `mlir::Type`", test: TypeTest::Any(&[TypeTest::Dialect("pdl", &["type"]), TypeTest::Dialect("pdl", &["range"])]) };
static TYPE_15: TypeConstraint = TypeConstraint { text: "variadic of PDL handle to an `mlir::Operation *`", test: TypeTest::Dialect("pdl", &["operation"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute whose value is non-negative", test: AttrTest::All(&[AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), AttrTest::Value(Order::AtLeast, 0)]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "any type attribute", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "type array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Type))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "string array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::String))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_7: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_8: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_9: AttrConstraint = AttrConstraint { text: "symbol reference attribute", test: AttrTest::Class(AttrClass::Symbol), storage: AttrTest::Class(AttrClass::Symbol) };
static ATTR_10: AttrConstraint = AttrConstraint { text: "16-bit signless integer attribute whose value is non-negative", test: AttrTest::All(&[AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(16)))]), AttrTest::Value(Order::AtLeast, 0)]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_11: AttrConstraint = AttrConstraint { text: "array attribute", test: AttrTest::Class(AttrClass::Array), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_12: AttrConstraint = AttrConstraint { text: "32-bit signless integer elements attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::DenseIntElements), AttrTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::DenseIntElements) };
static ATTR_13: AttrConstraint = AttrConstraint { text: "type-array array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Type))]))]), storage: AttrTest::Class(AttrClass::Array) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "pdl_interp",
    ops: &[
        OpDef::new("pdl_interp.apply_constraint", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Many(&TYPE_0)]).successors(2).properties(&["isNegated", "name"]).required(&["name"]).defaults(&[("isNegated", "false")]).attributes(&[("name", &ATTR_0), ("isNegated", &ATTR_1)]),
        OpDef::new("pdl_interp.apply_rewrite", Traits::all(&[])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Many(&TYPE_0)]).properties(&["name"]).required(&["name"]).attributes(&[("name", &ATTR_0)]),
        OpDef::new("pdl_interp.are_equal", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).successors(2).interfaces(SET_0),
        OpDef::new("pdl_interp.branch", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).successors(1).interfaces(SET_0),
        OpDef::new("pdl_interp.check_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_2)]).successors(2).interfaces(SET_0).properties(&["constantValue"]).required(&["constantValue"]),
        OpDef::new("pdl_interp.check_operand_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3)]).successors(2).interfaces(SET_0).properties(&["compareAtLeast", "count"]).required(&["count"]).attributes(&[("count", &ATTR_2), ("compareAtLeast", &ATTR_3)]),
        OpDef::new("pdl_interp.check_operation_name", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3)]).successors(2).interfaces(SET_0).properties(&["name"]).required(&["name"]).attributes(&[("name", &ATTR_0)]),
        OpDef::new("pdl_interp.check_result_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3)]).successors(2).interfaces(SET_0).properties(&["compareAtLeast", "count"]).required(&["count"]).attributes(&[("count", &ATTR_2), ("compareAtLeast", &ATTR_3)]),
        OpDef::new("pdl_interp.check_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_4)]).successors(2).interfaces(SET_0).properties(&["type"]).required(&["type"]).attributes(&[("type", &ATTR_4)]),
        OpDef::new("pdl_interp.check_types", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_5)]).successors(2).interfaces(SET_0).properties(&["types"]).required(&["types"]).attributes(&[("types", &ATTR_5)]),
        OpDef::new("pdl_interp.continue", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).interfaces(SET_0).parents(&["pdl_interp.foreach"]),
        OpDef::new("pdl_interp.create_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0).properties(&["value"]).required(&["value"]),
        OpDef::new("pdl_interp.create_operation", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_6), Kind::Many(&TYPE_7), Kind::Many(&TYPE_8)]).results(&[Kind::One(&TYPE_3)]).properties(&["inferredResultTypes", "inputAttributeNames", "name", "operandSegmentSizes"]).required(&["name", "inputAttributeNames"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).attributes(&[("name", &ATTR_0), ("inputAttributeNames", &ATTR_6), ("inferredResultTypes", &ATTR_3)]),
        OpDef::new("pdl_interp.create_range", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_0),
        OpDef::new("pdl_interp.create_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_4)]).interfaces(SET_0).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_4)]),
        OpDef::new("pdl_interp.create_types", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_5)]).interfaces(SET_0).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_5)]),
        OpDef::new("pdl_interp.erase", Traits::all(&[])).operands(&[Kind::One(&TYPE_3)]),
        OpDef::new("pdl_interp.extract", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_10)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).properties(&["index"]).required(&["index"]).attributes(&[("index", &ATTR_2)]),
        OpDef::new("pdl_interp.finalize", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).interfaces(SET_0),
        OpDef::new("pdl_interp.foreach", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_10)]).regions(1).successors(1),
        OpDef::new("pdl_interp.func", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_1).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_0), ("function_type", &ATTR_7), ("arg_attrs", &ATTR_8), ("res_attrs", &ATTR_8)]).blocks(&[("body", Blocks::AtLeastOne)]),
        OpDef::new("pdl_interp.get_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0).properties(&["name"]).required(&["name"]).attributes(&[("name", &ATTR_0)]),
        OpDef::new("pdl_interp.get_attribute_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_4)]).interfaces(SET_0),
        OpDef::new("pdl_interp.get_defining_op", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_11)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_0),
        OpDef::new("pdl_interp.get_operand", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_12)]).interfaces(SET_0).properties(&["index"]).required(&["index"]).attributes(&[("index", &ATTR_2)]),
        OpDef::new("pdl_interp.get_operands", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_11)]).interfaces(SET_0).properties(&["index"]).attributes(&[("index", &ATTR_2)]),
        OpDef::new("pdl_interp.get_result", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_12)]).interfaces(SET_0).properties(&["index"]).required(&["index"]).attributes(&[("index", &ATTR_2)]),
        OpDef::new("pdl_interp.get_results", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_11)]).interfaces(SET_0).properties(&["index"]).attributes(&[("index", &ATTR_2)]),
        OpDef::new("pdl_interp.get_users", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_11)]).results(&[Kind::One(&TYPE_13)]).interfaces(SET_0),
        OpDef::new("pdl_interp.get_value_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_11)]).results(&[Kind::One(&TYPE_14)]).interfaces(SET_0),
        OpDef::new("pdl_interp.is_not_null", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_1)]).successors(2).interfaces(SET_0),
        OpDef::new("pdl_interp.record_match", Traits::all(&[Traits::SIZED_OPERANDS, Traits::TERMINATOR])).operands(&[Kind::Many(&TYPE_0), Kind::Many(&TYPE_15)]).successors(1).properties(&["benefit", "generatedOps", "operandSegmentSizes", "rewriter", "rootKind"]).required(&["rewriter", "benefit"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]).attributes(&[("rewriter", &ATTR_9), ("rootKind", &ATTR_0), ("generatedOps", &ATTR_6), ("benefit", &ATTR_10)]),
        OpDef::new("pdl_interp.replace", Traits::all(&[])).operands(&[Kind::One(&TYPE_3), Kind::Many(&TYPE_6)]),
        OpDef::new("pdl_interp.switch_attribute", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_2)]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]).attributes(&[("caseValues", &ATTR_11)]),
        OpDef::new("pdl_interp.switch_operand_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3)]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]).attributes(&[("caseValues", &ATTR_12)]),
        OpDef::new("pdl_interp.switch_operation_name", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3)]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]).attributes(&[("caseValues", &ATTR_6)]),
        OpDef::new("pdl_interp.switch_result_count", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3)]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]).attributes(&[("caseValues", &ATTR_12)]),
        OpDef::new("pdl_interp.switch_type", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_4)]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]).attributes(&[("caseValues", &ATTR_5)]),
        OpDef::new("pdl_interp.switch_types", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_5)]).variadic_successors().interfaces(SET_0).properties(&["caseValues"]).required(&["caseValues"]).attributes(&[("caseValues", &ATTR_13)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["pdl"],
    attributes: Some(&[]),
    types: Some(&[]),
    ..Dialect::EMPTY
};
