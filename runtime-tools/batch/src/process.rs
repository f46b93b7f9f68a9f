//! A worker process, which reads requests from its standard input and writes responses to its standard output.

use std::io::{self, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::protocol::read_frame;

/// The exit status of a worker process that needs more memory than it may have.
pub const MEMORY_STATUS: i32 = 86;

/// The polling interval for the end of a process.
const PAUSE: Duration = Duration::from_millis(2);

/// The time that a process has to end once it has closed its output.
const GRACE: Duration = Duration::from_secs(1);

/// The time that an idle process has to end once its input is closed. Until then it may write what it has kept of results.
const GRACE_OF_IDLE: Duration = Duration::from_secs(60);

/// The number of the signal that no process can handle.
const SIGKILL: i32 = 9;

/// The bytes of its standard error that are kept.
const MAX_STDERR: usize = 2_000;

/// The bytes that are read from its standard output at a time.
const BUFFER: usize = 64 << 10;

/// The reason why a process gives no response.
#[derive(Debug)]
pub(crate) enum Death {
    /// It was ended by a signal or ended itself, as the text says.
    Crash(String),
    /// It was ended by `SIGKILL`, which comes from outside.
    Kill,
    /// It needed more memory than it may have.
    Memory,
}

/// A frame that a process has written.
pub(crate) struct Reply {
    pub(crate) frame: Vec<u8>,
    pub(crate) time: Instant,
}

/// A process that is running.
pub(crate) struct Process {
    child: Child,
    requests: Sender<Vec<u8>>,
    replies: Receiver<Result<Reply, Closed>>,
    stderr: Receiver<Vec<u8>>,
}

impl Process {
    pub(crate) fn start(mut command: Command) -> io::Result<Self> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // The group has the processes that passes start, which are killed with this one.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        match connect(&mut child) {
            Ok((requests, replies, stderr)) => Ok(Self {
                child,
                requests,
                replies,
                stderr,
            }),
            Err(error) => {
                let _ = kill(&mut child);
                Err(error)
            }
        }
    }

    /// Sends frames. [`receive`](Self::receive) reports that the process does not take them.
    pub(crate) fn send(&self, frames: Vec<u8>) {
        // Without a receiver, a frame before could not be written.
        let _ = self.requests.send(frames);
    }

    /// Returns the next reply, or `None` if there is none within that time.
    ///
    /// # Errors
    ///
    /// Returns an error if the process has closed its input or output.
    pub(crate) fn receive(&self, timeout: Duration) -> Result<Option<Reply>, Closed> {
        match self.replies.recv_timeout(timeout) {
            Ok(reply) => reply.map(Some),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Closed),
        }
    }

    pub(crate) fn kill(mut self) {
        let _ = kill(&mut self.child);
    }

    /// Ends a process that is idle.
    pub(crate) fn close(self) {
        let Self {
            mut child,
            requests,
            ..
        } = self;
        drop(requests);
        let _ = end(&mut child, GRACE_OF_IDLE);
    }

    /// Returns how a process ended that closed its input or output.
    pub(crate) fn death(mut self) -> Death {
        drop(self.requests);
        let status = match end(&mut self.child, GRACE) {
            Ok(Some(status)) => status,
            Ok(None) => {
                return Death::Crash("closed its input or output, and was ended".to_owned());
            }
            Err(error) => return Death::Crash(format!("cannot be waited for: {error}")),
        };
        if status.code() == Some(MEMORY_STATUS) {
            return Death::Memory;
        }
        let cause = match signal_of(status) {
            Some(SIGKILL) => return Death::Kill,
            Some(signal) => format!("was ended by signal {signal}"),
            None => status.code().map_or_else(
                || "ended".to_owned(),
                |code| format!("ended with exit status {code}"),
            ),
        };
        // What the process has started may keep the stream open.
        let stderr = self.stderr.recv_timeout(GRACE).unwrap_or_default();
        Death::Crash(match String::from_utf8_lossy(&stderr).trim() {
            "" => cause,
            text => format!("{cause}, after: {text}"),
        })
    }
}

/// The channels to a process: for frames, for its replies, and for the end of its standard error.
type Channels = (
    Sender<Vec<u8>>,
    Receiver<Result<Reply, Closed>>,
    Receiver<Vec<u8>>,
);

/// Starts the threads that write and read the streams of a process.
fn connect(child: &mut Child) -> io::Result<Channels> {
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(mut stdin), Some(stdout), Some(mut stderr)) = (stdin, stdout, stderr) else {
        return Err(io::Error::other("its standard streams are missing"));
    };
    let (requests, frames) = channel::<Vec<u8>>();
    let (sender, replies) = channel();
    let failures = sender.clone();
    start_thread(move || {
        for frame in frames {
            // A process that does not read its input is waited for here, and nowhere else.
            if stdin.write_all(&frame).is_err() {
                // What it has written before is read first. Nobody receives this if the process was killed.
                thread::sleep(GRACE);
                let _ = failures.send(Err(Closed));
                break;
            }
        }
    })?;
    start_thread(move || {
        let mut stdout = BufReader::with_capacity(BUFFER, stdout);
        loop {
            let frame = read_frame(&mut stdout).ok().flatten();
            let time = Instant::now();
            let reply = frame.map(|frame| Reply { frame, time }).ok_or(Closed);
            let is_last = reply.is_err();
            if sender.send(reply).is_err() || is_last {
                break;
            }
        }
    })?;
    let (stderr_sender, last) = channel();
    start_thread(move || {
        // Nobody receives it unless the process dies.
        let _ = stderr_sender.send(last_bytes(&mut stderr));
    })?;
    Ok((requests, replies, last))
}

/// Starts a thread, which the system may refuse.
fn start_thread(run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(run).map(drop)
}

/// The error of a process that has closed its input or output.
#[derive(Debug)]
pub(crate) struct Closed;

/// Waits for the end of a process. Returns `None` if it had to be killed after that time.
fn end(child: &mut Child, grace: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    while start.elapsed() < grace {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(PAUSE);
    }
    kill(child)?;
    Ok(None)
}

/// Kills a process, and those that it has started.
fn kill(child: &mut Child) -> io::Result<()> {
    // Either may have ended by itself.
    #[cfg(unix)]
    let _ = rustix::process::kill_process_group(
        rustix::process::Pid::from_child(child),
        rustix::process::Signal::KILL,
    );
    let _ = child.kill();
    child.wait().map(drop)
}

fn signal_of(status: ExitStatus) -> Option<i32> {
    #[cfg(unix)]
    return std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    return status.code().and(None);
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
