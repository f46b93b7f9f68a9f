//! A worker process, which reads requests from its standard input and writes responses to its standard output.

use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

use crate::protocol::{MAX_FRAME, Request, Response, read_frame, write_frame};

/// The exit status of a worker process that needs more memory than it may have.
pub const MEMORY_STATUS: i32 = 86;

/// The polling interval for a cancellation.
const INTERVAL: Duration = Duration::from_millis(20);

/// The polling interval for the end of a process.
const PAUSE: Duration = Duration::from_millis(2);

/// The time that a process has to end once it has closed its output or its input is closed.
const GRACE: Duration = Duration::from_secs(1);

/// The bytes of its standard error that are kept.
const MAX_STDERR: usize = 2_000;

/// The reason why a worker process gives no response.
#[derive(Debug)]
pub(crate) enum Death {
    /// It was ended by a signal or ended itself, as the text says.
    Crash(String),
    Memory,
    /// It did not respond in time, and was killed.
    Deadline,
    /// The batch was cancelled.
    Cancelled,
    /// The module is too long to be sent to it.
    Length,
    /// It could not be started.
    Start(io::Error),
}

/// A process that is started for the first request, and again after a death.
pub(crate) struct ProcessWorker<'b> {
    command: &'b (dyn Fn() -> Command + Sync),
    process: Option<Process>,
}

struct Process {
    child: Child,
    requests: Sender<Vec<u8>>,
    responses: Receiver<io::Result<Option<Vec<u8>>>>,
    stderr: Receiver<Vec<u8>>,
}

impl<'b> ProcessWorker<'b> {
    pub(crate) fn new(command: &'b (dyn Fn() -> Command + Sync)) -> Self {
        Self {
            command,
            process: None,
        }
    }

    pub(crate) fn compile(
        &mut self,
        request: &Request,
        deadline: Option<Duration>,
        cancel: &CancelToken,
    ) -> Result<Response, Death> {
        let frame = serde_json::to_vec(request).unwrap_or_default();
        if frame.len() > MAX_FRAME {
            return Err(Death::Length);
        }
        let mut process = match self.process.take() {
            Some(process) => process,
            None => Process::start((self.command)()).map_err(Death::Start)?,
        };
        let start = Instant::now();
        if process.requests.send(frame).is_err() {
            return Err(process.death());
        }
        loop {
            match process.responses.recv_timeout(INTERVAL) {
                Ok(Ok(Some(frame))) => {
                    let Ok(response) = serde_json::from_slice(&frame) else {
                        process.kill();
                        return Err(Death::Crash("wrote what is no response".to_owned()));
                    };
                    self.process = Some(process);
                    return Ok(response);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Ok(Ok(None) | Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(process.death());
                }
            }
            if cancel.is_cancelled() {
                process.kill();
                return Err(Death::Cancelled);
            }
            if deadline.is_some_and(|deadline| start.elapsed() > deadline) {
                process.kill();
                return Err(Death::Deadline);
            }
        }
    }
}

impl Process {
    fn start(mut command: Command) -> io::Result<Self> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(mut stdin), Some(mut stdout), Some(mut stderr)) = (stdin, stdout, stderr) else {
            return Err(io::Error::other("its standard streams are missing"));
        };
        let (requests, frames) = channel::<Vec<u8>>();
        let (sender, responses) = channel();
        let failures = sender.clone();
        // A process that does not read its input is waited for here, and nowhere else.
        thread::spawn(move || {
            for frame in frames {
                if let Err(error) = write_frame(&mut stdin, &frame) {
                    // Nobody receives it if the process was killed.
                    let _ = failures.send(Err(error));
                    break;
                }
            }
        });
        thread::spawn(move || {
            loop {
                let frame = read_frame(&mut stdout);
                let is_last = !matches!(frame, Ok(Some(_)));
                if sender.send(frame).is_err() || is_last {
                    break;
                }
            }
        });
        let (stderr_sender, last) = channel();
        thread::spawn(move || {
            // Nobody receives it unless the process dies.
            let _ = stderr_sender.send(last_bytes(&mut stderr));
        });
        Ok(Self {
            child,
            requests,
            responses,
            stderr: last,
        })
    }

    fn kill(mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Returns how a process ended that closed its output.
    fn death(mut self) -> Death {
        drop(self.requests);
        let status = match end(&mut self.child) {
            Ok(Some(status)) => status,
            Ok(None) => {
                return Death::Crash("closed its input or output, and was ended".to_owned());
            }
            Err(error) => return Death::Crash(format!("cannot be waited for: {error}")),
        };
        if status.code() == Some(MEMORY_STATUS) {
            return Death::Memory;
        }
        let cause = cause_of(status);
        // What the process has started may keep the stream open.
        let stderr = self.stderr.recv_timeout(GRACE).unwrap_or_default();
        Death::Crash(match String::from_utf8_lossy(&stderr).trim() {
            "" => cause,
            text => format!("{cause}, after: {text}"),
        })
    }
}

impl Drop for ProcessWorker<'_> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            // The end of its input is the end of an idle worker.
            let Process {
                mut child,
                requests,
                ..
            } = process;
            drop(requests);
            let _ = end(&mut child);
        }
    }
}

/// Waits for the end of a process. Returns `None` if it had to be killed.
fn end(child: &mut Child) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    while start.elapsed() < GRACE {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(PAUSE);
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

fn cause_of(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("was ended by signal {signal}");
    }
    match status.code() {
        Some(code) => format!("ended with exit status {code}"),
        None => "ended".to_owned(),
    }
}

/// Reads a stream to its end, and returns its last bytes.
fn last_bytes(stream: &mut impl Read) -> Vec<u8> {
    let (mut last, mut buffer) = (Vec::new(), [0; 4096]);
    while let Ok(count @ 1..) = stream.read(&mut buffer) {
        last.extend_from_slice(&buffer[..count]);
        let excess = last.len().saturating_sub(MAX_STDERR);
        last.drain(..excess);
    }
    last
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Asks a process of a shell that gets more than its pipe holds.
    fn ask(script: &str, deadline: Option<Duration>, cancel: &CancelToken) -> Death {
        let command = || {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        };
        let request = Request {
            text: " ".repeat(1 << 20),
            ..Request::default()
        };
        let response = ProcessWorker::new(&command).compile(&request, deadline, cancel);
        response.expect_err("there is a response")
    }

    #[test]
    fn a_process_that_does_not_read_is_given_up() {
        let deadline = Some(Duration::from_millis(200));
        let silent = "exec sleep 600";
        let death = ask(silent, deadline, &CancelToken::new());
        assert!(matches!(death, Death::Deadline), "{death:?}");
        let cancel = CancelToken::new();
        cancel.cancel();
        let death = ask(silent, None, &cancel);
        assert!(matches!(death, Death::Cancelled), "{death:?}");
    }

    #[test]
    fn a_process_that_closes_its_input_is_given_up() {
        let death = ask("exec sleep 600 <&-", None, &CancelToken::new());
        let expected = "closed its input or output, and was ended";
        assert!(
            matches!(&death, Death::Crash(text) if text == expected),
            "{death:?}"
        );
        let death = ask("exit 3", None, &CancelToken::new());
        assert!(
            matches!(&death, Death::Crash(text) if text == "ended with exit status 3"),
            "{death:?}"
        );
    }
}
