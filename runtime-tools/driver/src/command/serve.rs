//! The command that compiles modules on request.
//!
//! A request is a frame on standard input, or on a socket: four bytes with its length, the most significant first, and JSON. So is a
//! response. With `--persistent_worker` the requests are those of Bazel, a JSON object a line.

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pass_batch::{MEMORY_STATUS, Request, Response, Verdict, read_frame, write_frame};
use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;

use crate::driver::{Driver, Streams};
#[cfg(feature = "system")]
use crate::memory::{PeakMemory, limit_memory_with};
use crate::module_compiler::ModuleCompiler;
use crate::output::write_lossy;
use crate::run_error::RunError;
use crate::settings::Settings;

/// The time that a pass has to notice that its deadline is over, before the process ends.
const GRACE: Duration = Duration::from_secs(1);

/// Room for passes that recurse over their operation, as in the threads of the pass manager.
const STACK: usize = 16 << 20;

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
    #[cfg(feature = "system")]
    if let Some(mebibytes) = settings.max_memory {
        limit_memory_with(driver, mebibytes, MEMORY_STATUS)?;
    }
    let server = Server {
        compiler,
        deadline: settings.deadline,
        allows_files: settings.allow_files,
        ends_process: driver.ends_process,
    };
    let served = match &settings.socket {
        None => server.serve(&mut BufReader::new(&mut *streams.stdin), streams.stdout),
        #[cfg(unix)]
        Some(path) => socket::serve(&server, path),
        #[cfg(not(unix))]
        Some(_) => {
            return Err(RunError::of_tool(
                "'--socket' is not supported on this system",
            ));
        }
    };
    served.map_err(RunError::of_tool)
}

struct Server<'s, I: IrText> {
    compiler: &'s ModuleCompiler<'s, I>,
    deadline: Option<Duration>,
    allows_files: bool,
    ends_process: bool,
}

impl<I: IrText> Server<'_, I> {
    /// Responds to requests until the input ends.
    fn serve(&self, reader: &mut dyn Read, writer: &mut dyn Write) -> io::Result<()> {
        let mut reader = reader;
        while let Some(frame) = read_frame(&mut reader)? {
            self.respond(&frame, &mut |response| {
                let mut writer = &mut *writer;
                write_frame(&mut writer, &serde_json::to_vec(response)?)
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
        #[cfg(feature = "system")]
        let peak = PeakMemory::start();
        let mut write = |mut response: Response| {
            #[cfg(feature = "system")]
            {
                response.peak_memory = peak.bytes();
            }
            write(&response)
        };
        let Some(deadline) = deadline else {
            return write(self.compiler.compile(&request, &CancelToken::new()));
        };
        let token = CancelToken::new();
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            let (request, token) = (&request, &token);
            let compile = move || {
                // Nobody receives it once the process ends.
                let _ = sender.send(self.compiler.compile(request, token));
            };
            let thread = thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, compile)?;
            let mut response = receiver.recv_timeout(deadline);
            if response == Err(RecvTimeoutError::Timeout) {
                token.cancel();
                response = receiver.recv_timeout(GRACE);
            }
            match response {
                Ok(response) => write(response),
                Err(_) => {
                    let message = format!(
                        "the pipeline did not end within {deadline:?}, and the server ends, since a pass does not ask whether it is cancelled"
                    );
                    write(Response::with_error(
                        &request.id,
                        Verdict::Deadline,
                        message,
                    ))?;
                    if self.ends_process {
                        std::process::exit(1);
                    }
                    Ok(())
                }
            }
        })
    }

    /// Reads a request with its file, or returns the response to a wrong one.
    fn read_request(&self, frame: &[u8]) -> Result<Request, Response> {
        let error =
            |id: &str, message: String| Response::with_error(id, Verdict::Unreadable, message);
        let mut request: Request = serde_json::from_slice(frame)
            .map_err(|reason| error("request", format!("this is no request: {reason}")))?;
        let Some(path) = request.path.take() else {
            return Ok(request);
        };
        if !self.allows_files {
            let message =
                "a request may not name a file, since the server runs without '--allow-files'";
            return Err(error(&request.id, message.to_owned()));
        }
        match std::fs::read_to_string(&path) {
            Ok(text) => request.text = text,
            Err(reason) => {
                return Err(error(
                    &request.id,
                    format!("'{}': {reason}", path.display()),
                ));
            }
        }
        Ok(request)
    }
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
        socket: None,
        ..settings.clone()
    };
    run(driver, compiler, &settings, streams)
}

#[cfg(unix)]
mod socket {
    use std::io::{self, ErrorKind};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::Path;
    use std::thread;

    use pass_runtime::ir::IrText;

    use super::{STACK, Server};
    use crate::files;

    /// Responds to the requests of each connection in a thread of its own.
    pub(super) fn serve<I: IrText>(server: &Server<'_, I>, path: &Path) -> io::Result<()> {
        let listener = bind(path)?;
        thread::scope(|scope| {
            for connection in listener.incoming() {
                let connection = connection?;
                let mut reader = connection.try_clone()?;
                let mut writer = connection;
                let serve = move || {
                    // The error of a connection ends that connection.
                    let _ = server.serve(&mut reader, &mut writer);
                };
                thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, serve)?;
            }
            Ok(())
        })
    }

    /// Binds a socket, in place of one that a process left behind.
    fn bind(path: &Path) -> io::Result<UnixListener> {
        let named = |error: io::Error| {
            let (path, reason) = (path.display(), files::reason(&error));
            io::Error::new(error.kind(), format!("cannot listen on '{path}': {reason}"))
        };
        match UnixListener::bind(path) {
            Err(error) if error.kind() == ErrorKind::AddrInUse && is_dead(path) => {
                std::fs::remove_file(path).map_err(named)?;
                UnixListener::bind(path).map_err(named)
            }
            bound => bound.map_err(named),
        }
    }

    /// Returns whether a path is a socket on which nobody listens.
    fn is_dead(path: &Path) -> bool {
        UnixStream::connect(path).is_err_and(|error| error.kind() == ErrorKind::ConnectionRefused)
    }
}
