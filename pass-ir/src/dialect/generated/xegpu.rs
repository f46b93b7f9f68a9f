// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `xegpu`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["AnchorLayoutInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "ViewLikeOpInterface"];
const SET_3: &[&str] = &["AnchorLayoutInterface", "MemoryEffectOpInterface"];
const SET_4: &[&str] = &["AnchorLayoutInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "xegpu",
    ops: &[
        OpDef::new("xegpu.alloc_nbarrier", Traits::all(&[])).properties(&["nbarrier_num"]).required(&["nbarrier_num"]),
        OpDef::new("xegpu.atomic_rmw", Traits::all(&[Traits::READS, Traits::SPECULATABLE, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["kind", "layout"]).required(&["kind"]),
        OpDef::new("xegpu.convert_layout", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["input_layout", "target_layout"]).required(&["input_layout", "target_layout"]),
        OpDef::new("xegpu.create_mem_desc", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("xegpu.create_nd_tdesc", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["const_offsets", "const_shape", "const_strides", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("xegpu.create_tdesc", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_2),
        OpDef::new("xegpu.dpas", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["layout_a", "layout_b", "layout_cd"]),
        OpDef::new("xegpu.fence", Traits::all(&[])).properties(&["fence_scope", "memory_kind"]).required(&["memory_kind", "fence_scope"]),
        OpDef::new("xegpu.init_nbarrier", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
        OpDef::new("xegpu.load", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_3).properties(&["chunk_size", "l1_hint", "l2_hint", "l3_hint", "layout"]),
        OpDef::new("xegpu.load_matrix", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_3).properties(&["const_offsets", "layout", "subgroup_block_io"]).required(&["const_offsets"]),
        OpDef::new("xegpu.load_nd", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_3).properties(&["const_offsets", "l1_hint", "l2_hint", "l3_hint", "layout", "packed", "transpose"]),
        OpDef::new("xegpu.nbarrier_arrive", Traits::all(&[])).operands(&[Any]),
        OpDef::new("xegpu.nbarrier_wait", Traits::all(&[])).operands(&[Any]),
        OpDef::new("xegpu.prefetch", Traits::all(&[])).operands(&[Any, Variadic]).interfaces(SET_4).properties(&["l1_hint", "l2_hint", "l3_hint", "layout", "offset_align_byte"]),
        OpDef::new("xegpu.prefetch_nd", Traits::all(&[])).operands(&[Any, Variadic]).interfaces(SET_4).properties(&["const_offsets", "l1_hint", "l2_hint", "l3_hint", "layout"]),
        OpDef::new("xegpu.store", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_3).properties(&["chunk_size", "l1_hint", "l2_hint", "l3_hint", "layout"]),
        OpDef::new("xegpu.store_matrix", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_3).properties(&["const_offsets", "layout", "subgroup_block_io"]).required(&["const_offsets"]),
        OpDef::new("xegpu.store_nd", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Variadic]).interfaces(SET_3).properties(&["const_offsets", "l1_hint", "l2_hint", "l3_hint", "layout"]),
        OpDef::new("xegpu.update_nd_offset", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_1).properties(&["const_offsets"]).required(&["const_offsets"]),
        OpDef::new("xegpu.update_offset", Traits::all(&[])).operands(&[Any, Any]).results(&[Any]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
