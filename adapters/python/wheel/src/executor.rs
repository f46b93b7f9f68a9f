//! Threads that run passes, each with a context of its own.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, available_parallelism};

use passwright::embedded::{Context, Embedded};
use passwright::ir::IrText;

/// Room for passes that recurse over their operation, as in a worker of a batch.
const STACK: usize = 16 << 20;

/// The number of values that a context stores, of which it frees none, above which it is dropped.
const MAX_STORED: usize = 1 << 16;

/// The number of bytes that a context has read, to each of which it gives a location, above which it is dropped.
const MAX_READ: usize = 1 << 24;

/// The state in which a job leaves a context.
pub(crate) enum Condition {
    /// The next job may use it.
    Clean {
        /// The number of bytes that the job has read.
        read: usize,
    },
    /// A job may have ended in the middle of something.
    Suspect,
}

type Job = Box<dyn FnOnce(&mut Context) -> Condition + Send>;

/// A thread that does one job after the other.
pub(crate) struct Executor {
    /// The process that started it: no thread but one survives a fork.
    process: u32,
    jobs: Sender<Job>,
}

static IDLE: Mutex<Vec<Executor>> = Mutex::new(Vec::new());

impl Executor {
    /// Returns one that is idle, or a new one.
    pub(crate) fn take() -> io::Result<Self> {
        let process = std::process::id();
        let idle = {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            if idle.iter().any(|executor| executor.process != process) {
                // The channels of the parent process may be in use there.
                std::mem::forget(std::mem::take(&mut *idle));
            }
            idle.pop()
        };
        if let Some(idle) = idle {
            return Ok(idle);
        }
        let (jobs, receiver) = channel();
        let builder = thread::Builder::new().name("passwright".to_owned());
        builder.stack_size(STACK).spawn(move || work(&receiver))?;
        Ok(Self { process, jobs })
    }

    /// Does a job. One that panics ends the thread.
    pub(crate) fn submit(&self, job: impl FnOnce(&mut Context) -> Condition + Send + 'static) {
        // The thread lives as long as this, unless a job has panicked.
        let _ = self.jobs.send(Box::new(job));
    }

    /// Makes it idle after its job.
    pub(crate) fn give_back(self) {
        let max = available_parallelism().map_or(1, usize::from);
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < max {
            idle.push(self);
        }
    }
}

fn work(jobs: &Receiver<Job>) {
    let mut reusable = None;
    for job in jobs {
        let mut state = reusable.take().unwrap_or_else(State::new);
        if let Condition::Clean { read } = job(&mut state.cx) {
            state.read += read;
            reusable = state.reset();
        }
    }
}

/// A context between two jobs.
struct State {
    cx: Context,
    /// The dialects that are loaded in a new one.
    loaded: Vec<&'static str>,
    /// The number of bytes that it has read.
    read: usize,
}

impl State {
    fn new() -> Self {
        let mut cx = passwright::dialects::context();
        Embedded::set_threads(&mut cx, false);
        let mut loaded = cx.registered_dialect_names();
        loaded.retain(|name| cx.is_dialect_loaded(name));
        Self {
            cx,
            loaded,
            read: 0,
        }
    }

    /// Returns the context as a new one would be, unless it holds too much.
    fn reset(mut self) -> Option<Self> {
        if self.cx.stored() > MAX_STORED || self.read > MAX_READ {
            return None;
        }
        // Which are loaded decides what a pass may create.
        self.cx.unload_dialects();
        for name in &self.loaded {
            let _ = self.cx.load_dialect(name);
        }
        Some(self)
    }
}
