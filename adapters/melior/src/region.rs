//! Views of regions.

use crate::view::{BlockView, OpView};

/// A region of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionView<'r> {
    op: OpView<'r>,
    index: usize,
}

impl<'r> RegionView<'r> {
    pub(crate) fn new(op: OpView<'r>, index: usize) -> Self {
        Self { op, index }
    }

    /// Returns the number of the region, which functions such as [`Rewriter::add_block`](crate::Rewriter::add_block) take.
    pub fn index(self) -> usize {
        self.index
    }

    /// Returns the blocks.
    pub fn blocks(self) -> Vec<BlockView<'r>> {
        self.op.region(self.index)
    }

    /// Returns the first block.
    pub fn entry(self) -> Option<BlockView<'r>> {
        self.blocks().first().copied()
    }
}
