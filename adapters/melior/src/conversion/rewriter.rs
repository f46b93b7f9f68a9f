//! The rewriter of a pattern of a conversion.

#![expect(unsafe_code, reason = "MLIR's driver lends its rewriter as a pointer")]

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::fmt;
use std::ops::Deref;

use mlir_sys::{
    MlirOperation, MlirRewriterBase, MlirType, MlirValue, mlirRewriterBaseEraseOp,
    mlirRewriterBaseReplaceOpWithValues,
};

use crate::attr::Attribute;
use crate::context::MlirContext;
use crate::creation::NewOp;
use crate::reader::Reader;
use crate::rewriter::{Place, RewriteError, Rewriter};
use crate::sys;
use crate::ty::Type;
use crate::view::{OpView, ValueView};

unsafe extern "C" {
    fn passwrightConvertType(type_converter: *const c_void, r#type: MlirType) -> MlirType;
    fn passwrightMoveRegion(
        rewriter: MlirRewriterBase,
        from: MlirOperation,
        source: isize,
        to: MlirOperation,
        target: isize,
        type_converter: *const c_void,
    ) -> bool;
}

/// Converts one operation, with its remapped operands. It reads as well, see [`Reader`].
pub struct ConversionRewriter<'a> {
    inner: Rewriter<'a>,
    raw: MlirRewriterBase,
    op: MlirOperation,
    pub(super) operands: &'a [MlirValue],
    type_converter: *const c_void,
    created: RefCell<Vec<MlirOperation>>,
    has_matched: Cell<bool>,
    is_replaced: Cell<bool>,
}

impl<'a> ConversionRewriter<'a> {
    /// Creates the rewriter of one call of a pattern.
    ///
    /// # Safety
    ///
    /// For `'a`, the rewriter of the driver, its type converter, the operation and the operands are alive, and what is nested in
    /// `root` is lent exclusively to the caller.
    pub(super) unsafe fn new(
        (context, root): (&'a MlirContext, MlirOperation),
        raw: MlirRewriterBase,
        type_converter: *const c_void,
        op: MlirOperation,
        operands: &'a [MlirValue],
    ) -> Self {
        Self {
            // SAFETY: as the caller says.
            inner: unsafe { Rewriter::of_driver(context, root, raw, false) },
            raw,
            op,
            operands,
            type_converter,
            created: RefCell::default(),
            has_matched: Cell::default(),
            is_replaced: Cell::default(),
        }
    }

    /// Returns whether the pattern has replaced, erased or changed the operation.
    pub(super) fn has_matched(&self) -> bool {
        self.has_matched.get()
    }

    /// Returns the operations that were created or changed in place.
    pub(super) fn take_touched(&self) -> Vec<MlirOperation> {
        self.inner.take_touched()
    }

    /// Returns the operation to convert.
    pub fn op(&self) -> OpView<'_> {
        OpView::new(self, self.op)
    }

