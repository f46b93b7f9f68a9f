//! Exclusive access to one operation of MLIR, and names of operations.

#![expect(
    unsafe_code,
    reason = "operations of MLIR are pointers, which this file wraps in values with a lifetime"
)]

use std::fmt;

use melior::ir::OperationRef;
use melior::ir::operation::{OperationLike, OperationPrintingFlags};
use mlir_sys::MlirOperation;
use pass_runtime::ir::{EntityKind, Occurrence};
use pass_runtime::{Failure, Location};

use crate::context::MlirContext;
use crate::reader::Reader;
use crate::rewriter::Rewriter;
use crate::{diagnostic, sys};

/// The name of an operation: its identifier in MLIR, and the context that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MlirName {
    identifier_address: usize,
    context: u64,
}

impl MlirName {
    pub(crate) fn new(context: &MlirContext, text: &str) -> Self {
        let _access = context.access();
        let identifier = melior::ir::Identifier::new(context.raw_context(), text);
        Self::from_identifier(context, identifier)
    }

    pub(crate) fn from_identifier(
        context: &MlirContext,
        identifier: melior::ir::Identifier<'_>,
    ) -> Self {
        Self {
            identifier_address: identifier.to_raw().ptr as usize,
            context: context.id(),
        }
    }

    /// Returns the text, unless the name belongs to another context.
    pub(crate) fn text(self, context: &MlirContext) -> Option<std::borrow::Cow<'_, str>> {
        if self.context != context.id() {
            return None;
        }
        // SAFETY: IDs of contexts are never reused, so the identifier was made in this one.
        let text = unsafe { sys::identifier_text(context.raw_context(), self.identifier_address) };
        Some(String::from_utf8_lossy(text))
    }
}

/// Exclusive access to one operation and all that is nested in it.
///
/// [`reader`](Self::reader) reads it and [`rewriter`](Self::rewriter) changes it. Neither leads to the operations around it or
/// beside it, on which other threads may work.
pub struct MlirOp<'a> {
    raw: MlirOperation,
    context: &'a MlirContext,
    /// True if the siblings may be lent to other threads, and the operation is not isolated from above. It can be read, since
    /// siblings change only what is inside of them. It can be neither verified nor printed: both also look at the siblings, and
    /// MLIR caches the order of the operations of their common block.
    is_shared: bool,
}

// SAFETY: only the holder of this value uses the operation: it is not `Clone`, and children are borrowed from their parent.
// MLIR allows threads to work on disjoint isolated operations of a context whose tables are locked, which `MlirContext`
// makes sure of. Siblings that are not isolated have `is_shared` set.
unsafe impl Send for MlirOp<'_> {}

impl<'a> MlirOp<'a> {
    /// Wraps an operation.
    ///
    /// # Safety
    ///
    /// For as long as `'a`, the operation is alive, belongs to the context, and is used through this value alone. It and each
    /// operation in it that has the trait `IsolatedFromAbove` really use no values from outside.
    pub unsafe fn from_raw(raw: MlirOperation, context: &'a MlirContext) -> Self {
        Self {
            raw,
            context,
            is_shared: false,
        }
    }

    /// Returns the operation, for melior's functions.
    ///
    /// # Safety
    ///
    /// melior's references lead to the operations around this one, which other threads may read, and beside it, which they
    /// may change. These must not be touched, and neither must this one be erased. A callback that is passed to C++, such
    /// as that of `OperationLike::walk`, must not panic. The rules of [`MlirContext::melior`] hold as well.
    pub unsafe fn operation(&self) -> OperationRef<'a, '_> {
        self.melior()
    }

    /// Visits the operation and each one nested in it, with their types if that is asked for.
    pub(crate) fn visit_entities(
        &self,
        types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) {
        let context = self.context.raw_context();
        // SAFETY: the operation is alive, and only the holder of this value uses it.
        for entity in unsafe { sys::entities(self.raw, types) } {
            // SAFETY: nothing changes the operation during the visit.
            let operation = || unsafe { entity.operation() };
            let location = || diagnostic::location(operation().location());
            let names = || {
                if entity.is_operation() {
                    vec![sys::text(operation().name().as_string_ref()).into_owned()]
                } else {
                    entity.type_names(context)
                }
            };
            let kind = if entity.is_operation() {
                EntityKind::Operation
            } else {
                EntityKind::Type
            };
            visit(Occurrence::new(kind, entity.key(), &names, &location));
        }
    }

    pub(crate) fn melior(&self) -> OperationRef<'a, '_> {
        // SAFETY: the operation is alive as long as this value borrows it.
        unsafe { OperationRef::from_raw(self.raw) }
    }

