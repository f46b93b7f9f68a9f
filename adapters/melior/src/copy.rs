//! Copies of operations, for dumps of the outermost operation while threads work on its parts.

#![expect(
    unsafe_code,
    reason = "a copy outlives the access to the original, so it keeps the context alive"
)]

use melior::ir::Operation;
use melior::ir::operation::OperationLike;
use pass_runtime::ir::OpCopy;

use crate::context::{CopyCount, MlirContext};
use crate::ir::Mlir;
use crate::op::MlirOp;
use crate::sys;

/// A copy without a parent.
pub(crate) struct OperationCopy {
    operation: Operation<'static>,
    /// Dropped after the operation.
    _count: CopyCount,
    /// The context of the operation; the last field, so that the operation is dropped first.
    context: MlirContext,
}

// SAFETY: nothing else refers to the copy, and its context may be used by several threads, see `MlirContext`.
unsafe impl Send for OperationCopy {}

impl OperationCopy {
    /// Copies an operation, unless it may use values from outside.
    pub(crate) fn of(op: &MlirOp<'_>) -> Option<Self> {
        let _access = op.context().access();
        // SAFETY: the operation is lent to the caller.
        let copy = unsafe { sys::copy(op.raw()) };
        // SAFETY: unless it is null, nothing else owns the copy, and its context is kept below.
        let operation = unsafe { Operation::from_option_raw(copy) }?;
        Some(Self {
            operation,
            _count: op.context().alive().count_copy(),
            context: op.context().alive().context(),
        })
    }
}

impl OpCopy<Mlir> for OperationCopy {
    /// Returns the operation in its own context; the given context is not used.
    fn op<'a>(&'a mut self, _cx: &'a MlirContext) -> MlirOp<'a> {
        // SAFETY: `self` is borrowed exclusively for as long as the result lives, and a copy uses nothing from outside.
        unsafe { MlirOp::from_raw(self.operation.to_raw(), &self.context) }
    }

    fn write_to(self: Box<Self>, _cx: &MlirContext, target: MlirOp<'_>) {
        let is_same = target.melior().name() == self.operation.name();
        if is_same && target.context().id() == self.context.id() {
            let _access = target.context().access();
            // SAFETY: the target is lent exclusively, and the copy is owned.
            unsafe { sys::write_over(target.raw(), self.operation.to_raw()) }
        }
    }
}
