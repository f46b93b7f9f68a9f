//! The distribution of modules over workers.

use std::cmp::Reverse;
use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

use crate::key::key_of;
use crate::manifest::{Manifest, Row};
use crate::module::Module;
use crate::process::{Death, ProcessWorker};
use crate::protocol::{Request, Response, Verdict};
use crate::slot::{Slot, Task};
use crate::summary::Summary;

/// The number of modules that wait at most; of these the largest are compiled first.
const WINDOW: usize = 100_000;

/// The interval in which deadlines are looked at and progress is shown.
const TICK: Duration = Duration::from_millis(20);

/// The time that a pass has to notice that its deadline is over, before its thread is given up.
const GRACE: Duration = Duration::from_secs(1);

/// Room for passes that recurse over their operation, as in the threads of the pass manager.
const STACK_SIZE: usize = 16 << 20;

/// The folder for reproducers, in that of the outputs.
pub const REPRODUCERS: &str = "reproducers";

/// The folder for reduced reproducers, in that of the outputs.
pub const REDUCED: &str = "reduced";

/// Compiles a module, until the token is cancelled.
pub type Compile<'b> = dyn Fn(&Request, &CancelToken) -> Response + Sync + 'b;

/// The compiler of modules: threads or processes.
#[derive(Clone, Copy)]
pub enum Execution<'b> {
    /// In threads of this process, by this function.
    Threads(&'b Compile<'b>),
    /// In processes that this function describes, which read requests and write responses as frames.
    Processes(&'b (dyn Fn() -> Command + Sync)),
}

/// The compilation of many modules.
pub struct Batch<'b> {
    /// The compiler of modules.
    pub execution: Execution<'b>,
    /// The number of threads or processes.
    pub workers: NonZero<usize>,
    /// The maximum time for a module.
    pub deadline: Option<Duration>,
    /// The folder of the outputs and the manifest.
    pub folder: &'b Path,
    /// All that a result depends on besides the module: the tool, its version, the pipeline and the settings.
    pub identity: &'b str,
    /// The limits, on which a result depends only if a module exceeded one: with other limits it is compiled again.
    pub limits: &'b str,
    /// True if modules are compiled again that an earlier run has done.
    pub is_forced: bool,
    /// Ends the batch: modules that are being compiled have no row, so that a later run compiles them.
    pub cancel: &'b CancelToken,
    /// Returns the reproducer for the text of a module.
    pub reproduce: &'b (dyn Fn(&str) -> String + Sync),
}

impl std::fmt::Debug for Batch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut debug = f.debug_struct("Batch");
        debug.field("workers", &self.workers);
        debug.field("folder", &self.folder).finish_non_exhaustive()
    }
}

/// The progress of a batch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The number of modules that are done, those of an earlier run included.
    pub done: u64,
    /// The number of modules that are known.
    pub known: u64,
    /// True if no more modules will be found.
    pub is_complete: bool,
    /// The time since the start.
    pub elapsed: Duration,
}

