// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `async`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Parameters, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ArgAndResultAttrsOpInterface", "CallOpInterface", "SymbolUserOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["RegionBranchOpInterface"];
const SET_3: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_5: &[&str] = &["InferTypeOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "async value type or async token type", test: TypeTest::Any(&[TypeTest::Dialect("async", &["value"]), TypeTest::Dialect("async", &["token"])]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "async group type", test: TypeTest::Dialect("async", &["group"]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "any type", test: TypeTest::All(&[]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "variadic of async value type or async token type", test: TypeTest::Any(&[TypeTest::Dialect("async", &["value"]), TypeTest::Dialect("async", &["token"])]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "switched-resume coroutine identifier", test: TypeTest::Dialect("async", &["coro.id"]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "coroutine handle", test: TypeTest::Dialect("async", &["coro.handle"]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "saved coroutine state", test: TypeTest::Dialect("async", &["coro.state"]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "variadic of async token type", test: TypeTest::Dialect("async", &["token"]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "async token type", test: TypeTest::Dialect("async", &["token"]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "variadic of async value type", test: TypeTest::Dialect("async", &["value"]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "async value type or async token type or async group type", test: TypeTest::Any(&[TypeTest::Dialect("async", &["value"]), TypeTest::Dialect("async", &["token"]), TypeTest::Dialect("async", &["group"])]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "async value type", test: TypeTest::Dialect("async", &["value"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "flat symbol reference attribute", test: AttrTest::Class(AttrClass::FlatSymbol), storage: AttrTest::Class(AttrClass::FlatSymbol) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "64-bit signless integer attribute whose value is positive", test: AttrTest::All(&[AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64)))]), AttrTest::Value(Order::AtLeast, 1)]), storage: AttrTest::Class(AttrClass::Integer) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "async",
    ops: &[
        OpDef::new("async.add_to_group", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_1)]).results(&[Kind::Index]),
        OpDef::new("async.await", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::Optional(&TYPE_2)]),
        OpDef::new("async.await_all", Traits::all(&[])).operands(&[Kind::One(&TYPE_1)]),
        OpDef::new("async.call", Traits::all(&[Traits::CALL])).operands(&[Kind::Variadic]).results(&[Kind::Many(&TYPE_3)]).interfaces(SET_0).properties(&["arg_attrs", "callee", "res_attrs"]).required(&["callee"]).attributes(&[("callee", &ATTR_0), ("arg_attrs", &ATTR_1), ("res_attrs", &ATTR_1)]),
        OpDef::new("async.coro.begin", Traits::all(&[])).operands(&[Kind::One(&TYPE_4)]).results(&[Kind::One(&TYPE_5)]),
        OpDef::new("async.coro.end", Traits::all(&[])).operands(&[Kind::One(&TYPE_5)]),
        OpDef::new("async.coro.free", Traits::all(&[])).operands(&[Kind::One(&TYPE_4), Kind::One(&TYPE_5)]),
        OpDef::new("async.coro.id", Traits::all(&[])).results(&[Kind::One(&TYPE_4)]),
        OpDef::new("async.coro.save", Traits::all(&[])).operands(&[Kind::One(&TYPE_5)]).results(&[Kind::One(&TYPE_6)]),
        OpDef::new("async.coro.suspend", Traits::all(&[Traits::TERMINATOR])).operands(&[Kind::One(&TYPE_6)]).successors(3),
        OpDef::new("async.create_group", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_1),
        OpDef::new("async.execute", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_7), Kind::Many(&TYPE_3)]).results(&[Kind::One(&TYPE_8), Kind::Many(&TYPE_9)]).regions(1).interfaces(SET_2).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]).blocks(&[("bodyRegion", Blocks::One)]).terminator("async.yield"),
        OpDef::new("async.func", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_3).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_2), ("function_type", &ATTR_3), ("sym_visibility", &ATTR_2), ("arg_attrs", &ATTR_1), ("res_attrs", &ATTR_1)]),
        OpDef::new("async.return", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_4).parents(&["async.func"]),
        OpDef::new("async.runtime.add_ref", Traits::all(&[])).operands(&[Kind::One(&TYPE_10)]).properties(&["count"]).required(&["count"]).attributes(&[("count", &ATTR_4)]),
        OpDef::new("async.runtime.add_to_group", Traits::all(&[])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_1)]).results(&[Kind::Index]),
        OpDef::new("async.runtime.await", Traits::all(&[])).operands(&[Kind::One(&TYPE_10)]),
        OpDef::new("async.runtime.await_and_resume", Traits::all(&[])).operands(&[Kind::One(&TYPE_10), Kind::One(&TYPE_5)]),
        OpDef::new("async.runtime.create", Traits::all(&[])).results(&[Kind::One(&TYPE_0)]),
        OpDef::new("async.runtime.create_group", Traits::all(&[])).operands(&[Kind::Index]).results(&[Kind::One(&TYPE_1)]),
        OpDef::new("async.runtime.drop_ref", Traits::all(&[])).operands(&[Kind::One(&TYPE_10)]).properties(&["count"]).required(&["count"]).attributes(&[("count", &ATTR_4)]),
        OpDef::new("async.runtime.is_error", Traits::all(&[])).operands(&[Kind::One(&TYPE_10)]).results(&[Kind::I1]),
        OpDef::new("async.runtime.load", Traits::all(&[])).operands(&[Kind::One(&TYPE_11)]).results(&[Kind::Any]),
        OpDef::new("async.runtime.num_worker_threads", Traits::all(&[])).results(&[Kind::Index]).interfaces(SET_5),
        OpDef::new("async.runtime.resume", Traits::all(&[])).operands(&[Kind::One(&TYPE_5)]),
        OpDef::new("async.runtime.set_available", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]),
        OpDef::new("async.runtime.set_error", Traits::all(&[])).operands(&[Kind::One(&TYPE_0)]),
        OpDef::new("async.runtime.store", Traits::all(&[])).operands(&[Kind::Any, Kind::One(&TYPE_11)]),
        OpDef::new("async.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_4).parents(&["async.execute"]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&["coro.handle", "coro.id", "coro.state", "group", "token", "value"]),
    type_texts: &[
        Parameters::of("coro.handle", &[]),
        Parameters::of("coro.id", &[]),
        Parameters::of("coro.state", &[]),
        Parameters::of("group", &[]),
        Parameters::of("token", &[]),
    ],
    behaviour: crate::async_::BEHAVIOUR,
    ..Dialect::EMPTY
};
