// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `affine`.

use pass_ir::data::Sign;
use pass_ir::dialect::{AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Order, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["AffineMapAccessInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "RegionBranchOpInterface"];
const SET_5: &[&str] = &["AffineMapAccessInterface", "AffineReadOpInterface", "MemoryEffectOpInterface"];
const SET_6: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface"];
const SET_7: &[&str] = &["AffineMapAccessInterface"];
const SET_8: &[&str] = &["AffineMapAccessInterface", "AffineWriteOpInterface", "MemoryEffectOpInterface"];
const SET_9: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "memref of any type values", test: TypeTest::Class(TypeClass::MemRef) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "vector of any type values", test: TypeTest::All(&[TypeTest::Class(TypeClass::Vector), TypeTest::Rank(Order::AtLeast, 1)]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "AffineMap attribute", test: AttrTest::Class(AttrClass::AffineMap), storage: AttrTest::Class(AttrClass::AffineMap) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "i64 dense array attribute", test: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))), storage: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "index attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Class(TypeClass::Index))]), storage: AttrTest::Class(AttrClass::Integer) };
static ATTR_3: AttrConstraint = AttrConstraint { text: "IntegerSet attribute", test: AttrTest::Class(AttrClass::IntegerSet), storage: AttrTest::Class(AttrClass::IntegerSet) };
static ATTR_4: AttrConstraint = AttrConstraint { text: "Reduction ops", test: AttrTest::Class(AttrClass::Array), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_5: AttrConstraint = AttrConstraint { text: "32-bit signless integer elements attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::DenseIntElements), AttrTest::Element(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), storage: AttrTest::Class(AttrClass::DenseIntElements) };
static ATTR_6: AttrConstraint = AttrConstraint { text: "64-bit integer array attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Array), AttrTest::Each(&AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(64)))]))]), storage: AttrTest::Class(AttrClass::Array) };
static ATTR_7: AttrConstraint = AttrConstraint { text: "bool attribute", test: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]), storage: AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(1)))]) };
static ATTR_8: AttrConstraint = AttrConstraint { text: "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3", test: AttrTest::All(&[AttrTest::All(&[AttrTest::Class(AttrClass::Integer), AttrTest::Type(&TypeTest::Int(Some(Sign::Signless), Some(32)))]), AttrTest::Value(Order::AtLeast, 0), AttrTest::Value(Order::AtMost, 3)]), storage: AttrTest::Class(AttrClass::Integer) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "affine",
    ops: &[
        OpDef::new("affine.apply", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Index]).interfaces(SET_0).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.delinearize_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Index, Kind::Many(&TYPE_0)]).results(&[Kind::Many(&TYPE_0)]).interfaces(SET_1).properties(&["static_basis"]).required(&["static_basis"]).attributes(&[("static_basis", &ATTR_1)]),
        OpDef::new("affine.dma_start", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::Variadic]).interfaces(SET_2),
        OpDef::new("affine.dma_wait", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::Variadic]).interfaces(SET_2),
        OpDef::new("affine.for", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_0), Kind::Many(&TYPE_0), Kind::Variadic]).results(&[Kind::Variadic]).regions(1).interfaces(SET_3).properties(&["lowerBoundMap", "operandSegmentSizes", "step", "upperBoundMap"]).required(&["lowerBoundMap", "upperBoundMap", "step"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]).attributes(&[("lowerBoundMap", &ATTR_0), ("upperBoundMap", &ATTR_0), ("step", &ATTR_2)]).blocks(&[("region", Blocks::One)]).terminator("affine.yield"),
        OpDef::new("affine.if", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::Variadic]).results(&[Kind::Variadic]).regions(2).interfaces(SET_4).properties(&["condition"]).required(&["condition"]).attributes(&[("condition", &ATTR_3)]).blocks(&[("thenRegion", Blocks::One), ("elseRegion", Blocks::Any)]).terminator("affine.yield"),
        OpDef::new("affine.linearize_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0), Kind::Many(&TYPE_0)]).results(&[Kind::Index]).interfaces(SET_1).properties(&["disjoint", "operandSegmentSizes", "static_basis"]).native(&["disjoint"]).required(&["static_basis"]).defaults(&[("disjoint", "false"), ("operandSegmentSizes", "array<i32: 0, 0>")]).attributes(&[("static_basis", &ATTR_1)]),
        OpDef::new("affine.load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_1), Kind::Many(&TYPE_0)]).results(&[Kind::Any]).interfaces(SET_5).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.max", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Index]).interfaces(SET_1).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.min", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Index]).interfaces(SET_1).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.parallel", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).operands(&[Kind::Many(&TYPE_0)]).results(&[Kind::Variadic]).regions(1).interfaces(SET_6).properties(&["lowerBoundsGroups", "lowerBoundsMap", "reductions", "steps", "upperBoundsGroups", "upperBoundsMap"]).required(&["reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps"]).attributes(&[("reductions", &ATTR_4), ("lowerBoundsMap", &ATTR_0), ("lowerBoundsGroups", &ATTR_5), ("upperBoundsMap", &ATTR_0), ("upperBoundsGroups", &ATTR_5), ("steps", &ATTR_6)]).blocks(&[("region", Blocks::One)]).terminator("affine.yield"),
        OpDef::new("affine.prefetch", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::One(&TYPE_1), Kind::Many(&TYPE_0)]).interfaces(SET_7).properties(&["isDataCache", "isWrite", "localityHint", "map"]).required(&["isWrite", "localityHint", "isDataCache", "map"]).attributes(&[("isWrite", &ATTR_7), ("localityHint", &ATTR_8), ("isDataCache", &ATTR_7), ("map", &ATTR_0)]),
        OpDef::new("affine.store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::Any, Kind::One(&TYPE_1), Kind::Many(&TYPE_0)]).interfaces(SET_8).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.vector_load", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_1), Kind::Many(&TYPE_0)]).results(&[Kind::One(&TYPE_2)]).interfaces(SET_5).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.vector_store", Traits::all(&[Traits::INLINABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_2), Kind::One(&TYPE_1), Kind::Many(&TYPE_0)]).interfaces(SET_8).properties(&["map"]).required(&["map"]).attributes(&[("map", &ATTR_0)]),
        OpDef::new("affine.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_9),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith", "ub"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::affine::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    ..Dialect::EMPTY
};