    /// Reads the operation and all that is nested in it.
    pub fn reader(&self) -> Reader<'_> {
        Reader::new(self.context, self.raw)
    }

    /// Changes the operation and all that is nested in it.
    ///
    /// # Errors
    ///
    /// Fails if the operation is not isolated from above. Passes run on isolated operations only.
    pub fn rewriter(&mut self) -> Result<Rewriter<'_>, Failure> {
        if self.is_isolated() {
            Ok(Rewriter::new(self.context, self.raw))
        } else {
            Err(Failure::because(format!(
                "'{}' is not isolated from above and cannot be changed on its own: run the pass on an isolated operation around it",
                self.name_text()
            )))
        }
    }

    /// Returns true if the operation has no parent block, or has the trait `IsolatedFromAbove`.
    pub(crate) fn is_isolated(&self) -> bool {
        let op = self.melior();
        op.block().is_none() || sys::is_isolated(self.reader().root())
    }

    /// Returns true if it can be neither verified nor printed, since siblings are changed meanwhile.
    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// Returns the context of the operation.
    pub fn context(&self) -> &'a MlirContext {
        self.context
    }

    /// Returns the name.
    pub fn name(&self) -> MlirName {
        MlirName::from_identifier(self.context, self.melior().name())
    }

    /// Returns the full name, such as `func.func`.
    pub fn name_text(&self) -> String {
        let text = self.name().text(self.context);
        text.unwrap_or_default().into_owned()
    }

    /// Calls `visit` on the operation and all nested operations in pre-order.
    pub fn walk(&mut self, visit: &mut dyn FnMut(&mut MlirOp<'_>)) {
        visit(self);
        // A worklist, because operations nest to any depth. `visit` changes only what is inside of its operation, so the operations
        // on the list stay valid.
        let mut worklist = self.children();
        worklist.reverse();
        while let Some(mut op) = worklist.pop() {
            visit(&mut op);
            let first_child = worklist.len();
            let context = op.context;
            op.for_each_child(&mut |child| worklist.push(MlirOp { context, ..child }));
            worklist[first_child..].reverse();
        }
    }

    pub(crate) fn raw(&self) -> MlirOperation {
        self.raw
    }

    pub(crate) fn address(&self) -> u64 {
        self.raw.ptr as u64
    }

    pub(crate) fn reborrow(&mut self) -> MlirOp<'_> {
        MlirOp { ..*self }
    }

    /// Calls `visit` on the operations of all blocks, in order. What `visit` changes is inside of its operation.
    pub(crate) fn for_each_child(&mut self, visit: &mut dyn FnMut(MlirOp<'_>)) {
        self.children().into_iter().for_each(visit);
    }

    /// Returns the operations of all blocks, in order.
    pub(crate) fn children(&mut self) -> Vec<MlirOp<'_>> {
        let reader = self.reader();
        let blocks = reader.root().blocks().into_iter();
        let raw = blocks.flat_map(|block| block.operations());
        let raw: Vec<_> = raw.map(|op| op.raw()).collect();
        drop(reader);
        let mut children: Vec<_> = raw.into_iter().map(|raw| MlirOp { raw, ..*self }).collect();
        for child in &mut children {
            child.is_shared &= !child.is_isolated();
        }
        children
    }

    /// Returns the operations of all blocks, for use on several threads. Those that are not isolated from above are shared.
    pub(crate) fn children_in_parallel(&mut self) -> Vec<MlirOp<'_>> {
        let mut children = self.children();
        for child in &mut children {
            child.is_shared = !child.is_isolated();
        }
        children
    }

    pub(crate) fn is_proper_descendant_of(&self, ancestor: u64) -> bool {
        let mut parent = self.melior().parent_operation();
        while let Some(op) = parent {
            if op.to_raw().ptr as u64 == ancestor {
                return true;
            }
            parent = op.parent_operation();
        }
        false
    }

    /// Verifies the operation. Violations become diagnostics of the context.
    pub(crate) fn verify(&self, recursive: bool) -> bool {
        // SAFETY: the operation is alive. It is not shared, which callers have checked, so nobody else uses it or its siblings.
        unsafe { sys::verify(self.raw, recursive) }
    }

    pub(crate) fn print(&self, flags: &OperationPrintingFlags) -> String {
        // SAFETY: the operation is alive. It is not shared, which callers have checked, so nobody else uses it or its siblings.
        unsafe { sys::print(self.raw, flags, None) }
    }
}

impl fmt::Debug for MlirOp<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MlirOp({})", self.name_text())
    }
}
