//! The behaviour of `omp`: what its operations ask for beyond the tables.

mod atomic;
mod clauses;
mod loops;
mod maps;
mod nesting;
mod recipes;

use crate::shared::behaviours;
pub(crate) use atomic::{
    check_captured, check_hint, check_read, check_update, check_updated, check_write,
};
pub(crate) use maps::check_bounds;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Subject, refuse};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "omp.atomic.capture" => verify(atomic::check_hint), verify_after_regions(atomic::check_captured);
    "omp.atomic.read" => verify(atomic::check_read);
    "omp.atomic.update" => verify(atomic::check_update), verify_after_regions(atomic::check_updated);
    "omp.atomic.write" => verify(atomic::check_write);
    "omp.cancel" => verify(nesting::check_cancel);
    "omp.cancellation_point" => verify(nesting::check_cancellation_point);
    "omp.canonical_loop" => verify(loops::check_canonical);
    "omp.critical" => verify_symbol("name", recipes::check_critical);
    "omp.critical.declare" => verify(atomic::check_hint);
    "omp.declare_mapper" => verify_after_regions(maps::check_mapper);
    "omp.declare_reduction" => verify_after_regions(recipes::check_reduction);
    "omp.distribute" => invariants(clauses::DISTRIBUTE);
    "omp.loop" => invariants(clauses::LOOP);
    "omp.loop_nest" => verify(loops::check_nest);
    "omp.map.bounds" => verify(maps::check_bounds);
    "omp.new_cli" => verify(loops::check_handle);
    "omp.ordered" => verify(nesting::check_ordered);
    "omp.ordered.region" => verify(nesting::check_ordered_region);
    "omp.parallel" => invariants(clauses::PARALLEL);
    "omp.private" => verify_after_regions(recipes::check_private);
    "omp.scan" => verify(nesting::check_scan);
    "omp.sections" => invariants(clauses::SECTIONS);
    "omp.simd" => invariants(clauses::SIMD);
    "omp.single" => invariants(clauses::SINGLE);
    "omp.target" => invariants(clauses::TARGET);
    "omp.target_data" => verify(maps::check_data);
    "omp.target_enter_data" => verify(maps::check_standalone_map);
    "omp.target_exit_data" => verify(maps::check_standalone_map);
    "omp.target_update" => verify(maps::check_standalone_map);
    "omp.task" => invariants(clauses::TASK);
    "omp.taskgroup" => invariants(clauses::TASKGROUP);
    "omp.taskloop" => invariants(clauses::TASKLOOP);
    "omp.teams" => invariants(clauses::TEAMS);
    "omp.workshare.loop_wrapper" => invariants(clauses::WORKSHARE_WRAPPER);
    "omp.wsloop" => invariants(clauses::WSLOOP);
];

fn is_of_dialect(subject: &Subject<'_>) -> bool {
    subject.name_text().starts_with("omp.")
}
