// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `arm_sme`.

use crate::dialect::Kind::{Any, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ArmSMETileOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ArmSMETileOpInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "arm_sme",
    ops: &[
        OpDef::new("arm_sme.copy_tile", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sme.extract_tile_slice", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Index]).results(&[Any]).interfaces(SET_0).properties(&["layout"]).defaults(&[("layout", "#arm_sme.layout<horizontal>")]),
        OpDef::new("arm_sme.fmopa_2way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.fmops_2way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.get_tile", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0),
        OpDef::new("arm_sme.insert_tile_slice", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Index]).results(&[Any]).interfaces(SET_0).properties(&["layout"]).defaults(&[("layout", "#arm_sme.layout<horizontal>")]),
        OpDef::new("arm_sme.intr.cntsd", Traits::all(&[])).results(&[Any]),
        OpDef::new("arm_sme.intr.ld1b.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1b.vert", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1d.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1d.vert", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1h.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1h.vert", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1q.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1q.vert", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1w.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.ld1w.vert", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.mopa", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.mopa.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.mops", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.mops.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.read.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.read.vert", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.smopa.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.smopa.za32", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.smops.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.smops.za32", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1b.horiz", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1b.vert", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1d.horiz", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1d.vert", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1h.horiz", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1h.vert", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1q.horiz", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1q.vert", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1w.horiz", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.st1w.vert", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.str", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).interfaces(SET_1),
        OpDef::new("arm_sme.intr.sumopa.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.sumops.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.umopa.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.umopa.za32", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.umops.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.umops.za32", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.usmopa.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.usmops.wide", Traits::all(&[])).operands(&[Any, Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.write.horiz", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.write.vert", Traits::all(&[])).operands(&[Any, Any, Any]).properties(&["tile_id"]).required(&["tile_id"]),
        OpDef::new("arm_sme.intr.zero", Traits::all(&[])).properties(&["tile_mask"]).required(&["tile_mask"]),
        OpDef::new("arm_sme.load_tile_slice", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Any, Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["layout"]).defaults(&[("layout", "#arm_sme.layout<horizontal>")]),
        OpDef::new("arm_sme.outerproduct", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["kind", "operandSegmentSizes"]).defaults(&[("kind", "#arm_sme.kind<add>"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.smopa_2way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.smopa_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.smops_2way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.smops_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.store_tile_slice", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Index, Any, Any, Variadic]).interfaces(SET_2).properties(&["layout"]).defaults(&[("layout", "#arm_sme.layout<horizontal>")]),
        OpDef::new("arm_sme.streaming_vl", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_3).properties(&["type_size"]).required(&["type_size"]),
        OpDef::new("arm_sme.sumopa_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.sumops_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.tile_load", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["layout", "operandSegmentSizes"]).defaults(&[("layout", "#arm_sme.layout<horizontal>"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.tile_store", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_2).properties(&["layout", "operandSegmentSizes"]).defaults(&[("layout", "#arm_sme.layout<horizontal>"), ("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.umopa_2way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.umopa_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.umops_2way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.umops_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.usmopa_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.usmops_4way", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("arm_sme.zero", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
