//! Signals that end the tool.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pass_runtime::manager::CancelToken;

use crate::progress::Progress;

/// The text for standard error if the process has to end in the middle of a run.
#[derive(Clone, Default)]
pub(crate) struct LastWords(Arc<Mutex<Option<Words>>>);

type Words = Box<dyn FnOnce() -> String + Send>;

impl LastWords {
    /// Sets the words, until they are set again.
    pub(crate) fn set(&self, words: Option<Words>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = words;
    }

    fn take(&self) -> String {
        let mut words = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        words.take().map_or_else(String::new, |words| words())
    }
}

/// Set while a run that has ended is reported: files are on their way that only this run can write.
#[derive(Clone, Default)]
pub(crate) struct Reporting(Arc<AtomicBool>);

impl Reporting {
    /// From here on there is nothing left to do but to report.
    pub(crate) fn begin(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_under_way(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The parts of a run that matter when the process is asked to end.
#[derive(Clone)]
pub(crate) struct Interrupted {
    pub(crate) tool: String,
    pub(crate) token: CancelToken,
    pub(crate) progress: Option<Progress>,
    pub(crate) last_words: LastWords,
    pub(crate) reporting: Reporting,
}

/// Cancels the run when the process is asked to end. One whose pass does not come to its end within a moment, or which is asked
/// again, ends at once, with the times so far and without temporary files. Reports may take longer.
#[cfg(unix)]
pub(crate) fn watch(interrupted: Interrupted) {
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
        interrupted.token.cancel();
        let asked = Instant::now();
        let waits = || asked.elapsed() < GRACE || interrupted.reporting.is_under_way();
        while waits() && signals.pending().next().is_none() {
            thread::sleep(PAUSE);
        }
        let _removed = crate::temporary::remove_all();
        interrupted.say();
        std::process::exit(128 + signal);
    });
}

/// Other systems end a process without asking it.
#[cfg(not(unix))]
pub(crate) fn watch(_: Interrupted) {}

#[cfg_attr(not(unix), expect(dead_code, reason = "there is nobody to ask"))]
impl Interrupted {
    fn say(&self) {
        if let Some(progress) = &self.progress {
            progress.hide();
        }
        let words = self.last_words.take();
        // A pass that is under way is not waited for, so there is nothing else to report.
        let text = format!("{}: error: the run was interrupted\n{words}", self.tool);
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}
