//! Blocks that control flow cannot reach.

use pass_ir::{BlockId, Body, OpId, RegionId, WalkOrder};

use super::rewriter::Rewriter;

/// Erases them in every region of the body; whether there were any. What their operations used is looked at again.
pub(super) fn erase_unreachable_blocks(rw: &mut Rewriter<'_>) -> bool {
    let mut pending: Vec<RegionId> = rw.body.top_regions().to_vec();
    let mut changed = false;
    while let Some(region) = pending.pop() {
        changed |= erase_in_region(rw, region);
        let blocks = rw.body.blocks(region);
        let ops = blocks.flat_map(|block| rw.body.ops(block));
        pending.extend(ops.flat_map(|op| rw.body.regions(op).iter().copied()));
    }
    changed
}

fn erase_in_region(rw: &mut Rewriter<'_>, region: RegionId) -> bool {
    let body = &*rw.body;
    let Some(entry) = body.entry(region) else {
        return false;
    };
    if body.next_block(entry).is_none() {
        return false;
    }
    let reached = reachable_from(body, entry);
    let dead: Vec<BlockId> = body
        .blocks(region)
        .filter(|block| !reached[block.index()])
        .collect();
    if dead.is_empty() {
        return false;
    }
    let doomed = all_ops(body, &dead);
    for &op in &doomed {
        rw.push_operands(op);
        rw.body.set_operands(op, &[]);
    }
    for op in doomed {
        rw.worklist.remove(op);
    }
    rw.body.erase_blocks(&dead).is_ok()
}

/// All operations in the blocks, the last ones of each first.
fn all_ops(body: &Body, blocks: &[BlockId]) -> Vec<OpId> {
    let mut found = Vec::new();
    for &block in blocks {
        let start = found.len();
        for op in body.ops(block) {
            found.extend(body.walk_nested(op, WalkOrder::Post));
            found.push(op);
        }
        found[start..].reverse();
    }
    found
}

/// By block, whether control flow may come there from `entry`.
fn reachable_from(body: &Body, entry: BlockId) -> Vec<bool> {
    let mut reached = vec![false; body.block_capacity()];
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if !std::mem::replace(&mut reached[block.index()], true)
            && let Some(last) = body.last_op(block)
        {
            pending.extend(body.successors(last));
        }
    }
    reached
}
