//! Traversals of a body.

use crate::dominance::post_order;
use crate::handle::{BlockId, Loc, OpId, OpName, RegionId};

use super::Body;

/// The order of a traversal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WalkOrder {
    /// An operation precedes its nested operations.
    #[default]
    Pre,
    /// An operation follows its nested operations.
    Post,
}

/// An iterator over the operations directly in regions, block by block.
#[derive(Clone, Debug)]
pub struct RegionOps<'b> {
    body: &'b Body,
    /// The regions that have not been entered.
    regions: &'b [RegionId],
    /// The next block of the current region.
    block: Option<BlockId>,
    /// The next operation of the current block.
    op: Option<OpId>,
}

impl Iterator for RegionOps<'_> {
    type Item = OpId;

    #[inline]
    fn next(&mut self) -> Option<OpId> {
        let op = self.op.or_else(|| self.first_of_next_block())?;
        self.op = self.body.next_op(op);
        Some(op)
    }
}

impl RegionOps<'_> {
    fn first_of_next_block(&mut self) -> Option<OpId> {
        loop {
            if let Some(block) = self.block {
                self.block = self.body.next_block(block);
                let first = self.body.first_op(block);
                if first.is_some() {
                    return first;
                }
            } else {
                let (&region, rest) = self.regions.split_first()?;
                self.regions = rest;
                self.block = self.body.entry(region);
            }
        }
    }
}

impl Body {
    /// Maps the locations of all operations and arguments, those in nested bodies too.
    pub fn map_locations(&mut self, map: &mut dyn FnMut(Loc) -> Loc) {
        let mut pending = vec![self];
        while let Some(body) = pending.pop() {
            let blocks = body.blocks.as_mut_slice().iter_mut();
            for (_, loc) in blocks.flat_map(|block| &mut block.args) {
                *loc = map(*loc);
            }
            for op in body.ops.as_mut_slice() {
                op.set_loc(map(op.loc()));
                pending.extend(op.body_mut());
            }
        }
    }

