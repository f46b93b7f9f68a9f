//! The context of a pass while it is initialized.

use std::cell::RefCell;
use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Emit};
use crate::failure::Failure;
use crate::ir::Ir;
use crate::manager::{Compiler, OpPassManager, PassEntry, Plan};
use crate::options::PipelineText;
use crate::registry::{BuildError, PassRegistry};

/// The context of a pass while it is initialized.
pub struct InitContext<'a, I: Ir> {
    pub(crate) cx: &'a I::Context,
    pub(crate) registry: Option<&'a PassRegistry<I>>,
    pub(crate) entry: &'a Arc<PassEntry<I>>,
    /// The number of pipelines that are being compiled around this one.
    pub(crate) depth: usize,
    pub(crate) emit: RefCell<Emit<'a>>,
}

impl<'a, I: Ir> InitContext<'a, I> {
    /// Returns the context of the IR, shared by all operations.
    pub fn context(&self) -> &'a I::Context {
        self.cx
    }

    /// Compiles the pipeline that an option holds, to be kept and run with
    /// [`PassContext::run_pipeline`](crate::PassContext::run_pipeline). Text that was read with the options of the pass means what
    /// it meant in the registry that read them.
    ///
    /// # Errors
    ///
    /// If a name in it is unknown, if the manager has no registry, or if the pipeline cannot be compiled.
    pub fn pipeline(&self, text: &PipelineText) -> Result<Plan<I>, Failure> {
        self.compile(&resolve(self.entry, self.registry, self.cx, text)?)
    }

    /// Compiles a pipeline, to be kept and run with [`PassContext::run_pipeline`](crate::PassContext::run_pipeline). Its
    /// statistics are listed under this pass.
    ///
    /// # Errors
    ///
    /// If the pipeline cannot be compiled, see [`OpPassManager::compile`]. An error was emitted.
    pub fn compile(&self, pipeline: &OpPassManager<I>) -> Result<Plan<I>, Failure> {
        let compiler = Compiler {
            cx: self.cx,
            registry: self.registry,
            owner: Some(self.entry),
            depth: self.depth + 1,
        };
        compiler.compile_in_pass(pipeline, |diagnostic| self.emit(diagnostic))
    }

    /// Emits a diagnostic.
    pub fn emit(&self, diagnostic: Diagnostic) {
        (self.emit.borrow_mut())(diagnostic);
    }
}

/// Returns the pipeline that was resolved from this text when the options of the pass were read, or else resolves the text.
pub(crate) fn resolve<I: Ir>(
    entry: &PassEntry<I>,
    registry: Option<&PassRegistry<I>>,
    cx: &I::Context,
    text: &PipelineText,
) -> Result<OpPassManager<I>, Failure> {
    if let Some(resolved) = entry.resolved(text) {
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
