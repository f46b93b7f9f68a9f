//! Dominance: every value is defined before it is used.

use crate::hash::HashMap;

use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::dialect::Traits;
use crate::dominance::Dominance;
use crate::handle::{BlockId, OpId, RegionId, ValueId};

use super::subject::{Scope, Subject};
use super::violation::{Check, Violation};

/// Checks the operations in the regions of an isolated operation, and with `recursive` also nested ones.
pub(super) fn check(owner: Subject<'_>, recursive: bool) -> Check {
    let Some(scope) = owner.owned() else {
        return Ok(());
    };
    let mut checker = DominanceChecker {
        cx: owner.cx,
        scope,
        owner,
        path: Vec::new(),
        depths: HashMap::default(),
        dominance: None,
    };
    let mut pending = vec![PendingOp {
        op: None,
        parent: None,
        depth: 0,
    }];
    while let Some(PendingOp { op, parent, depth }) = pending.pop() {
        checker.path.truncate(depth);
        if let (Some(parent), Some(last)) = (parent, checker.path.last_mut()) {
            *last = parent;
        }
        let regions = op.map_or(scope.body.top_regions(), |op| scope.body.regions(op));
        for &region in regions {
            let level = checker.enter(region, op, depth);
            for block in scope.body.blocks(region) {
                checker.check_block(block)?;
                let nested = scope
                    .body
                    .ops(block)
                    .filter(|&op| recursive && !scope.body.regions(op).is_empty());
                pending.extend(nested.map(|op| PendingOp {
                    op: Some(op),
                    parent: Some(level),
                    depth: depth + 1,
                }));
            }
        }
    }
    Ok(())
}

/// An operation whose regions have not been visited.
struct PendingOp {
    /// `None` for the operation that owns the body.
    op: Option<OpId>,
    parent: Option<RegionLevel>,
    depth: usize,
}

struct DominanceChecker<'a> {
    cx: &'a Context,
    scope: Scope<'a>,
    owner: Subject<'a>,
    /// The enclosing regions, the innermost last.
    path: Vec<RegionLevel>,
    depths: HashMap<RegionId, usize>,
    /// Computed at the first region with several blocks.
    dominance: Option<Dominance>,
}

#[derive(Clone, Copy)]
struct RegionLevel {
    region: RegionId,
    /// The operation that has the region; `None` if it is the one that owns the body.
    op: Option<OpId>,
    is_ordered: bool,
}

impl<'a> DominanceChecker<'a> {
    fn enter(&mut self, region: RegionId, op: Option<OpId>, depth: usize) -> RegionLevel {
        self.path.truncate(depth);
        self.depths.insert(region, depth);
        let parent = op.map_or(self.owner, |op| Subject::inside(self.cx, self.scope, op));
        let has_several_blocks = self.scope.body.blocks(region).nth(1).is_some();
        if has_several_blocks && self.dominance.is_none() {
            self.dominance = Some(Dominance::of(self.scope.body));
        }
        // An unregistered operation may have a graph region of one block.
        let is_ordered =
            has_several_blocks || (parent.def.is_some() && !parent.has(Traits::GRAPH_REGION));
        let level = RegionLevel {
            region,
            op,
            is_ordered,
        };
        self.path.push(level);
        level
    }

    fn check_block(&self, block: BlockId) -> Check {
        let body = self.scope.body;
        let dominance = self.dominance.as_ref();
        if dominance.is_some_and(|dominance| !dominance.is_reachable(block)) {
            return Ok(());
        }
        for op in body.ops(block) {
            let mut operands = body.operands(op).enumerate();
            if let Some((index, value)) =
                operands.find(|&(_, value)| !self.is_defined(value, op, block))
            {
                return Err(self.violation((op, index), value));
            }
        }
        Ok(())
    }

    /// Returns whether the value dominates the operation, which is in the block.
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
        let user_block = body.block_of(user);
        if user_block != Some(from) {
            let dominance = self.dominance.as_ref().zip(user_block);
            return dominance.is_some_and(|(dominance, block)| dominance.dominates(from, block));
        }
        definer.is_none_or(|definer| !level.is_ordered || body.is_before(definer, user))
    }

    /// Returns the region of the block `from`, and the ancestor of the user in that region.
    fn user_at(&self, from: BlockId, op: OpId, block: BlockId) -> Option<(RegionLevel, OpId)> {
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

    fn violation(&self, (op, index): (OpId, usize), value: ValueId) -> Box<Violation> {
        let body = self.scope.body;
        let violation = Violation::new(format!("operand #{index} does not dominate this use"));
        let violation = violation.about(Subject::inside(self.cx, self.scope, op));
        let here = body.block_of(op);
        match body.value_def(value) {
            ValueDef::Result { op: definer, .. } => {
                let from = body.block_of(definer);
                let position = if from == here {
                    "in the same block"
                } else {
                    match relation(body, here, from) {
                        UNRELATED => "is neither in a parent nor in a child region",
                        position => position,
                    }
                };
                let note = format!("operand defined here (op {position})");
                violation.note(body.location(definer), note)
            }
            ValueDef::Argument { block, .. } => {
                let region = body.block_region(block);
                let parent = region.and_then(|region| body.region_owner(region));
                let loc = parent.map_or(self.owner.loc(), |op| body.location(op));
                let number = region.and_then(|region| {
                    body.blocks(region).position(|candidate| candidate == block)
                });
                let position = relation(body, here, Some(block));
                let number = number.unwrap_or(0);
                violation.note(
                    loc,
                    format!("operand defined as a block argument (block #{number} {position})"),
                )
            }
        }
    }
}

const UNRELATED: &str = "neither in a parent nor in a child region";

fn relation(body: &Body, here: Option<BlockId>, there: Option<BlockId>) -> &'static str {
    let region = |block: Option<BlockId>| block.and_then(|block| body.block_region(block));
    let (here, there) = (region(here), region(there));
    if here == there {
        "in the same region"
    } else if encloses(body, there, here) {
        "in a parent region"
    } else if encloses(body, here, there) {
        "in a child region"
    } else {
        UNRELATED
    }
}

fn encloses(body: &Body, outer: Option<RegionId>, inner: Option<RegionId>) -> bool {
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
