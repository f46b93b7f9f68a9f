// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `wasmssa`.

use pass_ir::data::FloatKind;
use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Dialect, Kind, OpDef, Parameter, ParameterKind, Parameters, Part, Piece, Rule, RuleTest, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["LabelLevelOpInterface"];
const SET_1: &[&str] = &["LabelBranchingOpInterface"];
const SET_2: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "SymbolOpInterface"];
const SET_3: &[&str] = &["SymbolOpInterface"];
const SET_4: &[&str] = &["SymbolUserOpInterface"];
const SET_5: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "ImportOpInterface", "SymbolOpInterface"];
const SET_6: &[&str] = &["ImportOpInterface", "SymbolOpInterface"];
const SET_7: &[&str] = &["InferTypeOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "32-bit float or 64-bit float", test: TypeTest::Any(&[TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)])]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "variadic of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)])]), TypeTest::Int(Some(Sign::Signless), Some(128)), TypeTest::Any(&[TypeTest::Dialect("wasmssa", &["funcref"]), TypeTest::Dialect("wasmssa", &["externref"])])]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "32-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(32)) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "32-bit signless integer or 64-bit signless integer", test: TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "64-bit float", test: TypeTest::Float(FloatKind::F64) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "32-bit float", test: TypeTest::Float(FloatKind::F32) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "64-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(64)) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), Some(32)), TypeTest::Int(Some(Sign::Signless), Some(64))]), TypeTest::Any(&[TypeTest::Float(FloatKind::F32), TypeTest::Float(FloatKind::F64)])]), TypeTest::Int(Some(Sign::Signless), Some(128)), TypeTest::Any(&[TypeTest::Dialect("wasmssa", &["funcref"]), TypeTest::Dialect("wasmssa", &["externref"])])]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "Type of a local variable", test: TypeTest::Dialect("wasmssa", &["local"]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "32-bit floating-point type", test: TypeTest::Float(FloatKind::F32) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "64-bit floating-point type", test: TypeTest::Float(FloatKind::F64) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "32-bit unsigned integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Unsigned), Some(32)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "flat symbol reference attribute", test: AttrTest::Class(AttrClass::FlatSymbol), storage: AttrTest::Class(AttrClass::FlatSymbol) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "TypedAttr instance", test: AttrTest::Class(AttrClass::Typed), storage: AttrTest::Class(AttrClass::Typed) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "An Attribute containing a integer value", test: AttrTest::Class(AttrClass::Integer), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_7: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_8: AttrConstraint = AttrConstraint { text: "type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_9: AttrConstraint = AttrConstraint { text: "type attribute of Wasm limit type", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_10: AttrConstraint = AttrConstraint { text: "type attribute of Wasm table type", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "wasmssa",
    ops: &[
        OpDef::new("wasmssa.abs", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.add", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.and", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.block", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::Many(&TYPE_2)]).regions(1).successors(1).interfaces(SET_0),
        OpDef::new("wasmssa.block_return", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::Many(&TYPE_2)]).interfaces(SET_1),
        OpDef::new("wasmssa.branch_if", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3), Kind::Many(&TYPE_2)]).successors(1).interfaces(SET_1).properties(&["exitLevel"]).required(&["exitLevel"]).attributes(&[("exitLevel", &ATTR_0)]),
        OpDef::new("wasmssa.call", Traits::all(&[])).operands(&[Kind::Many(&TYPE_2)]).results(&[Kind::Many(&TYPE_2)]).properties(&["callee"]).required(&["callee"]).attributes(&[("callee", &ATTR_1)]),
        OpDef::new("wasmssa.ceil", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.clz", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.const", Traits::all(&[])).results(&[Kind::One(&TYPE_1)]).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_2)]).rules(&[Rule { text: "all of {value, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Property("value"), Part::Result(0)]) }]),
        OpDef::new("wasmssa.convert_s", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_0)]),
        OpDef::new("wasmssa.convert_u", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_0)]),
        OpDef::new("wasmssa.copysign", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.ctz", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.demote", Traits::all(&[])).operands(&[Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_6)]),
        OpDef::new("wasmssa.div", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.div_si", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.div_ui", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.eq", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.eqz", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]),
        OpDef::new("wasmssa.extend", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).properties(&["bitsToTake"]).required(&["bitsToTake"]).attributes(&[("bitsToTake", &ATTR_3)]).rules(&[Rule { text: "all of {input, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.extend_i32_s", Traits::all(&[])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_7)]),
        OpDef::new("wasmssa.extend_i32_u", Traits::all(&[])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_7)]),
        OpDef::new("wasmssa.floor", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_2).properties(&["arg_attrs", "exported", "functionType", "res_attrs", "sym_name"]).required(&["sym_name", "functionType"]).attributes(&[("sym_name", &ATTR_4), ("functionType", &ATTR_5), ("arg_attrs", &ATTR_6), ("res_attrs", &ATTR_6), ("exported", &ATTR_7)]),
        OpDef::new("wasmssa.ge", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.ge_si", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.ge_ui", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.global", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_3).properties(&["exported", "isMutable", "sym_name", "type"]).required(&["sym_name", "type"]).attributes(&[("sym_name", &ATTR_4), ("type", &ATTR_8), ("isMutable", &ATTR_7), ("exported", &ATTR_7)]),
        OpDef::new("wasmssa.global_get", Traits::all(&[])).results(&[Kind::One(&TYPE_8)]).interfaces(SET_4).properties(&["global"]).required(&["global"]).attributes(&[("global", &ATTR_1)]),
        OpDef::new("wasmssa.gt", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.gt_si", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.gt_ui", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.if", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_3), Kind::Many(&TYPE_2)]).regions(2).successors(1).interfaces(SET_0),
        OpDef::new("wasmssa.import_func", Traits::all(&[Traits::CALLABLE, Traits::SYMBOL])).interfaces(SET_5).properties(&["arg_attrs", "importName", "moduleName", "res_attrs", "sym_name", "type"]).required(&["sym_name", "moduleName", "importName", "type"]).attributes(&[("sym_name", &ATTR_4), ("moduleName", &ATTR_4), ("importName", &ATTR_4), ("type", &ATTR_5), ("arg_attrs", &ATTR_6), ("res_attrs", &ATTR_6)]),
        OpDef::new("wasmssa.import_global", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["importName", "isMutable", "moduleName", "sym_name", "type"]).required(&["sym_name", "moduleName", "importName", "type"]).attributes(&[("sym_name", &ATTR_4), ("moduleName", &ATTR_4), ("importName", &ATTR_4), ("type", &ATTR_8), ("isMutable", &ATTR_7)]),
        OpDef::new("wasmssa.import_mem", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["importName", "limits", "moduleName", "sym_name"]).required(&["sym_name", "moduleName", "importName", "limits"]).attributes(&[("sym_name", &ATTR_4), ("moduleName", &ATTR_4), ("importName", &ATTR_4), ("limits", &ATTR_9)]),
        OpDef::new("wasmssa.import_table", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["importName", "moduleName", "sym_name", "type"]).required(&["sym_name", "moduleName", "importName", "type"]).attributes(&[("sym_name", &ATTR_4), ("moduleName", &ATTR_4), ("importName", &ATTR_4), ("type", &ATTR_10)]),
        OpDef::new("wasmssa.le", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.le_si", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.le_ui", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.local", Traits::all(&[])).results(&[Kind::One(&TYPE_9)]).interfaces(SET_7).properties(&["type"]).required(&["type"]).attributes(&[("type", &ATTR_8)]),
        OpDef::new("wasmssa.local_get", Traits::all(&[])).operands(&[Kind::One(&TYPE_9)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_7),
        OpDef::new("wasmssa.local_set", Traits::all(&[])).operands(&[Kind::One(&TYPE_9), Kind::One(&TYPE_8)]),
        OpDef::new("wasmssa.local_tee", Traits::all(&[])).operands(&[Kind::One(&TYPE_9), Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_7),
        OpDef::new("wasmssa.loop", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::Many(&TYPE_2)]).regions(1).successors(1).interfaces(SET_0),
        OpDef::new("wasmssa.lt", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.lt_si", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.lt_ui", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.max", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.memory", Traits::all(&[Traits::SYMBOL])).interfaces(SET_3).properties(&["exported", "limits", "sym_name"]).required(&["sym_name", "limits"]).attributes(&[("sym_name", &ATTR_4), ("limits", &ATTR_9), ("exported", &ATTR_7)]),
        OpDef::new("wasmssa.min", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.mul", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.ne", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_3)]).rules(&[Rule { text: "all of {lhs, rhs} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("wasmssa.neg", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.or", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.popcnt", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.promote", Traits::all(&[])).operands(&[Kind::One(&TYPE_10)]).results(&[Kind::One(&TYPE_11)]),
        OpDef::new("wasmssa.reinterpret", Traits::all(&[])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]),
        OpDef::new("wasmssa.rem_si", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.rem_ui", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.return", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::Many(&TYPE_2)]),
        OpDef::new("wasmssa.rotl", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {val, bits, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.rotr", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {val, bits, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.shl", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {val, bits, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.shr_s", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {val, bits, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.shr_u", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_4)]).rules(&[Rule { text: "all of {val, bits, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.sqrt", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.sub", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
        OpDef::new("wasmssa.table", Traits::all(&[Traits::SYMBOL])).interfaces(SET_3).properties(&["exported", "sym_name", "type"]).required(&["sym_name", "type"]).attributes(&[("sym_name", &ATTR_4), ("type", &ATTR_10), ("exported", &ATTR_7)]),
        OpDef::new("wasmssa.trunc", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).rules(&[Rule { text: "all of {src, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Result(0)]) }]),
        OpDef::new("wasmssa.wrap", Traits::all(&[])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_3)]),
        OpDef::new("wasmssa.xor", Traits::all(&[])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).rules(&[Rule { text: "all of {lhs, rhs, result} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Result(0)]) }]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&["externref", "funcref", "limit", "local", "tabletype"]),
    type_texts: &[
        Parameters::of("externref", &[]),
        Parameters::of("funcref", &[]),
        Parameters::of("local", &[Piece::Sign("ref"), Piece::Sign("to"), Piece::Value(Parameter::required("elementType", ParameterKind::Type(None)))]),
    ],
    behaviour: crate::wasmssa::BEHAVIOUR,
    ..Dialect::EMPTY
};
