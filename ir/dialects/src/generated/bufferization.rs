// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! Operations of the dialect `bufferization`.

use pass_ir::data::Sign;
use pass_ir::dialect::{Aspect, AttrClass, AttrConstraint, AttrTest, Dialect, Kind, OpDef, Part, Rule, RuleTest, Traits, TypeClass, TypeConstraint, TypeTest};

const SET_0: &[&str] = &["BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_1: &[&str] = &["AllocationOpInterface", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["InferTypeOpInterface"];
const SET_3: &[&str] = &["BufferizableOpInterface"];
const SET_4: &[&str] = &["BufferizableOpInterface", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "ReifyRankedShapedTypeOpInterface", "SubsetInsertionOpInterface", "SubsetOpInterface"];
const SET_5: &[&str] = &["BufferizableOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_6: &[&str] = &["BufferizableOpInterface", "MemoryEffectOpInterface"];
static TYPE_0: TypeConstraint = TypeConstraint { text: "variadic of index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_1: TypeConstraint = TypeConstraint { text: "tensor of any type values", test: TypeTest::Class(TypeClass::Tensor) };
static TYPE_2: TypeConstraint = TypeConstraint { text: "index", test: TypeTest::Class(TypeClass::Index) };
static TYPE_3: TypeConstraint = TypeConstraint { text: "ranked or unranked memref of any type values", test: TypeTest::Class(TypeClass::AnyMemRef) };
static TYPE_4: TypeConstraint = TypeConstraint { text: "variadic of ranked or unranked memref of any type values", test: TypeTest::Class(TypeClass::AnyMemRef) };
static TYPE_5: TypeConstraint = TypeConstraint { text: "variadic of 1-bit signless integer", test: TypeTest::Int(Some(Sign::Signless), Some(1)) };
static TYPE_6: TypeConstraint = TypeConstraint { text: "shaped of any type values", test: TypeTest::Class(TypeClass::Shaped) };
static TYPE_7: TypeConstraint = TypeConstraint { text: "TensorLikeType instance", test: TypeTest::Any(&[TypeTest::Class(TypeClass::Tensor), TypeTest::Implements(&[])]) };
static TYPE_8: TypeConstraint = TypeConstraint { text: "BufferLikeType instance", test: TypeTest::Any(&[TypeTest::Class(TypeClass::AnyMemRef), TypeTest::Implements(&[])]) };
static ATTR_0: AttrConstraint = AttrConstraint { text: "unit attribute", test: AttrTest::Class(AttrClass::Unit), storage: AttrTest::Class(AttrClass::Unit) };

pub(crate) static DIALECT: Dialect = Dialect {
    name: "bufferization",
    ops: &[
        OpDef::new("bufferization.alloc_tensor", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_0), Kind::Optional(&TYPE_1), Kind::Optional(&TYPE_2)]).results(&[Kind::One(&TYPE_1)]).interfaces(SET_0).properties(&["memory_space", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("bufferization.clone", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Kind::One(&TYPE_3)]).results(&[Kind::One(&TYPE_3)]).interfaces(SET_1),
        OpDef::new("bufferization.dealloc", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Kind::Many(&TYPE_4), Kind::Many(&TYPE_5), Kind::Many(&TYPE_4)]).results(&[Kind::Many(&TYPE_5)]).interfaces(SET_2).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("bufferization.dealloc_tensor", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::One(&TYPE_1)]).interfaces(SET_3),
        OpDef::new("bufferization.materialize_in_destination", Traits::all(&[Traits::INLINABLE])).operands(&[Kind::One(&TYPE_1), Kind::One(&TYPE_6)]).results(&[Kind::Optional(&TYPE_1)]).interfaces(SET_4).properties(&["restrict", "writable"]).attributes(&[("restrict", &ATTR_0), ("writable", &ATTR_0)]).rules(&[Rule { text: "all of {source, dest} have same element type", test: RuleTest::Same(Aspect::Element, &[Part::Operand(0), Part::Operand(1)]) }]),
        OpDef::new("bufferization.to_buffer", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Kind::One(&TYPE_7)]).results(&[Kind::One(&TYPE_8)]).interfaces(SET_5).properties(&["read_only"]).attributes(&[("read_only", &ATTR_0)]),
        OpDef::new("bufferization.to_tensor", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_SHAPE, Traits::STATIC_EFFECTS])).operands(&[Kind::One(&TYPE_8)]).results(&[Kind::One(&TYPE_7)]).interfaces(SET_6).properties(&["restrict", "writable"]).attributes(&[("restrict", &ATTR_0), ("writable", &ATTR_0)]),
    ],
    aliases: &[],
    is_open: false,
    is_exhaustive: true,
    depends: &["affine", "memref", "tensor", "arith"],
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: crate::bufferization::BEHAVIOUR,
    verify_attribute: Some(crate::bufferization::verify::check_attribute),
    verify_function: Some(crate::bufferization::verify::check_arguments),
    ..Dialect::EMPTY
};
