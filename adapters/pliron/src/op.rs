//! Exclusive access to one operation of pliron.

use std::any::TypeId;
use std::fmt;

use pliron::context::{Context, Ptr};
use pliron::op::{Op, OpId, OpInterfaceMarker, op_impls};
use pliron::operation::Operation;

/// The name of an operation: its Rust type in pliron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlironName(TypeId);

/// The name of an operation, and its text in the two parts that pliron keeps.
#[derive(Clone)]
pub(crate) struct Kind {
    pub(crate) name: PlironName,
    pub(crate) id: OpId,
}

impl Kind {
    pub(crate) fn of(context: &Context, ptr: Ptr<Operation>) -> Option<Self> {
        drop(ptr.try_deref(context).ok()?);
        let op = Operation::get_op_dyn(ptr, context);
        Some(Self::of_op(op.op_ref()))
    }

    pub(crate) fn of_op(op: &dyn Op) -> Self {
        Self {
            name: PlironName(op.as_any().type_id()),
            id: op.get_opid(),
        }
    }
}

/// Exclusive access to one operation of pliron, through the context that owns it.
///
/// pliron's data is behind one `&mut Context`, so a pass *can* reach other operations. It must not, like pliron's own
/// passes.
pub struct PlironOp<'a> {
    context: &'a mut Context,
    ptr: Ptr<Operation>,
    kind: Kind,
}

impl<'a> PlironOp<'a> {
    /// Wraps the operation at `ptr`, if it lives in `context`.
    pub fn new(context: &'a mut Context, ptr: Ptr<Operation>) -> Option<Self> {
        let kind = Kind::of(context, ptr)?;
        Some(Self { context, ptr, kind })
    }

    /// Returns the full name, such as `builtin.func`.
    pub fn name(&self) -> String {
        self.kind.id.to_string()
    }

    /// Returns the handle of the operation in pliron.
    pub fn ptr(&self) -> Ptr<Operation> {
        self.ptr
    }

    /// Returns pliron's context.
    pub fn context(&self) -> &Context {
        self.context
    }

    /// Returns pliron's context, for changes of this operation.
    pub fn context_mut(&mut self) -> &mut Context {
        self.context
    }

    /// Returns both, for functions of pliron.
    pub fn into_parts(self) -> (&'a mut Context, Ptr<Operation>) {
        (self.context, self.ptr)
    }

    /// Returns the operation as a `T`, if it is one.
    pub fn cast<T: Op>(&self) -> Option<T> {
        if !self.is_alive() {
            return None;
        }
        Operation::get_op::<T>(self.ptr, self.context)
    }

    /// Returns whether the operation implements the interface, such as `dyn SymbolOpInterface`.
    pub fn implements<T: ?Sized + OpInterfaceMarker + 'static>(&self) -> bool {
        self.is_alive() && op_impls::<T>(&*Operation::get_op_dyn(self.ptr, self.context))
    }

    /// Returns whether the operation has not been erased, which a pass could do.
    pub fn is_alive(&self) -> bool {
        self.ptr.try_deref(self.context).is_ok()
    }

    pub(crate) fn of_kind(context: &'a mut Context, ptr: Ptr<Operation>, kind: Kind) -> Self {
        Self { context, ptr, kind }
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    pub(crate) fn reborrow(&mut self) -> PlironOp<'_> {
        PlironOp {
            context: self.context,
            ptr: self.ptr,
            kind: self.kind.clone(),
        }
    }
}

impl fmt::Debug for PlironOp<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlironOp({})", self.kind.id)
    }
}
