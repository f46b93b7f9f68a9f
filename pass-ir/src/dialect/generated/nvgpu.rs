// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `nvgpu`.

use crate::dialect::Kind::{Any, I1, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "nvgpu",
    ops: &[
        OpDef::new("nvgpu.device_async_copy", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["bypassL1", "dstElements", "operandSegmentSizes"]).required(&["dstElements"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("nvgpu.device_async_create_group", Traits::all(&[])).operands(&[Variadic]).results(&[Any]),
        OpDef::new("nvgpu.device_async_wait", Traits::all(&[])).operands(&[Any]).properties(&["numGroups"]),
        OpDef::new("nvgpu.ldmatrix", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["numTiles", "transpose"]).required(&["transpose", "numTiles"]),
        OpDef::new("nvgpu.mbarrier.arrive", Traits::all(&[])).operands(&[Any, Index]).results(&[Any]),
        OpDef::new("nvgpu.mbarrier.arrive.expect_tx", Traits::all(&[])).operands(&[Any, Index, Index, Variadic]),
        OpDef::new("nvgpu.mbarrier.arrive.nocomplete", Traits::all(&[])).operands(&[Any, Index, Index]).results(&[Any]),
        OpDef::new("nvgpu.mbarrier.create", Traits::all(&[])).results(&[Any]),
        OpDef::new("nvgpu.mbarrier.get", Traits::all(&[])).operands(&[Any, Index]).results(&[Any]),
        OpDef::new("nvgpu.mbarrier.init", Traits::all(&[])).operands(&[Any, Index, Index, Variadic]),
        OpDef::new("nvgpu.mbarrier.test.wait", Traits::all(&[])).operands(&[Any, Any, Index]).results(&[I1]),
        OpDef::new("nvgpu.mbarrier.try_wait.parity", Traits::all(&[])).operands(&[Any, I1, Index, Index]),
        OpDef::new("nvgpu.mma.sp.sync", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any]).results(&[Any]).interfaces(SET_1).properties(&["mmaShape", "sparsitySelector", "tf32Enabled"]).required(&["mmaShape"]).defaults(&[("sparsitySelector", "0 : i32")]),
        OpDef::new("nvgpu.mma.sync", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1).properties(&["mmaShape", "tf32Enabled"]).required(&["mmaShape"]),
        OpDef::new("nvgpu.rcp", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1).properties(&["ftz", "rounding"]).defaults(&[("rounding", "#nvgpu<rcp_rounding_mode approx>")]),
        OpDef::new("nvgpu.tma.async.load", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any, Variadic]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("nvgpu.tma.async.store", Traits::all(&[Traits::READS, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_0).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("nvgpu.tma.create.descriptor", Traits::all(&[])).operands(&[Any, Variadic]).results(&[Any]),
        OpDef::new("nvgpu.tma.fence.descriptor", Traits::all(&[])).operands(&[Any]),
        OpDef::new("nvgpu.tma.prefetch.descriptor", Traits::all(&[])).operands(&[Any, Variadic]),
        OpDef::new("nvgpu.warpgroup.generate.descriptor", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("nvgpu.warpgroup.mma", Traits::all(&[])).operands(&[Any, Any, Any]).results(&[Any]).properties(&["transposeA", "transposeB", "waitGroup"]),
        OpDef::new("nvgpu.warpgroup.mma.init.accumulator", Traits::all(&[])).results(&[Any]),
        OpDef::new("nvgpu.warpgroup.mma.store", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any]).interfaces(SET_0),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
