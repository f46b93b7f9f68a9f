//! Erasing and replacing.

use std::fmt;

use rustc_hash::FxHashSet;

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
        let group: FxHashSet<BlockId> = blocks.iter().copied().collect();
        if blocks.iter().any(|&block| self.is_needed(block, &group)) {
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
        if index < self.successors(op).len() {
            self.drop_edge(op, index);
            self.add_edge(op, index, block);
        }
    }

    /// Changes where a terminator may go, and to how many blocks.
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

    /// Notes in a block that a terminator may go there, and in the terminator where that is noted.
    fn add_edge(&mut self, op: OpId, index: usize, block: BlockId) {
        let edges = &mut self.blocks[block].edges;
        edges.push((op, index as u32));
        let place = edges.len() as u32 - 1;
        if let Some(extra) = &mut self.ops[op].extra {
            extra.successors[index] = block;
            extra.edges[index] = place;
        }
    }

    /// Takes what [`Body::add_edge`] noted out of the block. The last edge of the block takes its place.
    fn drop_edge(&mut self, op: OpId, index: usize) {
        let Some(extra) = &self.ops[op].extra else {
            return;
        };
        let (block, place) = (extra.successors[index], extra.edges[index]);
        let edges = &mut self.blocks[block].edges;
        edges.swap_remove(place as usize);
        let moved = edges.get(place as usize).copied();
        if let Some((user, at)) = moved
            && let Some(extra) = &mut self.ops[user].extra
        {
            extra.edges[at as usize] = place;
        }
    }

    /// True if anything outside of `group` uses the block or a value that it defines.
    fn is_needed(&self, block: BlockId, group: &FxHashSet<BlockId>) -> bool {
        let mut defined = self
            .args(block)
            .chain(self.ops(block).flat_map(|op| self.results(op)));
        defined.any(|value| self.uses(value).any(|one| !self.is_inside(one.op, group)))
            || self.predecessors(block).any(|from| !group.contains(&from))
    }

    /// True if the operation is in one of the blocks, or nested in an operation of one.
    fn is_inside(&self, op: OpId, group: &FxHashSet<BlockId>) -> bool {
        let mut around = Some(op);
        while let Some(op) = around {
            if self
                .block_of(op)
                .is_some_and(|block| group.contains(&block))
            {
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
