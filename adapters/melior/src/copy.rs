//! Copies of operations, which show the outermost operation while threads work on parts of it.

#![expect(
    unsafe_code,
    reason = "a copy outlives the access to the original, so it has to keep the context alive by itself"
)]

use melior::ir::Operation;
use melior::ir::operation::OperationLike;
use pass_runtime::ir::OpCopy;

use crate::context::{Alive, MlirContext};
use crate::ir::Mlir;
use crate::op::MlirOp;
use crate::sys;

/// A copy that stands in no other operation.
pub(crate) struct Copied {
    operation: Operation<'static>,
    /// Last, so that the operation goes before it.
    context: Alive,
}

// SAFETY: nothing else refers to the copy, and its context may be used by several threads, see `MlirContext`.
unsafe impl Send for Copied {}

impl Copied {
    /// A copy, unless the operation may use something from outside.
    pub(crate) fn of(cx: &MlirContext, op: &MlirOp<'_>) -> Option<Self> {
        // SAFETY: the operation is lent to the caller.
        let copy = unsafe { sys::copy(op.raw()) };
        // SAFETY: unless it is null, nothing else owns the copy, and its context is kept below.
        let operation = unsafe { Operation::from_option_raw(copy) }?;
        Some(Self {
            operation,
            context: cx.alive().clone(),
        })
    }
}

impl OpCopy<Mlir> for Copied {
    fn op<'a>(&'a mut self, cx: &'a MlirContext) -> MlirOp<'a> {
        debug_assert!(self.context.is(cx), "a copy is used with its own context");
        // SAFETY: `self` is borrowed exclusively for as long as the result lives.
        unsafe { MlirOp::from_raw(self.operation.to_raw(), cx) }
    }

    fn write_to(self: Box<Self>, _cx: &MlirContext, target: MlirOp<'_>) {
        if target.operation().name() == self.operation.name() {
            // SAFETY: the target is lent exclusively, and the copy is owned.
            unsafe { sys::write_over(target.raw(), self.operation.to_raw()) }
        }
    }
}
