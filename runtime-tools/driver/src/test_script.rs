//! The script that tests whether a module shows a failure.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use pass_runtime::manager::CancelToken;

use crate::child::wait;
use crate::files::reason;
use crate::settings::Settings;
use crate::temporary::TemporaryFolder;

/// The number of the error for a file that is neither a program nor begins with `#!`.
const NO_FORMAT: i32 = 8;

/// The bytes of a first line that are read.
const MAX_LINE: u64 = 4096;

const CR_LF: &str = "\nhelp: its lines end in CR LF; write them with LF";

/// A program that is called with the name of a file, and fails if the module in it shows the failure. The file is alone in a folder, which is
/// removed after the test with all that the script leaves there.
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
        let folder = TemporaryFolder::create("passwright-test-").map_err(|error| {
            let (folder, reason) = (std::env::temp_dir(), reason(&error));
            format!("cannot make a folder in '{}': {reason}", folder.display())
        })?;
        let file = folder.path().join("module");
        std::fs::write(&file, text)
            .map_err(|error| format!("cannot write '{}': {}", file.display(), reason(&error)))?;
        let mut command = Command::new(&self.script);
        command
            .args(&self.arguments)
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // A test that takes too long is killed with the processes that it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn();
        let status = child
            .and_then(|mut child| wait(&mut child, &self.cancel, Some(self.timeout)))
            .map_err(|error| self.problem(&error))?;
        if status.is_none() && !self.cancel.is_cancelled() {
            self.killed.set(self.killed.get() + 1);
        }
        match status.and_then(|status| status.code()) {
            // The status of shells for a missing program.
            Some(code @ (126 | 127)) => {
                let script = self.script.display();
                let help = match self.interpreter() {
                    Some(line) if line.ends_with('\r') => CR_LF,
                    _ => "",
                };
                Err(format!(
                    "test '{script}' ends with status {code}, as if a program in it cannot be run{help}"
                ))
            }
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

    /// Returns the message for a script that the system cannot start.
    fn problem(&self, error: &io::Error) -> String {
        let script = self.script.display();
        let (reason, help) = match (error.kind(), self.interpreter()) {
            // A bare name is looked for in the folders of `PATH`. The user may not read some of them.
            (io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied, _) if self.is_bare() => {
                let help = format!("\nhelp: a script in this folder is './{script}'");
                (reason(error), help)
            }
            (io::ErrorKind::PermissionDenied, _) if self.script.is_dir() => {
                ("It is a folder".to_owned(), String::new())
            }
            (io::ErrorKind::PermissionDenied, _) => {
                let help = format!("\nhelp: make it executable: 'chmod +x {script}'");
                (reason(error), help)
            }
            (io::ErrorKind::NotFound, Some(line)) => {
                let mut words = line.split([' ', '\t']).filter(|word| !word.is_empty());
                let program = words.next().unwrap_or_default().escape_debug();
                let help = if line.ends_with('\r') { CR_LF } else { "" };
                let reason = format!("Its interpreter '{program}' does not exist");
                (reason, help.to_owned())
            }
            _ if error.raw_os_error() == Some(NO_FORMAT) => {
                let help = "\nhelp: begin a script with the line '#!/bin/sh', without a byte order mark before it";
                ("It is no program".to_owned(), help.to_owned())
            }
            _ => (reason(error), String::new()),
        };
        format!("cannot run test '{script}': {reason}{help}")
    }

    fn is_bare(&self) -> bool {
        self.script.components().count() == 1 && self.script.is_file()
    }

    /// Returns what the first line of the script names as its interpreter, with the arguments, if it is a script.
    fn interpreter(&self) -> Option<String> {
        let mut line = Vec::new();
        let script = BufReader::new(File::open(&self.script).ok()?);
        script.take(MAX_LINE).read_until(b'\n', &mut line).ok()?;
        let line = String::from_utf8_lossy(&line).into_owned();
        Some(line.trim_end_matches('\n').strip_prefix("#!")?.to_owned())
    }
}
