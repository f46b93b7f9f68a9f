//! The behaviour of `scf`.

mod combine;
mod decided;
pub(crate) mod flow;
mod forall;
mod if_op;
mod parallel;
mod results;
mod successor_inputs;
mod trips;
pub(crate) mod verify;
mod verify_forall;
mod verify_parallel;
mod while_op;

use crate::shared::{behaviours, patterns};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Speculation;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{OpId, OpRef, RegionId, ValueId};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "scf.execute_region" => patterns(decided::EXECUTE_REGION), regions(flow::EXECUTE_REGION),
        verify(verify::check_execute), verify_after_regions(verify::check_results);
    "scf.for" => patterns(trips::FOR_PATTERNS), speculation(loop_speculation), regions(flow::FOR),
        invariants(verify::FOR);
    "scf.forall" => regions(flow::FORALL), patterns(forall::FORALL), invariants(verify_forall::FORALL);
    "scf.forall.in_parallel" => verify(verify_forall::check_writes);
    "scf.if" => patterns(if_op::IF), regions(flow::IF), verify(verify::check_else),
        verify_after_regions(verify::check_results);
    "scf.index_switch" => patterns(decided::INDEX_SWITCH), regions(flow::INDEX_SWITCH),
        invariants(verify::INDEX_SWITCH);
    "scf.parallel" => patterns(parallel::PARALLEL), verify(verify_parallel::check_parallel);
    "scf.reduce" => verify(verify_parallel::check_counts),
        verify_after_regions(verify_parallel::check_reductions);
    "scf.reduce.return" => verify(verify_parallel::check_return);
    "scf.while" => patterns(WHILE), regions(flow::WHILE), invariants(verify::WHILE);
];

const WHILE: &[Pattern] = patterns![
    anonymous "WhileConditionTruth" => while_op::replace_condition_in_body;
    anonymous "WhileCmpCond" => while_op::decide_comparisons_in_body;
    anonymous "WhileOpAlignBeforeArgs" => while_op::align_before_args;
    anonymous "WhileMoveIfDown" => while_op::move_if_into_body;
    shared (successor_inputs::FORWARD_SINGLE_VALUE);
    shared (successor_inputs::MERGE_DUPLICATES);
    shared (successor_inputs::DROP_UNUSED);
];

/// A loop with step 1 terminates, so its nested operations decide.
fn loop_speculation(op: OpRef<'_>) -> Speculation {
    let step = op
        .operand(2)
        .and_then(|step| op.body().constant_int(op.context(), step));
    Speculation::as_nested_if(step == Some(1))
}

fn end_of(rw: &Rewriter<'_>, region: RegionId) -> Option<(OpId, Vec<ValueId>)> {
    let block = rw.body().entry(region)?;
    let end = rw.body().last_op(block);
    let end = end.filter(|_| rw.body().next_block(block).is_none())?;
    Some((end, rw.body().operands(end).collect()))
}

fn is_directly_in(rw: &Rewriter<'_>, value: ValueId, region: RegionId) -> bool {
    let block = rw.body().defining_block(value);
    block.and_then(|block| rw.body().block_region(block)) == Some(region)
}

fn is_outside(rw: &Rewriter<'_>, value: ValueId, op: OpId) -> bool {
    let block = rw.body().defining_block(value);
    let mut ancestor =
        block.and_then(|block| rw.body().region_owner(rw.body().block_region(block)?));
    while let Some(owner) = ancestor {
        if owner == op {
            return false;
        }
        ancestor = rw.body().parent_op(owner);
    }
    true
}

fn is_within(rw: &Rewriter<'_>, op: OpId, region: RegionId) -> bool {
    let body = rw.body();
    // Siblings of the owner of the region are not nested in it.
    let beside = body.region_owner(region).and_then(|op| body.block_of(op));
    let mut next = Some(op);
    while let Some(op) = next {
        let Some(block) = body.block_of(op) else {
            return false;
        };
        if body.block_region(block) == Some(region) {
            return true;
        }
        next = body.parent_op(op).filter(|_| Some(block) != beside);
    }
    false
}

/// Replaces an operation by the only block of its region.
fn replace_with_region(
    rw: &mut Rewriter<'_>,
    op: OpId,
    region: RegionId,
    args: &[ValueId],
) -> Option<()> {
    let block = rw.body().entry(region)?;
    end_of(rw, region)?;
    rw.replace_with_block(op, block, args)
}
