//! Places of operations in blocks.

#![expect(
    unsafe_code,
    reason = "MLIR's rewriter goes to a place by pointers, which were checked before"
)]

use mlir_sys::{
    mlirRewriterBaseSetInsertionPointAfter, mlirRewriterBaseSetInsertionPointBefore,
    mlirRewriterBaseSetInsertionPointToEnd, mlirRewriterBaseSetInsertionPointToStart,
};

use super::Rewriter;
use crate::view::{BlockView, OpView};

/// The place to which an operation is created or moved.
#[derive(Clone, Copy, Debug)]
pub enum Place<'r> {
    /// Before an operation.
    Before(OpView<'r>),
    /// After an operation.
    After(OpView<'r>),
    /// At the start of a block.
    Start(BlockView<'r>),
    /// At the end of a block.
    End(BlockView<'r>),
}

impl<'r> Place<'r> {
    pub(super) fn block(self) -> Option<BlockView<'r>> {
        match self {
            Self::Before(op) | Self::After(op) => op.block(),
            Self::Start(block) | Self::End(block) => Some(block),
        }
    }

    /// Returns the block, and the operation before which something comes, if it is not the end.
    pub(super) fn point(self) -> Option<(BlockView<'r>, Option<OpView<'r>>)> {
        let before = match self {
            Self::Before(op) => Some(op),
            Self::After(op) => op.next(),
            Self::Start(block) => block.first(),
            Self::End(_) => None,
        };
        Some((self.block()?, before))
    }

    /// Returns the operation whose location one that is created here gets.
    pub(crate) fn op(self) -> Option<OpView<'r>> {
        match self {
            Self::Before(op) | Self::After(op) => Some(op),
            Self::Start(block) | Self::End(block) => block.parent(),
        }
    }
}

impl Rewriter<'_> {
    /// Moves the insertion point to a place that was checked.
    pub(super) fn set_insertion_point(&self, place: Place<'_>) {
        match place {
            Place::Before(op) => {
                // SAFETY: the operation is alive, and in a block.
                unsafe { mlirRewriterBaseSetInsertionPointBefore(self.raw, op.raw()) }
            }
            Place::After(op) => {
                // SAFETY: as above.
                unsafe { mlirRewriterBaseSetInsertionPointAfter(self.raw, op.raw()) }
            }
            Place::Start(block) => {
                // SAFETY: the block is alive.
                unsafe { mlirRewriterBaseSetInsertionPointToStart(self.raw, block.raw()) }
            }
            Place::End(block) => {
                // SAFETY: as above.
                unsafe { mlirRewriterBaseSetInsertionPointToEnd(self.raw, block.raw()) }
            }
        }
    }
}