    /// Returns the remapped operands, cast to their converted types.
    pub fn operands(&self) -> Vec<ValueView<'_>> {
        let values = self.operands.iter();
        values
            .filter_map(|raw| ValueView::option(self, *raw))
            .collect()
    }

    /// Converts a type with the type converter. Returns `None` if it cannot be converted.
    pub fn convert_type<'r>(&'r self, r#type: Type<'r>) -> Option<Type<'r>> {
        if !r#type.belongs_to(self.context()) {
            return None;
        }
        // SAFETY: the type converter is that of the driver that lends its rewriter.
        let raw = unsafe { passwrightConvertType(self.type_converter, r#type.raw()) };
        // SAFETY: a type lives as long as its context.
        unsafe { Type::option(raw) }
    }

    /// Creates an operation before the one to convert.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::create`] does.
    pub fn create<'r, S: NewOp<'r>>(&'r self, state: S) -> Result<S::Op, RewriteError> {
        S::wrap(self.create_raw(state)?)
    }

    fn create_raw<'r>(&'r self, state: impl NewOp<'r>) -> Result<OpView<'r>, RewriteError> {
        let state = state.into_state()?;
        let created = self.inner.create(Place::Before(self.op()), state)?;
        self.created.borrow_mut().push(created.raw());
        Ok(created)
    }

    /// Replaces the operation by values, one for each result. Their types may differ: the operands of users are remapped.
    ///
    /// # Errors
    ///
    /// Fails if the operation was replaced or erased before, if there is not one value for each result, or if a value is not visible
    /// there.
    pub fn replace(&self, values: &[ValueView<'_>]) -> Result<(), RewriteError> {
        self.check_not_replaced()?;
        if values.len() != self.op().results().len() {
            return Err(RewriteError::ValueCount);
        }
        self.inner.check_visible(self.op(), values)?;
        // The values would be replaced with the operation.
        if values.iter().any(|value| {
            value.definition() == Some(self.op()) || sys::is_within(value.block(), self.op())
        }) {
            return Err(RewriteError::Used);
        }
        let raw: Vec<_> = values.iter().map(|value| value.raw()).collect();
        let count = raw.len().cast_signed();
        // SAFETY: the operation is alive and was not replaced before; there is a visible value for each result.
        unsafe { mlirRewriterBaseReplaceOpWithValues(self.raw, self.op, count, raw.as_ptr()) };
        self.is_replaced.set(true);
        self.has_matched.set(true);
        Ok(())
    }

    /// Creates an operation, and replaces the operation to convert by its results.
    ///
    /// # Errors
    ///
    /// As for [`create`](Self::create) and [`replace`](Self::replace).
    pub fn replace_with<'r>(&'r self, state: impl NewOp<'r>) -> Result<(), RewriteError> {
        self.replace(&self.create_raw(state)?.results())
    }

    /// Erases the operation. The conversion fails if an operation that uses its results is left in the end.
    ///
    /// # Errors
    ///
    /// Fails if the operation was replaced or erased before.
    pub fn erase(&self) -> Result<(), RewriteError> {
        self.check_not_replaced()?;
        // SAFETY: the operation is alive, and was not replaced before.
        unsafe { mlirRewriterBaseEraseOp(self.raw, self.op) };
        self.is_replaced.set(true);
        self.has_matched.set(true);
        Ok(())
    }

    /// Sets an attribute of the operation.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::set_attribute`] does, or if the operation was replaced or erased before.
    pub fn set_attribute(&self, name: &str, attribute: Attribute<'_>) -> Result<(), RewriteError> {
        self.check_not_replaced()?;
        self.inner.set_attribute(self.op(), name, attribute)?;
        self.has_matched.set(true);
        Ok(())
    }

    /// Sets an operand of the operation, such as to the remapped one.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::set_operand`] does, or if the operation was replaced or erased before.
    pub fn set_operand(&self, index: usize, value: ValueView<'_>) -> Result<(), RewriteError> {
        self.check_not_replaced()?;
        self.inner.set_operand(self.op(), index, value)?;
        self.has_matched.set(true);
        Ok(())
    }

    /// Moves the blocks of a region to an empty region of an operation that this pattern has created, and converts the types of
    /// their arguments.
    ///
    /// # Errors
    ///
    /// Fails if there are no such regions, if the target was not created here or has blocks, if a type cannot be converted, or if
    /// the blocks would use values across an operation that is isolated from above.
    pub fn move_region(
        &self,
        region: usize,
        to: OpView<'_>,
        target: usize,
    ) -> Result<(), RewriteError> {
        self.check_not_replaced()?;
        self.inner.check_visible(to, &[])?;
        let op = self.op();
        if region >= op.region_count() || target >= to.region_count() {
            return Err(RewriteError::Missing);
        }
        let is_created = self
            .created
            .borrow()
            .iter()
            .any(|created| created.ptr == to.raw().ptr);
        if !is_created || !to.region(target).is_empty() {
            return Err(RewriteError::Place);
        }
        let is_closed = sys::is_isolated(op) || sys::keeps_isolation(op.raw());
        if sys::is_isolated(to) && !is_closed {
            return Err(RewriteError::Isolation);
        }
        let (from, to) = (op.raw(), to.raw());
        let (region, target) = (region.cast_signed(), target.cast_signed());
        // SAFETY: both operations are alive, there are such regions, and neither operation is inside of the other, since `to` was
        // created before `from` in its block.
        let is_moved = unsafe {
            passwrightMoveRegion(self.raw, from, region, to, target, self.type_converter)
        };
        is_moved.then_some(()).ok_or(RewriteError::Types)
    }

    fn check_not_replaced(&self) -> Result<(), RewriteError> {
        if self.is_replaced.get() {
            return Err(RewriteError::AlreadyReplaced);
        }
        Ok(())
    }
}

impl<'a> Deref for ConversionRewriter<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.inner
    }
}

impl fmt::Debug for ConversionRewriter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConversionRewriter")
            .field(&self.op())
            .finish()
    }
}
