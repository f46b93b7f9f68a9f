//! Blocks that control flow cannot reach.

use super::Rewriter;
use crate::body::Body;
use crate::handle::{BlockId, RegionId};

impl Rewriter<'_> {
    /// Erases the blocks that control flow cannot reach, in every region of the body; whether there were any. What their
    /// operations used is looked at again.
    pub fn erase_unreachable_blocks(&mut self) -> bool {
        let mut pending: Vec<RegionId> = self.body.top_regions().to_vec();
        let mut changed = false;
        // By block of the body, whether control flow may come there from the entry of its region. There may be as many
        // regions as blocks, so this is one list for all of them.
        let mut reached = Vec::new();
        while let Some(region) = pending.pop() {
            changed |= erase_in_region(self, region, &mut reached);
            let blocks = self.body.blocks(region);
            let ops = blocks.flat_map(|block| self.body.ops(block));
            pending.extend(ops.flat_map(|op| self.body.regions(op).iter().copied()));
        }
        changed
    }
}

fn erase_in_region(rw: &mut Rewriter<'_>, region: RegionId, reached: &mut Vec<bool>) -> bool {
    let body = &*rw.body;
    let Some(entry) = body.entry(region) else {
        return false;
    };
    if body.next_block(entry).is_none() {
        return false;
    }
    reached.resize(body.block_capacity(), false);
    mark_reachable(body, entry, reached);
    let dead: Vec<BlockId> = body
        .blocks(region)
        .filter(|block| !reached[block.index()])
        .collect();
    if dead.is_empty() {
        return false;
    }
    let doomed = rw.ops_of(&dead);
    let headers = rw.headers(&doomed);
    for &op in &doomed {
        rw.push_operands(op);
        rw.body.set_operands(op, &[]);
    }
    for op in doomed {
        rw.worklist.remove(op);
    }
    let erased = rw.body.erase_blocks(&dead).is_ok();
    if erased {
        rw.tell_erased(&headers);
    }
    erased
}

/// Marks the blocks that control flow may come to from `entry`.
fn mark_reachable(body: &Body, entry: BlockId, reached: &mut [bool]) {
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if !std::mem::replace(&mut reached[block.index()], true)
            && let Some(last) = body.last_op(block)
        {
            pending.extend(body.successors(last));
        }
    }
}
