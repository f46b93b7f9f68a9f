// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `omp`.

use crate::dialect::Kind::{Any, Integer, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["AtomicCaptureOpInterface"];
const SET_1: &[&str] = &["AtomicReadOpInterface"];
const SET_2: &[&str] = &["AtomicUpdateOpInterface", "MemoryEffectOpInterface"];
const SET_3: &[&str] = &["AtomicWriteOpInterface"];
const SET_4: &[&str] = &["LoopTransformationInterface", "OpAsmOpInterface"];
const SET_5: &[&str] = &["SymbolUserOpInterface"];
const SET_6: &[&str] = &["SymbolOpInterface"];
const SET_7: &[&str] = &["RecipeInterface", "SymbolOpInterface"];
const SET_8: &[&str] = &["MapClauseOwningOpInterface"];
const SET_9: &[&str] = &["BlockArgOpenMPOpInterface", "ComposableOpInterface", "LoopWrapperInterface"];
const SET_10: &[&str] = &["BlockArgOpenMPOpInterface", "LoopWrapperInterface"];
const SET_11: &[&str] = &["MemoryEffectOpInterface"];
const SET_12: &[&str] = &["OpAsmOpInterface"];
const SET_13: &[&str] = &["BlockArgOpenMPOpInterface", "ComposableOpInterface", "OutlineableOpenMPOpInterface"];
const SET_14: &[&str] = &["RecipeInterface"];
const SET_15: &[&str] = &["BlockArgOpenMPOpInterface"];
const SET_16: &[&str] = &["BlockArgOpenMPOpInterface", "MapClauseOwningOpInterface", "OutlineableOpenMPOpInterface"];
const SET_17: &[&str] = &["BlockArgOpenMPOpInterface", "MapClauseOwningOpInterface"];
const SET_18: &[&str] = &["BlockArgOpenMPOpInterface", "OutlineableOpenMPOpInterface"];
const SET_19: &[&str] = &["BlockArgOpenMPOpInterface", "ComposableOpInterface", "LoopWrapperInterface", "OutlineableOpenMPOpInterface"];
const SET_20: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_21: &[&str] = &["LoopTransformationInterface"];
const SET_22: &[&str] = &["LoopWrapperInterface"];
const SET_23: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "omp",
    ops: &[
        OpDef::new("omp.allocate_dir", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).properties(&["align", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("omp.atomic.capture", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).regions(1).interfaces(SET_0).properties(&["hint", "memory_order"]),
        OpDef::new("omp.atomic.read", Traits::all(&[])).operands(&[Any, Any]).interfaces(SET_1).properties(&["element_type", "hint", "memory_order"]).required(&["element_type"]),
        OpDef::new("omp.atomic.update", Traits::all(&[Traits::READS, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Any]).regions(1).interfaces(SET_2).properties(&["atomic_control", "hint", "memory_order"]),
        OpDef::new("omp.atomic.write", Traits::all(&[])).operands(&[Any, Any]).interfaces(SET_3).properties(&["hint", "memory_order"]),
        OpDef::new("omp.barrier", Traits::all(&[])),
        OpDef::new("omp.cancel", Traits::all(&[])).operands(&[Variadic]).properties(&["cancel_directive"]).required(&["cancel_directive"]),
        OpDef::new("omp.cancellation_point", Traits::all(&[])).properties(&["cancel_directive"]).required(&["cancel_directive"]),
        OpDef::new("omp.canonical_loop", Traits::all(&[])).operands(&[Any, Variadic]).regions(1).interfaces(SET_4),
        OpDef::new("omp.critical", Traits::all(&[])).regions(1).interfaces(SET_5).properties(&["name"]),
        OpDef::new("omp.critical.declare", Traits::all(&[Traits::SYMBOL])).interfaces(SET_6).properties(&["hint", "sym_name"]).required(&["sym_name"]),
        OpDef::new("omp.declare_mapper", Traits::all(&[Traits::ISOLATED, Traits::SINGLE_BLOCK, Traits::SYMBOL])).regions(1).interfaces(SET_7).properties(&["sym_name", "type"]).required(&["sym_name", "type"]),
        OpDef::new("omp.declare_mapper.info", Traits::all(&[Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_8),
        OpDef::new("omp.declare_reduction", Traits::all(&[Traits::ISOLATED, Traits::SYMBOL])).regions(6).interfaces(SET_7).properties(&["byref_element_type", "sym_name", "type"]).required(&["sym_name", "type"]),
        OpDef::new("omp.distribute", Traits::all(&[Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_9).properties(&["dist_schedule_static", "operandSegmentSizes", "order", "order_mod", "private_needs_barrier", "private_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("omp.flush", Traits::all(&[])).operands(&[Variadic]),
        OpDef::new("omp.loop", Traits::all(&[Traits::NO_TERMINATOR, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_10).properties(&["bind_kind", "operandSegmentSizes", "order", "order_mod", "private_needs_barrier", "private_syms", "reduction_byref", "reduction_mod", "reduction_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("omp.loop_nest", Traits::all(&[Traits::RECURSIVE_EFFECTS])).operands(&[Variadic]).regions(1).properties(&["collapse_num_loops", "loop_inclusive", "tile_sizes"]),
        OpDef::new("omp.map.bounds", Traits::all(&[Traits::NO_EFFECTS, Traits::SIZED_OPERANDS])).operands(&[Variadic]).results(&[Any]).interfaces(SET_11).properties(&["operandSegmentSizes", "stride_in_bytes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>"), ("stride_in_bytes", "false")]),
        OpDef::new("omp.map.info", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Any, Variadic]).results(&[Any]).properties(&["map_capture_type", "map_type", "mapper_id", "members_index", "name", "operandSegmentSizes", "partial_map", "var_type"]).required(&["var_type", "map_type", "map_capture_type"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>"), ("partial_map", "false")]),
        OpDef::new("omp.masked", Traits::all(&[])).operands(&[Variadic]).regions(1),
        OpDef::new("omp.master", Traits::all(&[])).regions(1),
        OpDef::new("omp.new_cli", Traits::all(&[])).results(&[Any]).interfaces(SET_12),
        OpDef::new("omp.ordered", Traits::all(&[])).operands(&[Variadic]).properties(&["doacross_depend_type", "doacross_num_loops"]),
        OpDef::new("omp.ordered.region", Traits::all(&[])).regions(1).properties(&["par_level_simd"]),
        OpDef::new("omp.parallel", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::RECURSIVE_EFFECTS, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_13).properties(&["operandSegmentSizes", "private_needs_barrier", "private_syms", "proc_bind_kind", "reduction_byref", "reduction_mod", "reduction_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.private", Traits::all(&[Traits::ISOLATED])).regions(3).interfaces(SET_14).properties(&["data_sharing_type", "sym_name", "type"]).required(&["sym_name", "type", "data_sharing_type"]),
        OpDef::new("omp.scan", Traits::all(&[Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS, Traits::WRITES])).operands(&[Variadic]).interfaces(SET_11).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0>")]),
        OpDef::new("omp.section", Traits::all(&[])).regions(1).interfaces(SET_15),
        OpDef::new("omp.sections", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_15).properties(&["nowait", "operandSegmentSizes", "private_needs_barrier", "private_syms", "reduction_byref", "reduction_mod", "reduction_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("omp.simd", Traits::all(&[Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_9).properties(&["alignments", "linear_var_types", "operandSegmentSizes", "order", "order_mod", "private_needs_barrier", "private_syms", "reduction_byref", "reduction_mod", "reduction_syms", "safelen", "simdlen"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.single", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_15).properties(&["copyprivate_syms", "nowait", "operandSegmentSizes", "private_needs_barrier", "private_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("omp.target", Traits::all(&[Traits::ISOLATED, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_16).properties(&["bare", "depend_kinds", "in_reduction_byref", "in_reduction_syms", "nowait", "operandSegmentSizes", "private_maps", "private_needs_barrier", "private_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.target_allocmem", Traits::all(&[Traits::ALLOCATES, Traits::SIZED_OPERANDS, Traits::STATIC_EFFECTS])).operands(&[Integer, Variadic]).results(&[Any]).interfaces(SET_11).properties(&["bindc_name", "in_type", "operandSegmentSizes", "uniq_name"]).required(&["in_type"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("omp.target_data", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_17).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.target_enter_data", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).interfaces(SET_8).properties(&["depend_kinds", "nowait", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("omp.target_exit_data", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).interfaces(SET_8).properties(&["depend_kinds", "nowait", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("omp.target_freemem", Traits::all(&[Traits::FREES, Traits::STATIC_EFFECTS])).operands(&[Integer, Any]).interfaces(SET_11),
        OpDef::new("omp.target_update", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).interfaces(SET_8).properties(&["depend_kinds", "nowait", "operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0>")]),
        OpDef::new("omp.task", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_18).properties(&["depend_kinds", "in_reduction_byref", "in_reduction_syms", "mergeable", "operandSegmentSizes", "private_needs_barrier", "private_syms", "untied"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.taskgroup", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_15).properties(&["operandSegmentSizes", "task_reduction_byref", "task_reduction_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("omp.taskloop", Traits::all(&[Traits::ALLOCATION_SCOPE, Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_19).properties(&["grainsize_mod", "in_reduction_byref", "in_reduction_syms", "mergeable", "nogroup", "num_tasks_mod", "operandSegmentSizes", "private_needs_barrier", "private_syms", "reduction_byref", "reduction_mod", "reduction_syms", "untied"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.taskwait", Traits::all(&[])).operands(&[Variadic]).properties(&["depend_kinds", "nowait"]),
        OpDef::new("omp.taskyield", Traits::all(&[])),
        OpDef::new("omp.teams", Traits::all(&[Traits::RECURSIVE_EFFECTS, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_18).properties(&["operandSegmentSizes", "private_needs_barrier", "private_syms", "reduction_byref", "reduction_mod", "reduction_syms"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.terminator", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE, Traits::TERMINATOR])).interfaces(SET_20),
        OpDef::new("omp.threadprivate", Traits::all(&[])).operands(&[Any]).results(&[Any]),
        OpDef::new("omp.tile", Traits::all(&[Traits::SIZED_OPERANDS])).operands(&[Variadic]).interfaces(SET_21).properties(&["operandSegmentSizes"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0>")]),
        OpDef::new("omp.unroll_heuristic", Traits::all(&[])).operands(&[Any]).interfaces(SET_21),
        OpDef::new("omp.workdistribute", Traits::all(&[])).regions(1),
        OpDef::new("omp.workshare", Traits::all(&[Traits::RECURSIVE_EFFECTS])).regions(1).properties(&["nowait"]),
        OpDef::new("omp.workshare.loop_wrapper", Traits::all(&[Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK])).regions(1).interfaces(SET_22),
        OpDef::new("omp.wsloop", Traits::all(&[Traits::NO_TERMINATOR, Traits::RECURSIVE_EFFECTS, Traits::SINGLE_BLOCK, Traits::SIZED_OPERANDS])).operands(&[Variadic]).regions(1).interfaces(SET_9).properties(&["linear_var_types", "nowait", "operandSegmentSizes", "order", "order_mod", "ordered", "private_needs_barrier", "private_syms", "reduction_byref", "reduction_mod", "reduction_syms", "schedule_kind", "schedule_mod", "schedule_simd"]).defaults(&[("operandSegmentSizes", "array<i32: 0, 0, 0, 0, 0, 0, 0>")]),
        OpDef::new("omp.yield", Traits::all(&[Traits::NO_EFFECTS, Traits::RETURN_LIKE, Traits::SPECULATABLE, Traits::TERMINATOR])).operands(&[Variadic]).interfaces(SET_23),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
