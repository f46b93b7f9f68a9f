// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `tensor`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Part, Rule, RuleTest, Traits, Transform, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface", "ShapedDimOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_7: &[&str] = &["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_8: &[&str] = &["ConditionallySpeculatable", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_9: &[&str] = &["ConditionallySpeculatable", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_10: &[&str] = &["OffsetSizeAndStrideOpInterface", "ParallelCombiningOpInterface"];
const SET_11: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "tensor of signless integer or unsigned integer or signed integer or floating-point values", test: TypeTest::All(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Element(&TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), None), TypeTest::Int(Some(Sign::Unsigned), None), TypeTest::Int(Some(Sign::Signed), None), TypeTest::Class(TypeClass::Float)]))]) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "tensor of any type values", test: TypeTest::Class(TypeClass::Tensor) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "variadic of ranked tensor of any type values", test: TypeTest::Class(TypeClass::RankedTensor) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "ranked tensor of any type values", test: TypeTest::Class(TypeClass::RankedTensor) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "non-0-ranked or unranked tensor", test: TypeTest::Any(&[TypeTest::Class(TypeClass::UnrankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::Tensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::AtLeast, 1)])])]) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "statically shaped tensor of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::StaticShape]) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "ranked tensor of signless integer or index values", test: TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::Element(&TypeTest::Class(TypeClass::SignlessOrIndex))]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "1D tensor of signless integer or index values", test: TypeTest::All(&[TypeTest::All(&[TypeTest::Class(TypeClass::RankedTensor), TypeTest::All(&[TypeTest::Class(TypeClass::RankedShaped), TypeTest::Rank(Order::Equal, 1)])]), TypeTest::Element(&TypeTest::Any(&[TypeTest::Int(Some(Sign::Signless), None), TypeTest::Class(TypeClass::Index)]))]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "Array of 64-bit integer array attributes", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64)))]))]))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "64-bit signless integer attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64)))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "i64 dense array attribute", test: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))), storage: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "tensor",
    ops: &[
        OpDef::new("tensor.bitcast", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_0)]).results(&[Kind::One(&TYPE_0)]).interfaces(SET_0),
        OpDef::new("tensor.cast", Traits::all(&[Traits::CAST, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_1),
        OpDef::new("tensor.collapse_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_2).properties(&["reassociation"]).required(&["reassociation"]).attributes(&[("reassociation", &ATTR_0)]),
        OpDef::new("tensor.concat", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_2)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_3).properties(&["dim"]).required(&["dim"]).attributes(&[("dim", &ATTR_1)]),
        OpDef::new("tensor.dim", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::NO_EFFECTS])).operands(&[Kind::One(&TYPE_4), Kind::Index]).results(&[Kind::Index]).interfaces(SET_4),
        OpDef::new("tensor.empty", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_5),
        OpDef::new("tensor.expand_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1), Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_2).properties(&["reassociation", "static_output_shape"]).required(&["reassociation", "static_output_shape"]).attributes(&[("reassociation", &ATTR_0), ("static_output_shape", &ATTR_2)]),
        OpDef::new("tensor.extract", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3), Kind::Many(&TYPE_5)]).results(&[Kind::Any]).interfaces(SET_2).rules(&[Rule { text: "result type matches element type of tensor", test: RuleTest::Derived(Transform::Element, Part::Operand(0), Part::Result(0)) }]),
        OpDef::new("tensor.extract_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_6).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]).attributes(&[("static_offsets", &ATTR_2), ("static_sizes", &ATTR_2), ("static_strides", &ATTR_2)]),
        OpDef::new("tensor.from_elements", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Variadic]).results(&[Kind::One(&TYPE_6)]).interfaces(SET_2),
        OpDef::new("tensor.gather", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_2).properties(&["gather_dims", "unique"]).required(&["gather_dims"]).attributes(&[("gather_dims", &ATTR_2), ("unique", &ATTR_3)]),
        OpDef::new("tensor.generate", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).regions(1).interfaces(SET_7).blocks(&[("body", Blocks::One)]),
        OpDef::new("tensor.insert", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any, Kind::One(&TYPE_3), Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_8).rules(&[Rule { text: "result type matches type of dest", test: RuleTest::Derived(Transform::Itself, Part::Operand(1), Part::Result(0)) }, Rule { text: "scalar type matches element type of dest", test: RuleTest::Derived(Transform::Element, Part::Operand(1), Part::Operand(0)) }]),
        OpDef::new("tensor.insert_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_9).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]).attributes(&[("static_offsets", &ATTR_2), ("static_sizes", &ATTR_2), ("static_strides", &ATTR_2)]).rules(&[Rule { text: "expected result type to match dest type", test: RuleTest::Derived(Transform::Itself, Part::Operand(1), Part::Result(0)) }]),
        OpDef::new("tensor.pad", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).regions(1).interfaces(SET_3).properties(&["nofold", "operandSegmentSizes", "static_high", "static_low"]).required(&["static_low", "static_high"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).attributes(&[("static_low", &ATTR_2), ("static_high", &ATTR_2), ("nofold", &ATTR_3)]).blocks(&[("region", Blocks::One)]),
        OpDef::new("tensor.parallel_insert_slice", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5), Kind::Many(&TYPE_5)]).interfaces(SET_10).properties(&["operandSegmentSizes", "static_offsets", "static_sizes", "static_strides"]).required(&["static_offsets", "static_sizes", "static_strides"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]).attributes(&[("static_offsets", &ATTR_2), ("static_sizes", &ATTR_2), ("static_strides", &ATTR_2)]),
        OpDef::new("tensor.rank", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1)]).results(&[Kind::Index]).interfaces(SET_2),
        OpDef::new("tensor.reshape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_2),
        OpDef::new("tensor.scatter", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_3), Kind::One(&TYPE_3), Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_2).properties(&["scatter_dims", "unique"]).required(&["scatter_dims"]).attributes(&[("scatter_dims", &ATTR_2), ("unique", &ATTR_3)]),
        OpDef::new("tensor.splat", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Any, Kind::Many(&TYPE_5)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_3).rules(&[Rule { text: "operand type matches element type of result", test: RuleTest::Derived(Transform::Element, Part::Result(0), Part::Operand(0)) }]),
        OpDef::new("tensor.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Any]).interfaces(SET_11).parents(&["tensor.generate", "tensor.pad"]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["affine", "arith", "complex"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::tensor::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};
