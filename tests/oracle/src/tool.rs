//! The tools, and the output of a run.

use super::case::Case;
use crate::workspace;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// The time limit of a run in seconds.
const LIMIT: usize = 30;

/// The exit status of coreutils' `timeout`.
const AT_LIMIT: i32 = 124;

pub(crate) struct Tool {
    program: PathBuf,
}

pub(crate) struct ToolOutput {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl ToolOutput {
    /// Returns true if the run exceeded the time limit.
    pub(crate) fn is_at_limit(&self) -> bool {
        self.status == AT_LIMIT
    }
}

impl Tool {
    /// Finds Debian's `mlir-opt-22`, or the program that `MLIR_OPT` names.
    pub(crate) fn mlir_opt() -> Result<Self, String> {
        let program = std::env::var_os("MLIR_OPT").unwrap_or_else(|| "mlir-opt-22".into());
        let tool = Self {
            program: program.into(),
        };
        let version = tool.command().arg("--version").output();
        match version {
            Ok(output) if String::from_utf8_lossy(&output.stdout).contains("22.1") => Ok(tool),
            Ok(output) => Err(format!(
                "mlir-opt is not of version 22.1: {}",
                String::from_utf8_lossy(&output.stdout)
            )),
            Err(error) => Err(format!(
                "{}: {error}; install Debian's mlir-22-tools, or name the program in MLIR_OPT",
                tool.program.display()
            )),
        }
    }

    pub(crate) fn built(package: &str) -> Result<Self, String> {
        workspace::built(package).map(|program| Self { program })
    }

    pub(crate) fn run(&self, case: &Case, file: &Path) -> Result<ToolOutput, String> {
        self.run_with(file, case.arguments())
    }

    /// Runs the program on a file, printing in generic form. A timeout is an error.
    pub(crate) fn run_with(
        &self,
        file: &Path,
        arguments: Vec<String>,
    ) -> Result<ToolOutput, String> {
        let ran = self.run_to_limit(file, arguments, LIMIT)?;
        if ran.is_at_limit() {
            let (program, file) = (self.program.display(), file.display());
            return Err(format!("{program} {file} did not end in {LIMIT} s"));
        }
        Ok(ran)
    }

    /// Runs the program on a file, printing in generic form, and kills it after `seconds`.
    pub(crate) fn run_to_limit(
        &self,
        file: &Path,
        arguments: Vec<String>,
        seconds: usize,
    ) -> Result<ToolOutput, String> {
        let mut command = Self::with_environment(Command::new("timeout"));
        command
            .arg(seconds.to_string())
            .arg(&self.program)
            .arg(file)
            .arg("--mlir-print-op-generic")
            .args(arguments);
        let output = command
            .output()
            .map_err(|error| format!("{}: {error}", self.program.display()))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Ok(ToolOutput {
            status: status(output.status)
                .ok_or_else(|| format!("{} was killed", self.program.display()))?,
            stdout: text(&output.stdout),
            stderr: text(&output.stderr),
        })
    }

    fn command(&self) -> Command {
        Self::with_environment(Command::new(&self.program))
    }

    /// Sets the folder and environment of all runs.
    fn with_environment(mut command: Command) -> Command {
        command.current_dir(workspace::root());
        // Finding the names in a backtrace takes longer than all the rest.
        command.env("LLVM_DISABLE_SYMBOLIZATION", "1");
        command
    }
}

/// Returns the status as a shell shows it: a program that aborts ends in a signal.
#[cfg(unix)]
fn status(status: ExitStatus) -> Option<i32> {
    use std::os::unix::process::ExitStatusExt;
    status
        .code()
        .or_else(|| status.signal().map(|signal| 128 + signal))
}

#[cfg(not(unix))]
fn status(status: ExitStatus) -> Option<i32> {
    status.code()
}

/// Writes a text to a temporary file.
pub(crate) fn temporary_file(text: &str) -> Result<tempfile::NamedTempFile, String> {
    let file = tempfile::Builder::new().suffix(".mlir").tempfile();
    let file = file.map_err(|error| error.to_string())?;
    std::fs::write(file.path(), text).map_err(|error| error.to_string())?;
    Ok(file)
}
