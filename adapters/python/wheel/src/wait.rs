//! The thread of Python that waits for a run: it takes signals, and ends the run at its deadline.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use passwright::manager::CancelToken;
use pyo3::prelude::*;

/// How often a run looks for signals.
const PATIENCE: Duration = Duration::from_millis(50);

/// Waits without the interpreter's lock for what another thread sends, and cancels its work at the deadline or when Python has an
/// exception for this thread, such as that of Ctrl-C. Returns what was sent, `None` if the other thread has panicked, and the
/// exception.
pub fn wait<R>(
    receiver: &Receiver<R>,
    cancel: &CancelToken,
    deadline: Option<Instant>,
) -> (Option<R>, Option<PyErr>) {
    let mut signal = None;
    loop {
        let rest = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let is_late = rest.is_some_and(|rest| rest.is_zero());
        if is_late {
            cancel.cancel();
        }
        let rest = rest.filter(|_| !is_late).unwrap_or(PATIENCE);
        match receiver.recv_timeout(rest.min(PATIENCE)) {
            Ok(result) => return (Some(result), signal),
            Err(RecvTimeoutError::Disconnected) => return (None, signal),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if let Err(raised) = Python::attach(|py| py.check_signals()) {
            cancel.cancel();
            signal.get_or_insert(raised);
        }
    }
}
