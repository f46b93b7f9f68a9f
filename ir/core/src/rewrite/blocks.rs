//! Changes to blocks and regions that keep the worklist and the listener informed.

use super::Rewriter;
use crate::body::{InsertPoint, StillUsed};
use crate::handle::{BlockId, Loc, OpId, RegionId, Type, ValueId};

/// Blocks and regions.
impl Rewriter<'_> {
    /// Moves what is in `from` to the end of `into`, with values in place of the arguments, and erases the empty block.
    pub fn append_block(&mut self, into: BlockId, from: BlockId, values: &[ValueId]) {
        self.replace_args(from, values);
        let ops: Vec<OpId> = self.body.ops(from).collect();
        self.moves += 1;
        self.body.merge_blocks(into, from);
        for op in ops {
            self.touch(op);
        }
        // Nothing goes to the block any more, nor uses what it defined.
        let _ = self.body.erase_block(from);
    }

    /// Puts the operations of a block in place of the operation around it. What the last of them takes are the results.
    pub(crate) fn replace_with_block(
        &mut self,
        op: OpId,
        block: BlockId,
        args: &[ValueId],
    ) -> Option<()> {
        let end = self.body().last_op(block)?;
        self.inline_before(op, block, args);
        let results: Vec<ValueId> = self.body().operands(end).collect();
        self.replace(op, &results);
        self.erase(end);
        Some(())
    }

    /// Moves what is in a block in front of an operation, with values in place of the arguments. The block stays, empty.
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

    /// Moves a block behind another one.
    pub fn move_block_after(&mut self, block: BlockId, after: BlockId) {
        self.moves += 1;
        self.body.move_block_after(block, after);
    }

    /// Takes the blocks out of `from` and appends them to `to`.
    pub fn move_blocks(&mut self, from: RegionId, to: RegionId) {
        self.moves += 1;
        self.body.move_blocks(from, to);
    }

    /// Changes where a terminator may go, and to how many blocks; its operands stay.
    pub fn set_successors(&mut self, op: OpId, blocks: &[BlockId]) {
        self.body.set_successors(op, blocks);
        self.touch(op);
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
    /// If it is used; then nothing changes.
    pub fn erase_arg(&mut self, block: BlockId, index: usize) -> Result<(), StillUsed> {
        self.body.erase_arg(block, index)
    }

    /// Erases blocks, which may use each other's values and branch to each other, and all that is in them.
    ///
    /// # Errors
    ///
    /// If something outside uses a value that is defined in one of them, or branches there; then they stay.
    pub fn erase_blocks(&mut self, blocks: &[BlockId]) -> Result<(), StillUsed> {
        let doomed = self.ops_of(blocks);
        for &op in &doomed {
            self.push_operands(op);
        }
        let headers = self.headers(&doomed);
        self.body.erase_blocks(blocks)?;
        for op in doomed {
            self.worklist.remove(op);
        }
        self.tell_erased(&headers);
        Ok(())
    }

    /// All operations in the blocks, the last ones of each first.
    pub(super) fn ops_of(&self, blocks: &[BlockId]) -> Vec<OpId> {
        let mut found = Vec::new();
        for &block in blocks {
            let start = found.len();
            for op in self.body.ops(block) {
                found.extend(self.body.walk_nested(op, crate::WalkOrder::Post));
                found.push(op);
            }
            found[start..].reverse();
        }
        found
    }

    fn replace_args(&mut self, block: BlockId, values: &[ValueId]) {
        let args: Vec<ValueId> = self.body.args(block).collect();
        for (arg, &value) in args.into_iter().zip(values) {
            self.replace_uses(arg, value);
        }
    }
}
