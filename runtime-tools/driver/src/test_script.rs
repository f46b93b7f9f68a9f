//! The script that tells whether a module shows a failure.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

use crate::files::reason;
use crate::settings::TestSettings;
use crate::temporary::Temporary;

/// The pause between two looks at a script that runs.
const PAUSE: Duration = Duration::from_millis(2);

/// A program that is called with the name of a file, and fails if the module in it shows the failure.
pub(crate) struct TestScript {
    script: PathBuf,
    arguments: Vec<String>,
    /// A test that takes longer does not show the failure.
    timeout: Duration,
    cancel: CancelToken,
}

impl TestScript {
    /// The script of the settings, or a message if there is none.
    pub(crate) fn new(settings: &TestSettings, cancel: CancelToken) -> Result<Self, String> {
        let Some(script) = &settings.script else {
            let help = "it is called with the name of a file, and fails if that shows the failure";
            return Err(format!("'--test' is missing\nhelp: {help}"));
        };
        Ok(Self {
            script: script.clone(),
            arguments: settings.arguments.clone(),
            timeout: Duration::from_secs(settings.timeout),
            cancel,
        })
    }

    /// True if the script fails for the text. A script that cannot be run tells nothing.
    pub(crate) fn fails(&self, text: &str) -> Result<bool, String> {
        let problem = |error: io::Error| {
            let script = self.script.display();
            let help = self.help(&error);
            format!("cannot run test '{script}': {}{help}", reason(&error))
        };
        let mut temporary = Temporary::create_in(&std::env::temp_dir()).map_err(problem)?;
        let file = temporary.file();
        file.write_all(text.as_bytes()).map_err(problem)?;
        let child = Command::new(&self.script)
            .args(&self.arguments)
            .arg(temporary.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let status = child.and_then(|child| self.wait(child)).map_err(problem)?;
        match status.and_then(|status| status.code()) {
            // The answers of shells if there is no such program.
            Some(code @ (126 | 127)) => Err(format!(
                "test '{}' ends with status {code}, as if a program in it cannot be run",
                self.script.display()
            )),
            _ => Ok(status.is_some_and(|status| !status.success())),
        }
    }

    /// A line on how to make the script run, if that is known.
    fn help(&self, error: &io::Error) -> String {
        let script = self.script.display();
        match error.kind() {
            io::ErrorKind::PermissionDenied => {
                format!("\nhelp: make it executable: 'chmod +x {script}'")
            }
            io::ErrorKind::NotFound if self.script.is_file() => {
                format!("\nhelp: a script in this folder is './{script}'")
            }
            _ => String::new(),
        }
    }

    /// The status of the script; `None` if it took too long or the run is cancelled.
    fn wait(&self, mut child: Child) -> io::Result<Option<ExitStatus>> {
        let start = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status));
            }
            if self.cancel.is_cancelled() || start.elapsed() > self.timeout {
                child.kill()?;
                child.wait()?;
                return Ok(None);
            }
            thread::sleep(PAUSE);
        }
    }
}
