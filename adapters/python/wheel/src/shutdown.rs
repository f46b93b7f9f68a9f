//! The end of the interpreter: threads that run code of Python then end wherever they are, so that runs have to end before.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use passwright::manager::CancelToken;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// The runs that are under way.
struct Runs {
    /// Each with its process, since a fork copies those of the parent process, and its number.
    tokens: Vec<(u32, u64, CancelToken)>,
    /// The number of the next run.
    next: u64,
    is_over: bool,
}

static RUNS: Mutex<Runs> = Mutex::new(Runs {
    tokens: Vec::new(),
    next: 0,
    is_over: false,
});

static ENDED: Condvar = Condvar::new();

/// How long the interpreter waits for passes that are under way.
const GRACE: Duration = Duration::from_secs(5);

fn runs() -> MutexGuard<'static, Runs> {
    RUNS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A run that is under way as long as this lives.
#[derive(Debug)]
pub struct RunGuard(u64);

impl RunGuard {
    /// Notes a run, which the token cancels.
    ///
    /// # Errors
    ///
    /// While the interpreter shuts down.
    pub fn new(token: &CancelToken) -> PyResult<Self> {
        let mut runs = runs();
        if runs.is_over {
            let message = "no pipeline can be run while the interpreter shuts down";
            return Err(PyRuntimeError::new_err(message));
        }
        let number = runs.next;
        runs.next += 1;
        let process = std::process::id();
        runs.tokens.push((process, number, token.clone()));
        Ok(Self(number))
    }
}

impl Drop for RunGuard {
    fn drop(&mut self) {
        let mut runs = runs();
        runs.tokens.retain(|(_, number, _)| *number != self.0);
        ENDED.notify_all();
    }
}

/// Does something without the interpreter's lock, unless the interpreter shuts down: a thread that then wants the lock back is
/// ended in the middle of it.
pub fn detach<R: Send>(py: Python<'_>, work: impl FnOnce() -> R + Send) -> R {
    match RunGuard::new(&CancelToken::new()) {
        Ok(_under_way) => py.detach(work),
        Err(_) => work(),
    }
}

/// Cancels all runs, and waits for their ends. Runs of daemon threads are still under way when the interpreter ends.
#[pyfunction]
pub fn end_runs(py: Python<'_>) {
    let process = std::process::id();
    let is_running = |runs: &Runs| runs.tokens.iter().any(|(owner, ..)| *owner == process);
    py.detach(|| {
        let mut runs = runs();
        runs.is_over = true;
        for (.., token) in &runs.tokens {
            token.cancel();
        }
        let _ = ENDED.wait_timeout_while(runs, GRACE, |runs| is_running(runs));
    });
}
