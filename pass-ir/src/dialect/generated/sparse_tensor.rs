// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `sparse_tensor`.

use crate::dialect::Kind::{Any, I1, Index, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "StageWithSortSparseOp"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "InferTypeOpInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"];
const SET_4: &[&str] = &["MemoryEffectOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "sparse_tensor",
    ops: &[
        OpDef::new("sparse_tensor.assemble", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("sparse_tensor.binary", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).regions(3).interfaces(SET_0).properties(&["left_identity", "right_identity"]),
        OpDef::new("sparse_tensor.coiterate", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Variadic]).variadic_regions().properties(&["cases", "crdUsedLvls", "operandSegmentSizes"]).required(&["crdUsedLvls", "cases"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("sparse_tensor.compress", Traits::all(&[])).operands(&[Any, Any, Any, Index, Any, Variadic]).results(&[Any]),
        OpDef::new("sparse_tensor.concatenate", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_1).properties(&["dimension"]).required(&["dimension"]),
        OpDef::new("sparse_tensor.convert", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("sparse_tensor.coordinates", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2).properties(&["level"]).required(&["level"]),
        OpDef::new("sparse_tensor.coordinates_buffer", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2),
        OpDef::new("sparse_tensor.crd_translate", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Variadic]).interfaces(SET_0).properties(&["direction", "encoder"]).required(&["direction", "encoder"]),
        OpDef::new("sparse_tensor.disassemble", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Variadic]).interfaces(SET_0),
        OpDef::new("sparse_tensor.expand", Traits::all(&[])).operands(&[Any]).results(&[Any, Any, Any, Index]),
        OpDef::new("sparse_tensor.extract_iteration_space", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Variadic]).results(&[Any]).interfaces(SET_2).properties(&["hiLvl", "loLvl"]).required(&["loLvl", "hiLvl"]),
        OpDef::new("sparse_tensor.extract_value", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("sparse_tensor.foreach", Traits::all(&[Traits::SINGLE_BLOCK])).operands(&[Any, Variadic]).results(&[Variadic]).regions(1).properties(&["order"]),
        OpDef::new("sparse_tensor.has_runtime_library", Traits::all(&[])).results(&[I1]),
        OpDef::new("sparse_tensor.iterate", Traits::all(&[Traits::LOOP, Traits::RECURSIVELY_SPECULATABLE, Traits::RECURSIVE_EFFECTS, Traits::REGION_BRANCH, Traits::SINGLE_BLOCK])).operands(&[Any, Variadic]).results(&[Variadic]).regions(1).interfaces(SET_3).properties(&["crdUsedLvls"]).required(&["crdUsedLvls"]),
        OpDef::new("sparse_tensor.load", Traits::all(&[Traits::SAME_TYPE])).operands(&[Any]).results(&[Any]).properties(&["hasInserts"]),
        OpDef::new("sparse_tensor.lvl", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::NO_EFFECTS])).operands(&[Any, Index]).results(&[Index]).interfaces(SET_0),
        OpDef::new("sparse_tensor.new", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("sparse_tensor.number_of_entries", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_0),
        OpDef::new("sparse_tensor.out", Traits::all(&[])).operands(&[Any, Any]),
        OpDef::new("sparse_tensor.positions", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2).properties(&["level"]).required(&["level"]),
        OpDef::new("sparse_tensor.print", Traits::all(&[])).operands(&[Any]),
        OpDef::new("sparse_tensor.push_back", Traits::all(&[])).operands(&[Index, Any, Any, Variadic]).results(&[Any, Index]).properties(&["inbounds"]),
        OpDef::new("sparse_tensor.reduce", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).regions(1).interfaces(SET_0),
        OpDef::new("sparse_tensor.reinterpret_map", Traits::all(&[Traits::NO_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_4),
        OpDef::new("sparse_tensor.reorder_coo", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["algorithm"]).required(&["algorithm"]),
        OpDef::new("sparse_tensor.select", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).regions(1).interfaces(SET_0),
        OpDef::new("sparse_tensor.slice.offset", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_0).properties(&["dim"]).required(&["dim"]),
        OpDef::new("sparse_tensor.slice.stride", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_0).properties(&["dim"]).required(&["dim"]),
        OpDef::new("sparse_tensor.sort", Traits::all(&[])).operands(&[Index, Any, Variadic]).properties(&["algorithm", "ny", "perm_map"]).required(&["perm_map", "algorithm"]),
        OpDef::new("sparse_tensor.storage_specifier.get", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Index]).interfaces(SET_0).properties(&["level", "specifierKind"]).required(&["specifierKind"]),
        OpDef::new("sparse_tensor.storage_specifier.init", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Variadic]).results(&[Any]).interfaces(SET_0),
        OpDef::new("sparse_tensor.storage_specifier.set", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Index]).results(&[Any]).interfaces(SET_0).properties(&["level", "specifierKind"]).required(&["specifierKind"]),
        OpDef::new("sparse_tensor.unary", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).regions(2).interfaces(SET_0),
        OpDef::new("sparse_tensor.values", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_2),
        OpDef::new("sparse_tensor.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_0),
    ],
    aliases: &[("encoding", "sparse")],
    is_open: false,
    ..Dialect::EMPTY
};