    /// Returns the operations directly in the top regions, without what is nested in them.
    pub fn top_ops(&self) -> impl Iterator<Item = OpId> + '_ {
        self.ops_of_regions(self.top_regions())
    }

    /// Returns the operations directly in a region.
    pub fn region_ops(&self, region: RegionId) -> RegionOps<'_> {
        RegionOps {
            block: self.entry(region),
            ..self.ops_of_regions(&[])
        }
    }

    /// Returns the operations directly in regions.
    pub fn ops_of_regions<'b>(&'b self, regions: &'b [RegionId]) -> RegionOps<'b> {
        RegionOps {
            body: self,
            regions,
            block: None,
            op: None,
        }
    }

    /// Returns all operations of this body, each before what is nested in it. What is inside of nested isolated
    /// operations belongs to their bodies: see [`Body::for_each_body`].
    ///
    /// The list does not follow later changes of the body; [`Body::is_live`] detects erased operations.
    pub fn walk(&self) -> Vec<OpId> {
        self.walk_in(WalkOrder::Pre)
    }

    /// Returns all operations of this body in an order.
    pub fn walk_in(&self, order: WalkOrder) -> Vec<OpId> {
        let mut found = Vec::with_capacity(self.op_capacity());
        for &region in self.top_regions() {
            self.walk_region(region, order, &mut found);
        }
        found
    }

    /// Returns all operations of this body, the last ones first, each before or after what is nested in it.
    #[must_use]
    pub fn walk_reverse(&self, order: WalkOrder) -> Vec<OpId> {
        let opposite = match order {
            WalkOrder::Pre => WalkOrder::Post,
            WalkOrder::Post => WalkOrder::Pre,
        };
        let mut found = self.walk_in(opposite);
        found.reverse();
        found
    }

    /// Returns the operations of this body, each before what is nested in it and after all that dominate it. What is
    /// in blocks that control flow cannot reach is left out.
    pub fn walk_dominators_first(&self) -> Vec<OpId> {
        let mut found = Vec::with_capacity(self.op_capacity());
        let mut stack = Vec::new();
        let push_region = |region: RegionId, stack: &mut Vec<OpId>| {
            let start = stack.len();
            let blocks = self.reverse_post_order(region).into_iter();
            stack.extend(blocks.flat_map(|block| self.ops(block)));
            stack[start..].reverse();
        };
        for &region in self.top_regions().iter().rev() {
            push_region(region, &mut stack);
        }
        while let Some(op) = stack.pop() {
            found.push(op);
            for &region in self.regions(op).iter().rev() {
                push_region(region, &mut stack);
            }
        }
        found
    }

    /// Returns the reachable blocks of a region in reverse post-order: each before its successors, except for back
    /// edges.
    pub fn reverse_post_order(&self, region: RegionId) -> Vec<BlockId> {
        let mut blocks = post_order(self, region);
        blocks.reverse();
        blocks
    }

    /// Returns all operations nested in one, without itself.
    pub fn walk_nested(&self, op: OpId, order: WalkOrder) -> Vec<OpId> {
        let mut found = Vec::new();
        for &region in self.regions(op) {
            self.walk_region(region, order, &mut found);
        }
        found
    }

    fn walk_region(&self, region: RegionId, order: WalkOrder, found: &mut Vec<OpId>) {
        // An explicit stack, because operations nest to any depth.
        let mut stack = vec![(None, self.region_ops(region))];
        while let Some((owner, ops)) = stack.last_mut() {
            let Some(op) = ops.next() else {
                found.extend(owner.filter(|_| order == WalkOrder::Post));
                stack.pop();
                continue;
            };
            let regions = self.regions(op);
            if regions.is_empty() || order == WalkOrder::Pre {
                found.push(op);
            }
            if !regions.is_empty() {
                stack.push((Some(op), self.ops_of_regions(regions)));
            }
        }
    }

    /// Visits this body and those of all nested isolated operations, outer before inner.
    pub fn for_each_body(&mut self, visit: &mut dyn FnMut(&mut Self)) {
        self.for_each_body_if(&mut |body| {
            visit(body);
            true
        });
    }

    /// Like [`Body::for_each_body`], with siblings from the last to the first.
    pub(crate) fn for_each_body_backwards(&mut self, visit: &mut dyn FnMut(&mut Self)) {
        let mut stack = vec![self];
        while let Some(body) = stack.pop() {
            visit(body);
            stack.extend(body.nested_bodies().into_iter().map(|(_, body)| body));
        }
    }

    /// Like [`Body::for_each_body`], without the nested bodies of those for which `visit` returns false.
    pub fn for_each_body_if(&mut self, visit: &mut dyn FnMut(&mut Self) -> bool) {
        // An explicit stack, because operations nest to any depth.
        let mut stack = vec![self];
        while let Some(body) = stack.pop() {
            if visit(body) {
                let nested = body.nested_bodies().into_iter().rev();
                stack.extend(nested.map(|(_, body)| body));
            }
        }
    }

    /// Returns the bodies directly in this one, in the order of a walk, each with the name of the operation that owns
    /// it.
    pub fn nested_bodies(&mut self) -> Vec<(OpName, &mut Self)> {
        self.nested_bodies_of(&self.walk())
    }

    /// Returns the bodies that some operations own, in the order of these, each with the name of its owner.
    pub fn nested_bodies_of(&mut self, owners: &[OpId]) -> Vec<(OpName, &mut Self)> {
        if owners.is_empty() {
            return Vec::new();
        }
        let mut positions = vec![usize::MAX; self.op_capacity()];
        for (position, op) in owners.iter().enumerate() {
            positions[op.index()] = position;
        }
        let slots = self.ops.as_mut_slice().iter_mut().enumerate();
        let mut found: Vec<(usize, OpName, &mut Self)> = slots
            .filter_map(|(index, data)| Some((positions[index], data.name(), data.body_mut()?)))
            .filter(|(position, ..)| *position != usize::MAX)
            .collect();
        found.sort_by_key(|&(position, ..)| position);
        let bodies = found.into_iter();
        bodies.map(|(_, name, body)| (name, body)).collect()
    }
}
