// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `func`.

use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Dialect, Kind, OpDef, Traits, TypeClass, TypeTest};

const SET_0: &[&str] = &["ArgAndResultAttrsOpInterface", "CallOpInterface", "SymbolUserOpInterface"];
const SET_1: &[&str] = &["ArgAndResultAttrsOpInterface", "CallOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_3: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
static ATTR_0: AttrConstraint = AttrConstraint { text: "flat symbol reference attribute", test: AttrTest::Class(AttrClass::FlatSymbol), storage: AttrTest::Class(AttrClass::FlatSymbol) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "func",
    ops: &[
        OpDef::new("func.call", Traits::all(&[Traits::CALL, Traits::INLINABLE])).operands(&[Kind::Variadic]).results(&[Kind::Variadic]).interfaces(SET_0).properties(&["arg_attrs", "callee", "no_inline", "res_attrs"]).required(&["callee"]).attributes(&[("callee", &ATTR_0), ("arg_attrs", &ATTR_1), ("res_attrs", &ATTR_1), ("no_inline", &ATTR_2)]),
        OpDef::new("func.call_indirect", Traits::all(&[Traits::CALL, Traits::INLINABLE])).operands(&[Kind::Function, Kind::Variadic]).results(&[Kind::Variadic]).interfaces(SET_1).properties(&["arg_attrs", "res_attrs"]).attributes(&[("arg_attrs", &ATTR_1), ("res_attrs", &ATTR_1)]),
        OpDef::new("func.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::Any]).interfaces(SET_2).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_0)]),
        OpDef::new("func.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_3).properties(&["arg_attrs", "function_type", "no_inline", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_3), ("function_type", &ATTR_4), ("sym_visibility", &ATTR_3), ("arg_attrs", &ATTR_1), ("res_attrs", &ATTR_1), ("no_inline", &ATTR_2)]),
        OpDef::new("func.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_4).parents(&["func.func"]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::func::BEHAVIOUR,
    materialize: Some(crate::func::materialize),
    constants: Some(super::op::FUNC_OPS),
    ..Dialect::EMPTY
};
