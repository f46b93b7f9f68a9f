//! The command that compiles modules on request.
//!
//! A request is a frame on standard input: four bytes with its length, the most significant first, and JSON. So is a response.

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::iter;
#[cfg(unix)]
use std::os::fd::AsFd;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pass_batch::{MAX_FRAME, Request, Response, Verdict, read_frame, write_frame};
use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;

use crate::deadline::{GRACE, run_until};
use crate::driver::{Driver, Streams};
use crate::memory::{PeakMemory, limit_memory_with};
use crate::module_compiler::ModuleCompiler;
use crate::output::write_lossy;
use crate::run_error::RunError;
use crate::settings::Settings;

/// The bytes that a worker of a batch reads at a time.
const BUFFER: usize = 64 << 10;

/// Runs the command.
pub(super) fn start<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    if let Some(input) = settings.inputs.first() {
        let message = format!("'{}': modules come with requests", input.display());
        return Err(RunError::of_tool(message));
    }
    let mut warn = |text: &str| write_lossy(streams.stderr, text);
    let compiler = ModuleCompiler::new(driver, registry, settings, &mut warn)?;
    run(driver, &compiler, settings, streams)
}

fn run<I: IrText>(
    driver: &Driver<I>,
    compiler: &ModuleCompiler<'_, I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let server = Server::new(driver, compiler, settings)?;
    let mut stdin = BufReader::new(&mut *streams.stdin);
    let mut requests = iter::from_fn(|| read_frame(&mut stdin).transpose());
    let served = server.serve_stdout(driver, &mut requests, streams.stdout);
    served.map_err(RunError::of_tool)
}

/// Takes standard output for responses: what passes print goes to standard error from now on.
#[cfg(unix)]
fn take_stdout() -> io::Result<File> {
    let stdout = io::stdout().as_fd().try_clone_to_owned()?;
    rustix::stdio::dup2_stdout(io::stderr().as_fd())?;
    Ok(stdout.into())
}

struct Server<'s, I: IrText> {
    compiler: &'s ModuleCompiler<'s, I>,
    deadline: Option<Duration>,
    allows_files: bool,
    /// True if the process does nothing else.
    has_own_process: bool,
    peak_memory: Option<PeakMemory>,
}

impl<'s, I: IrText> Server<'s, I> {
    /// Creates a server, and limits the memory of its process.
    fn new(
        driver: &Driver<I>,
        compiler: &'s ModuleCompiler<'s, I>,
        settings: &Settings,
    ) -> Result<Self, RunError> {
        if let Some(mebibytes) = settings.max_memory {
            limit_memory_with(driver, mebibytes, pass_batch::MEMORY_STATUS)?;
        }
        let has_own_process = driver.ends_process;
        Ok(Self {
            compiler,
            deadline: settings.deadline,
            allows_files: settings.allow_files,
            has_own_process,
            peak_memory: has_own_process.then(PeakMemory::open).flatten(),
        })
    }

    /// Responds to requests on standard output, which is for responses alone.
    fn serve_stdout(
        &self,
        driver: &Driver<I>,
        requests: &mut dyn Iterator<Item = io::Result<Vec<u8>>>,
        stdout: &mut dyn Write,
    ) -> io::Result<()> {
        #[cfg(unix)]
        if driver.ends_process {
            return self.serve(requests, &mut take_stdout()?);
        }
        let _ = driver;
        self.serve(requests, stdout)
    }

    /// Responds to requests until there are no more.
    fn serve(
        &self,
        requests: &mut dyn Iterator<Item = io::Result<Vec<u8>>>,
        writer: &mut dyn Write,
    ) -> io::Result<()> {
        for frame in requests {
            self.respond(&frame?, &mut |response| {
                let mut frame = serde_json::to_vec(response)?;
                if frame.len() > MAX_FRAME {
                    let message = format!("the response has more than {MAX_FRAME} bytes");
                    let error = Response::with_error(&response.id, Verdict::Failed, message);
                    frame = serde_json::to_vec(&error)?;
                }
                write_frame(&mut &mut *writer, &frame)
            })?;
        }
        Ok(())
    }

