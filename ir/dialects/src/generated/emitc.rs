// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `emitc`.

use pass_ir::data::FloatKind;
use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Parameter, ParameterKind, Parameters, Part, Piece, Rule, RuleTest, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["CExpressionInterface"];
const SET_1: &[&str] = &["MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ArgAndResultAttrsOpInterface", "CExpressionInterface", "CallOpInterface", "SymbolUserOpInterface"];
const SET_3: &[&str] = &["CExpressionInterface", "CastOpInterface"];
const SET_4: &[&str] = &["OpAsmOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_5: &[&str] = &["SymbolUserOpInterface"];
const SET_6: &[&str] = &["OpAsmOpInterface"];
const SET_7: &[&str] = &["SymbolOpInterface"];
const SET_8: &[&str] = &["OpAsmOpInterface", "RegionKindInterface"];
const SET_9: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_10: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolUserOpInterface"];
const SET_11: &[&str] = &["OpAsmOpInterface", "RegionBranchOpInterface"];
const SET_12: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_13: &[&str] = &["CExpressionInterface", "MemoryEffectOpInterface"];
const SET_14: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "type supported by EmitC", test: TypeTest::Any(&[TypeTest::Dialect("emitc", &["array", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"]), TypeTest::Class(TypeClass::Index), TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]), TypeTest::Class(TypeClass::Tuple), TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::StaticShape])]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "EmitC lvalue type", test: TypeTest::Dialect("emitc", &["lvalue"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "EmitC pointer type", test: TypeTest::Dialect("emitc", &["ptr"]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "type supported by EmitC or EmitC lvalue type", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Dialect("emitc", &["array", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"]), TypeTest::Class(TypeClass::Index), TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]), TypeTest::Class(TypeClass::Tuple), TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::StaticShape])]), TypeTest::Dialect("emitc", &["lvalue"])]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "variadic of type supported by EmitC", test: TypeTest::Any(&[TypeTest::Dialect("emitc", &["array", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"]), TypeTest::Class(TypeClass::Index), TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]), TypeTest::Class(TypeClass::Tuple), TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::StaticShape])]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "floating-point type supported by EmitC or integer, index or opaque type supported by EmitC", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]), TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Class(TypeClass::Index), TypeTest::Dialect("emitc", &["opaque", "ptrdiff_t", "size_t", "ssize_t"])])]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "variadic of type supported by EmitC or EmitC lvalue type", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Dialect("emitc", &["array", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"]), TypeTest::Class(TypeClass::Index), TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F16), TypeTest::Float(FloatKind::BF16), TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]), TypeTest::Class(TypeClass::Tuple), TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::StaticShape])]), TypeTest::Dialect("emitc", &["lvalue"])]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "integer, index or opaque type supported by EmitC", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(None, Some(1)), TypeTest::Int(None, Some(8)), TypeTest::Int(None, Some(16)), TypeTest::Int(None, Some(32)), TypeTest::Int(None, Some(64))]), TypeTest::Class(TypeClass::Index), TypeTest::Dialect("emitc", &["opaque", "ptrdiff_t", "size_t", "ssize_t"])]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "EmitC array type or EmitC lvalue type", test: TypeTest::Any(&[TypeTest::Dialect("emitc", &["array"]), TypeTest::Dialect("emitc", &["lvalue"])]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "emitc.lvalue of EmitC opaque type values", test: TypeTest::Dialect("emitc", &["lvalue"]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "emitc.lvalue of EmitC opaque type or EmitC pointer type values", test: TypeTest::Dialect("emitc", &["lvalue"]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "EmitC array type or EmitC opaque type or EmitC pointer type", test: TypeTest::Any(&[TypeTest::Dialect("emitc", &["array"]), TypeTest::Dialect("emitc", &["opaque"]), TypeTest::Dialect("emitc", &["ptr"])]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "flat symbol reference attribute", test: AttrTest::Class(AttrClass::FlatSymbol), storage: AttrTest::Class(AttrClass::FlatSymbol) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "array attribute", test: AttrTest::Class(AttrClass::Array), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64))), AttrTest::OneOf(&[0, 1, 2, 3, 4, 5, 6])]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64))), AttrTest::OneOf(&[0, 1, 2, 3, 4, 5, 6])]) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "An opaque attribute or TypedAttr instance", test: AttrTest::Any(&[AttrTest::Dialect("emitc", "opaque"), AttrTest::Class(AttrClass::Typed)]), storage: AttrTest::All(&[]) };
static ATTR_7: AttrConstraint = AttrConstraint { text: "any type attribute", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_8: AttrConstraint = AttrConstraint { text: "An Attribute containing a string", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_9: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_10: AttrConstraint = AttrConstraint { text: "string array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::String))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_11: AttrConstraint = AttrConstraint { text: "i64 dense array attribute", test: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))), storage: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "emitc",
    ops: &[
        OpDef::new("emitc.add", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.address_of", Traits::all(&[])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0),
        OpDef::new("emitc.apply", Traits::all(&[])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0).properties(&["applicableOperator"]).required(&["applicableOperator"]).attributes(&[("applicableOperator", &ATTR_0)]),
        OpDef::new("emitc.assign", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_0)]).interfaces(SET_1),
        OpDef::new("emitc.bitwise_and", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_left_shift", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_not", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_or", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_right_shift", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.bitwise_xor", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.call", Traits::all(&[Traits::CALL])).operands(&[Kind::Many(&TYPE_4)]).results(&[Kind::Many(&TYPE_4)]).interfaces(SET_2).properties(&["arg_attrs", "callee", "res_attrs"]).required(&["callee"]).attributes(&[("callee", &ATTR_1), ("arg_attrs", &ATTR_2), ("res_attrs", &ATTR_2)]),
        OpDef::new("emitc.call_opaque", Traits::all(&[])).operands(&[Kind::Many(&TYPE_4)]).results(&[Kind::Many(&TYPE_4)]).interfaces(SET_0).properties(&["args", "callee", "template_args"]).required(&["callee"]).attributes(&[("callee", &ATTR_0), ("args", &ATTR_3), ("template_args", &ATTR_3)]),
        OpDef::new("emitc.cast", Traits::all(&[Traits::CAST])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_3),
        OpDef::new("emitc.class", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::GRAPH_REGION, Traits::ISOLATED, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_4).properties(&["final_specifier", "sym_name"]).required(&["sym_name"]).attributes(&[("sym_name", &ATTR_0), ("final_specifier", &ATTR_4)]),
        OpDef::new("emitc.cmp", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0).properties(&["predicate"]).required(&["predicate"]).attributes(&[("predicate", &ATTR_5)]),
        OpDef::new("emitc.conditional", Traits::all(&[])).operands(&[Kind::I1, Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0).rules(&[Rule { text: "all of {true_value, false_value, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(1), Part::Operand(2), Part::Result(0)]) }]),
        OpDef::new("emitc.constant", Traits::all(&[Traits::CONSTANT_LIKE])).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_6)]),
        OpDef::new("emitc.declare_func", Traits::all(&[])).interfaces(SET_5).properties(&["sym_name"]).required(&["sym_name"]).attributes(&[("sym_name", &ATTR_1)]),
        OpDef::new("emitc.dereference", Traits::all(&[])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_1)]),
        OpDef::new("emitc.div", Traits::all(&[])).operands(&[Kind::One(&TYPE_5), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_0),
        OpDef::new("emitc.do", Traits::all(&[Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS])).regions(2).interfaces(SET_6).blocks(&[("bodyRegion", Blocks::One), ("conditionRegion", Blocks::One)]),
        OpDef::new("emitc.expression", Traits::all(&[Traits::GRAPH_REGION, Traits::ISOLATED, Traits::SINGLE_BLOCK])).operands(&[Kind::Many(&TYPE_6)]).results(&[Kind::One(&TYPE_0)]).regions(1).interfaces(SET_6).properties(&["do_not_inline"]).attributes(&[("do_not_inline", &ATTR_4)]).blocks(&[("region", Blocks::One)]).terminator("emitc.yield"),
        OpDef::new("emitc.field", Traits::all(&[Traits::SYMBOL])).interfaces(SET_7).properties(&["initial_value", "sym_name", "type"]).required(&["sym_name", "type"]).attributes(&[("sym_name", &ATTR_0), ("type", &ATTR_7), ("initial_value", &ATTR_6)]),
        OpDef::new("emitc.file", Traits::all(&[Traits::GRAPH_REGION, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_8).properties(&["id"]).required(&["id"]).attributes(&[("id", &ATTR_8)]).blocks(&[("bodyRegion", Blocks::One)]),
        OpDef::new("emitc.for", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).regions(1).interfaces(SET_6).rules(&[Rule { text: "all of {lowerBound, upperBound, step} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Operand(2)]) }]).blocks(&[("region", Blocks::One)]).terminator("emitc.yield"),
        OpDef::new("emitc.func", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_9).properties(&["arg_attrs", "function_type", "res_attrs", "specifiers", "sym_name"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_0), ("function_type", &ATTR_9), ("specifiers", &ATTR_10), ("arg_attrs", &ATTR_2), ("res_attrs", &ATTR_2)]),
        OpDef::new("emitc.get_field", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_0)]).interfaces(SET_10).properties(&["field_name"]).required(&["field_name"]).attributes(&[("field_name", &ATTR_1)]),
        OpDef::new("emitc.get_global", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_8)]).interfaces(SET_10).properties(&["name"]).required(&["name"]).attributes(&[("name", &ATTR_1)]),
        OpDef::new("emitc.global", Traits::all(&[Traits::SYMBOL])).interfaces(SET_7).properties(&["const_specifier", "extern_specifier", "initial_value", "static_specifier", "sym_name", "type"]).required(&["sym_name", "type"]).attributes(&[("sym_name", &ATTR_0), ("type", &ATTR_7), ("initial_value", &ATTR_6), ("extern_specifier", &ATTR_4), ("static_specifier", &ATTR_4), ("const_specifier", &ATTR_4)]),
        OpDef::new("emitc.if", Traits::all(&[Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::I1]).regions(2).interfaces(SET_11).blocks(&[("thenRegion", Blocks::One), ("elseRegion", Blocks::AtMostOne)]).terminator("emitc.yield"),
        OpDef::new("emitc.include", Traits::all(&[])).properties(&["include", "is_standard_include"]).required(&["include"]).attributes(&[("include", &ATTR_0), ("is_standard_include", &ATTR_4)]),
        OpDef::new("emitc.literal", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_0)]).interfaces(SET_12).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_0)]),
        OpDef::new("emitc.load", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::Any]).interfaces(SET_13),
        OpDef::new("emitc.logical_and", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::I1]).interfaces(SET_0),
        OpDef::new("emitc.logical_not", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::I1]).interfaces(SET_0),
        OpDef::new("emitc.logical_or", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::I1]).interfaces(SET_0),
        OpDef::new("emitc.member", Traits::all(&[])).operands(&[Kind::One(&TYPE_9)]).results(&[Kind::One(&TYPE_8)]).properties(&["member"]).required(&["member"]).attributes(&[("member", &ATTR_0)]),
        OpDef::new("emitc.member_of_ptr", Traits::all(&[])).operands(&[Kind::One(&TYPE_10)]).results(&[Kind::One(&TYPE_8)]).properties(&["member"]).required(&["member"]).attributes(&[("member", &ATTR_0)]),
        OpDef::new("emitc.mul", Traits::all(&[])).operands(&[Kind::One(&TYPE_5), Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_0),
        OpDef::new("emitc.rem", Traits::all(&[])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_0),
        OpDef::new("emitc.return", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Optional(&TYPE_0)]).interfaces(SET_14).parents(&["emitc.func"]),
        OpDef::new("emitc.sub", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.subscript", Traits::all(&[])).operands(&[Kind::One(&TYPE_11), Kind::Many(&TYPE_4)]).results(&[Kind::One(&TYPE_1)]),
        OpDef::new("emitc.switch", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::One(&TYPE_7)]).variadic_regions().interfaces(SET_11).properties(&["cases"]).required(&["cases"]).attributes(&[("cases", &ATTR_11)]).blocks(&[("defaultRegion", Blocks::One), ("caseRegions", Blocks::One)]).terminator("emitc.yield"),
        OpDef::new("emitc.unary_minus", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.unary_plus", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("emitc.variable", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::STATIC_EFFECTS])).results(&[Kind::One(&TYPE_8)]).interfaces(SET_1).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_6)]),
        OpDef::new("emitc.verbatim", Traits::all(&[])).operands(&[Kind::Many(&TYPE_6)]).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_0)]),
        OpDef::new("emitc.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Optional(&TYPE_0)]).interfaces(SET_12).parents(&["emitc.do", "emitc.expression", "emitc.for", "emitc.if", "emitc.switch"]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["opaque"]),
    types: Some(&["array", "lvalue", "opaque", "ptr", "ptrdiff_t", "size_t", "ssize_t"]),
    attribute_texts: &[
        Parameters::of("opaque", &[Piece::Sign("<"), Piece::Value(Parameter::optional("value", ParameterKind::String)), Piece::Sign(">")]),
    ],
    type_texts: &[
        Parameters::of("lvalue", &[Piece::Sign("<"), Piece::Value(Parameter::required("valueType", ParameterKind::Type(None))), Piece::Sign(">")]),
        Parameters::of("opaque", &[Piece::Sign("<"), Piece::Value(Parameter::optional("value", ParameterKind::String)), Piece::Sign(">")]),
        Parameters::of("ptr", &[Piece::Sign("<"), Piece::Value(Parameter::required("pointee", ParameterKind::Type(None))), Piece::Sign(">")]),
        Parameters::of("ptrdiff_t", &[]),
        Parameters::of("size_t", &[]),
        Parameters::of("ssize_t", &[]),
    ],
    behaviour: crate::emitc::BEHAVIOUR,
    materialize: Some(crate::shared::materialize::emitc),
    shaped_types: &["array"],
    ..Dialect::EMPTY
};
