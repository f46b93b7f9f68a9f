// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `bufferization`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"];
const SET_1: &[&str] = &["AllocationOpInterface", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["InferTypeOpInterface"];
const SET_3: &[&str] = &["BufferizableOpInterface"];
const SET_4: &[&str] = &["BufferizableOpInterface", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "ReifyRankedShapedTypeOpInterface", "SubsetInsertionOpInterface", "SubsetOpInterface"];
const SET_5: &[&str] = &["BufferizableOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_6: &[&str] = &["BufferizableOpInterface", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "bufferization",
    ops: &[
        OpDef::new("bufferization.alloc_tensor", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0).properties(&["memory_space", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("bufferization.clone", Traits::all(&[Traits::ALLOCATES_RESULT, Traits::INLINABLE, Traits::READS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("bufferization.dealloc", Traits::all(&[Traits::INLINABLE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_2).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("bufferization.dealloc_tensor", Traits::all(&[Traits::INLINABLE])).operands(&[Any]).interfaces(SET_3),
        OpDef::new("bufferization.materialize_in_destination", Traits::all(&[Traits::INLINABLE])).operands(&[Any, Any]).results(&[Variadic]).interfaces(SET_4).properties(&["restrict", "writable"]),
        OpDef::new("bufferization.to_buffer", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_5).properties(&["read_only"]),
        OpDef::new("bufferization.to_tensor", Traits::all(&[Traits::INLINABLE, Traits::READS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_SHAPE, Traits::STATIC_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_6).properties(&["restrict", "writable"]),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::bufferization::BEHAVIOUR,
    ..Dialect::EMPTY
};
