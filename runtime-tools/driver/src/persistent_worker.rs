//! Bazel's protocol of persistent workers: requests in JSON on standard input, and a response for each on standard output.
//!
//! A request is a run of the tool with arguments of its own, and gets nothing of an earlier one. It may not run commands, and
//! limits are those of the worker.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{self, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;
use serde_json::{Deserializer, Value, json};

use crate::arguments;
#[cfg(unix)]
use crate::command::take_stdout;
use crate::command::{Command, MANUAL_COMMANDS};
use crate::deadline::run_until;
use crate::driver::{Driver, Streams};
use crate::flag;
use crate::interrupt::ShutdownState;
use crate::settings::Settings;

/// The flag that Bazel appends to the arguments of a worker.
pub(crate) const FLAG: &str = "--persistent_worker";

/// The flags of the worker itself.
const LIMITS: &[&str] = &["deadline", "max-memory"];

/// Responds to requests on standard input until it ends. Returns the exit status.
pub(crate) fn main<I: IrText>(mut driver: Driver<I>, args: &[OsString]) -> u8 {
    let served = start(&mut driver, args).and_then(|settings| {
        let mut worker = Worker {
            driver,
            settings,
            pending: Arc::default(),
        };
        #[cfg(unix)]
        let mut output = take_stdout().map_err(|error| format!("cannot write: {error}"))?;
        #[cfg(not(unix))]
        let mut output = io::stdout();
        worker.serve(io::stdin(), &mut output)
    });
    match served {
        Ok(()) => 0,
        Err(message) => {
            // Bazel shows what a worker writes to standard error.
            let _ = writeln!(io::stderr(), "error: {message}");
            1
        }
    }
}

/// Reads the limits of the worker.
fn start<I: IrText>(driver: &mut Driver<I>, args: &[OsString]) -> Result<Settings, String> {
    let flags = flag::available::<I>().filter(|flag| flag.is_one_of(LIMITS));
    let args = args.iter().filter(|arg| *arg != FLAG).cloned();
    let settings = arguments::read_with(args, &[], flags.collect(), &[])?;
    if settings.input.is_some() {
        return Err(format!(
            "with '{FLAG}', the arguments of a run come with requests"
        ));
    }
    #[cfg(feature = "system")]
    if let Some(mebibytes) = settings.max_memory {
        let limited = crate::memory::limit_memory(driver, mebibytes);
        limited.map_err(|mut error| error.take_text(&driver.name))?;
    }
    // A request may not end the process, start others, or draw on a terminal.
    driver.ends_process = false;
    driver.progress = None;
    driver.colors = false;
    Ok(settings)
}

struct WorkRequest {
    arguments: Vec<OsString>,
    id: i64,
}

/// The requests that a cancellation may be about.
#[derive(Default)]
struct RequestLog {
    running: Option<(i64, CancelToken)>,
    waiting: BTreeSet<i64>,
    cancelled: BTreeSet<i64>,
}

struct Worker<I: IrText> {
    driver: Driver<I>,
    settings: Settings,
    pending: Arc<Mutex<RequestLog>>,
}

impl<I: IrText> Worker<I> {
    fn serve(
        &mut self,
        input: impl Read + Send + 'static,
        output: &mut dyn Write,
    ) -> Result<(), String> {
        let (sender, requests) = channel();
        let pending = Arc::clone(&self.pending);
        thread::spawn(move || read_requests(input, &pending, &sender));
        for request in requests {
            let responded = self.respond(&request?, output);
            responded.map_err(|error| format!("cannot write a response: {error}"))?;
        }
        Ok(())
    }

    fn respond(&mut self, request: &WorkRequest, output: &mut dyn Write) -> io::Result<()> {
        let token = CancelToken::new();
        {
            let mut pending = lock(&self.pending);
            pending.waiting.remove(&request.id);
            if pending.cancelled.remove(&request.id) {
                return write_cancelled(request.id, output);
            }
            pending.running = Some((request.id, token.clone()));
        }
        self.driver.cancel = Some(token.clone());
        self.driver.shutdown = ShutdownState::default();
        let (driver, deadline) = (&self.driver, self.settings.deadline);
        let run = || run_request(driver, request.arguments.clone());
        run_until(deadline, &token, run, |result| {
            let was_cancelled = {
                let mut pending = lock(&self.pending);
                pending.running = None;
                pending.cancelled.remove(&request.id)
            };
            let (text, status) = result.unwrap_or_else(|| {
                let deadline = deadline.unwrap_or_default();
                let message = format!(
                    "the run did not end within {deadline:?}, and the worker ends, since a pass does not ask whether it is cancelled"
                );
                (format!("{}: error: {message}\n", driver.name), None)
            });
            if was_cancelled {
                write_cancelled(request.id, output)?;
            } else {
                let status = status.unwrap_or(1);
                let response = json!({"exitCode": status, "output": text, "requestId": request.id});
                write_line(&response, output)?;
            }
            if status.is_none() {
                // The thread of the run may go on. Its files are unfinished.
                let _removed = crate::temporary::remove_all();
                std::process::exit(1);
            }
            Ok(())
        })
    }
}

