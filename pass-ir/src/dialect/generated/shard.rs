// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `shard`.

use crate::dialect::Kind::{Any, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolOpInterface"];
const SET_3: &[&str] = &["OpAsmOpInterface", "SymbolUserOpInterface"];
const SET_4: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "DestinationStyleOpInterface", "MemoryEffectOpInterface", "SymbolUserOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "shard",
    ops: &[
        OpDef::new("shard.all_gather", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_RANK, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["gather_axis", "grid", "grid_axes"]).required(&["grid", "gather_axis"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.all_reduce", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "reduction"]).required(&["grid"]).defaults(&[("grid_axes", "array<i16>"), ("reduction", "#shard<partial sum>")]),
        OpDef::new("shard.all_slice", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_RANK, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "slice_axis"]).required(&["grid", "slice_axis"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.all_to_all", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_RANK, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["concat_axis", "grid", "grid_axes", "split_axis"]).required(&["grid", "split_axis", "concat_axis"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.broadcast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "root"]).required(&["grid", "root"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.gather", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["gather_axis", "grid", "grid_axes", "root"]).required(&["grid", "gather_axis", "root"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.get_sharding", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("shard.grid", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::SYMBOL])).interfaces(SET_2).properties(&["shape", "sym_name"]).required(&["sym_name", "shape"]),
        OpDef::new("shard.grid_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Variadic]).interfaces(SET_0).properties(&["axes", "grid"]).required(&["grid"]).defaults(&[("axes", "array<i16>")]),
        OpDef::new("shard.neighbors_linear_indices", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Index, Index]).interfaces(SET_0).properties(&["grid", "split_axes"]).required(&["grid", "split_axes"]),
        OpDef::new("shard.process_linear_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Index]).interfaces(SET_0).properties(&["grid"]).required(&["grid"]),
        OpDef::new("shard.process_multi_index", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Variadic]).interfaces(SET_0).properties(&["axes", "grid"]).required(&["grid"]).defaults(&[("axes", "array<i16>")]),
        OpDef::new("shard.recv", Traits::all(&[Traits::INLINABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_3).properties(&["grid", "grid_axes", "source"]).required(&["grid"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.reduce", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "reduction", "root"]).required(&["grid", "root"]).defaults(&[("grid_axes", "array<i16>"), ("reduction", "#shard<partial sum>")]),
        OpDef::new("shard.reduce_scatter", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_RANK, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "reduction", "scatter_axis"]).required(&["grid", "scatter_axis"]).defaults(&[("grid_axes", "array<i16>"), ("reduction", "#shard<partial sum>")]),
        OpDef::new("shard.scatter", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "root", "scatter_axis"]).required(&["grid", "scatter_axis", "root"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.send", Traits::all(&[Traits::INLINABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_3).properties(&["destination", "grid", "grid_axes"]).required(&["grid", "destination"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.shard", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_4).properties(&["annotate_for_users"]),
        OpDef::new("shard.shard_shape", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_4).properties(&["device", "dims", "operandSegmentSizes"]).required(&["dims", "device"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("shard.sharding", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SIZED_OPERANDS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0).properties(&["grid", "operandSegmentSizes", "split_axes", "static_halo_sizes", "static_sharded_dims_offsets"]).required(&["grid", "split_axes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>"), ("static_halo_sizes", "array<i64>"), ("static_sharded_dims_offsets", "array<i64>")]),
        OpDef::new("shard.shift", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_ELEMENT_TYPE, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["grid", "grid_axes", "offset", "rotate", "shift_axis"]).required(&["grid", "shift_axis", "offset"]).defaults(&[("grid_axes", "array<i16>")]),
        OpDef::new("shard.update_halo", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_5).properties(&["grid", "split_axes", "static_halo_sizes"]).required(&["grid", "split_axes"]).defaults(&[("static_halo_sizes", "array<i64>")]),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::shard::BEHAVIOUR,
    ..Dialect::EMPTY
};
