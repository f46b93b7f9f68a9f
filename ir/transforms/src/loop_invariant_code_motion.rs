//! The pass `loop-invariant-code-motion`: hoists loop-invariant operations out of loops.

use std::collections::VecDeque;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::flow::{Effects, KnownEffects};
use pass_ir::{Body, Context, InsertPoint, Op, OpId, RegionId, ValueId, WalkOrder};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::findings::Findings;
use crate::generated::LoopInvariantCodeMotion;

impl OperationPass<Embedded> for LoopInvariantCodeMotion {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let mut changed = false;
        let mut findings = Findings::new(cx);
        if let Some(root) = op.body_mut() {
            root.for_each_body(&mut |body| changed |= hoist_all(ir, body, &mut findings));
        }
        findings.report(&op, cx);
        Ok(Preserved::unless(changed))
    }
}

/// Hoists out of the loops of a body, inner ones first, so that what leaves one may leave the next. True if anything moved.
fn hoist_all(cx: &Context, body: &mut Body, findings: &mut Findings) -> bool {
    let mut changed = false;
    // Operations that move are pure, so that they change the effects of nothing that they leave or enter.
    let mut effects = KnownEffects::default();
    for op in body.walk_in(WalkOrder::Post) {
        if cx.traits(body.name(op)).has(Traits::LOOP) {
            for region in body.regions(op).to_vec() {
                changed |= hoist(cx, body, &mut effects, op, region, findings);
                explain(cx, body, &mut effects, region, findings);
            }
        }
    }
    changed
}

/// Moves invariant operations out of a region of a loop. True if anything moved.
fn hoist(
    cx: &Context,
    body: &mut Body,
    effects: &mut KnownEffects,
    looping: OpId,
    region: RegionId,
    findings: &mut Findings,
) -> bool {
    let blocks = body.blocks(region);
    let mut pending: VecDeque<OpId> = blocks.flat_map(|block| body.ops(block)).collect();
    let mut changed = false;
    while let Some(op) = pending.pop_front() {
        // An operation that uses a value several times is visited several times.
        if region_of(body, op) != Some(region)
            || effects.of(cx, body, op) != Some(Effects::NONE)
            || !body.is_speculatable(cx, op)
            || !is_invariant(cx, body, region, op)
        {
            continue;
        }
        findings.add(cx, body, op, |name| {
            Remark::passed("licm", "hoisted").argument("Operation", name)
        });
        body.insert(op, InsertPoint::Before(looping));
        changed = true;
        let users = body.results(op).flat_map(|result| body.uses(result));
        pending.extend(
            users
                .map(|one| one.op)
                .filter(|&user| region_of(body, user) == Some(region)),
        );
    }
    changed
}

/// Reports the operations that compute the same each time and stay in a region of a loop all the same.
fn explain(
    cx: &Context,
    body: &Body,
    effects: &mut KnownEffects,
    region: RegionId,
    findings: &mut Findings,
) {
    if !findings.are_wanted() {
        return;
    }
    let blocks = body.blocks(region);
    for op in blocks.flat_map(|block| body.ops(block)) {
        if !is_invariant(cx, body, region, op) {
            continue;
        }
        let reason = match effects.of(cx, body, op) {
            Some(Effects::NONE) => "executing it where the loop is not entered may be undefined",
            Some(_) => "it accesses memory",
            None => "its effects are unknown",
        };
        findings.add(cx, body, op, |name| {
            let remark = Remark::missed("licm", "not-hoisted").argument("Operation", name);
            remark.argument("Reason", reason)
        });
    }
}

fn region_of(body: &Body, op: OpId) -> Option<RegionId> {
    body.block_region(body.block_of(op)?)
}

/// True if an operation in a region of a loop, and all that is nested in it, uses no value that is defined in that region.
///
/// All else that it can use is defined around the loop or within the operation itself.
fn is_invariant(cx: &Context, body: &Body, region: RegionId, op: OpId) -> bool {
    if cx.traits(body.name(op)).has(Traits::TERMINATOR) {
        return false;
    }
    let region_of = |value: ValueId| body.block_region(body.defining_block(value)?);
    let is_fine = |value: ValueId| region_of(value) != Some(region);
    let nested = body.walk_nested(op, WalkOrder::Pre);
    let mut users = nested.into_iter().chain([op]);
    users.all(|user| body.operands(user).all(is_fine))
}