    fn respond(
        &self,
        frame: &[u8],
        write: &mut dyn FnMut(&Response) -> io::Result<()>,
    ) -> io::Result<()> {
        let request = match self.read_request(frame) {
            Ok(request) => request,
            Err(response) => return write(&response),
        };
        let asked = request.deadline_ms.map(Duration::from_millis);
        let deadline = [self.deadline, asked].into_iter().flatten().min();
        self.peak_memory.as_ref().inspect(|peak| peak.restart());
        let mut write = |response: Response| {
            let response = Response {
                peak_memory: self.peak_memory.as_ref().and_then(PeakMemory::bytes),
                ..response
            };
            write(&response)
        };
        let token = CancelToken::new();
        let compile = || self.compile(&request, &token);
        run_until(deadline, &token, compile, |response| {
            if let Some(response) = response {
                return write(response);
            }
            let outcome = if self.has_own_process {
                "the server ends"
            } else {
                "the connection waits for its end"
            };
            let deadline = deadline.unwrap_or_default();
            let message = format!(
                "the pipeline did not end within {deadline:?}, and {outcome}, since a pass does not ask whether it is cancelled"
            );
            write(Response::with_error(
                &request.id,
                Verdict::Deadline,
                message,
            ))?;
            if self.has_own_process {
                std::process::exit(1);
            }
            Ok(())
        })
    }

    /// Reads a request, or returns the response to a wrong one.
    fn read_request(&self, frame: &[u8]) -> Result<Request, Response> {
        let error =
            |id: &str, message: &str| Response::with_error(id, Verdict::Unreadable, message);
        let request: Request = serde_json::from_slice(frame)
            .map_err(|reason| error("request", &format!("this is no request: {reason}")))?;
        let refusal = if request.path.is_some() && !self.allows_files {
            "a request may not name a file, since the server runs without '--allow-files'"
        } else if request.text.is_some() == request.path.is_some() {
            "a request has to have either 'text' or 'path'"
        } else {
            return Ok(request);
        };
        Err(error(&request.id, refusal))
    }

    /// Compiles the text of a request or its file.
    fn compile(&self, request: &Request, cancel: &CancelToken) -> Response {
        let Some(path) = &request.path else {
            return self.compiler.compile(request, cancel);
        };
        match read_file(path) {
            Ok(text) => {
                let read = Request {
                    id: request.id.clone(),
                    text: Some(text),
                    ..Request::default()
                };
                self.compiler.compile(&read, cancel)
            }
            Err(reason) => {
                let message = format!("'{}': {reason}", path.display());
                Response::with_error(&request.id, Verdict::Unreadable, message)
            }
        }
    }
}

/// Reads the file of a request. A pipe or a device may have no end, and what the system shows as a file does not tell its length.
fn read_file(path: &Path) -> io::Result<String> {
    let metadata = fs::metadata(path)?;
    if !metadata.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let (max, mut text) = (MAX_FRAME as u64, String::new());
    let mut read = || File::open(path)?.take(max + 1).read_to_string(&mut text);
    if metadata.len() > max || read()? > MAX_FRAME {
        let message = format!("it has more than {MAX_FRAME} bytes");
        return Err(io::Error::other(message));
    }
    Ok(text)
}

/// Makes the process a worker of a batch, whose requests come from the batch alone.
pub(super) fn work<I: IrText>(
    driver: &Driver<I>,
    compiler: &ModuleCompiler<'_, I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let settings = Settings {
        // The batch waits for the response, and kills the process.
        deadline: None,
        allow_files: false,
        ..settings.clone()
    };
    let server = Server::new(driver, compiler, &settings)?;
    let (sender, requests) = channel();
    let (is_done, done) = channel::<()>();
    let mut stdin = BufReader::with_capacity(BUFFER, &mut *streams.stdin);
    let served = thread::scope(|scope| {
        // The batch writes requests while a module is being compiled, and must not wait for its end.
        let read = move || {
            while let Some(frame) = read_frame(&mut stdin).transpose() {
                let is_last = frame.is_err();
                if sender.send(frame).is_err() || is_last {
                    break;
                }
            }
            drop(sender);
            // The batch may have been killed while a pass runs. A worker without a module ends by itself.
            if done.recv_timeout(GRACE) == Err(RecvTimeoutError::Timeout) {
                std::process::exit(1);
            }
        };
        thread::Builder::new().spawn_scoped(scope, read)?;
        let served = server.serve_stdout(driver, &mut requests.into_iter(), streams.stdout);
        drop(is_done);
        served
    });
    write_lossy(streams.stderr, &compiler.finish());
    served.map_err(RunError::of_tool)
}
