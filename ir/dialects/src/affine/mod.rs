//! The behaviour of `affine`.

mod basis;
mod bounds;
mod loops;
mod patterns;
mod symbols;
mod value_map;
mod verify;

use crate::shared::{behaviours, patterns};
use crate::{memref, scf};
use pass_ir::data::AffineExpr;
use pass_ir::dialect::{Behaviour, Traits};
use pass_ir::flow::{Effects, RegionEdge, RegionFlow, RegionTarget, Speculation};
use pass_ir::{Body, OpRef, ValueId};

pub(crate) use patterns::apply_sum;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "affine.apply" => fold(patterns::apply), patterns(patterns::APPLY), verify(verify::check_apply);
    "affine.delinearize_index" => verify(basis::check_split);
    "affine.for" => patterns(patterns::LOOP), regions(LOOP), speculation(loop_speculation),
        verify_after_regions(loops::check_for_op), can_inline_into(foreign_values_alone);
    "affine.if" => patterns(patterns::CONDITION), regions(CONDITION), verify(verify::check_condition),
        can_inline_into(foreign_values_alone);
    "affine.linearize_index" => verify(basis::check_join);
    "affine.load" => fold(memref::without_any_cast), patterns(patterns::LOAD), verify(verify::check_load);
    "affine.max" => fold(|site| patterns::extreme(site, i64::max)), patterns(patterns::EXTREME),
        verify(verify::check_extreme);
    "affine.min" => fold(|site| patterns::extreme(site, i64::min)), patterns(patterns::EXTREME),
        verify(verify::check_extreme);
    "affine.parallel" => patterns(patterns![named "canonicalizeLoopBounds" => patterns::parallel_bounds]),
        verify(loops::check_parallel), can_inline_into(foreign_values_alone);
    "affine.prefetch" => fold(memref::without_any_cast), patterns(patterns::LOAD),
        verify(verify::check_prefetch);
    "affine.store" => fold(|site| memref::without_casts(site, Some(0))), patterns(patterns::STORE),
        verify(verify::check_store);
    "affine.vector_load" => patterns(patterns::LOAD), verify(verify::check_vector_load);
    "affine.vector_store" => patterns(patterns::STORE), verify(verify::check_vector_store);
    "affine.yield" => verify(verify::check_yield);
];

const LOOP: RegionFlow = RegionFlow {
    entries: |op, _| rounds(op, op.operands().skip(bound_operands(op)).collect(), true),
    exits: |op, end, _| rounds(op, end.operands().collect(), false),
};

const CONDITION: RegionFlow = RegionFlow {
    entries: |op, _| scf::flow::branch_edges(op).into(),
    exits: scf::flow::exit_to_parent,
};

/// Returns the number of operands of the bounds, which come before the loop-carried values.
fn bound_operands(op: OpRef<'_>) -> usize {
    let operand_count = op.body().operand_count(op.id());
    operand_count.saturating_sub(op.body().result_count(op.id()))
}

/// Returns the edges into the body and past the loop, without those that the trip count excludes.
fn rounds(op: OpRef<'_>, values: Vec<ValueId>, is_first: bool) -> Vec<RegionEdge> {
    let trips = trip_count(op);
    let mut edges = scf::flow::loop_edges(values);
    edges.retain(|edge| match (edge.target, trips) {
        (RegionTarget::After, Some(trips)) if is_first => trips == 0,
        (RegionTarget::Region(_), Some(trips)) if is_first => trips > 0,
        (RegionTarget::Region(_), Some(trips)) => trips != 1,
        _ => true,
    });
    edges
}

fn trip_count(op: OpRef<'_>) -> Option<i128> {
    let bound = |key: &str| match op.context().attr(op.attr_named(key)?).as_affine()?.exprs[..] {
        [AffineExpr::Constant(bound)] => Some(i128::from(bound)),
        _ => None,
    };
    let step = i128::from(op.int_value("step")?);
    let span = bound("upperBoundMap")? - bound("lowerBoundMap")?;
    (step > 0).then(|| (span.max(0) + step - 1) / step)
}

/// A loop with step 1 terminates, so its nested operations decide.
fn loop_speculation(op: OpRef<'_>) -> Speculation {
    let step = op.int_value("step");
    Speculation::as_nested_if(step == Some(1))
}

/// Values that were computed anywhere are not dimensions or symbols of `affine`; an operation without effects that is
/// not of `affine` does no harm there.
fn foreign_values_alone(op: OpRef<'_>, callee: &Body) -> bool {
    let cx = op.context();
    callee.walk().into_iter().all(|op| {
        let name = callee.name(op);
        let is_of_affine = cx.op_name_str(name).starts_with("affine.");
        cx.traits(name).has(Traits::RETURN_LIKE)
            || (!is_of_affine && callee.effects(cx, op).is_some_and(Effects::is_none))
    })
}
