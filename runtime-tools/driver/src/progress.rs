//! Progress of a long run on a terminal.
//!
//! A thread draws what the hooks have noted a few times a second; it asks for a note when it needs one, so that the other
//! executions of passes cost no more than a look at a flag.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pass_runtime::Ir;
use pass_runtime::diagnostic::{Emit, Operation};
use pass_runtime::instrumentation::{Instrumentation, PassSite, Verdict};

/// Shorter runs show nothing.
const DELAY: Duration = Duration::from_secs(1);

/// The interval between two pictures.
const INTERVAL: Duration = Duration::from_millis(100);

/// The progress of the run of the process, on its standard error. Clones are the same.
#[derive(Clone)]
pub(crate) struct Progress(Arc<Shared>);

struct Shared {
    bar: ProgressBar,
    /// True while nothing is to be drawn.
    is_quiet: AtomicBool,
    /// True if the next pass that runs is to be noted.
    is_wanted: AtomicBool,
    executions: AtomicU64,
    note: Mutex<String>,
}

impl Progress {
    /// Progress on standard error, which is a terminal. It is drawn from a second on.
    pub(crate) fn start() -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            bar.set_style(style);
        }
        let progress = Self(Arc::new(Shared {
            bar,
            is_quiet: AtomicBool::new(false),
            is_wanted: AtomicBool::new(false),
            executions: AtomicU64::new(0),
            note: Mutex::default(),
        }));
        let drawn = progress.clone();
        // Without a thread there is no progress to be seen, and nothing else is missing.
        let thread = thread::Builder::new().name("progress".to_owned());
        let _ = thread.spawn(move || drawn.draw());
        progress
    }

    /// Shows this until a pass runs.
    pub(crate) fn phase(&self, text: &str) {
        text.clone_into(&mut self.note());
        self.0.is_quiet.store(false, Ordering::Relaxed);
    }

    /// Takes away what is drawn, until there is another phase.
    pub(crate) fn hide(&self) {
        self.0.is_quiet.store(true, Ordering::Relaxed);
        // A picture that is being drawn is complete then, and is taken away.
        let _note = self.note();
        self.0.bar.finish_and_clear();
    }

    fn draw(&self) {
        let start = Instant::now();
        let shared = &*self.0;
        loop {
            thread::sleep(INTERVAL);
            shared.is_wanted.store(true, Ordering::Relaxed);
            let note = self.note();
            if start.elapsed() < DELAY || shared.is_quiet.load(Ordering::Relaxed) {
                continue;
            }
            if shared.bar.is_finished() {
                shared.bar.reset();
            }
            if shared.bar.is_hidden() {
                shared.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            let executions = shared.executions.load(Ordering::Relaxed);
            let passes = match executions {
                0 => String::new(),
                1 => ", 1 pass execution".to_owned(),
                _ => format!(", {executions} pass executions"),
            };
            let seconds = start.elapsed().as_secs();
            shared
                .bar
                .set_message(format!("{seconds} s: {note}{passes}"));
            shared.bar.tick();
        }
    }

    fn note(&self) -> std::sync::MutexGuard<'_, String> {
        self.0.note.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Instrumentation<I> for Progress {
    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        if pass.info().is_none() {
            return Verdict::Run;
        }
        self.0.executions.fetch_add(1, Ordering::Relaxed);
        if self.0.is_wanted.load(Ordering::Relaxed) {
            self.0.is_wanted.store(false, Ordering::Relaxed);
            let cx = pass.context();
            let operation = Operation::new(I::facts(cx, I::name(cx, op)).name, I::symbol(cx, op));
            let text = format!("{} on {operation}", pass.name());
            // Control characters in names would move the cursor.
            let text = text.replace(char::is_control, " ");
            *self.note() = text;
        }
        Verdict::Run
    }
}

/// Standard error of a process that shows progress: what is drawn makes way for what is written.
pub(crate) struct Stderr(pub(crate) Option<Progress>);

impl Write for Stderr {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &self.0 {
            Some(progress) => progress.0.bar.suspend(|| io::stderr().write(bytes)),
            None => io::stderr().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}
