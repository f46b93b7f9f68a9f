//! Changes to blocks and regions, which update the worklist and notify the listener.

use super::Rewriter;
use crate::body::{InsertPoint, StillUsed};
use crate::handle::{BlockId, Loc, OpId, RegionId, Type, ValueId};

impl Rewriter<'_> {
    /// Moves the operations of `from` to the end of `into`, replaces its arguments by values, and erases the empty
    /// block.
    pub fn append_block(&mut self, into: BlockId, from: BlockId, values: &[ValueId]) {
        self.replace_args(from, values);
        let ops: Vec<OpId> = self.body.ops(from).collect();
        self.moves += 1;
        self.body.merge_blocks(into, from);
        for op in ops {
            self.mark_changed(op);
        }
        // The block has neither predecessors nor used values.
        let _ = self.body.erase_block(from);
    }

    /// Replaces an operation by the operations of a block nested in it, and its results by the operands of the
    /// terminator.
    pub fn replace_with_block(&mut self, op: OpId, block: BlockId, args: &[ValueId]) -> Option<()> {
        let terminator = self.body().last_op(block)?;
        self.inline_before(op, block, args);
        let results: Vec<ValueId> = self.body().operands(terminator).collect();
        self.replace(op, &results);
        self.erase(terminator);
        Some(())
    }

    /// Moves the operations of a block before an operation, and replaces its arguments by values. Keeps the empty
    /// block.
    pub fn inline_before(&mut self, before: OpId, from: BlockId, values: &[ValueId]) {
        self.replace_args(from, values);
        let ops: Vec<OpId> = self.body.ops(from).collect();
        for op in ops {
            self.move_op(op, InsertPoint::Before(before));
        }
    }

    /// Splits the block of an operation before it, as [`Body::split_block`](crate::Body::split_block).
    pub fn split_block(&mut self, op: OpId) -> Option<BlockId> {
        self.body.split_block(op)
    }

    /// Moves a block after another one.
    pub fn move_block_after(&mut self, block: BlockId, after: BlockId) {
        self.moves += 1;
        self.body.move_block_after(block, after);
    }

    /// Moves the blocks of `from` to the end of `to`.
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId) {
        self.moves += 1;
        self.body.move_blocks(from, to);
    }

    /// Replaces the successors of a terminator; their number may change. Keeps the operands.
    pub fn set_successors(&mut self, op: OpId, blocks: &[BlockId]) {
        self.body.set_successors(op, blocks);
        self.mark_changed(op);
    }

    /// Adds an argument to a block, at the end.
    pub fn add_arg(&mut self, block: BlockId, ty: Type, loc: Loc) -> ValueId {
        self.body.add_arg(block, ty, loc)
    }

    /// Changes the location of an argument of a block.
    pub fn set_arg_location(&mut self, block: BlockId, index: usize, loc: Loc) {
        self.body.set_arg_location(block, index, loc);
    }

    /// Removes an argument of a block.
    ///
    /// # Errors
    ///
    /// Fails if the argument is used; then nothing changes.
    pub fn erase_arg(&mut self, block: BlockId, index: usize) -> Result<(), StillUsed> {
        self.body.erase_arg(block, index)
    }

    /// Erases blocks, which may use each other's values and branch to each other.
    ///
    /// # Errors
    ///
    /// Fails if an operation outside of the blocks uses one of their values or branches to one of them; then nothing
    /// changes.
    pub fn erase_blocks(&mut self, blocks: &[BlockId]) -> Result<(), StillUsed> {
        let ops = self.ops_of(blocks);
        for &op in &ops {
            self.push_operands(op);
        }
        let headers = self.headers(&ops);
        self.body.erase_blocks(blocks)?;
        for op in ops {
            self.worklist.remove(op);
        }
        self.notify_erased(&headers);
        Ok(())
    }

    /// Calls `change` for every region of the body, outer before inner. Returns whether any call did.
    pub(super) fn change_regions(
        &mut self,
        mut change: impl FnMut(&mut Self, RegionId) -> bool,
    ) -> bool {
        let mut pending: Vec<RegionId> = self.body.top_regions().to_vec();
        let mut changed = false;
        while let Some(region) = pending.pop() {
            changed |= change(self, region);
            for op in self.body.region_ops(region) {
                pending.extend_from_slice(self.body.regions(op));
            }
        }
        changed
    }

    /// Returns the operations of the blocks and their nested operations, in reverse for each block.
    pub(super) fn ops_of(&self, blocks: &[BlockId]) -> Vec<OpId> {
        let mut ops = Vec::new();
        for &block in blocks {
            let start = ops.len();
            for op in self.body.ops(block) {
                ops.extend(self.body.walk_nested(op, crate::WalkOrder::Post));
                ops.push(op);
            }
            ops[start..].reverse();
        }
        ops
    }

    fn replace_args(&mut self, block: BlockId, values: &[ValueId]) {
        let args: Vec<ValueId> = self.body.args(block).collect();
        for (arg, &value) in args.into_iter().zip(values) {
            self.replace_uses(arg, value);
        }
    }
}
