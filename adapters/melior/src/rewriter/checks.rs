//! The checks of a rewriter before it changes something.

use melior::ir::operation::OperationLike;
use mlir_sys::MlirOperation;

use super::{Place, RewriteError, Rewriter};
use crate::reader::Reader;
use crate::view::{BlockView, OpView, ValueView};
use crate::{nesting, sys};

impl Rewriter<'_> {
    /// Checks that an operation is inside of the root and that it may use these values.
    pub(crate) fn check_visible(
        &self,
        op: OpView<'_>,
        values: &[ValueView<'_>],
    ) -> Result<(), RewriteError> {
        let block = self.block_inside(op)?;
        self.check_scope(block.scope().ok_or(RewriteError::Outside)?, values)
    }

    /// Checks that a view belongs to this rewriter.
    pub(super) fn check_owned(&self, reader: &Reader<'_>) -> Result<(), RewriteError> {
        if std::ptr::eq(self.root_raw().ptr, reader.root_raw().ptr) {
            Ok(())
        } else {
            Err(RewriteError::Outside)
        }
    }

    /// Returns the block of an operation that is inside of the root and not the root.
    pub(super) fn block_inside<'r>(&self, op: OpView<'r>) -> Result<BlockView<'r>, RewriteError> {
        self.check_owned(op.reader())?;
        let block = op.block().ok_or(RewriteError::Outside)?;
        block.scope().ok_or(RewriteError::Outside)?;
        Ok(block)
    }

    /// Checks that an operation is the root or inside of it.
    pub(super) fn check_not_erased(&self, op: OpView<'_>) -> Result<(), RewriteError> {
        self.check_owned(op.reader())?;
        (!op.is_erased()).then_some(()).ok_or(RewriteError::Outside)
    }

    /// Returns the scope of a place inside of the root.
    pub(super) fn scope(&self, place: Place<'_>) -> Result<MlirOperation, RewriteError> {
        let block = place.block().ok_or(RewriteError::Outside)?;
        self.check_owned(block.reader())?;
        block.scope().ok_or(RewriteError::Outside)
    }

    /// Checks that an operation may stand at a place with all that is nested in it.
    pub(super) fn check_depth(
        &self,
        place: Place<'_>,
        op: MlirOperation,
    ) -> Result<(), RewriteError> {
        let around = place.block().map_or(0, sys::depth);
        if around + sys::height(op) <= nesting::DEEPEST {
            return Ok(());
        }
        let message = format!("operations nest deeper than {}", nesting::DEEPEST);
        Err(RewriteError::Invalid(message))
    }

    pub(super) fn value_scope(&self, value: ValueView<'_>) -> Result<MlirOperation, RewriteError> {
        self.check_owned(value.reader())?;
        value.block().scope().ok_or(RewriteError::Outside)
    }

    /// Checks that values are inside of the root and in this scope.
    pub(super) fn check_scope(
        &self,
        scope: MlirOperation,
        values: &[ValueView<'_>],
    ) -> Result<(), RewriteError> {
        for value in values {
            if self.value_scope(*value)?.ptr != scope.ptr {
                return Err(RewriteError::Isolation);
            }
        }
        Ok(())
    }

    /// Checks that an operation with successors stays in their region.
    pub(super) fn check_same_region(
        &self,
        op: OpView<'_>,
        place: Place<'_>,
    ) -> Result<(), RewriteError> {
        let region = |block: Option<BlockView<'_>>| block.map(BlockView::region_key);
        if op.melior().successor_count() == 0 || region(op.block()) == region(place.block()) {
            Ok(())
        } else {
            Err(RewriteError::Place)
        }
    }
}