impl Progress {
    /// Returns the number of modules a second.
    pub fn rate(&self) -> f64 {
        self.done as f64 / self.elapsed.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    /// Returns the time that the other modules will take; `None` before the first module is done.
    pub fn remaining(&self) -> Option<Duration> {
        let modules = self.known.saturating_sub(self.done) as f64;
        Duration::try_from_secs_f64(modules / self.rate()).ok()
    }
}

/// The state that the workers of a batch share.
struct Shared<'r, 'b> {
    batch: &'r Batch<'b>,
    manifest: Manifest,
    queue: Mutex<Queue>,
    changed: Condvar,
    summary: Mutex<Summary>,
    done: AtomicU64,
    slots: Mutex<Vec<Arc<Slot>>>,
    /// The first output that could not be written.
    error: Mutex<Option<io::Error>>,
}

#[derive(Default)]
struct Queue {
    modules: VecDeque<Module>,
    /// True if no more modules come.
    is_closed: bool,
    /// The number of workers that may still take a module.
    workers: usize,
}

impl Batch<'_> {
    /// Compiles modules, the largest first, and appends a row to the manifest for each one. `progress` is called about fifty times a
    /// second, and `finish` at the end with the summary; its result is returned.
    ///
    /// A pass that does not notice a cancellation goes on in its thread, which is given up and replaced by another one. The second
    /// argument of `finish` is true if there is such a thread: this function returns only once it ends, so `finish` may have to end the
    /// process.
    ///
    /// # Errors
    ///
    /// Returns an error if the manifest or an output cannot be read or written.
    pub fn run<R>(
        &self,
        modules: impl Iterator<Item = Module>,
        progress: &mut dyn FnMut(&Progress),
        finish: impl FnOnce(&Summary, bool) -> R,
    ) -> io::Result<R> {
        let start = Instant::now();
        let shared = Shared {
            batch: self,
            manifest: self.open_manifest()?,
            queue: Mutex::default(),
            changed: Condvar::new(),
            summary: Mutex::default(),
            done: AtomicU64::new(0),
            slots: Mutex::default(),
            error: Mutex::new(None),
        };
        thread::scope(|scope| {
            for _ in 0..self.workers.get() {
                shared.start_worker(scope);
            }
            let mut report = |known, is_complete| {
                let done = shared.done.load(Ordering::Relaxed);
                let elapsed = start.elapsed();
                progress(&Progress {
                    done,
                    known,
                    is_complete,
                    elapsed,
                });
            };
            shared.distribute(modules, scope, &mut report);
            let mut summary = lock(&shared.summary);
            summary.time = start.elapsed();
            summary.is_cancelled = self.cancel.is_cancelled();
            let result = finish(&summary, summary.abandoned > 0);
            let error = lock(&shared.error).take();
            error.map_or(Ok(result), Err)
        })
    }
}

impl Batch<'_> {
    fn open_manifest(&self) -> io::Result<Manifest> {
        Manifest::open(self.folder).map_err(|error| {
            let folder = self.folder.display();
            named(&error, &format!("cannot open the manifest in '{folder}'"))
        })
    }
}

/// Returns an error that says what could not be done, without the error number of the system.
fn named(error: &io::Error, what: &str) -> io::Error {
    let reason = crate::input::reason_of(error);
    io::Error::new(error.kind(), format!("{what}: {reason}"))
}