/// Runs the tool, and returns all that it has written to its standard streams, and its exit status; `None` after a panic, which may
/// leave anything behind.
fn run_request<I: IrText>(driver: &Driver<I>, args: Vec<OsString>) -> (String, Option<u8>) {
    let error = |message: &str| format!("{}: error: {message}\n", driver.name);
    let is_manual = |arg: &OsString| MANUAL_COMMANDS.iter().any(|(name, _)| arg == name);
    if Command::of(&args).is_some() || args.first().is_some_and(is_manual) {
        return (error("a request runs no command"), Some(1));
    }
    let written = SharedBuffer::default();
    let (mut stdout, mut stderr) = (written.clone(), written.clone());
    let streams = Streams {
        stdin: &mut io::empty(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let status = catch_unwind(AssertUnwindSafe(|| driver.run(args, streams))).ok();
    let bytes = std::mem::take(&mut *lock(&written.0));
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    if status.is_none() {
        text += &error("the tool panicked outside of a pass, and the worker ends");
    }
    (text, status)
}

fn read_requests(
    input: impl Read,
    pending: &Mutex<RequestLog>,
    requests: &Sender<Result<WorkRequest, String>>,
) {
    for value in Deserializer::from_reader(BufReader::new(input)).into_iter::<Value>() {
        let request = value
            .map_err(|error| format!("this is no request: {error}"))
            .and_then(|value| read_request(&value, pending));
        let Some(request) = request.transpose() else {
            continue;
        };
        let is_last = request.is_err();
        if requests.send(request).is_err() || is_last {
            return;
        }
    }
}

/// Reads a request; `None` for the cancellation of another one. Fields that are not known are those of later versions of Bazel.
fn read_request(value: &Value, pending: &Mutex<RequestLog>) -> Result<Option<WorkRequest>, String> {
    let wrong = |what: &str| format!("this is no request: {what}: {value}");
    let Value::Object(fields) = value else {
        return Err(wrong("an object is expected"));
    };
    let id = match fields.get("requestId") {
        None => 0,
        Some(id) => id
            .as_i64()
            .ok_or_else(|| wrong("'requestId' is no number"))?,
    };
    let mut pending = lock(pending);
    if fields.get("cancel").and_then(Value::as_bool) == Some(true) {
        let running = pending
            .running
            .as_ref()
            .filter(|(running, _)| *running == id);
        if let Some((_, token)) = running {
            token.cancel();
        }
        if running.is_some() || pending.waiting.contains(&id) {
            pending.cancelled.insert(id);
        }
        return Ok(None);
    }
    let folder = fields.get("sandboxDir").and_then(Value::as_str);
    if folder.is_some_and(|folder| !folder.is_empty()) {
        return Err(wrong("a folder for each request is not supported"));
    }
    let args = match fields.get("arguments") {
        None => &[][..],
        Some(args) => args
            .as_array()
            .ok_or_else(|| wrong("'arguments' is no list"))?,
    };
    let texts = args.iter().map(|arg| arg.as_str().map(OsString::from));
    let arguments: Option<Vec<OsString>> = texts.collect();
    let arguments = arguments.ok_or_else(|| wrong("an argument is no text"))?;
    pending.waiting.insert(id);
    Ok(Some(WorkRequest { arguments, id }))
}

fn write_cancelled(id: i64, output: &mut dyn Write) -> io::Result<()> {
    write_line(&json!({"requestId": id, "wasCancelled": true}), output)
}

fn write_line(response: &Value, output: &mut dyn Write) -> io::Result<()> {
    output.write_all(format!("{response}\n").as_bytes())?;
    output.flush()
}

/// What a run writes to its two streams, in the order of writing.
#[derive(Clone, Default)]
struct SharedBuffer(Arc<Mutex<Vec<u8>>>);

impl Write for SharedBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        lock(&self.0).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
