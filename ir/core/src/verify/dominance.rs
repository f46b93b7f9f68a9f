//! Every value is defined before it is used.

use rustc_hash::FxHashMap;

use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::dialect::Traits;
use crate::dominance::Dominance;
use crate::handle::{BlockId, OpId, RegionId, ValueId};

use super::subject::{Scope, Subject};
use super::violation::{Check, Violation};

/// Checks the operations in the regions of an isolated one, with `deep` also those nested in them.
pub(super) fn check(owner: Subject<'_>, deep: bool) -> Check {
    let Some(scope) = owner.owned() else {
        return Ok(());
    };
    let mut walk = Walk {
        cx: owner.cx,
        scope,
        owner,
        path: Vec::new(),
        depths: FxHashMap::default(),
        trees: None,
    };
    // Where regions are nested, the last is looked at first.
    let mut pending = vec![Nested {
        op: None,
        around: None,
        depth: 0,
    }];
    while let Some(Nested { op, around, depth }) = pending.pop() {
        walk.path.truncate(depth);
        if let (Some(around), Some(last)) = (around, walk.path.last_mut()) {
            *last = around;
        }
        let regions = op.map_or(scope.body.top_regions(), |op| scope.body.regions(op));
        for &region in regions {
            let level = walk.enter(region, op, depth);
            for block in scope.body.blocks(region) {
                walk.check_block(block)?;
                let nested = scope
                    .body
                    .ops(block)
                    .filter(|&op| deep && !scope.body.regions(op).is_empty());
                pending.extend(nested.map(|op| Nested {
                    op: Some(op),
                    around: Some(level),
                    depth: depth + 1,
                }));
            }
        }
    }
    Ok(())
}

/// An operation whose regions are still to be walked through; none for the one that owns the body.
struct Nested {
    op: Option<OpId>,
    /// The region that it is in.
    around: Option<Level>,
    /// The number of regions around its own.
    depth: usize,
}

/// A walk through nested regions.
struct Walk<'a> {
    cx: &'a Context,
    scope: Scope<'a>,
    owner: Subject<'a>,
    /// The regions around the place, from the outside in.
    path: Vec<Level>,
    /// The nesting depth of each region that has been entered.
    depths: FxHashMap<RegionId, usize>,
    /// Made when a region of several blocks is met.
    trees: Option<Dominance>,
}

/// A region that is being walked through.
#[derive(Clone, Copy)]
struct Level {
    region: RegionId,
    /// The operation that has the region; none if it is the one that owns the body.
    op: Option<OpId>,
    /// True if order matters in the region.
    ordered: bool,
}

impl<'a> Walk<'a> {
    fn enter(&mut self, region: RegionId, op: Option<OpId>, depth: usize) -> Level {
        self.path.truncate(depth);
        self.depths.insert(region, depth);
        let parent = op.map_or(self.owner, |op| Subject::inside(self.cx, self.scope, op));
        let several = self.scope.body.blocks(region).nth(1).is_some();
        if several && self.trees.is_none() {
            self.trees = Some(Dominance::of(self.scope.body));
        }
        // An operation that no dialect declares may have a graph region, as far as a single block goes.
        let ordered = several || (parent.def.is_some() && !parent.has(Traits::GRAPH_REGION));
        let level = Level {
            region,
            op,
            ordered,
        };
        self.path.push(level);
        level
    }

    fn check_block(&self, block: BlockId) -> Check {
        let body = self.scope.body;
        if self
            .trees
            .as_ref()
            .is_some_and(|trees| !trees.is_reachable(block))
        {
            return Ok(());
        }
        for op in body.ops(block) {
            let mut operands = body.operands(op).enumerate();
            if let Some((index, value)) =
                operands.find(|&(_, value)| !self.is_defined(value, op, block))
            {
                return Err(self.describe((op, index), value));
            }
        }
        Ok(())
    }

