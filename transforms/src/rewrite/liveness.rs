//! Values that are used by nothing but each other.

use pass_ir::{Body, Context, OpId, ValueDef, WalkOrder};

use super::effects::would_be_dead;

/// Erases operations that nothing alive depends on; whether there were any. Operations in a circle, each of which uses the
/// next, go away together.
pub(super) fn erase_dead(cx: &Context, body: &mut Body) -> bool {
    let live = live_ops(cx, body);
    let dead: Vec<OpId> = body
        .walk_in(WalkOrder::Pre)
        .into_iter()
        .filter(|op| !live[op.index()])
        .collect();
    for &op in &dead {
        if body.is_live(op) {
            body.set_operands(op, &[]);
        }
    }
    let mut changed = false;
    for &op in dead.iter().rev() {
        changed |= body.is_live(op) && body.erase(op).is_ok();
    }
    changed
}

/// By operation, whether something depends on it.
fn live_ops(cx: &Context, body: &Body) -> Vec<bool> {
    let mut live = vec![false; body.op_capacity()];
    let all = body.walk_in(WalkOrder::Pre);
    let mut pending: Vec<OpId> = all
        .into_iter()
        .filter(|&op| !would_be_dead(cx, body, op))
        .collect();
    while let Some(op) = pending.pop() {
        if std::mem::replace(&mut live[op.index()], true) {
            continue;
        }
        pending.extend(body.parent_op(op));
        let defs = body
            .operands(op)
            .filter_map(|value| match body.value_def(value) {
                ValueDef::Result { op, .. } => Some(op),
                ValueDef::Argument { .. } => None,
            });
        pending.extend(defs);
    }
    live
}
