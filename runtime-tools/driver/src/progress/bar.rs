//! The progress line, which a thread draws.
//!
//! The thread requests a note ten times a second. Other pass executions read one flag.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pass_runtime::Ir;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Sink, Verdict};

/// The time before the first drawing.
const DELAY: Duration = Duration::from_secs(1);

const INTERVAL: Duration = Duration::from_millis(100);

/// The progress of the process on its standard error. Clones share it.
#[derive(Clone)]
pub(crate) struct Progress(Arc<Shared>);

struct Shared {
    bar: ProgressBar,
    is_quiet: AtomicBool,
    /// True if the next pass execution writes the note.
    needs_note: AtomicBool,
    executions: AtomicU64,
    note: Mutex<String>,
}

impl Progress {
    /// Starts a thread that draws on standard error, which is a terminal, from a second on.
    pub(crate) fn start() -> Option<Self> {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{spinner} {wide_msg}") {
            bar.set_style(style);
        }
        let progress = Self(Arc::new(Shared {
            bar,
            is_quiet: AtomicBool::new(false),
            needs_note: AtomicBool::new(false),
            executions: AtomicU64::new(0),
            note: Mutex::default(),
        }));
        let drawn = progress.clone();
        // Without a thread the tool works, and shows no progress.
        let thread = thread::Builder::new().name("progress".to_owned());
        let _ = thread.spawn(move || drawn.draw());
        Some(progress)
    }

    /// Shows a text until a pass runs.
    pub(crate) fn phase(&self, text: &str) {
        text.clone_into(&mut self.note());
        self.0.is_quiet.store(false, Ordering::Relaxed);
    }

    pub(crate) fn hide(&self) {
        self.0.is_quiet.store(true, Ordering::Relaxed);
        // Waits for the drawing thread, so that its line is cleared, too.
        let _note = self.note();
        self.0.bar.finish_and_clear();
    }

    /// Runs `write` while the line is cleared.
    pub(super) fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.bar.suspend(write)
    }

    fn draw(&self) {
        let start = Instant::now();
        let shared = &*self.0;
        loop {
            thread::sleep(INTERVAL);
            shared.needs_note.store(true, Ordering::Relaxed);
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
    fn interest(&self) -> Interest {
        Interest::PASSES
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let Event::Pass { pass, op } = event else {
            return Verdict::Run;
        };
        if pass.info().is_none() {
            return Verdict::Run;
        }
        self.0.executions.fetch_add(1, Ordering::Relaxed);
        if self.0.needs_note.load(Ordering::Relaxed) {
            self.0.needs_note.store(false, Ordering::Relaxed);
            let text = format!("{} on {}", pass.name(), pass.operation(op));
            // Control characters in names would move the cursor.
            let text = text.replace(char::is_control, " ");
            *self.note() = text;
        }
        Verdict::Run
    }
}
