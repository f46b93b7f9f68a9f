//! Block arguments that get the same value from every predecessor.

use super::Rewriter;
use crate::handle::{BlockId, OpId, RegionId, ValueId};

impl Rewriter<'_> {
    /// Replaces block arguments by the value that all predecessors pass, in every region of the body; true if there were
    /// any.
    pub fn drop_redundant_args(&mut self) -> bool {
        let mut pending: Vec<RegionId> = self.body.top_regions().to_vec();
        let mut changed = false;
        while let Some(region) = pending.pop() {
            let blocks: Vec<BlockId> = self.body.blocks(region).collect();
            for &block in &blocks {
                changed |= drop_of_block(self, block).is_some();
            }
            let ops = blocks.iter().flat_map(|&block| self.body.ops(block));
            pending.extend(ops.flat_map(|op| self.body.regions(op).iter().copied()));
        }
        changed
    }
}

fn drop_of_block(rw: &mut Rewriter<'_>, block: BlockId) -> Option<()> {
    let branches = rw.branches_to(block)?;
    let args: Vec<ValueId> = rw.body.args(block).collect();
    let mut doomed: Vec<usize> = Vec::new();
    for (index, &arg) in args.iter().enumerate() {
        if let Some(value) = only_value(rw, &branches, block, index) {
            doomed.push(index);
            rw.replace_uses(arg, value);
        }
    }
    if doomed.is_empty() {
        return None;
    }
    for branch in branches {
        let targets = rw.body.successors(branch).to_vec();
        let mut passed = rw.body.successor_operands(rw.cx, branch)?;
        for (list, _) in passed
            .iter_mut()
            .zip(targets)
            .filter(|(_, target)| *target == block)
        {
            let mut index = 0;
            list.retain(|_| {
                index += 1;
                !doomed.contains(&(index - 1))
            });
        }
        rw.pass(branch, &passed);
    }
    for index in doomed.into_iter().rev() {
        rw.erase_arg(block, index).ok()?;
    }
    Some(())
}

/// The value that all branches pass for an argument.
fn only_value(
    rw: &Rewriter<'_>,
    branches: &[OpId],
    block: BlockId,
    index: usize,
) -> Option<ValueId> {
    let mut found = None;
    for &branch in branches {
        let passed = rw.body.successor_operands(rw.cx, branch)?;
        let lists = passed.iter().zip(rw.body.successors(branch));
        for (list, _) in lists.filter(|(_, target)| **target == block) {
            let value = *list.get(index)?;
            if found.is_some_and(|found| found != value) {
                return None;
            }
            found = Some(value);
        }
    }
    found
}
