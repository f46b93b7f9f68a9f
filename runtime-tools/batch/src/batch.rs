//! The distribution of modules over workers.

use std::any::Any;
use std::io;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

use crate::key::key_of;
use crate::manifest::{Manifest, Row};
use crate::module::{Content, Job, Module};
use crate::outputs::{IN_OUTPUTS, Outputs, is_path_error};
use crate::protocol::{Request, Response, Verdict};
use crate::queue::Queue;
use crate::slot::{Slot, Task};
use crate::summary::Summary;
use crate::worker::{Outcome, ProcessWorker};

/// The interval in which deadlines are looked at.
const TICK: Duration = Duration::from_millis(20);

/// The time that a pass has to notice that it is cancelled, before its thread is given up.
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
    /// The maximum number of threads or processes.
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
    /// Returns the reproducer for the text of a module and its response.
    pub reproduce: &'b (dyn Fn(&str, &Response) -> String + Sync),
}

impl std::fmt::Debug for Batch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut debug = f.debug_struct("Batch");
        debug.field("workers", &self.workers);
        debug.field("folder", &self.folder).finish_non_exhaustive()
    }
}

/// The state that the workers of a batch share.
struct Shared<'r, 'b> {
    batch: &'r Batch<'b>,
    manifest: Manifest,
    outputs: Outputs<'r>,
    queue: Mutex<Queue>,
    /// Signals that there is a module, or room for one.
    changed: Condvar,
    /// Signals that a worker ended.
    ended: Condvar,
    summary: Mutex<Summary>,
    slots: Mutex<Vec<Arc<Slot>>>,
    /// The first error that ends the batch.
    error: Mutex<Option<io::Error>>,
}

