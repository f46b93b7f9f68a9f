//! Child processes.

use std::io;
use std::process::{Child, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

const INTERVAL: Duration = Duration::from_millis(2);

/// Waits for a child. Returns `None`, and kills the child, if the run is cancelled or the timeout elapses.
pub(crate) fn wait(
    child: &mut Child,
    cancel: &CancelToken,
    timeout: Option<Duration>,
) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if cancel.is_cancelled() || timeout.is_some_and(|timeout| start.elapsed() > timeout) {
            kill_group(child);
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(INTERVAL);
    }
}

/// Kills the processes that a child has started, if it leads a process group.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use std::process::{Command, Stdio};

    let group = format!("-{}", child.id());
    let mut kill = Command::new("kill");
    kill.args(["-KILL", "--", &group]).stderr(Stdio::null());
    // Without a group, or the program `kill`, the child alone is killed.
    let _ = kill.status();
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}
