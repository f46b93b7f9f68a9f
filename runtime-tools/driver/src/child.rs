//! Child processes.

use std::io;
use std::process::{Child, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

const INTERVAL: Duration = Duration::from_millis(2);

/// The time that a child of this program has to end in order: more than it takes for that.
const GRACE: Duration = Duration::from_millis(1500);

/// Waits for a child. Returns `None`, and kills the child, if the run is cancelled or the timeout elapses.
pub(crate) fn wait(
    child: &mut Child,
    cancel: &CancelToken,
    timeout: Option<Duration>,
) -> io::Result<Option<ExitStatus>> {
    let is_late = |elapsed| timeout.is_some_and(|timeout| elapsed > timeout);
    let status = wait_unless(child, |elapsed| cancel.is_cancelled() || is_late(elapsed))?;
    if status.is_none() {
        // The processes that the child has started, if it leads a process group.
        signal(&format!("-{}", child.id()), "-KILL");
        child.kill()?;
        child.wait()?;
    }
    Ok(status)
}

/// Waits for a child that is this program. Returns `None` if the run is cancelled: the child is asked to end, so that it
/// removes its unfinished files and writes its reports.
pub(crate) fn wait_for_itself(
    child: &mut Child,
    cancel: &CancelToken,
) -> io::Result<Option<ExitStatus>> {
    let status = wait_unless(child, |_| cancel.is_cancelled())?;
    if status.is_none() {
        signal(&child.id().to_string(), "-TERM");
        if wait_unless(child, |elapsed| elapsed > GRACE)?.is_none() {
            child.kill()?;
            child.wait()?;
        }
    }
    Ok(status)
}

fn wait_unless(
    child: &mut Child,
    ends: impl Fn(Duration) -> bool,
) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        let status = child.try_wait()?;
        if status.is_some() || ends(start.elapsed()) {
            return Ok(status);
        }
        thread::sleep(INTERVAL);
    }
}

/// Sends a signal to a process, or to a process group. Without the program `kill`, nothing happens.
#[cfg(unix)]
fn signal(target: &str, signal: &str) {
    use std::process::{Command, Stdio};

    let mut kill = Command::new("kill");
    kill.args([signal, "--", target]).stderr(Stdio::null());
    let _ = kill.status();
}

#[cfg(not(unix))]
fn signal(_: &str, _: &str) {}
