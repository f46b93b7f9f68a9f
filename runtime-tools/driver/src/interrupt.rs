//! Signals that end the tool.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use pass_runtime::manager::CancelToken;

/// The exit status of a process that a signal ends, less the number of the signal.
const SIGNALED: u8 = 128;

/// The time for a message when the process ends: standard error may be a pipe that nobody reads.
const MESSAGE_TIMEOUT: Duration = Duration::from_millis(200);

/// Writes a message when the process ends, which it does also if the message cannot be written.
pub(crate) fn write_at_end(write: impl FnOnce() + Send + 'static) {
    let (sender, receiver) = mpsc::channel();
    let thread = thread::Builder::new().spawn(move || {
        write();
        let _ = sender.send(());
    });
    if thread.is_ok() {
        let _ = receiver.recv_timeout(MESSAGE_TIMEOUT);
    }
}

/// The state of a run that the handler of signals reads. Clones share it.
#[derive(Clone, Default)]
pub(crate) struct ShutdownState {
    notice: Arc<Mutex<Option<ShutdownNotice>>>,
    is_reporting: Arc<AtomicBool>,
    /// The first signal; 0 until one arrives.
    signal: Arc<AtomicU8>,
}

/// Makes the text for standard error if the process has to end in the middle of a run.
pub(crate) type ShutdownNotice = Box<dyn FnOnce() -> String + Send>;

impl ShutdownState {
    pub(crate) fn set_notice(&self, notice: Option<ShutdownNotice>) {
        *self.notice.lock().unwrap_or_else(PoisonError::into_inner) = notice;
    }

    /// Returns the exit status that shells show for a process that the signal ends; `None` without a signal.
    pub(crate) fn status(&self) -> Option<u8> {
        let signal = self.signal.load(Ordering::Relaxed);
        (signal != 0).then_some(SIGNALED + signal)
    }

    /// Marks the run as ended: what remains is to write its reports, which the process waits for.
    pub(crate) fn begin_reporting(&self) {
        self.is_reporting.store(true, Ordering::Relaxed);
    }
}

/// Cancels a run and ends the process when a signal asks for it.
pub(crate) struct SignalHandler {
    pub(crate) tool: String,
    pub(crate) token: CancelToken,
    pub(crate) state: ShutdownState,
}

impl SignalHandler {
    /// Starts to wait for signals. The first one cancels the run. If the run does not end within half a second, or at a second
    /// signal, the process ends at once, with the times so far and without temporary files; reports may take longer. A write beyond the
    /// limit for the size of files is an error, and not the end of the process.
    #[cfg(unix)]
    pub(crate) fn start(self) {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
        use signal_hook::iterator::Signals;
        use std::time::Instant;

        const GRACE: Duration = Duration::from_millis(500);
        /// A signal that follows so soon is the same one: a terminal sends it to all processes, and a parent passes it on.
        const ECHO: Duration = Duration::from_millis(100);
        const PAUSE: Duration = Duration::from_millis(10);

        // Without a handler, the default action ends the process.
        let _ = signal_hook::flag::register(SIGXFSZ, Arc::default());
        let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else {
            // The default action of the signals then ends the process.
            return;
        };
        thread::spawn(move || {
            let Some(signal) = signals.forever().next() else {
                return;
            };
            let number = u8::try_from(signal).unwrap_or_default();
            self.state.signal.store(number, Ordering::Relaxed);
            self.token.cancel();
            let start = Instant::now();
            let waits =
                || start.elapsed() < GRACE || self.state.is_reporting.load(Ordering::Relaxed);
            let mut is_repeated = false;
            while waits() && !is_repeated {
                thread::sleep(PAUSE);
                is_repeated = signals.pending().next().is_some() && start.elapsed() > ECHO;
            }
            let _lock = crate::temporary::remove_all();
            write_at_end(move || self.report());
            std::process::exit(i32::from(SIGNALED) + signal);
        });
    }

    /// Does nothing: a signal ends the process at once.
    #[cfg(not(unix))]
    pub(crate) fn start(self) {}

    fn report(&self) {
        let notice = self.state.notice.lock();
        let notice = notice.unwrap_or_else(PoisonError::into_inner).take();
        let notice = notice.map_or_else(String::new, |notice| notice());
        let text = format!("{}: error: the run was interrupted\n{notice}", self.tool);
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}
