//! Diagnostics that MLIR reports during a call, by thread.
//!
//! MLIR calls the handler of a context on the reporting thread. MLIR collects the diagnostics of its own threads, and the
//! thread that waits for them reports them in the order of the operations. So the diagnostics of a pass arrive on its
//! thread, and belong to the innermost scope there.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use pass_runtime::diagnostic::{Diagnostic, Emit};

use crate::context::MlirContext;

thread_local! {
    static OPEN: RefCell<Vec<Pending>> = const { RefCell::new(Vec::new()) };
}

/// The diagnostics of the innermost scope that have not been passed on.
struct Pending {
    context: u64,
    diagnostics: Vec<Diagnostic>,
}

/// Adds a diagnostic to the innermost scope of the context on this thread. Returns false without a scope, so that other
/// handlers or MLIR print it.
pub(crate) fn keep(context: u64, diagnostic: impl FnOnce() -> Diagnostic) -> bool {
    let is_open = || OPEN.with_borrow(|open| open.iter().any(|pending| pending.context == context));
    if !is_open() {
        return false;
    }
    // Nothing may unwind into C++.
    let Ok(diagnostic) = catch_unwind(AssertUnwindSafe(diagnostic)) else {
        return false;
    };
    OPEN.with_borrow_mut(|open| {
        let mut from_innermost = open.iter_mut().rev();
        let Some(pending) = from_innermost.find(|pending| pending.context == context) else {
            return false;
        };
        pending.diagnostics.push(diagnostic);
        true
    })
}

/// Runs `body` with a sink. Diagnostics of MLIR precede the next one of `body`, or come at the end.
pub(crate) fn within<M: From<Diagnostic>, R>(
    cx: &MlirContext,
    emit: Emit<'_, M>,
    body: impl FnOnce(Emit<'_, M>) -> R,
) -> R {
    let open = Open::new(cx.id());
    let mut in_order = |message| {
        open.take().into_iter().map(M::from).for_each(&mut *emit);
        emit(message);
    };
    let result = catch_unwind(AssertUnwindSafe(|| body(&mut in_order)));
    open.take().into_iter().map(M::from).for_each(emit);
    drop(open);
    result.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Returns the result of `call`, and the diagnostics that MLIR reports during it.
pub(crate) fn collect<R>(cx: &MlirContext, call: impl FnOnce() -> R) -> (R, Vec<Diagnostic>) {
    let open = Open::new(cx.id());
    let result = call();
    let diagnostics = open.take();
    (result, diagnostics)
}

/// A scope of this thread, until it is dropped. Scopes nest, because each is a value on the stack of its thread.
struct Open {
    depth: usize,
}

impl Open {
    fn new(context: u64) -> Self {
        OPEN.with_borrow_mut(|open| {
            open.push(Pending {
                context,
                diagnostics: Vec::new(),
            });
            Self {
                depth: open.len() - 1,
            }
        })
    }

    fn take(&self) -> Vec<Diagnostic> {
        OPEN.with_borrow_mut(|open| {
            open.get_mut(self.depth)
                .map(|pending| std::mem::take(&mut pending.diagnostics))
                .unwrap_or_default()
        })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        OPEN.with_borrow_mut(|open| open.truncate(self.depth));
    }
}
