//! Walks over a body.

use crate::handle::{OpId, RegionId};

use super::Body;

/// In which order a walk sees an operation and what is nested in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WalkOrder {
    /// An operation before what is nested in it.
    #[default]
    Pre,
    /// What is nested in an operation before it.
    Post,
}

impl Body {
    /// All operations of this body, each before what is nested in it. What is inside of nested isolated operations belongs
    /// to their bodies: see [`Body::for_each_body`].
    ///
    /// The list stays as it is while the body changes; an operation that was erased meanwhile is told by
    /// [`Body::is_live`].
    #[must_use]
    pub fn walk(&self) -> Vec<OpId> {
        self.walk_in(WalkOrder::Pre)
    }

    /// All operations of this body in the order asked for.
    #[must_use]
    pub fn walk_in(&self, order: WalkOrder) -> Vec<OpId> {
        let mut found = Vec::with_capacity(self.ops.len());
        for &region in self.top_regions() {
            self.walk_region(region, order, &mut found);
        }
        found
    }

    /// All operations nested in one, without itself.
    #[must_use]
    pub fn walk_nested(&self, op: OpId, order: WalkOrder) -> Vec<OpId> {
        let mut found = Vec::new();
        for &region in self.regions(op) {
            self.walk_region(region, order, &mut found);
        }
        found
    }

    fn walk_region(&self, region: RegionId, order: WalkOrder, found: &mut Vec<OpId>) {
        // A stack of what comes next, so that depth costs no stack of the thread.
        enum Step {
            Enter(OpId),
            Leave(OpId),
        }
        let push_region = |region: RegionId, stack: &mut Vec<Step>| {
            let start = stack.len();
            stack.extend(
                self.blocks(region)
                    .flat_map(|block| self.ops(block))
                    .map(Step::Enter),
            );
            stack[start..].reverse();
        };
        let mut stack = Vec::new();
        push_region(region, &mut stack);
        while let Some(step) = stack.pop() {
            match step {
                Step::Leave(op) => found.push(op),
                Step::Enter(op) => {
                    match order {
                        WalkOrder::Pre => found.push(op),
                        WalkOrder::Post if self.regions(op).is_empty() => found.push(op),
                        WalkOrder::Post => stack.push(Step::Leave(op)),
                    }
                    for &region in self.regions(op).iter().rev() {
                        push_region(region, &mut stack);
                    }
                }
            }
        }
    }

    /// Calls `visit` on this body and on those of all isolated operations nested in it, outer before inner.
    pub fn for_each_body(&mut self, visit: &mut dyn FnMut(&mut Self)) {
        visit(self);
        for op in self.walk() {
            if let Some(nested) = self.nested_mut(op) {
                nested.for_each_body(visit);
            }
        }
    }
}
