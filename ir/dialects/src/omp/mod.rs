//! The behaviour of `omp`: what its operations ask for beyond the tables.

mod atomic;
mod clauses;
mod loops;
mod maps;
mod nesting;
mod recipes;

pub(crate) use atomic::{CAPTURE, UPDATE, check_read, check_write};
pub(crate) use maps::check_bounds;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Invariants, Subject, refuse};

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("omp.atomic.capture").invariants(atomic::CAPTURE),
    Behaviour::of("omp.atomic.read").verify(atomic::check_read),
    Behaviour::of("omp.atomic.update").invariants(atomic::UPDATE),
    Behaviour::of("omp.atomic.write").verify(atomic::check_write),
    Behaviour::of("omp.cancel").verify(nesting::check_cancel),
    Behaviour::of("omp.cancellation_point").verify(nesting::check_cancellation_point),
    Behaviour::of("omp.canonical_loop").verify(loops::check_canonical),
    Behaviour::of("omp.critical").invariants(recipes::CRITICAL),
    Behaviour::of("omp.critical.declare").verify(atomic::check_hint),
    Behaviour::of("omp.declare_mapper").invariants(Invariants::after(maps::check_mapper)),
    Behaviour::of("omp.declare_reduction").invariants(Invariants::after(recipes::check_reduction)),
    Behaviour::of("omp.distribute").invariants(clauses::DISTRIBUTE),
    Behaviour::of("omp.loop").invariants(clauses::LOOP),
    Behaviour::of("omp.loop_nest").verify(loops::check_nest),
    Behaviour::of("omp.map.bounds").verify(maps::check_bounds),
    Behaviour::of("omp.new_cli").verify(loops::check_handle),
    Behaviour::of("omp.ordered").verify(nesting::check_ordered),
    Behaviour::of("omp.ordered.region").verify(nesting::check_ordered_region),
    Behaviour::of("omp.parallel").invariants(clauses::PARALLEL),
    Behaviour::of("omp.private").invariants(Invariants::after(recipes::check_private)),
    Behaviour::of("omp.scan").verify(nesting::check_scan),
    Behaviour::of("omp.sections").invariants(clauses::SECTIONS),
    Behaviour::of("omp.simd").invariants(clauses::SIMD),
    Behaviour::of("omp.single").invariants(clauses::SINGLE),
    Behaviour::of("omp.target").invariants(clauses::TARGET),
    Behaviour::of("omp.target_data").invariants(maps::TARGET_DATA),
    Behaviour::of("omp.target_enter_data").verify(maps::check_enter),
    Behaviour::of("omp.target_exit_data").verify(maps::check_exit),
    Behaviour::of("omp.target_update").verify(maps::check_update),
    Behaviour::of("omp.task").invariants(clauses::TASK),
    Behaviour::of("omp.taskgroup").invariants(clauses::TASKGROUP),
    Behaviour::of("omp.taskloop").invariants(clauses::TASKLOOP),
    Behaviour::of("omp.teams").invariants(clauses::TEAMS),
    Behaviour::of("omp.workshare.loop_wrapper").invariants(clauses::WORKSHARE_WRAPPER),
    Behaviour::of("omp.wsloop").invariants(clauses::WSLOOP),
];

/// True for operations of the dialect.
fn is_of_dialect(subject: &Subject<'_>) -> bool {
    subject.name_text().starts_with("omp.")
}
