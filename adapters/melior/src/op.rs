//! Exclusive access to one operation of MLIR, and names of operations.

#![expect(
    unsafe_code,
    reason = "operations of MLIR are pointers, which this file wraps in values with a lifetime"
)]

use std::fmt;
use std::iter::successors;

use melior::ir::block::BlockLike;
use melior::ir::operation::{OperationLike, OperationPrintingFlags, OperationRefMut};
use melior::ir::{OperationRef, RegionLike};
use mlir_sys::MlirOperation;

use crate::context::MlirContext;
use crate::sys;

/// The name of an operation: its identifier in MLIR, and the context that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MlirName {
    identifier: usize,
    context: u64,
}

impl MlirName {
    pub(crate) fn new(context: &MlirContext, text: &str) -> Self {
        let identifier = melior::ir::Identifier::new(context.melior(), text);
        Self::of_identifier(context, identifier)
    }

    pub(crate) fn of_identifier(
        context: &MlirContext,
        identifier: melior::ir::Identifier<'_>,
    ) -> Self {
        Self {
            identifier: identifier.to_raw().ptr as usize,
            context: context.id(),
        }
    }

    /// Returns the text, unless the name belongs to another context.
    pub(crate) fn text(self, context: &MlirContext) -> Option<std::borrow::Cow<'_, str>> {
        if self.context != context.id() {
            return None;
        }
        // SAFETY: numbers of contexts are never used twice, so the identifier was made in this one.
        let text = unsafe { sys::identifier_text(context.melior(), self.identifier) };
        Some(String::from_utf8_lossy(text))
    }
}

/// Exclusive access to one operation and all that is nested in it.
///
/// melior's references can reach the parents, like pointers in C++. A pass must not: MLIR's rules for passes hold here, and
/// other threads may work on sibling operations. It must not erase its own operation either.
pub struct MlirOp<'a> {
    raw: MlirOperation,
    context: &'a MlirContext,
}

// SAFETY: only the holder of this value uses the operation: it is not `Clone`, and children are borrowed from their parent.
// MLIR allows threads to work on disjoint isolated operations of a context whose tables are locked.
// `MlirContext::threads_start`, which the manager calls before it hands operations to threads, enables the locks.
unsafe impl Send for MlirOp<'_> {}

impl<'a> MlirOp<'a> {
    /// Wraps an operation.
    ///
    /// # Safety
    ///
    /// For as long as `'a`, the operation is alive, belongs to the context, and is used through this value alone.
    pub unsafe fn from_raw(raw: MlirOperation, context: &'a MlirContext) -> Self {
        Self { raw, context }
    }

    /// Returns the operation, for melior's functions that read.
    pub fn operation(&self) -> OperationRef<'a, '_> {
        // SAFETY: the operation is alive as long as this value borrows it.
        unsafe { OperationRef::from_raw(self.raw) }
    }

    /// Returns the operation, for melior's functions that change it or nested operations.
    pub fn operation_mut(&mut self) -> OperationRefMut<'a, '_> {
        // SAFETY: as above, and `self` is borrowed exclusively.
        unsafe { OperationRefMut::from_raw(self.raw) }
    }

    /// Returns the context of the operation.
    pub fn context(&self) -> &'a MlirContext {
        self.context
    }

    /// Returns the name.
    pub fn name(&self) -> MlirName {
        MlirName::of_identifier(self.context, self.operation().name())
    }

    /// Returns the full name, such as `func.func`.
    pub fn name_text(&self) -> String {
        let text = self.name().text(self.context);
        text.unwrap_or_default().into_owned()
    }

    /// Calls `visit` on the operation and all nested operations in pre-order. Unlike in melior's own walk, `visit` may
    /// panic.
    pub fn walk(&mut self, visit: &mut dyn FnMut(&mut MlirOp<'_>)) {
        visit(self);
        // A worklist, because operations nest to any depth.
        let mut left = self.children();
        left.reverse();
        while let Some(mut op) = left.pop() {
            visit(&mut op);
            let context = op.context;
            let from = left.len();
            op.for_each_child(&mut |child| {
                left.push(MlirOp {
                    raw: child.raw,
                    context,
                });
            });
            left[from..].reverse();
        }
    }

    /// Returns the operation and all nested operations in pre-order, for changes that would break a walk.
    pub fn nested(&self) -> Vec<OperationRef<'a, '_>> {
        let (mut found, mut left) = (Vec::new(), vec![self.operation()]);
        while let Some(op) = left.pop() {
            found.push(op);
            let from = left.len();
            for region in op.regions() {
                let blocks = successors(region.first_block(), |block| block.next_in_region());
                for block in blocks {
                    left.extend(successors(block.first_operation(), |op| op.next_in_block()));
                }
            }
            left[from..].reverse();
        }
        found
    }

    pub(crate) fn raw(&self) -> MlirOperation {
        self.raw
    }

    pub(crate) fn address(&self) -> u64 {
        self.raw.ptr as u64
    }

    pub(crate) fn reborrow(&mut self) -> MlirOp<'_> {
        MlirOp {
            raw: self.raw,
            context: self.context,
        }
    }

    /// Calls `visit` on the operations of all blocks, in order. Looks up the next one before, so `visit` may erase its
    /// operation.
    pub(crate) fn for_each_child(&mut self, visit: &mut dyn FnMut(MlirOp<'_>)) {
        let op = self.operation();
        for region in op.regions() {
            let mut block = region.first_block();
            while let Some(current) = block {
                let mut child = current.first_operation();
                while let Some(op) = child {
                    child = op.next_in_block();
                    visit(MlirOp {
                        raw: op.to_raw(),
                        context: self.context,
                    });
                }
                block = current.next_in_region();
            }
        }
    }

    /// Returns the operations of all blocks, in order.
    pub(crate) fn children(&mut self) -> Vec<MlirOp<'_>> {
        let mut raw = Vec::new();
        self.for_each_child(&mut |child| raw.push(child.raw));
        let context = self.context;
        raw.into_iter().map(|raw| MlirOp { raw, context }).collect()
    }

    pub(crate) fn is_inside(&self, outer: u64) -> bool {
        let mut parent = self.operation().parent_operation();
        while let Some(op) = parent {
            if op.to_raw().ptr as u64 == outer {
                return true;
            }
            parent = op.parent_operation();
        }
        false
    }

    /// Verifies the operation. Violations become diagnostics of the context.
    pub(crate) fn verify(&self, recursive: bool) -> bool {
        // SAFETY: the operation is alive, and nobody else uses it.
        unsafe { sys::verify(self.raw, recursive) }
    }

    pub(crate) fn print(&self, flags: &OperationPrintingFlags) -> String {
        // SAFETY: the operation is alive, and nobody else uses it.
        unsafe { sys::print(self.raw, flags) }
    }
}

impl fmt::Debug for MlirOp<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MlirOp({})", self.name_text())
    }
}
