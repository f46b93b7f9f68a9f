//! The stack of the thread on which a tool runs.

use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The stack that main threads usually have, and for which the nesting of inputs is bounded.
const USUAL: usize = 8 << 20;

/// Does the work: on a thread of its own if the system gives the main thread a smaller stack than the usual one.
pub(crate) fn with_usual_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    if limit().is_none_or(|limit| limit >= USUAL) {
        return work();
    }
    let work = Mutex::new(Some(work));
    let take = || work.lock().unwrap_or_else(PoisonError::into_inner).take();
    let outcome = thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(USUAL);
        let thread = thread.spawn_scoped(scope, || take().map(|work| work()));
        match thread {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            // Where no thread can be started, the small stack may do.
            Err(_) => take().map(|work| work()),
        }
    });
    #[expect(
        clippy::expect_used,
        reason = "the work is taken once, by whoever does it"
    )]
    outcome.expect("the work is done")
}

/// Returns the limit of the stack of the main thread, if there is one and the system tells it.
fn limit() -> Option<usize> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max stack size"))?;
    line.split_whitespace().next()?.parse().ok()
}