    /// True if the value is defined before the operation, which is in the block.
    fn is_defined(&self, value: ValueId, op: OpId, block: BlockId) -> bool {
        let body = self.scope.body;
        let (definer, from) = match body.value_def(value) {
            ValueDef::Argument { block, .. } => (None, Some(block)),
            ValueDef::Result { op, .. } => (Some(op), body.block_of(op)),
        };
        let Some(from) = from else { return false };
        let Some((level, user)) = self.user_at(from, op, block) else {
            return false;
        };
        let used = body.block_of(user);
        if used != Some(from) {
            return used.is_some_and(|used| {
                self.trees
                    .as_ref()
                    .is_some_and(|trees| trees.dominates(from, used))
            });
        }
        definer.is_none_or(|definer| !level.ordered || body.is_before(definer, user))
    }

    /// The region of the block `from`, and the operation of that region that is the user or has it inside.
    fn user_at(&self, from: BlockId, op: OpId, block: BlockId) -> Option<(Level, OpId)> {
        let here = *self.path.last()?;
        if from == block {
            return Some((here, op));
        }
        let region = self.scope.body.block_region(from)?;
        if region == here.region {
            return Some((here, op));
        }
        let depth = *self.depths.get(&region)?;
        let level = *self
            .path
            .get(depth)
            .filter(|level| level.region == region)?;
        Some((level, self.path.get(depth + 1)?.op?))
    }

    fn describe(&self, (op, index): (OpId, usize), value: ValueId) -> Box<Violation> {
        let body = self.scope.body;
        let violation = Violation::new(format!("operand #{index} does not dominate this use"));
        let violation = violation.about(Subject::inside(self.cx, self.scope, op));
        let here = body.block_of(op);
        match body.value_def(value) {
            ValueDef::Result { op: definer, .. } => {
                let from = body.block_of(definer);
                let place = match relation(body, here, from) {
                    Relation::Block => "op in the same block",
                    Relation::Region => "op in the same region",
                    Relation::Parent => "op in a parent region",
                    Relation::Child => "op in a child region",
                    Relation::Neither => "op is neither in a parent nor in a child region",
                };
                violation.note(
                    body.location(definer),
                    format!("operand defined here ({place})"),
                )
            }
            ValueDef::Argument { block, .. } => {
                let region = body.block_region(block);
                let around = region.and_then(|region| body.region_owner(region));
                let loc = around.map_or(self.owner.loc(), |op| body.location(op));
                let number =
                    region.and_then(|region| body.blocks(region).position(|one| one == block));
                let place = match relation(body, here, Some(block)) {
                    Relation::Block | Relation::Region => "in the same region",
                    Relation::Parent => "in a parent region",
                    Relation::Child => "in a child region",
                    Relation::Neither => "neither in a parent nor in a child region",
                };
                let number = number.unwrap_or(0);
                violation.note(
                    loc,
                    format!("operand defined as a block argument (block #{number} {place})"),
                )
            }
        }
    }
}

/// Where a block is, as seen from another.
enum Relation {
    Block,
    Region,
    Parent,
    Child,
    Neither,
}

fn relation(body: &Body, here: Option<BlockId>, there: Option<BlockId>) -> Relation {
    if here == there {
        return Relation::Block;
    }
    let region = |block: Option<BlockId>| block.and_then(|block| body.block_region(block));
    let (here, there) = (region(here), region(there));
    if here == there {
        Relation::Region
    } else if is_around(body, there, here) {
        Relation::Parent
    } else if is_around(body, here, there) {
        Relation::Child
    } else {
        Relation::Neither
    }
}

/// True if one region encloses another.
fn is_around(body: &Body, outer: Option<RegionId>, inner: Option<RegionId>) -> bool {
    let mut region = inner;
    while let Some(current) = region {
        let owner = body.region_owner(current);
        region = owner.and_then(|op| body.block_region(body.block_of(op)?));
        if region.is_some() && region == outer {
            return true;
        }
    }
    false
}
