//! Signals that end the tool.

use pass_runtime::manager::CancelToken;

/// Cancels the run when the process is asked to end. One that does not come to its end within a moment, or is asked again,
/// ends at once, without temporary files.
#[cfg(unix)]
pub(crate) fn watch(token: CancelToken) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use std::thread;
    use std::time::{Duration, Instant};

    const GRACE: Duration = Duration::from_millis(500);
    const PAUSE: Duration = Duration::from_millis(10);

    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else {
        // The system then ends the process as it sees fit.
        return;
    };
    thread::spawn(move || {
        let Some(signal) = signals.forever().next() else {
            return;
        };
        token.cancel();
        let asked = Instant::now();
        while asked.elapsed() < GRACE && signals.pending().next().is_none() {
            thread::sleep(PAUSE);
        }
        let _removed = crate::temporary::remove_all();
        std::process::exit(128 + signal);
    });
}

/// Other systems end a process without asking it.
#[cfg(not(unix))]
pub(crate) fn watch(_: CancelToken) {}
