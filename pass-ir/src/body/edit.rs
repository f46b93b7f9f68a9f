//! Erasing and replacing.

use std::fmt;

use crate::handle::{BlockId, Handle, OpId, RegionId, ValueId};

use super::Body;
use super::data::{Header, OpData};

/// Something was not erased because a value that it defines is still used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StillUsed;

impl fmt::Display for StillUsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that is defined here is still used")
    }
}

impl std::error::Error for StillUsed {}

impl Body {
    /// Erases an operation and all that is nested in it.
    ///
    /// # Errors
    ///
    /// If a result is used; then nothing changes.
    pub fn erase(&mut self, op: OpId) -> Result<(), StillUsed> {
        if self.has_used_results(op) {
            return Err(StillUsed);
        }
        self.erase_all(vec![op]);
        Ok(())
    }

    /// Makes the users of each result use the value at the same place of `values`, and erases the operation.
    ///
    /// # Errors
    ///
    /// If `values` are too few, so that a result is still used; then the operation stays.
    pub fn replace(&mut self, op: OpId, values: &[ValueId]) -> Result<(), StillUsed> {
        for (result, &value) in self.results(op).zip(values) {
            self.replace_all_uses(result, value);
        }
        self.erase(op)
    }

    /// Erases a block and all that is in it.
    ///
    /// # Errors
    ///
    /// If something outside uses a value that is defined in it, or branches to it; then nothing changes.
    pub fn erase_block(&mut self, block: BlockId) -> Result<(), StillUsed> {
        self.erase_blocks(&[block])
    }

    /// Erases blocks that may use each other's values and branch to each other, such as all that are unreachable.
    ///
    /// # Errors
    ///
    /// If something outside uses a value that is defined in one of them, or branches there; then nothing changes.
    pub fn erase_blocks(&mut self, blocks: &[BlockId]) -> Result<(), StillUsed> {
        if blocks.iter().any(|&block| self.is_needed(block, blocks)) {
            return Err(StillUsed);
        }
        let ops = blocks.iter().flat_map(|&block| self.ops(block)).collect();
        self.erase_all(ops);
        for &block in blocks {
            self.detach_block(block);
            self.drop_block(block);
        }
        Ok(())
    }

    /// Takes the blocks out of `from` and appends them to `to`.
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId) {
        let blocks: Vec<BlockId> = self.blocks(from).collect();
        for block in blocks {
            self.detach_block(block);
            self.append_existing_block(to, block);
        }
    }

    /// Changes where a terminator may go.
    pub fn set_successor(&mut self, op: OpId, index: usize, block: BlockId) {
        let extra = self.ops[op].extra.as_mut();
        if let Some(successor) = extra.and_then(|extra| extra.successors.get_mut(index)) {
            let old = std::mem::replace(successor, block);
            self.drop_edge(old, op);
            self.blocks[block].edges.push(op);
        }
    }

    /// Changes where a terminator may go, and to how many blocks.
    pub fn set_successors(&mut self, op: OpId, blocks: &[BlockId]) {
        // From the last one on: those that were added last are found first.
        for &old in self.successors(op).to_vec().iter().rev() {
            self.drop_edge(old, op);
        }
        for &block in blocks {
            self.blocks[block].edges.push(op);
        }
        let data = &mut self.ops[op];
        if data.extra.is_some() || !blocks.is_empty() {
            data.extra.get_or_insert_default().successors = blocks.to_vec();
        }
    }

    fn drop_edge(&mut self, block: BlockId, op: OpId) {
        let edges = &mut self.blocks[block].edges;
        if let Some(place) = edges.iter().rposition(|&edge| edge == op) {
            edges.swap_remove(place);
        }
    }

    /// True if anything outside of `group` uses the block or a value that it defines.
    fn is_needed(&self, block: BlockId, group: &[BlockId]) -> bool {
        let mut defined = self
            .args(block)
            .chain(self.ops(block).flat_map(|op| self.results(op)));
        let inside = |user: OpId| group.iter().any(|&block| self.is_inside(user, block));
        defined.any(|value| self.uses(value).any(|one| !inside(one.op)))
            || self.predecessors(block).any(|from| !group.contains(&from))
    }

    /// True if the operation is in the block, or nested in an operation of it.
    fn is_inside(&self, op: OpId, block: BlockId) -> bool {
        let mut around = Some(op);
        while let Some(op) = around {
            if self.block_of(op) == Some(block) {
                return true;
            }
            around = self.parent_op(op);
        }
        false
    }

    /// Erases operations with all that is nested in them. What they define may be used among them only.
    fn erase_all(&mut self, ops: Vec<OpId>) {
        for &op in &ops {
            self.unlink_op(op);
        }
        let mut pending = ops;
        while let Some(op) = pending.pop() {
            // Its slot is given away once, however often it is erased.
            if !self.is_live(op) {
                continue;
            }
            self.drop_operands(op);
            self.set_successors(op, &[]);
            let regions = std::mem::take(&mut self.ops[op].extra).map(|extra| extra.regions);
            for region in regions.unwrap_or_default() {
                let blocks: Vec<BlockId> = self.blocks(region).collect();
                for block in blocks {
                    pending.extend(self.ops(block));
                    self.drop_block(block);
                }
                self.retire_region(region.slot());
            }
            let results = self.data(op).results;
            self.retire_values(results.start, results.len);
            let data = &mut self.ops[op];
            data.header = Header {
                name: OpData::DEAD,
                ..data.header
            };
            data.block = BlockId::NONE;
            self.retire_op(op);
        }
    }

    fn drop_operands(&mut self, op: OpId) {
        let operands = self.data(op).operands;
        for slot in operands.range() {
            self.unlink_use(slot as u32);
        }
        self.retire_uses(operands.start, operands.len);
        self.ops[op].operands.len = 0;
    }

    fn drop_block(&mut self, block: BlockId) {
        let data = &mut self.blocks[block];
        data.region = RegionId::NONE;
        let args = std::mem::take(&mut data.args);
        for (value, _) in args {
            self.retire_values(value.slot(), 1);
        }
        self.retire_block(block.slot());
    }
}
