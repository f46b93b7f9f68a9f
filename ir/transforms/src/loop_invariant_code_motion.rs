//! The pass `loop-invariant-code-motion`: hoists loop-invariant operations out of loops.

use std::collections::VecDeque;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::flow::{Effects, EffectsCache};
use pass_ir::{Body, Context, InsertPoint, Op, OpId, RegionId, ValueId, WalkOrder};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::LoopInvariantCodeMotion;
use crate::remarks::RemarkBuffer;

impl OperationPass<Embedded> for LoopInvariantCodeMotion {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let mut changed = false;
        let mut remarks = RemarkBuffer::new(cx);
        if let Some(root) = op.body_mut() {
            root.for_each_body(&mut |body| changed |= hoist_all(ir, body, &mut remarks));
        }
        remarks.report(&op, cx);
        if !changed {
            cx.reached_fixed_point();
        }
        Ok(Preserved::unless(changed))
    }
}

fn hoist_all(cx: &Context, body: &mut Body, remarks: &mut RemarkBuffer) -> bool {
    let mut changed = false;
    // Hoisting a pure operation changes the effects of no other operation.
    let mut effects = EffectsCache::default();
    for op in body.walk_in(WalkOrder::Post) {
        if cx.traits(body.name(op)).has(Traits::LOOP) {
            for region in body.regions(op).to_vec() {
                changed |= hoist(cx, body, &mut effects, op, region, remarks);
                report_missed(cx, body, &mut effects, region, remarks);
            }
        }
    }
    changed
}

/// Hoists invariant operations out of a region of a loop. Returns whether anything moved.
fn hoist(
    cx: &Context,
    body: &mut Body,
    effects: &mut EffectsCache,
    loop_op: OpId,
    region: RegionId,
    remarks: &mut RemarkBuffer,
) -> bool {
    let mut pending: VecDeque<OpId> = body.region_ops(region).collect();
    let mut changed = false;
    while let Some(op) = pending.pop_front() {
        // An operation with several uses of a value is queued several times.
        if region_of(body, op) != Some(region)
            || effects.of(cx, body, op) != Some(Effects::NONE)
            || !body.is_speculatable(cx, op)
            || !is_invariant(cx, body, region, op)
        {
            continue;
        }
        remarks.add(cx, body, op, |name| {
            Remark::passed("licm", "hoisted").argument("Operation", name)
        });
        body.insert(op, InsertPoint::Before(loop_op));
        changed = true;
        let users = body.results(op).flat_map(|result| body.uses(result));
        pending.extend(
            users
                .map(|value_use| value_use.op)
                .filter(|&user| region_of(body, user) == Some(region)),
        );
    }
    changed
}

fn report_missed(
    cx: &Context,
    body: &Body,
    effects: &mut EffectsCache,
    region: RegionId,
    remarks: &mut RemarkBuffer,
) {
    if !remarks.is_enabled() {
        return;
    }
    for op in body.region_ops(region) {
        if !is_invariant(cx, body, region, op) {
            continue;
        }
        let reason = match effects.of(cx, body, op) {
            Some(Effects::NONE) => "executing it where the loop is not entered may be undefined",
            Some(_) => "it accesses memory",
            None => "its effects are unknown",
        };
        remarks.add(cx, body, op, |name| {
            let remark = Remark::missed("licm", "not-hoisted").argument("Operation", name);
            remark.argument("Reason", reason)
        });
    }
}

fn region_of(body: &Body, op: OpId) -> Option<RegionId> {
    body.block_region(body.block_of(op)?)
}

/// Returns whether no value that is defined in the region of a loop is used by an operation or its nested operations.
fn is_invariant(cx: &Context, body: &Body, region: RegionId, op: OpId) -> bool {
    if cx.traits(body.name(op)).has(Traits::TERMINATOR) {
        return false;
    }
    let region_of = |value: ValueId| body.block_region(body.defining_block(value)?);
    let is_outside = |value: ValueId| region_of(value) != Some(region);
    let nested = body.walk_nested(op, WalkOrder::Pre);
    let mut users = nested.into_iter().chain([op]);
    users.all(|user| body.operands(user).all(is_outside))
}