impl Batch<'_> {
    /// Compiles modules, of those that are known the largest first, and appends a row to the manifest for each one. `finish` is called
    /// at the end with the summary and the error that ended the batch, if there is one; its
    /// result is returned.
    ///
    /// A pass that does not notice a cancellation goes on in its thread, which is given up and replaced by another one. The second
    /// argument of `finish` is true if there may be such a thread, or one that waits for `modules`: this function returns only once it
    /// ends, so `finish` may have to end the process.
    ///
    /// # Errors
    ///
    /// Returns an error if the manifest cannot be read or written, no output can be written, or a thread or process cannot be started.
    pub fn run<R>(
        &self,
        modules: impl Iterator<Item = Module> + Send,
        finish: impl FnOnce(&Summary, bool, Option<&io::Error>) -> R,
    ) -> io::Result<R> {
        let start = Instant::now();
        let shared = Shared {
            batch: self,
            manifest: self.open_manifest()?,
            outputs: self.open_outputs()?,
            queue: Mutex::default(),
            changed: Condvar::new(),
            ended: Condvar::new(),
            summary: Mutex::default(),
            slots: Mutex::default(),
            error: Mutex::new(None),
        };
        thread::scope(|scope| {
            let read = || shared.read(modules, scope);
            let reader = thread::Builder::new().spawn_scoped(scope, read);
            let is_reading = || reader.as_ref().is_ok_and(|reader| !reader.is_finished());
            if let Err(error) = &reader {
                shared.fail(named(error, "cannot start a thread"));
            }
            shared.watch_all(scope, &is_reading);
            let mut summary = lock(&shared.summary);
            summary.time = start.elapsed();
            summary.is_cancelled = self.cancel.is_cancelled();
            let error = lock(&shared.error).take();
            let is_held = summary.abandoned > 0 || !becomes_false(&is_reading);
            let result = finish(&summary, is_held, error.as_ref());
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

    fn open_outputs(&self) -> io::Result<Outputs<'_>> {
        Outputs::new(self.folder).map_err(|error| {
            let folder = self.folder.display();
            named(&error, &format!("cannot open the folder '{folder}'"))
        })
    }
}

/// Returns an error that says what could not be done, without the error number of the system.
pub(crate) fn named(error: &io::Error, what: &str) -> io::Error {
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
            self.fail(named(&error, "cannot start a thread"));
            self.end_worker();
        }
    }

    fn end_worker(&self) {
        lock(&self.queue).workers -= 1;
        self.ended.notify_all();
    }

    /// Ends the batch by an error.
    fn fail(&self, error: io::Error) {
        lock(&self.error).get_or_insert(error);
    }

    /// Fills the queue while there is room, and starts a worker for each module until there are enough.
    fn read<'s>(&'s self, modules: impl Iterator<Item = Module>, scope: &'s Scope<'s, '_>)
    where
        'r: 's,
    {
        let mut missing_workers = self.batch.workers.get();
        for module in modules {
            let size = module.size();
            let mut queue = lock(&self.queue);
            while !queue.is_closed && !queue.has_room(module.text_size()) {
                queue = wait(&self.changed, queue);
            }
            if queue.is_closed {
                break;
            }
            queue.push(module, size);
            drop(queue);
            self.changed.notify_all();
            if missing_workers > 0 {
                self.start_worker(scope);
                missing_workers -= 1;
            }
        }
        lock(&self.queue).is_complete = true;
        self.changed.notify_all();
    }

    /// Watches over the workers until all modules are done.
    fn watch_all<'s>(&'s self, scope: &'s Scope<'s, '_>, is_reading: &dyn Fn() -> bool)
    where
        'r: 's,
    {
        loop {
            let is_ended = self.is_ended();
            let mut queue = lock(&self.queue);
            // A reader that panics does not say so.
            queue.is_complete |= !is_reading();
            if is_ended {
                queue.close();
            }
            self.changed.notify_all();
            if queue.workers == 0 && (queue.is_complete || queue.is_closed) {
                break;
            }
            let waited = self.ended.wait_timeout(queue, TICK);
            drop(waited.unwrap_or_else(PoisonError::into_inner));
            self.watch(is_ended, scope);
        }
    }

    /// Returns true if the batch was cancelled, or cannot go on.
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
                // The thread that waits for a process kills it.
                continue;
            };
            if let Some(deadline) = self.batch.deadline {
                slot.cancel_after(deadline);
            }
            if let Some(task) = slot.take_after(GRACE) {
                self.abandon(&slot);
                if !is_ended {
                    self.report_abandoned(&task);
                    self.start_worker(scope);
                }
            }
        }
    }

    fn abandon(&self, slot: &Arc<Slot>) {
        lock(&self.slots).retain(|listed| !Arc::ptr_eq(listed, slot));
        lock(&self.queue).workers -= 1;
        lock(&self.summary).abandoned += 1;
    }

    fn report_abandoned(&self, task: &Task) {
        let deadline = self.batch.deadline.unwrap_or_default();
        let message = format!(
            "the pipeline did not end within {deadline:?}, and goes on in a thread that was given up, since a pass does not ask whether it is cancelled"
        );
        let id = &task.job.request.id;
        let mut response = Response::with_error(id, Verdict::Deadline, message);
        response.seconds = task.start.elapsed().as_secs_f64();
        self.finish(&task.job, response);
    }

    /// Compiles modules until none is left. Returns false if the worker was given up.
    fn work(&self, slot: &Slot) -> bool {
        match self.batch.execution {
            Execution::Threads(compile) => {
                while let Some(module) = self.next() {
                    let job = self.prepare(module);
                    if job.is_some_and(|job| !self.compile(job, compile, slot)) {
                        return false;
                    }
                }
            }
            Execution::Processes(command) => {
                let mut worker = ProcessWorker::new(command, self.batch.deadline);
                if let Err(error) = self.work_in_process(&mut worker) {
                    self.fail(error);
                }
            }
        }
        true
    }

    /// Compiles modules in a process until none is left.
    ///
    /// # Errors
    ///
    /// Returns an error if a process cannot be started.
    fn work_in_process(&self, worker: &mut ProcessWorker<'_>) -> io::Result<()> {
        let mut prefetched = 0;
        loop {
            if worker.is_low() {
                self.feed(worker);
            }
            if worker.is_idle() {
                return Ok(());
            }
            let behind = worker.modules() - 1;
            lock(&self.queue).change_prefetched(std::mem::replace(&mut prefetched, behind), behind);
            let outcome = worker.wait()?;
            if self.is_ended() {
                // The module may be cut short, and is compiled by a later run.
                worker.kill();
                return Ok(());
            }
            if let Some(Outcome { job, response }) = outcome {
                self.finish(&job, response);
            }
            for job in worker.take_stalled() {
                let Request { id, text, .. } = job.request;
                let content = Content::Text(text.unwrap_or_default());
                lock(&self.queue).put_back(Module::new(id, content));
            }
        }
    }

    /// Gives modules to a process, as long as it has room, and waits for one only if it has none.
    fn feed(&self, worker: &mut ProcessWorker<'_>) {
        while let Some(room) = worker.room() {
            let module = if worker.is_idle() {
                self.next()
            } else {
                self.next_within(room)
            };
            let Some(module) = module else {
                break;
            };
            if let Some(job) = self.prepare(module) {
                worker.push(job);
            }
        }
    }

    /// Waits for the next module. Returns `None` if there is none.
    fn next(&self) -> Option<Module> {
        let mut queue = lock(&self.queue);
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(module) = queue.pop() {
                self.changed.notify_all();
                return Some(module);
            }
            if queue.is_exhausted() {
                return None;
            }
            queue = wait(&self.changed, queue);
        }
    }

    /// Returns the next module if it waits already and is no larger than that.
    fn next_within(&self, size: usize) -> Option<Module> {
        let mut queue = lock(&self.queue);
        let module = queue.pop_within(size)?;
        self.changed.notify_all();
        Some(module)
    }

    /// Reads a module, and appends its row if it need not or cannot be compiled.
    fn prepare(&self, mut module: Module) -> Option<Job> {
        // Without a key, a later run tries again.
        let no_key = String::new();
        if self.outputs.contains(&module) {
            let response = Response::with_error(&module.id, Verdict::Failed, IN_OUTPUTS);
            self.record(Row::new(no_key, response));
            return None;
        }
        let text = match module.take_text() {
            Ok(text) => text,
            Err(reason) => {
                let response = Response::with_error(&module.id, Verdict::Unreadable, reason);
                if matches!(module.content, Content::Missing(_)) {
                    self.record(Row::new(no_key, response));
                } else {
                    self.conclude(no_key, response, None);
                }
                return None;
            }
        };
        let key = key_of(self.batch.identity, &text);
        let key_with_limits = key_of(self.batch.limits, &key);
        let is_done = |key| self.manifest.is_done(&module.id, key);
        if !self.batch.is_forced && (is_done(&key) || is_done(&key_with_limits)) {
            let mut summary = lock(&self.summary);
            summary.done_before += 1;
            summary.failed_before += u64::from(!self.manifest.is_success(&module.id));
            drop(summary);
            return None;
        }
        let request = Request {
            id: module.id,
            text: Some(text),
            ..Request::default()
        };
        Some(Job {
            request,
            key,
            key_with_limits,
        })
    }

    /// Compiles a module in this thread, and appends its row. Returns false if the worker was given up.
    fn compile(&self, job: Job, compile: &Compile<'_>, slot: &Slot) -> bool {
        let (job, start, cancel) = (Arc::new(job), Instant::now(), CancelToken::new());
        slot.start(Task {
            job: Arc::clone(&job),
            start,
            cancel: cancel.clone(),
            cancelled: None,
        });
        let request = &job.request;
        let compiled = catch_unwind(AssertUnwindSafe(|| compile(request, &cancel)));
        if slot.take().is_none() {
            return false;
        }
        if self.is_ended() {
            // The module may be cut short, and is compiled by a later run.
            return true;
        }
        let mut response = compiled.unwrap_or_else(|panic| {
            let message = format!("the compiler panicked: {}", text_of(&*panic));
            Response::with_error(&request.id, Verdict::Panicked, message)
        });
        response.seconds = start.elapsed().as_secs_f64();
        self.finish(&job, response);
        true
    }

    /// Writes the files of a module that was compiled, and appends its row.
    fn finish(&self, job: &Job, response: Response) {
        let exceeds_limit = matches!(response.verdict, Verdict::Deadline | Verdict::Memory);
        let key = if exceeds_limit {
            &job.key_with_limits
        } else {
            &job.key
        };
        self.conclude(key.clone(), response, Some(job.request.text()));
    }

    /// Writes the files of a module, and appends its row.
    fn conclude(&self, key: String, mut response: Response, text: Option<&str>) {
        let output = response.output.take();
        let verdict = response.verdict;
        let text = text.filter(|_| !verdict.is_success() && verdict != Verdict::Unreadable);
        let reproducer = text.and_then(|text| self.reproduce(text, &response));
        let mut row = Row::new(key, response);
        match self.write_files(&mut row, output, reproducer) {
            Ok(()) => self.record(row),
            Err(error) if is_path_error(&error) => {
                let response = Response::with_error(&row.id, Verdict::Failed, error.to_string());
                self.record(Row::new(String::new(), response));
            }
            Err(error) => self.fail(error),
        }
    }

    /// Writes the result of a module, or the reproducer of its failure, and removes what an earlier run wrote in its place.
    fn write_files(
        &self,
        row: &mut Row,
        output: Option<String>,
        reproducer: Option<String>,
    ) -> io::Result<()> {
        let (has_output, has_reproducer) = (
            self.manifest.has_output(&row.id),
            self.manifest.has_reproducer(&row.id),
        );
        let path = Path::new(REPRODUCERS).join(&row.id);
        if let Some(output) = output.filter(|_| row.verdict.is_success()) {
            self.outputs.write(Path::new(&row.id), output.as_bytes())?;
            row.output = Some(row.id.clone());
        } else if has_output {
            self.outputs.remove(Path::new(&row.id))?;
        }
        if let Some(reproducer) = reproducer {
            self.outputs.write(&path, reproducer.as_bytes())?;
            row.reproducer = Some(path.to_string_lossy().into_owned());
        } else if has_reproducer {
            self.outputs.remove(&path)?;
        }
        if has_reproducer {
            self.outputs.remove(&Path::new(REDUCED).join(&row.id))?;
        }
        Ok(())
    }

    /// Returns the reproducer for a text; `None` if making it panics.
    fn reproduce(&self, text: &str, response: &Response) -> Option<String> {
        catch_unwind(AssertUnwindSafe(|| (self.batch.reproduce)(text, response))).ok()
    }

    fn record(&self, row: Row) {
        if let Err(error) = self.manifest.append(&row) {
            self.fail(named(&error, "cannot write the manifest"));
            return;
        }
        lock(&self.summary).add(&row);
    }
}

/// Returns whether a condition is false, or becomes so within a moment.
fn becomes_false(condition: &dyn Fn() -> bool) -> bool {
    let start = Instant::now();
    while condition() {
        if start.elapsed() > 10 * TICK {
            return false;
        }
        thread::sleep(Duration::from_millis(1));
    }
    true
}

/// Returns the message of a panic.
fn text_of(panic: &(dyn Any + Send)) -> &str {
    let literal = panic.downcast_ref::<&str>().copied();
    let formatted = panic.downcast_ref::<String>().map(String::as_str);
    literal.or(formatted).unwrap_or("without a message")
}

fn wait<'q>(signal: &Condvar, queue: MutexGuard<'q, Queue>) -> MutexGuard<'q, Queue> {
    let waited = signal.wait(queue);
    waited.unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
