// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `xevm`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "xevm",
    ops: &[
        OpDef::new("xevm.blockload", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["cache_control"]),
        OpDef::new("xevm.blockload2d", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any, Any, Any, Any, Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["cache_control", "elem_size_in_bits", "pack_register", "tile_height", "tile_width", "transpose", "v_blocks"]).required(&["elem_size_in_bits", "tile_width", "tile_height", "v_blocks", "transpose", "pack_register"]),
        OpDef::new("xevm.blockprefetch2d", Traits::all(&[])).operands(&[Any, Any, Any, Any, Any, Any]).properties(&["cache_control", "elem_size_in_bits", "tile_height", "tile_width", "v_blocks"]).required(&["elem_size_in_bits", "tile_width", "tile_height", "v_blocks"]),
        OpDef::new("xevm.blockstore", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any]).interfaces(SET_0).properties(&["cache_control"]),
        OpDef::new("xevm.blockstore2d", Traits::all(&[Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any, Any, Any, Any, Any, Any, Any]).interfaces(SET_0).properties(&["cache_control", "elem_size_in_bits", "tile_height", "tile_width"]).required(&["elem_size_in_bits", "tile_width", "tile_height"]),
        OpDef::new("xevm.group_count.x", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.group_count.y", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.group_count.z", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.group_id.x", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.group_id.y", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.group_id.z", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.lane_id", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.local_id.x", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.local_id.y", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.local_id.z", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.local_size.x", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.local_size.y", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.local_size.z", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.memfence", Traits::all(&[])).properties(&["addrspace", "scope"]).required(&["scope"]).defaults(&[("addrspace", "#xevm.addr_space<generic>")]),
        OpDef::new("xevm.mma", Traits::all(&[])).operands(&[Any, Any, Variadic]).results(&[Any]).properties(&["shape", "types"]).required(&["shape", "types"]),
        OpDef::new("xevm.prefetch", Traits::all(&[])).operands(&[Any]).properties(&["cache_control"]),
        OpDef::new("xevm.subgroup_id", Traits::all(&[])).results(&[Any]).properties(&["range"]),
        OpDef::new("xevm.subgroup_size", Traits::all(&[])).results(&[Any]).properties(&["range"]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
