//! The context of a pass while it is initialized.

use std::cell::RefCell;

use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::ir::Ir;
use crate::manager::{OpPassManager, PassEntry, load_dialects};
use crate::options::PipelineText;
use crate::registry::{BuildError, PassRegistry};

/// The context of a pass while it is initialized.
pub struct InitContext<'a, I: Ir> {
    pub(crate) cx: &'a I::Context,
    pub(crate) registry: Option<&'a PassRegistry<I>>,
    /// The pass that is initialised.
    pub(crate) entry: Option<&'a PassEntry<I>>,
    pub(crate) emit: RefCell<Emit<'a>>,
}

impl<'a, I: Ir> InitContext<'a, I> {
    /// The context of the IR, shared by all operations.
    pub fn context(&self) -> &'a I::Context {
        self.cx
    }

    /// Calls `body` with the context of a pass, within a scope of the IR.
    pub(crate) fn scope<R>(
        &self,
        entry: &PassEntry<I>,
        body: impl FnOnce(&InitContext<'_, I>) -> R,
    ) -> R {
        I::scope(self.cx, &mut **self.emit.borrow_mut(), |emit| {
            body(&InitContext {
                cx: self.cx,
                registry: self.registry,
                entry: Some(entry),
                emit: RefCell::new(emit),
            })
        })
    }

    /// The pipeline that an option holds, to be kept and run with
    /// [`PassContext::run_pipeline`](crate::PassContext::run_pipeline). The dialects that its passes depend on are loaded.
    ///
    /// # Errors
    ///
    /// If a name in it is unknown, or if the manager has no registry.
    pub fn pipeline(&self, text: &PipelineText) -> Result<OpPassManager<I>, Failure> {
        let pipeline = resolve(self.entry, self.registry, self.cx, text)?;
        load_dialects(
            &pipeline,
            self.cx,
            self.registry,
            &mut **self.emit.borrow_mut(),
        )?;
        Ok(pipeline)
    }

    /// Emits a diagnostic.
    pub fn emit(&self, diagnostic: Diagnostic) {
        (self.emit.borrow_mut())(diagnostic);
    }
}

/// The pipeline that the text stands for: the one that was resolved when the options of the pass were read, or else one
/// made from its tree.
pub(crate) fn resolve<I: Ir>(
    entry: Option<&PassEntry<I>>,
    registry: Option<&PassRegistry<I>>,
    cx: &I::Context,
    text: &PipelineText,
) -> Result<OpPassManager<I>, Failure> {
    if let Some(resolved) = entry.and_then(|entry| entry.resolved(text)) {
        return Ok(resolved);
    }
    let Some(registry) = registry else {
        let reason = format!("pipeline `{text}` cannot be built: the manager has no registry");
        return Err(Failure::because(reason));
    };
    let built = registry.instantiate(cx, text.tree());
    built.map_err(|errors| {
        let errors = BuildError::from(errors);
        Failure::because(format!("pipeline `{text}` cannot be built: {errors}"))
    })
}
