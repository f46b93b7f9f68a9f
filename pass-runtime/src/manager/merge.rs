//! Merging neighbouring nested pipelines, so that operations are visited once for all of them.

use crate::ir::Ir;
use crate::manager::plan::{PlanNode, Step};
use crate::options::Anchor;

impl<I: Ir> PlanNode<I> {
    /// Merges neighbouring nested pipelines, here and in everything nested.
    ///
    /// Pipelines with the same anchor become one. Pipelines with different anchors run over the same children side by
    /// side, in the order of their anchors. That is only done if no operation could be taken by two of them.
    pub(crate) fn merge(&mut self, cx: &I::Context) {
        let mut merged: Vec<Step<I>> = Vec::with_capacity(self.steps.len());
        for step in std::mem::take(&mut self.steps) {
            match (merged.last_mut(), step) {
                (Some(Step::Nested(before)), Step::Nested(plans))
                    if !conflict(cx, before, &plans) =>
                {
                    plans.into_iter().for_each(|plan| join(before, plan));
                    before.sort_by_key(|plan| plan.anchor.order());
                }
                (_, step) => merged.push(step),
            }
        }
        self.steps = merged;
        for step in &mut self.steps {
            if let Step::Nested(plans) = step {
                plans.iter_mut().for_each(|plan| plan.merge(cx));
            }
        }
    }
}

fn join<I: Ir>(plans: &mut Vec<PlanNode<I>>, plan: PlanNode<I>) {
    match plans.iter_mut().find(|other| other.anchor == plan.anchor) {
        Some(same) => same.steps.extend(plan.steps),
        None => plans.push(plan),
    }
}

fn conflict<I: Ir>(cx: &I::Context, left: &[PlanNode<I>], right: &[PlanNode<I>]) -> bool {
    let conflicts = |left: &PlanNode<I>| right.iter().any(|right| overlap(cx, left, right));
    left.iter().any(conflicts)
}

/// Returns true if some operation could be accepted by both, unless they have the same names and become one.
fn overlap<I: Ir>(cx: &I::Context, left: &PlanNode<I>, right: &PlanNode<I>) -> bool {
    match (&left.anchor, &right.anchor) {
        (Anchor::Ops(left_names), Anchor::Ops(right_names)) => {
            left_names != right_names && left.ops.iter().any(|name| right.ops.contains(name))
        }
        (_, Anchor::Ops(_)) => right.ops.iter().any(|name| left.takes(cx, *name)),
        (Anchor::Ops(_), _) => left.ops.iter().any(|name| right.takes(cx, *name)),
        _ => true,
    }
}
