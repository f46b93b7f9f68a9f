//! The diagnostics of one execution of a pass, and the errors among them.

use std::cell::RefCell;

use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::instrumentation::StepFailure;

/// Passes on the diagnostics of a pass and of the hooks that are called while it runs.
pub(crate) struct Voice<'a> {
    emit: RefCell<Emit<'a>>,
    /// The message of the first error.
    first_error: RefCell<Option<String>>,
    /// The failure of a hook. The pass cannot be stopped for it, and fails at its end.
    failed: RefCell<Option<StepFailure>>,
}

/// Calls hooks with a sink, whichever lifetime that has.
pub(crate) trait HookCaller {
    fn call_hook(&self, hook: &mut dyn FnMut(Emit<'_>) -> Result<(), StepFailure>);
}

impl<'a> Voice<'a> {
    pub(crate) fn new(emit: Emit<'a>) -> Self {
        Self {
            emit: RefCell::new(emit),
            first_error: RefCell::default(),
            failed: RefCell::default(),
        }
    }

    pub(crate) fn emit(&self, diagnostic: Diagnostic) {
        note_error(&diagnostic, &mut self.first_error.borrow_mut());
        (self.emit.borrow_mut())(diagnostic);
    }

    /// The message of the first error.
    pub(crate) fn first_error(&self) -> Option<String> {
        self.first_error.borrow().clone()
    }

    /// The failure of a hook.
    pub(crate) fn take_failed(&self) -> Option<StepFailure> {
        self.failed.take()
    }

    /// Calls a hook; `None` if it failed.
    pub(crate) fn hook<T>(
        &self,
        hook: impl FnOnce(Emit<'_>) -> Result<T, StepFailure>,
    ) -> Option<T> {
        let called = hook(&mut **self.emit.borrow_mut());
        called
            .map_err(|failure| {
                self.failed.borrow_mut().get_or_insert(failure);
            })
            .ok()
    }

    /// Runs `work` with a sink that notes errors as those of the pass.
    pub(crate) fn lend<T>(&mut self, work: impl FnOnce(Emit<'_>) -> T) -> T {
        let (emit, first_error) = (self.emit.get_mut(), self.first_error.get_mut());
        work(&mut |diagnostic| {
            note_error(&diagnostic, first_error);
            emit(diagnostic);
        })
    }
}

impl HookCaller for Voice<'_> {
    fn call_hook(&self, hook: &mut dyn FnMut(Emit<'_>) -> Result<(), StepFailure>) {
        self.hook(hook);
    }
}

fn note_error(diagnostic: &Diagnostic, first: &mut Option<String>) {
    if diagnostic.severity == Severity::Error && first.is_none() {
        *first = Some(diagnostic.message.clone());
    }
}
