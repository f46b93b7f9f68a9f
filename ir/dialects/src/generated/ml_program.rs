// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `ml_program`.

use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Kind, OpDef, Parameters, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "RegionKindInterface", "SymbolOpInterface"];
const SET_1: &[&str] = &["SymbolOpInterface"];
const SET_2: &[&str] = &["MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_4: &[&str] = &["MemoryEffectOpInterface", "SymbolUserOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of Token for establishing execution ordering in a graph", test: TypeTest::Dialect("ml_program", &["token"]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "Token for establishing execution ordering in a graph", test: TypeTest::Dialect("ml_program", &["token"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "any type attribute", test: AttrTest::Class(AttrClass::Type), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "symbol reference attribute", test: AttrTest::Class(AttrClass::Symbol), storage: AttrTest::Class(AttrClass::Symbol) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "ml_program",
    ops: &[
        OpDef::new("ml_program.func", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_0).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_0), ("function_type", &ATTR_1), ("arg_attrs", &ATTR_2), ("res_attrs", &ATTR_2), ("sym_visibility", &ATTR_0)]),
        OpDef::new("ml_program.global", Traits::all(&[Traits::INLINABLE, Traits::SYMBOL])).interfaces(SET_1).properties(&["is_mutable", "sym_name", "sym_visibility", "type", "value"]).required(&["sym_name", "type"]).attributes(&[("sym_name", &ATTR_0), ("type", &ATTR_3), ("is_mutable", &ATTR_4), ("sym_visibility", &ATTR_0)]),
        OpDef::new("ml_program.global_load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).results(&[Kind::Any]).interfaces(SET_2).properties(&["global"]).required(&["global"]).attributes(&[("global", &ATTR_5)]),
        OpDef::new("ml_program.global_load_const", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::Any]).interfaces(SET_3).properties(&["global"]).required(&["global"]).attributes(&[("global", &ATTR_5)]),
        OpDef::new("ml_program.global_load_graph", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Any, Kind::One(&TYPE_1)]).interfaces(SET_4).properties(&["global"]).required(&["global"]).attributes(&[("global", &ATTR_5)]),
        OpDef::new("ml_program.global_store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::Any]).interfaces(SET_4).properties(&["global"]).required(&["global"]).attributes(&[("global", &ATTR_5)]),
        OpDef::new("ml_program.global_store_graph", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::Any, Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_4).properties(&["global"]).required(&["global"]).attributes(&[("global", &ATTR_5)]),
        OpDef::new("ml_program.output", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_5).parents(&["ml_program.subgraph"]),
        OpDef::new("ml_program.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_5).parents(&["ml_program.func"]),
        OpDef::new("ml_program.subgraph", Traits::all(&[Traits::CALLABLE, Traits::FUNCTION, Traits::GRAPH_REGION, Traits::INLINABLE, Traits::ISOLATED, Traits::SINGLE_BLOCK, Traits::SYMBOL])).regions(1).interfaces(SET_0).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_0), ("function_type", &ATTR_1), ("arg_attrs", &ATTR_2), ("res_attrs", &ATTR_2), ("sym_visibility", &ATTR_0)]),
        OpDef::new("ml_program.token", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_1)]).interfaces(SET_6),
    ],
    aliases: &[("extern", "extern")],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&["extern"]),
    types: Some(&["token"]),
    attribute_texts: &[
        Parameters::of("extern", &[]),
    ],
    type_texts: &[
        Parameters::of("token", &[]),
    ],
    behaviour: crate::ml_program::BEHAVIOUR,
    ..Dialect::EMPTY
};
