//! The diagnostics and errors of one execution of a pass.

use std::cell::RefCell;

use crate::diagnostic::{Diagnostic, Severity};
use crate::instrumentation::{BoxedFailure, Message, Sink};
use crate::ir::Ir;

/// Forwards the diagnostics of a pass, and of the hooks that are called while it runs, and records errors.
pub(crate) struct PassEmitter<'a, I: Ir> {
    emit: RefCell<Sink<'a, I>>,
    /// `None` until an error is recorded. Boxed: errors are rare.
    errors: RefCell<Option<Box<RecordedErrors>>>,
}

/// The errors and failures while a pass runs.
#[derive(Default)]
pub(crate) struct RecordedErrors {
    pub(crate) first_error: Option<String>,
    /// The failure of a hook. The pass cannot be stopped for it, and fails at its end.
    pub(crate) failed: Option<BoxedFailure>,
}

/// Calls hooks with a sink of any lifetime.
pub(crate) trait HookCaller<I: Ir> {
    fn call_hook(&self, hook: &mut dyn FnMut(Sink<'_, I>) -> Result<(), BoxedFailure>);
}

impl<'a, I: Ir> PassEmitter<'a, I> {
    pub(crate) fn new(emit: Sink<'a, I>) -> Self {
        Self {
            emit: RefCell::new(emit),
            errors: RefCell::new(None),
        }
    }

    pub(crate) fn emit(&self, diagnostic: Diagnostic) {
        record_error(&diagnostic, &mut self.errors.borrow_mut());
        (self.emit.borrow_mut())(diagnostic.into());
    }

    /// Returns true if no error was emitted and no hook failed.
    pub(crate) fn is_clean(&mut self) -> bool {
        self.errors.get_mut().is_none()
    }

    pub(crate) fn take_errors(&mut self) -> RecordedErrors {
        self.errors.take().map(|errors| *errors).unwrap_or_default()
    }

    /// Calls a hook; `None` if it failed.
    pub(crate) fn hook<T>(
        &self,
        hook: impl FnOnce(Sink<'_, I>) -> Result<T, BoxedFailure>,
    ) -> Option<T> {
        let called = hook(&mut **self.emit.borrow_mut());
        called
            .map_err(|failure| {
                let mut errors = self.errors.borrow_mut();
                errors.get_or_insert_default().failed.get_or_insert(failure);
            })
            .ok()
    }

    /// Runs `work` with a sink that records errors as those of the pass.
    pub(crate) fn with_sink<T>(&mut self, work: impl FnOnce(Sink<'_, I>) -> T) -> T {
        let (emit, errors) = (self.emit.get_mut(), self.errors.get_mut());
        work(&mut |message: Message<I>| {
            record_error(&message.diagnostic, errors);
            emit(message);
        })
    }
}

impl<I: Ir> HookCaller<I> for PassEmitter<'_, I> {
    fn call_hook(&self, hook: &mut dyn FnMut(Sink<'_, I>) -> Result<(), BoxedFailure>) {
        self.hook(hook);
    }
}

fn record_error(diagnostic: &Diagnostic, errors: &mut Option<Box<RecordedErrors>>) {
    if diagnostic.severity == Severity::Error {
        let first = &mut errors.get_or_insert_default().first_error;
        first.get_or_insert_with(|| diagnostic.message.clone());
    }
}
