//! Blocks that control flow cannot reach.

use super::Rewriter;
use crate::body::Body;
use crate::handle::{BlockId, RegionId};

impl Rewriter<'_> {
    /// Erases the unreachable blocks in every region of the body. Returns whether there were any. Queues the
    /// definitions of the values that they used.
    pub fn erase_unreachable_blocks(&mut self) -> bool {
        // Reachability by block, shared by all regions, because there may be as many regions as blocks.
        let mut reachable = Vec::new();
        self.change_regions(|rw, region| erase_in_region(rw, region, &mut reachable))
    }
}

fn erase_in_region(rw: &mut Rewriter<'_>, region: RegionId, reachable: &mut Vec<bool>) -> bool {
    let body = &*rw.body;
    let Some(entry) = body.entry(region) else {
        return false;
    };
    if body.next_block(entry).is_none() {
        return false;
    }
    reachable.resize(body.block_capacity(), false);
    mark_reachable(body, entry, reachable);
    let unreachable: Vec<BlockId> = body
        .blocks(region)
        .filter(|block| !reachable[block.index()])
        .collect();
    if unreachable.is_empty() {
        return false;
    }
    let dead_ops = rw.ops_of(&unreachable);
    let headers = rw.headers(&dead_ops);
    for &op in &dead_ops {
        rw.push_operands(op);
        rw.body.set_operands(op, &[]);
    }
    for op in dead_ops {
        rw.worklist.remove(op);
    }
    let erased = rw.body.erase_blocks(&unreachable).is_ok();
    if erased {
        rw.notify_erased(&headers);
    }
    erased
}

fn mark_reachable(body: &Body, entry: BlockId, reachable: &mut [bool]) {
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if !std::mem::replace(&mut reachable[block.index()], true) {
            pending.extend(body.block_successors(block));
        }
    }
}
