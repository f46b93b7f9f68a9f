//! The script that tests whether a module shows a failure.

use std::cell::Cell;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use pass_runtime::manager::CancelToken;

use crate::child::wait;
use crate::files::reason;
use crate::settings::Settings;
use crate::temporary::Temporary;

/// A program that is called with the name of a file, and fails if the module in it shows the failure.
pub(crate) struct TestScript {
    script: PathBuf,
    arguments: Vec<String>,
    /// The time after which a test is killed, and does not show the failure.
    timeout: Duration,
    /// The number of tests that were killed.
    killed: Cell<u64>,
    cancel: CancelToken,
}

impl TestScript {
    pub(crate) fn new(settings: &Settings, cancel: CancelToken) -> Option<Self> {
        Some(Self {
            script: settings.test_script.clone()?,
            arguments: settings.test_arg.clone(),
            timeout: Duration::from_secs(settings.test_timeout),
            killed: Cell::new(0),
            cancel,
        })
    }

    /// Returns true if the script fails for a module, or an error if it cannot be run.
    pub(crate) fn fails(&self, text: &str) -> Result<bool, String> {
        let problem = |error: io::Error| {
            let script = self.script.display();
            let help = self.help(&error);
            format!("cannot run test '{script}': {}{help}", reason(&error))
        };
        let mut temporary = Temporary::create_in(&std::env::temp_dir()).map_err(problem)?;
        let file = temporary.file();
        file.write_all(text.as_bytes()).map_err(problem)?;
        let mut command = Command::new(&self.script);
        command
            .args(&self.arguments)
            .arg(temporary.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // A test that takes too long is killed with the processes that it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn();
        let status = child
            .and_then(|mut child| wait(&mut child, &self.cancel, Some(self.timeout)))
            .map_err(problem)?;
        if status.is_none() && !self.cancel.is_cancelled() {
            self.killed.set(self.killed.get() + 1);
        }
        match status.and_then(|status| status.code()) {
            // The status of shells for a missing program.
            Some(code @ (126 | 127)) => Err(format!(
                "test '{}' ends with status {code}, as if a program in it cannot be run",
                self.script.display()
            )),
            _ => Ok(status.is_some_and(|status| !status.success())),
        }
    }

    /// Returns the help for tests that were killed, if there are any.
    pub(crate) fn timeout_help(&self) -> Option<String> {
        let (killed, seconds) = (self.killed.get(), self.timeout.as_secs());
        let tests = if killed == 1 {
            "test was"
        } else {
            "tests were"
        };
        (killed > 0).then(|| {
            format!(
                "{killed} {tests} killed after {seconds} s, and so did not fail; '--test-timeout' sets that time"
            )
        })
    }

    /// Returns a line on how to make the script run, or an empty text.
    fn help(&self, error: &io::Error) -> String {
        let script = self.script.display();
        // A bare name is looked for in the folders of `PATH`. The user may not read some of them.
        let is_bare = self.script.components().count() == 1 && self.script.is_file();
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied if is_bare => {
                format!("\nhelp: a script in this folder is './{script}'")
            }
            io::ErrorKind::PermissionDenied => {
                format!("\nhelp: make it executable: 'chmod +x {script}'")
            }
            _ => String::new(),
        }
    }
}
