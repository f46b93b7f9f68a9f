//! The diagnostics of one execution of a pass, and the errors among them.

use std::cell::RefCell;

use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::instrumentation::Failed;

/// Passes on the diagnostics of a pass and of the hooks that are called while it runs.
pub(crate) struct Voice<'a> {
    emit: RefCell<Emit<'a>>,
    /// `None` while all is well. Boxed, so that a voice is quick to make and to drop.
    noted: RefCell<Option<Box<Noted>>>,
}

/// The errors and failures while a pass runs.
#[derive(Default)]
pub(crate) struct Noted {
    /// The message of the first error.
    pub(crate) first_error: Option<String>,
    /// The failure of a hook. The pass cannot be stopped for it, and fails at its end.
    pub(crate) failed: Option<Failed>,
}

/// Calls hooks with a sink, whichever lifetime that has.
pub(crate) trait HookCaller {
    fn call_hook(&self, hook: &mut dyn FnMut(Emit<'_>) -> Result<(), Failed>);
}

impl<'a> Voice<'a> {
    pub(crate) fn new(emit: Emit<'a>) -> Self {
        Self {
            emit: RefCell::new(emit),
            noted: RefCell::new(None),
        }
    }

    pub(crate) fn emit(&self, diagnostic: Diagnostic) {
        note_error(&diagnostic, &mut self.noted.borrow_mut());
        (self.emit.borrow_mut())(diagnostic);
    }

    /// True if no error was emitted and no hook failed.
    pub(crate) fn is_clean(&mut self) -> bool {
        self.noted.get_mut().is_none()
    }

    /// The errors and failures so far.
    pub(crate) fn take_noted(&mut self) -> Noted {
        self.noted.take().map(|noted| *noted).unwrap_or_default()
    }

    /// Calls a hook; `None` if it failed.
    pub(crate) fn hook<T>(&self, hook: impl FnOnce(Emit<'_>) -> Result<T, Failed>) -> Option<T> {
        let called = hook(&mut **self.emit.borrow_mut());
        called
            .map_err(|failure| {
                let mut noted = self.noted.borrow_mut();
                noted.get_or_insert_default().failed.get_or_insert(failure);
            })
            .ok()
    }

    /// Runs `work` with a sink that notes errors as those of the pass.
    pub(crate) fn lend<T>(&mut self, work: impl FnOnce(Emit<'_>) -> T) -> T {
        let (emit, noted) = (self.emit.get_mut(), self.noted.get_mut());
        work(&mut |diagnostic| {
            note_error(&diagnostic, noted);
            emit(diagnostic);
        })
    }
}

impl HookCaller for Voice<'_> {
    fn call_hook(&self, hook: &mut dyn FnMut(Emit<'_>) -> Result<(), Failed>) {
        self.hook(hook);
    }
}

fn note_error(diagnostic: &Diagnostic, noted: &mut Option<Box<Noted>>) {
    if diagnostic.severity == Severity::Error {
        let first = &mut noted.get_or_insert_default().first_error;
        first.get_or_insert_with(|| diagnostic.message.clone());
    }
}