impl<'r> Shared<'r, '_> {
    fn start_worker<'s>(&'s self, scope: &'s Scope<'s, '_>)
    where
        'r: 's,
    {
        let slot = Arc::new(Slot::default());
        lock(&self.slots).push(Arc::clone(&slot));
        lock(&self.queue).workers += 1;
        let of_worker = Arc::clone(&slot);
        let work = move || {
            if self.work(&of_worker) {
                self.end_worker();
            }
        };
        let thread = thread::Builder::new().stack_size(STACK_SIZE);
        if let Err(error) = thread.spawn_scoped(scope, work) {
            lock(&self.error).get_or_insert(named(&error, "cannot start a thread"));
            self.end_worker();
        }
    }

    fn end_worker(&self) {
        lock(&self.queue).workers -= 1;
        self.changed.notify_all();
    }

    /// Fills the queue, and watches over the workers until all modules are done.
    fn distribute<'s>(
        &'s self,
        modules: impl Iterator<Item = Module>,
        scope: &'s Scope<'s, '_>,
        report: &mut dyn FnMut(u64, bool),
    ) where
        'r: 's,
    {
        let mut modules = modules.fuse();
        let mut known = 0;
        let mut is_complete = false;
        loop {
            let is_ended = self.is_ended();
            if !is_complete && !is_ended && lock(&self.queue).modules.is_empty() {
                let mut window: Vec<(u64, Module)> = modules
                    .by_ref()
                    .take(WINDOW)
                    .map(|module| (module.size(), module))
                    .collect();
                is_complete = window.len() < WINDOW;
                known += window.len() as u64;
                window.sort_by_key(|(size, _)| Reverse(*size));
                lock(&self.queue).modules = window.into_iter().map(|(_, module)| module).collect();
            }
            let mut queue = lock(&self.queue);
            queue.is_closed |= is_complete || is_ended;
            if is_ended {
                queue.modules.clear();
            }
            self.changed.notify_all();
            if queue.workers == 0 {
                break;
            }
            let (queue, _) = self
                .changed
                .wait_timeout(queue, TICK)
                .unwrap_or_else(PoisonError::into_inner);
            drop(queue);
            self.watch(is_ended, scope);
            report(known, is_complete);
        }
        report(known, is_complete);
    }

    /// Returns true if the batch was cancelled, or an output cannot be written.
    fn is_ended(&self) -> bool {
        self.batch.cancel.is_cancelled() || lock(&self.error).is_some()
    }

    /// Cancels modules whose time is over, and replaces workers that do not notice it.
    fn watch<'s>(&'s self, is_ended: bool, scope: &'s Scope<'s, '_>)
    where
        'r: 's,
    {
        let slots: Vec<Arc<Slot>> = lock(&self.slots).clone();
        for slot in slots {
            if is_ended {
                slot.cancel();
            }
            let Execution::Threads(_) = self.batch.execution else {
                // A process is killed by the thread that waits for it.
                continue;
            };
            if is_ended && slot.take_after(GRACE).is_some() {
                self.abandon(&slot);
                continue;
            }
            let Some(deadline) = self.batch.deadline else {
                continue;
            };
            slot.cancel_after(deadline);
            if let Some(task) = slot.take_after(deadline + GRACE) {
                self.abandon(&slot);
                self.report_abandoned(task, deadline);
                self.start_worker(scope);
            }
        }
    }

    fn abandon(&self, slot: &Arc<Slot>) {
        lock(&self.slots).retain(|listed| !Arc::ptr_eq(listed, slot));
        lock(&self.queue).workers -= 1;
        lock(&self.summary).abandoned += 1;
    }

    fn report_abandoned(&self, task: Task, deadline: Duration) {
        let message = format!(
            "the pipeline did not end within {deadline:?}, and goes on in a thread that was given up, since a pass does not ask whether it is cancelled"
        );
        let mut response = Response::with_error(&task.id, Verdict::Deadline, message);
        response.seconds = task.start.elapsed().as_secs_f64();
        self.record(Row::new(task.key_with_limits, response));
    }

    /// Compiles modules until none is left. Returns false if the worker was given up.
    fn work(&self, slot: &Slot) -> bool {
        let mut worker = match self.batch.execution {
            Execution::Threads(compile) => Worker::Thread(compile),
            Execution::Processes(command) => Worker::Process(ProcessWorker::new(command)),
        };
        while let Some(module) = self.next() {
            if !self.compile(&module, &mut worker, slot) {
                return false;
            }
        }
        true
    }

    fn next(&self) -> Option<Module> {
        let mut queue = lock(&self.queue);
        loop {
            if let Some(module) = queue.modules.pop_front() {
                return Some(module);
            }
            if queue.is_closed {
                return None;
            }
            let waited = self.changed.wait_timeout(queue, TICK);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Compiles a module and appends its row. Returns false if the worker was given up.
    fn compile(&self, module: &Module, worker: &mut Worker<'_>, slot: &Slot) -> bool {
        let text = match module.read() {
            Ok(text) => text,
            Err(reason) => {
                let response = Response::with_error(&module.id, Verdict::Unreadable, reason);
                // Without a module there is no key, so a later run tries again.
                self.record(Row::new(String::new(), response));
                return true;
            }
        };
        let key = key_of(self.batch.identity, &text);
        let key_with_limits = key_of(self.batch.limits, &key);
        let keys = [&key, &key_with_limits];
        if !self.batch.is_forced
            && keys
                .iter()
                .any(|key| self.manifest.is_done(&module.id, key))
        {
            lock(&self.summary).done_before += 1;
            self.done.fetch_add(1, Ordering::Relaxed);
            return true;
        }
        let request = Request {
            id: module.id.clone(),
            text: text.into_owned(),
            ..Request::default()
        };
        let (start, cancel) = (Instant::now(), CancelToken::new());
        slot.start(Task {
            id: module.id.clone(),
            key_with_limits: key_with_limits.clone(),
            start,
            cancel: cancel.clone(),
        });
        let response = worker.compile(&request, self.batch.deadline, &cancel);
        if slot.take().is_none() {
            return false;
        }
        if self.is_ended() {
            // The module may be cut short, and is compiled by a later run.
            return true;
        }
        let mut response = match response {
            Ok(Some(response)) => response,
            Ok(None) => return true,
            Err(error) => {
                lock(&self.error).get_or_insert(error);
                return true;
            }
        };
        response.seconds = start.elapsed().as_secs_f64();
        let output = response.output.take();
        let exceeds_limit = matches!(response.verdict, Verdict::Deadline | Verdict::Memory);
        let key = if exceeds_limit { key_with_limits } else { key };
        let mut row = Row::new(key, response);
        if let Err(error) = self.write_files(&mut row, output, &request.text) {
            lock(&self.error).get_or_insert(error);
            return true;
        }
        self.record(row);
        true
    }

    /// Writes the result of a module, or the reproducer of its failure.
    fn write_files(&self, row: &mut Row, output: Option<String>, text: &str) -> io::Result<()> {
        if let Some(output) = output.filter(|_| row.verdict.is_success()) {
            self.write_whole(Path::new(&row.id), output.as_bytes())?;
            row.output = Some(row.id.clone());
        }
        if !row.verdict.is_success() && row.verdict != Verdict::Unreadable {
            let path = Path::new(REPRODUCERS).join(&row.id);
            self.write_whole(&path, (self.batch.reproduce)(text).as_bytes())?;
            row.reproducer = Some(path.to_string_lossy().into_owned());
        }
        Ok(())
    }

    /// Writes a file under its final name once it is whole.
    fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let path: PathBuf = self.batch.folder.join(path);
        let named = |error: io::Error| named(&error, &format!("cannot write '{}'", path.display()));
        let folder = path.parent().unwrap_or(self.batch.folder);
        fs::create_dir_all(folder).map_err(named)?;
        let mut builder = tempfile::Builder::new();
        builder.prefix(".tmp-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut temporary = builder.tempfile_in(folder).map_err(named)?;
        temporary.write_all(bytes).map_err(named)?;
        temporary
            .persist(&path)
            .map_err(|error| named(error.error))?;
        Ok(())
    }

    fn record(&self, row: Row) {
        if let Err(error) = self.manifest.append(&row) {
            lock(&self.error).get_or_insert(named(&error, "cannot write the manifest"));
            return;
        }
        lock(&self.summary).add(&row);
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}

enum Worker<'b> {
    Thread(&'b Compile<'b>),
    Process(ProcessWorker<'b>),
}

impl Worker<'_> {
    /// Returns the response; `None` if the batch was cancelled.
    ///
    /// # Errors
    ///
    /// Returns an error if a process cannot be started, which says nothing about the module.
    fn compile(
        &mut self,
        request: &Request,
        deadline: Option<Duration>,
        cancel: &CancelToken,
    ) -> io::Result<Option<Response>> {
        let worker = match self {
            Self::Thread(compile) => return Ok(Some(compile(request, cancel))),
            Self::Process(worker) => worker,
        };
        let mut attempt = || worker.compile(request, deadline, cancel);
        // Another process may have killed it.
        let result = match attempt() {
            Err(Death::Crash(_)) => attempt(),
            result => result,
        };
        let error = |verdict, message: String| Response::with_error(&request.id, verdict, message);
        Ok(Some(match result {
            Ok(response) => response,
            Err(Death::Cancelled) => return Ok(None),
            Err(Death::Start(error)) => {
                return Err(named(&error, "cannot start a worker process"));
            }
            Err(Death::Crash(cause)) => error(
                Verdict::Killed,
                format!("the worker process {cause}, twice"),
            ),
            Err(Death::Memory) => error(
                Verdict::Memory,
                "the worker process needed more memory than it may have".to_owned(),
            ),
            Err(Death::Deadline) => error(
                Verdict::Deadline,
                format!(
                    "the pipeline did not end within {:?}",
                    deadline.unwrap_or_default()
                ),
            ),
        }))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
