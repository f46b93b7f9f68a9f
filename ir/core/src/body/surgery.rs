//! Changes to the block structure.

use crate::handle::{BlockId, OpId};

use super::{Body, InsertPoint};

impl Body {
    /// Splits the block of an operation before it: a new block right after that one gets the operation and all that
    /// follow. Neither end of the first block nor the arguments of the second are given; that is up to the caller.
    ///
    /// Returns `None`, and changes nothing, if the operation is in no block.
    ///
    /// ```
    /// use pass_ir::{parse, ParseOptions};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#"
    /// %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    /// %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32"#;
    /// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let mut root = module.root(&cx);
    /// let body = root.body_mut().unwrap();
    /// let ops = body.walk();
    /// let first = body.block_of(ops[0]).unwrap();
    /// let second = body.split_block(ops[1]).unwrap();
    /// assert_eq!(body.next_block(first), Some(second));
    /// assert_eq!(body.first_op(second), Some(ops[1]));
    /// body.merge_blocks(first, second);
    /// assert_eq!(body.ops(first).count(), 2);
    /// ```
    pub fn split_block(&mut self, op: OpId) -> Option<BlockId> {
        let block = self.block_of(op)?;
        let region = self.block_region(block)?;
        let rest: Vec<OpId> = std::iter::successors(Some(op), |&op| self.next_op(op)).collect();
        let new = self.append_block(region, &[]);
        self.move_block_after(new, block);
        for op in rest {
            self.insert(op, InsertPoint::End(new));
        }
        Some(new)
    }

    /// Moves all operations of `from` to the end of `into`. The empty block stays, with its arguments.
    pub fn merge_blocks(&mut self, into: BlockId, from: BlockId) {
        let ops: Vec<OpId> = self.ops(from).collect();
        for op in ops {
            self.insert(op, InsertPoint::End(into));
        }
    }

    /// Moves a block after another one, into its region. Does nothing if that block is in no region.
    pub fn move_block_after(&mut self, block: BlockId, after: BlockId) {
        let Some(region) = self.block_region(after) else {
            return;
        };
        if block == after {
            return;
        }
        if self.block_region(block).is_some() {
            self.detach_block(block);
        }
        self.link_block(block, region, after, self.blocks[after].next);
    }
}
