//! A context of MLIR and a module in a thread of their own: a context belongs to the thread that made it, and threads of Python come
//! and go.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use pass_melior::{Mlir, MlirContext, MlirModule};
use passwright::ir::{IrText, ParseOptions};
use passwright::{Diagnostic, Failure, Ir, Location};
use passwright_wheel::form::DiagnosticForm;

use crate::nesting;

/// The stack of the thread: MLIR recurses over what is nested.
const STACK: usize = 64 << 20;

/// Work on the module.
type Job = Box<dyn FnOnce(&MlirContext, &mut MlirModule<'_>) + Send>;

/// A text to read.
pub(crate) struct Input {
    pub(crate) text: String,
    /// Its name in locations.
    pub(crate) name: String,
    pub(crate) allow_unregistered: bool,
    pub(crate) verify: bool,
}

/// A module and its thread.
pub(crate) struct Session {
    /// `None` once the session ends.
    jobs: Option<Sender<Job>>,
    /// `None` once the session has ended.
    thread: Option<JoinHandle<()>>,
    /// The process that started the thread, which a fork does not copy.
    process: u32,
}

/// The reason why a session does no work.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SessionError {
    /// It belongs to the parent process.
    Forked,
    /// Its thread has panicked.
    Lost,
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forked => {
                "the module was read before the process was forked, and its thread is not in this process: read the module here"
            }
            Self::Lost => "the module is lost, since work on it has panicked",
        })
    }
}

impl Session {
    /// Reads and verifies a module.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text.
    pub(crate) fn open(input: Input) -> Result<Self, Vec<DiagnosticForm>> {
        let (jobs, receiver) = channel();
        let (opened, outcome) = channel();
        let builder = std::thread::Builder::new().name("passwright-mlir".to_owned());
        let work = move || serve(&input, &opened, &receiver);
        let thread = builder.stack_size(STACK).spawn(work).map_err(|error| {
            let message = format!("a thread for the module cannot be started: {error}");
            vec![DiagnosticForm::of(&Diagnostic::error(
                Location::Unknown,
                message,
            ))]
        })?;
        let session = Self {
            jobs: Some(jobs),
            thread: Some(thread),
            process: std::process::id(),
        };
        let lost = |_| {
            let error = Diagnostic::error(Location::Unknown, SessionError::Lost.to_string());
            vec![DiagnosticForm::of(&error)]
        };
        outcome.recv().map_err(lost)??;
        Ok(session)
    }

    /// Starts work on the module. What it returns comes through the receiver, which is disconnected if the work panics.
    ///
    /// # Errors
    ///
    /// Fails if there is no thread that could do it.
    pub(crate) fn start<R: Send + 'static>(
        &self,
        work: impl FnOnce(&MlirContext, &mut MlirModule<'_>) -> R + Send + 'static,
    ) -> Result<Receiver<R>, SessionError> {
        if self.process != std::process::id() {
            return Err(SessionError::Forked);
        }
        let (sender, receiver) = channel();
        let job: Job = Box::new(move |cx, module| {
            // Nobody listens any more if the caller has gone.
            let _ = sender.send(work(cx, module));
        });
        let jobs = self.jobs.as_ref().ok_or(SessionError::Lost)?;
        jobs.send(job).map_err(|_| SessionError::Lost)?;
        Ok(receiver)
    }
}

impl Drop for Session {
    /// Waits until MLIR has freed the module, which must not go on while the process ends.
    fn drop(&mut self) {
        self.jobs = None;
        let thread = self.thread.take();
        if self.process == std::process::id()
            && let Some(thread) = thread
        {
            // A panic was reported to the caller of the work.
            drop(thread.join());
        } else {
            std::mem::forget(thread);
        }
    }
}

/// Reads the module, tells whether that went well, and does jobs until there are no more.
fn serve(input: &Input, opened: &Sender<Result<(), Vec<DiagnosticForm>>>, jobs: &Receiver<Job>) {
    let mut cx = MlirContext::new();
    cx.allow_unregistered_dialects(input.allow_unregistered);
    let mut found = Vec::new();
    let read = read(&cx, input, &mut found);
    let mut module = match read {
        Ok(module) => module,
        Err(failure) => {
            if !found.iter().any(DiagnosticForm::is_error) {
                let message = failure.reason().unwrap_or("the text is no module");
                let error = Diagnostic::error(Location::Unknown, message);
                found.push(DiagnosticForm::of(&error));
            }
            let _ = opened.send(Err(found));
            return;
        }
    };
    let _ = opened.send(Ok(()));
    for job in jobs {
        job(&cx, &mut module);
    }
}

fn read<'c>(
    cx: &'c MlirContext,
    input: &Input,
    found: &mut Vec<DiagnosticForm>,
) -> Result<MlirModule<'c>, Failure> {
    let mut emit = |diagnostic: Diagnostic| found.push(DiagnosticForm::of(&diagnostic));
    if let Some(excess) = nesting::excess(&input.text) {
        let before = &input.text[..excess.at];
        let line = before.matches('\n').count() + 1;
        let column = before
            .chars()
            .rev()
            .take_while(|letter| *letter != '\n')
            .count()
            + 1;
        let message = format!(
            "{} are nested deeper than {}",
            excess.construct,
            nesting::LIMIT
        );
        let location = Location::file(&*input.name, line, column);
        emit(Diagnostic::error(location, message));
        return Err(Failure::new());
    }
    let options = ParseOptions::default();
    let mut module = Mlir::parse(cx, &input.name, &input.text, options, &mut emit)?;
    if input.verify {
        Mlir::verify(cx, &module.op(), true, &mut emit)?;
    }
    Ok(module)
}
