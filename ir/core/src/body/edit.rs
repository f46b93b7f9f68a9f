//! Erasure and replacement.

use std::fmt;

use crate::hash::HashSet;

use crate::handle::{BlockId, Handle, OpId, RegionId, ValueId};

use super::Body;
use super::data::{Header, OpData};

/// The error for an erasure of an operation or block whose values are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StillUsed;

impl fmt::Display for StillUsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that is defined here is still used")
    }
}

impl std::error::Error for StillUsed {}

impl Body {
    /// Erases an operation with its nested operations.
    ///
    /// # Errors
    ///
    /// Fails, and changes nothing, if a result is used.
    pub fn erase(&mut self, op: OpId) -> Result<(), StillUsed> {
        if self.has_used_results(op) {
            return Err(StillUsed);
        }
        self.erase_all(vec![op]);
        Ok(())
    }

    /// Replaces the uses of each result by the corresponding value, and erases the operation.
    ///
    /// # Errors
    ///
    /// Fails, and keeps the operation, if there are too few values for the used results.
    pub fn replace(&mut self, op: OpId, values: &[ValueId]) -> Result<(), StillUsed> {
        for (result, &value) in self.results(op).zip(values) {
            self.replace_all_uses(result, value);
        }
        self.erase(op)
    }

    /// Erases a block with its operations.
    ///
    /// # Errors
    ///
    /// Fails, and changes nothing, if an operation outside uses a value of the block, or branches to it.
    pub fn erase_block(&mut self, block: BlockId) -> Result<(), StillUsed> {
        self.erase_blocks(&[block])
    }

    /// Erases blocks that may use each other's values and branch to each other, such as unreachable ones.
    ///
    /// # Errors
    ///
    /// Fails, and changes nothing, if an operation outside uses a value of the blocks, or branches to one.
    pub fn erase_blocks(&mut self, blocks: &[BlockId]) -> Result<(), StillUsed> {
        let group: HashSet<BlockId> = blocks.iter().copied().collect();
        if blocks
            .iter()
            .any(|&block| self.is_used_outside(block, &group))
        {
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

    /// Moves the blocks of `from` to the end of `to`.
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId) {
        let blocks: Vec<BlockId> = self.blocks(from).collect();
        for block in blocks {
            self.detach_block(block);
            self.append_existing_block(to, block);
        }
    }

    /// Replaces all successors; their number may change.
    pub fn set_successors(&mut self, op: OpId, blocks: &[BlockId]) {
        for index in (0..self.successors(op).len()).rev() {
            self.drop_edge(op, index);
        }
        let data = &mut self.ops[op];
        if data.extra.is_none() && blocks.is_empty() {
            return;
        }
        let extra = data.extra.get_or_insert_default();
        extra.successors = blocks.into();
        extra.edges = vec![0; blocks.len()].into();
        for (index, &block) in blocks.iter().enumerate() {
            self.add_edge(op, index, block);
        }
    }

    /// Adds an edge to a block, and its index to the terminator.
    fn add_edge(&mut self, op: OpId, index: usize, block: BlockId) {
        let edges = &mut self.blocks[block].edges;
        edges.push((op, index as u32));
        let position = edges.len() as u32 - 1;
        if let Some(extra) = &mut self.ops[op].extra {
            extra.successors[index] = block;
            extra.edges[index] = position;
        }
    }

    /// Removes an edge that [`Body::add_edge`] added. The last edge of the block moves to its index.
    fn drop_edge(&mut self, op: OpId, index: usize) {
        let Some(extra) = &self.ops[op].extra else {
            return;
        };
        let (block, position) = (extra.successors[index], extra.edges[index]);
        let edges = &mut self.blocks[block].edges;
        edges.swap_remove(position as usize);
        let moved = edges.get(position as usize).copied();
        if let Some((user, at)) = moved
            && let Some(extra) = &mut self.ops[user].extra
        {
            extra.edges[at as usize] = position;
        }
    }

    fn is_used_outside(&self, block: BlockId, group: &HashSet<BlockId>) -> bool {
        let mut defined = self
            .args(block)
            .chain(self.ops(block).flat_map(|op| self.results(op)));
        defined.any(|value| {
            self.uses(value)
                .any(|value_use| !self.is_inside(value_use.op, group))
        }) || self.predecessors(block).any(|from| !group.contains(&from))
    }

    /// Returns whether the operation is in one of the blocks, or nested in an operation of one.
    fn is_inside(&self, op: OpId, group: &HashSet<BlockId>) -> bool {
        let mut next = Some(op);
        while let Some(op) = next {
            if self
                .block_of(op)
                .is_some_and(|block| group.contains(&block))
            {
                return true;
            }
            next = self.parent_op(op);
        }
        false
    }

    /// Erases operations with their nested operations. Only they may use their values.
    fn erase_all(&mut self, ops: Vec<OpId>) {
        for &op in &ops {
            self.unlink_op(op);
        }
        let mut pending = ops;
        while let Some(op) = pending.pop() {
            // The slot is freed once, even if the operation is erased twice.
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
