//! Block arguments that get the same value from every predecessor.

use super::Rewriter;
use super::liveness::remove_indices;
use crate::handle::{BlockId, OpId, ValueId};

impl Rewriter<'_> {
    /// Replaces block arguments by the value that all predecessors pass, in every region of the body. Returns whether
    /// there were any.
    pub fn drop_redundant_args(&mut self) -> bool {
        self.change_regions(|rw, region| {
            let blocks: Vec<BlockId> = rw.body.blocks(region).collect();
            let mut changed = false;
            for block in blocks {
                changed |= drop_redundant_args_of(rw, block).is_some();
            }
            changed
        })
    }
}

fn drop_redundant_args_of(rw: &mut Rewriter<'_>, block: BlockId) -> Option<()> {
    let branches = rw.branches_to(block)?;
    let args: Vec<ValueId> = rw.body.args(block).collect();
    let mut redundant: Vec<usize> = Vec::new();
    for (index, &arg) in args.iter().enumerate() {
        if let Some(value) = only_value(rw, &branches, block, index) {
            redundant.push(index);
            rw.replace_uses(arg, value);
        }
    }
    if redundant.is_empty() {
        return None;
    }
    for branch in branches {
        let targets = rw.body.successors(branch).to_vec();
        let mut operands = rw.body.successor_operands(rw.cx, branch)?;
        for (list, _) in operands
            .iter_mut()
            .zip(targets)
            .filter(|(_, target)| *target == block)
        {
            remove_indices(list, &redundant);
        }
        rw.set_successor_operands(branch, &operands);
    }
    for index in redundant.into_iter().rev() {
        rw.erase_arg(block, index).ok()?;
    }
    Some(())
}

/// Returns the value that all branches pass for an argument.
fn only_value(
    rw: &Rewriter<'_>,
    branches: &[OpId],
    block: BlockId,
    index: usize,
) -> Option<ValueId> {
    let mut common = None;
    for &branch in branches {
        let operands = rw.body.successor_operands(rw.cx, branch)?;
        let lists = operands.iter().zip(rw.body.successors(branch));
        for (list, _) in lists.filter(|(_, target)| **target == block) {
            let value = *list.get(index)?;
            if common.is_some_and(|common| common != value) {
                return None;
            }
            common = Some(value);
        }
    }
    common
}
