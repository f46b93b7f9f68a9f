//! Modules.

use std::fmt;

use pliron::builtin::ops::ModuleOp;
use pliron::context::{Context, Ptr};
use pliron::op::Op;
use pliron::operation::Operation;

use crate::op::{Kind, PlironOp};

/// An outermost operation, and the pliron context that it lives in.
pub struct PlironModule {
    context: Context,
    root: Ptr<Operation>,
    kind: Kind,
}

impl PlironModule {
    /// Takes over the context that a module lives in. Returns `None` if the module does not live there.
    ///
    /// ```
    /// use pass_pliron::PlironModule;
    /// use pliron::{builtin::ops::ModuleOp, context::Context, ident};
    ///
    /// let mut context = Context::new();
    /// let module = ModuleOp::new(&mut context, ident!("m"));
    /// let mut module = PlironModule::new(context, module).unwrap();
    /// assert_eq!(module.op().name(), "builtin.module");
    /// ```
    pub fn new(context: Context, module: ModuleOp) -> Option<Self> {
        Self::from_operation(context, module.get_operation())
    }

    /// Like [`new`](Self::new), with any outermost operation.
    pub fn from_operation(context: Context, root: Ptr<Operation>) -> Option<Self> {
        let kind = Kind::of(&context, root)?;
        Some(Self {
            context,
            root,
            kind,
        })
    }

    /// Returns the outermost operation.
    pub fn op(&mut self) -> PlironOp<'_> {
        PlironOp::of_kind(&mut self.context, self.root, self.kind.clone())
    }

    /// Returns the context that owns all data of the module.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Returns the handle of the outermost operation in pliron.
    pub fn ptr(&self) -> Ptr<Operation> {
        self.root
    }

    /// Returns both, for code without the pass manager.
    pub fn into_parts(self) -> (Context, Ptr<Operation>) {
        (self.context, self.root)
    }
}

impl fmt::Debug for PlironModule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlironModule({})", self.kind.id)
    }
}
