// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `shape`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Parameters, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["RegionBranchOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_5: &[&str] = &["ArgAndResultAttrsOpInterface", "CallableOpInterface", "FunctionOpInterface", "OpAsmOpInterface", "SymbolOpInterface"];
const SET_6: &[&str] = &["OpAsmOpInterface", "SymbolOpInterface"];
const SET_7: &[&str] = &["InferTypeOpInterface"];
const SET_8: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "size or index", test: TypeTest::Any(&[TypeTest::Dialect("shape", &["size"]), TypeTest::Class(TypeClass::Index)]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "variadic of shape or extent tensor", test: TypeTest::Any(&[TypeTest::Dialect("shape", &["shape"]), TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Class(TypeClass::Index))])]) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "shape or extent tensor", test: TypeTest::Any(&[TypeTest::Dialect("shape", &["shape"]), TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Class(TypeClass::Index))])]) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("shape", &["witness"]) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "variadic of ", test: TypeTest::Dialect("shape", &["witness"]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("shape", &["size"]) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "shape or size", test: TypeTest::Any(&[TypeTest::Dialect("shape", &["size"]), TypeTest::Dialect("shape", &["shape"])]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "shaped of any type values", test: TypeTest::Class(TypeClass::Shaped) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "1D tensor of index values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Class(TypeClass::Index))]) };
static TYPE_9: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("shape", &["shape"]) };
static TYPE_10: TypeConstraint = TypeConstraint { text: "variadic of size or index", test: TypeTest::Any(&[TypeTest::Dialect("shape", &["size"]), TypeTest::Class(TypeClass::Index)]) };
static TYPE_11: TypeConstraint = TypeConstraint { text: "any shape or size", test: TypeTest::Any(&[TypeTest::Any(&[TypeTest::Dialect("shape", &["size"]), TypeTest::Class(TypeClass::Index)]), TypeTest::Any(&[TypeTest::Dialect("shape", &["shape"]), TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Class(TypeClass::Index))])])]) };
static TYPE_12: TypeConstraint = TypeConstraint { text: "shaped of any type values or ", test: TypeTest::Any(&[TypeTest::Class(TypeClass::Shaped), TypeTest::Dialect("shape", &["value_shape"])]) };
static TYPE_13: TypeConstraint = TypeConstraint { text: "tensor of index values", test: TypeTest::All(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Element(&TypeTest::Class(TypeClass::Index))]) };
static TYPE_14: TypeConstraint = TypeConstraint { text: "1D tensor of integer or index values or ", test: TypeTest::Any(&[TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Any(&[TypeTest::Class(TypeClass::Integer), TypeTest::Class(TypeClass::Index)]))]), TypeTest::Dialect("shape", &["value_shape"])]) };
static TYPE_15: TypeConstraint = TypeConstraint { text: "", test: TypeTest::Dialect("shape", &["value_shape"]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "string attribute", test: AttrTest::Class(AttrClass::String), storage: AttrTest::Class(AttrClass::String) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "index elements attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::DenseIntElements), AttrTest::Element(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::DenseIntElements) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "index attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "type attribute of function type", test: AttrTest::All(&[AttrTest::Class(AttrClass::Type), AttrTest::Type(&TypeTest::Class(TypeClass::Function))]), storage: AttrTest::Class(AttrClass::Type) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "Array of dictionary attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::Class(AttrClass::Dictionary))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "dictionary of named attribute values", test: AttrTest::Class(AttrClass::Dictionary), storage: AttrTest::Class(AttrClass::Dictionary) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "shape",
    ops: &[
        OpDef::new("shape.add", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.any", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_1)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_1),
        OpDef::new("shape.assuming", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::Variadic]).regions(1).interfaces(SET_2).blocks(&[("doRegion", Blocks::One)]).terminator("shape.assuming_yield"),
        OpDef::new("shape.assuming_all", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_4)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_1),
        OpDef::new("shape.assuming_yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_3).parents(&["shape.assuming"]),
        OpDef::new("shape.broadcast", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_1)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_1).properties(&["error"]).attributes(&[("error", &ATTR_0)]),
        OpDef::new("shape.concat", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_1),
        OpDef::new("shape.const_shape", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0).properties(&["shape"]).required(&["shape"]).attributes(&[("shape", &ATTR_1)]),
        OpDef::new("shape.const_size", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_5)]).interfaces(SET_4).properties(&["value"]).required(&["value"]).attributes(&[("value", &ATTR_2)]),
        OpDef::new("shape.const_witness", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Kind::One(&TYPE_3)]).interfaces(SET_1).properties(&["passing"]).required(&["passing"]).attributes(&[("passing", &ATTR_3)]),
        OpDef::new("shape.cstr_broadcastable", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Kind::Many(&TYPE_1)]).results(&[Kind::One(&TYPE_3)]),
        OpDef::new("shape.cstr_eq", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Kind::Many(&TYPE_1)]).results(&[Kind::One(&TYPE_3)]),
        OpDef::new("shape.cstr_require", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::I1]).results(&[Kind::One(&TYPE_3)]).properties(&["msg"]).required(&["msg"]).attributes(&[("msg", &ATTR_0)]),
        OpDef::new("shape.debug_print", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::One(&TYPE_6)]).results(&[Kind::One(&TYPE_6)]),
        OpDef::new("shape.dim", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.div", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.from_extent_tensor", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_1),
        OpDef::new("shape.from_extents", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_10)]).results(&[Kind::One(&TYPE_9)]).interfaces(SET_1),
        OpDef::new("shape.func", Traits::all(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::CALLABLE, Traits::FUNCTION, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::ISOLATED, Traits::SYMBOL])).regions(1).interfaces(SET_5).properties(&["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]).attributes(&[("sym_name", &ATTR_0), ("function_type", &ATTR_4), ("arg_attrs", &ATTR_5), ("res_attrs", &ATTR_5), ("sym_visibility", &ATTR_0)]),
        OpDef::new("shape.function_library", Traits::all(&[Traits::AFFINE_SCOPE, Traits::INLINABLE, Traits::ISOLATED, Traits::NO_REGION_ARGUMENTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SYMBOL, Traits::SYMBOL_TABLE])).regions(1).interfaces(SET_6).properties(&["mapping", "sym_name", "sym_visibility"]).required(&["sym_name", "mapping"]).attributes(&[("sym_name", &ATTR_0), ("sym_visibility", &ATTR_0), ("mapping", &ATTR_6)]),
        OpDef::new("shape.get_extent", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.index_to_size", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index]).results(&[Kind::One(&TYPE_5)]).interfaces(SET_1),
        OpDef::new("shape.is_broadcastable", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Kind::Many(&TYPE_1)]).results(&[Kind::I1]),
        OpDef::new("shape.max", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_6), Kind::One(&TYPE_6)]).results(&[Kind::One(&TYPE_6)]).interfaces(SET_0),
        OpDef::new("shape.meet", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE])).operands(&[Kind::One(&TYPE_11), Kind::One(&TYPE_11)]).results(&[Kind::One(&TYPE_11)]).interfaces(SET_7).properties(&["error"]).attributes(&[("error", &ATTR_0)]),
        OpDef::new("shape.min", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_6), Kind::One(&TYPE_6)]).results(&[Kind::One(&TYPE_6)]).interfaces(SET_0),
        OpDef::new("shape.mul", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.num_elements", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.rank", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("shape.reduce", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::SINGLE_BLOCK])).operands(&[Kind::One(&TYPE_2), Kind::Variadic]).results(&[Kind::Variadic]).regions(1).blocks(&[("region", Blocks::One)]).terminator("shape.yield"),
        OpDef::new("shape.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_3).parents(&["shape.func"]),
        OpDef::new("shape.shape_eq", Traits::all(&[Traits::COMMUTATIVE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_1)]).results(&[Kind::I1]).interfaces(SET_1),
        OpDef::new("shape.shape_of", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_12)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_0),
        OpDef::new("shape.size_to_index", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::Index]).interfaces(SET_8),
        OpDef::new("shape.split_at", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2), Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_2), Kind::One(&TYPE_2)]).interfaces(SET_1),
        OpDef::new("shape.to_extent_tensor", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_13)]).interfaces(SET_8),
        OpDef::new("shape.value_as_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_14)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_1),
        OpDef::new("shape.value_of", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_15)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_1),
        OpDef::new("shape.with_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_12), Kind::One(&TYPE_2)]).results(&[Kind::One(&TYPE_15)]).interfaces(SET_1),
        OpDef::new("shape.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_3).parents(&["shape.reduce", "shape.function_library"]),
    ],
    aliases: &[],
    is_open: true,
    is_exhaustive: true,
    depends: &["arith", "tensor"],
    attributes: Some(&[]),
    types: Some(&["shape", "size", "value_shape", "witness"]),
    type_texts: &[
        Parameters::of("shape", &[]),
        Parameters::of("size", &[]),
        Parameters::of("value_shape", &[]),
        Parameters::of("witness", &[]),
    ],
    behaviour: crate::shape::BEHAVIOUR,
    materialize: Some(crate::shared::materialize::shape),
    ..Dialect::EMPTY
};
