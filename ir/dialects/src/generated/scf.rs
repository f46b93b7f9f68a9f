// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `scf`.

use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Blocks, Dialect, Kind, OpDef, Part, Rule, RuleTest, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];
const SET_1: &[&str] = &["RegionBranchOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_3: &[&str] = &["DestinationStyleOpInterface", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "InParallelOpInterface", "MemoryEffectOpInterface", "RegionKindInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "RegionBranchOpInterface"];
const SET_6: &[&str] = &["LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_7: &[&str] = &["RegionBranchTerminatorOpInterface"];
const SET_8: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "variadic of ranked tensor of any type values", test: TypeTest::Class(TypeClass::RankedTensor) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };
static ATTR_1: AttrConstraint = AttrConstraint { text: "i64 dense array attribute", test: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))), storage: AttrTest::DenseArray(&TypeTest::Int(Some(Sign::Signless), Some(64))) };
static ATTR_2: AttrConstraint = AttrConstraint { text: "Device Mapping array attribute", test: AttrTest::Class(AttrClass::Array), storage: AttrTest::Class(AttrClass::Array) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "scf",
    ops: &[
        OpDef::new("scf.condition", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::I1, Kind::Variadic]).interfaces(SET_0).parents(&["scf.while"]),
        OpDef::new("scf.execute_region", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH])).results(&[Kind::Variadic]).regions(1).interfaces(SET_1).properties(&["no_inline"]).attributes(&[("no_inline", &ATTR_0)]),
        OpDef::new("scf.for", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::CONDITIONALLY_SPECULATABLE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::IntOrIndex, Kind::IntOrIndex, Kind::IntOrIndex, Kind::Variadic]).results(&[Kind::Variadic]).regions(1).interfaces(SET_2).properties(&["unsignedCmp"]).attributes(&[("unsignedCmp", &ATTR_0)]).rules(&[Rule { text: "all of {lowerBound, upperBound, step} have same type", test: RuleTest::Same(Aspect::Type, &[Part::Operand(0), Part::Operand(1), Part::Operand(2)]) }]).blocks(&[("region", Blocks::One)]).terminator("scf.yield"),
        OpDef::new("scf.forall", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_0), Kind::Many(&TYPE_0), Kind::Many(&TYPE_0), Kind::Many(&TYPE_1)]).results(&[Kind::Variadic]).regions(1).interfaces(SET_3).properties(&["mapping", "operandSegmentSizes", "staticLowerBound", "staticStep", "staticUpperBound"]).required(&["staticLowerBound", "staticUpperBound", "staticStep"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]).attributes(&[("staticLowerBound", &ATTR_1), ("staticUpperBound", &ATTR_1), ("staticStep", &ATTR_1), ("mapping", &ATTR_2)]).blocks(&[("region", Blocks::One)]).terminator("scf.forall.in_parallel"),
        OpDef::new("scf.forall.in_parallel", Traits::all(&[Traits::GRAPH_REGION, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_EFFECTS, Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SPECULATABLE, Traits::TERMINATOR])).regions(1).interfaces(SET_4).blocks(&[("region", Blocks::One)]).parents(&["scf.forall"]),
        OpDef::new("scf.if", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::NO_REGION_ARGUMENTS, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::I1]).results(&[Kind::Variadic]).regions(2).interfaces(SET_5).blocks(&[("thenRegion", Blocks::One), ("elseRegion", Blocks::AtMostOne)]).terminator("scf.yield"),
        OpDef::new("scf.index_switch", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::Index]).results(&[Kind::Variadic]).variadic_regions().interfaces(SET_1).properties(&["cases"]).required(&["cases"]).attributes(&[("cases", &ATTR_1)]).blocks(&[("defaultRegion", Blocks::One), ("caseRegions", Blocks::One)]).terminator("scf.yield"),
        OpDef::new("scf.parallel", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_0), Kind::Many(&TYPE_0), Kind::Many(&TYPE_0), Kind::Variadic]).results(&[Kind::Variadic]).regions(1).interfaces(SET_6).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]).blocks(&[("region", Blocks::One)]).terminator("scf.reduce"),
        OpDef::new("scf.reduce", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::RECURSIVE_EFFECTS, Traits::TERMINATOR])).operands(&[Kind::Variadic]).variadic_regions().interfaces(SET_7).blocks(&[("reductions", Blocks::One)]).parents(&["scf.parallel"]),
        OpDef::new("scf.reduce.return", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Any]).interfaces(SET_8).parents(&["scf.reduce"]),
        OpDef::new("scf.while", Traits::all(&[Traits::INLINABLE, Traits::INLINE_TARGET, Traits::LOOP, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Kind::Variadic]).results(&[Kind::Variadic]).regions(2).interfaces(SET_6).blocks(&[("before", Blocks::One), ("after", Blocks::One)]),
        OpDef::new("scf.yield", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Kind::Variadic]).interfaces(SET_0).parents(&["scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::scf::BEHAVIOUR,
    materialize: Some(crate::arith::materialize),
    constants: Some(super::op::SCF_OPS),
    ..Dialect::EMPTY
};
