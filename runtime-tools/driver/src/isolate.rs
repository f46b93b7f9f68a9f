//! Runs the tool in a child process, so that a crash is an error like any other.
//!
//! A child that crashes is run again in one thread with a log of its passes (`recorder`): passes that have started and not ended
//! were running. If files or reports about the run are asked for, it is run until right before the innermost of these. For a
//! reproducer of one pass it is run again for each of these, innermost first, until it has written the
//! module as it was before that pass.

mod recorder;

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;

use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;
use pass_runtime::{Diagnostic, Location};

use crate::child::wait_for_itself;
use crate::child_role::{ChildRole, IsolatedRun};
use crate::driver::{Driver, Streams};
use crate::files::{self, Source, reason};
use crate::output::write_file;
use crate::report::Reporter;
use crate::run_error::RunError;
use crate::settings::Settings;

use recorder::Log;
pub(crate) use recorder::Recorder;

/// Runs the command line in a child process, and reports a crash.
pub(crate) fn run<I: IrText>(
    driver: &Driver<I>,
    args: Vec<OsString>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let tool_error = |message: String| RunError::of_tool(message);
    if !driver.ends_process {
        return Err(RunError::of_tool(
            "'--isolate' is for a tool that is a process of its own",
        ));
    }
    let input = settings.input.as_deref();
    let magic = driver.magic();
    // Read here, because reruns after a crash need the same standard input.
    let stdin = if files::is_stdin(input) {
        Some(files::read(input, streams.stdin, magic)?)
    } else {
        None
    };
    // On a signal, the child ends in order, and is waited for.
    driver.shutdown.begin_reporting();
    let process = ChildProcess {
        args,
        stdin: stdin.as_ref(),
        cancel: driver.cancel.clone().unwrap_or_default(),
    };
    let cause = match process.run().map_err(tool_error)? {
        ChildExit::Status(status) if status.success() => return Ok(()),
        ChildExit::Status(status) => return Err(RunError::of_status(status)),
        ChildExit::Cancelled => return Err(RunError::of_tool("the run was cancelled")),
        ChildExit::Crash(cause) => cause,
    };
    let splits_input = settings.split_input_file.0.is_some();
    let site = process.find_crash_site(settings, splits_input);
    let site = site.map_err(tool_error)?;
    let source = match stdin {
        Some(source) => source,
        None => files::read(input, streams.stdin, magic)?,
    };
    // A crash is always reported, even if a comment of `--verify-diagnostics` matches it.
    let settings = Settings {
        verify_diagnostics: None,
        ..settings.clone()
    };
    let mut reporter = Reporter::new(&source, &settings, streams.stderr);
    let message = format!("the process that ran the pipeline was ended by {cause}");
    let mut error = Diagnostic::error(site.location.clone(), message);
    if let Some(note) = site.write_reproducer(&settings) {
        error = error.note_at(site.location.clone(), note);
    }
    reporter.diagnostic(error);
    reporter.text(&site.reports);
    Err(RunError::new(String::new()))
}

enum ChildExit {
    Status(ExitStatus),
    /// The signal or exit code that ended the child.
    Crash(String),
    Cancelled,
}

#[derive(Default)]
struct CrashSite {
    location: Location,
    /// The passes that were running, the outermost first.
    passes: Vec<String>,
    reproducer: Option<String>,
    /// The innermost pass that has a reproducer, and that reproducer.
    local_reproducer: Option<(String, String)>,
    /// The reports about the passes before the crash that belong on standard error.
    reports: String,
}

impl CrashSite {
    /// Writes the reproducer if the settings ask for one. Returns the note about the crash.
    fn write_reproducer(&self, settings: &Settings) -> Option<String> {
        let passes = match self.passes.join(", ").as_str() {
            "" => "Pipeline failed".to_owned(),
            passes => format!("Pipeline failed while executing [{passes}]"),
        };
        let Some((path, text)) = settings
            .crash_reproducer
            .as_ref()
            .zip(self.reproducer.as_ref())
        else {
            return (!self.passes.is_empty()).then_some(passes);
        };
        let (passes, text) = match &self.local_reproducer {
            Some((pass, text)) => (format!("Pipeline failed while executing {pass}"), text),
            None => (passes, text),
        };
        Some(match write_file(path, text) {
            Ok(()) => format!("{passes}: reproducer generated at `{}`", path.display()),
            Err(error) => format!(
                "{passes}: failed to create output stream: Failed to create reproducer stream: {error}"
            ),
        })
    }
}

struct ChildProcess<'s> {
    args: Vec<OsString>,
    /// The input, if it does not come from a file.
    stdin: Option<&'s Source>,
    cancel: CancelToken,
}

impl ChildProcess<'_> {
    fn run(&self) -> Result<ChildExit, String> {
        self.spawn_and_wait(&mut self.command(None, &[])?)
    }

    /// Runs the command line in one thread to find out what runs when it crashes. If it does not crash this time, the site has no
    /// passes, and a location and a reproducer only if the input is not split: those of the last part need not be of the crash.
    fn find_crash_site(
        &self,
        settings: &Settings,
        splits_input: bool,
    ) -> Result<CrashSite, String> {
        let log = Log::create().map_err(|error| child_error(&error))?;
        let crashes = matches!(self.run_logged(&log, None)?, ChildExit::Crash(_));
        let entries = log.read();
        let mut site = CrashSite::default();
        if crashes || !splits_input {
            site.location = entries.location;
            site.reproducer = log.run_reproducer();
        }
        if !crashes {
            return Ok(site);
        }
        site.passes = entries
            .running
            .iter()
            .map(|(_, pass)| pass.clone())
            .collect();
        if let Some((execution, _)) = entries.running.last()
            && settings.reports_runs()
        {
            site.reports = self.report_until(&log, *execution)?;
        }
        if !settings.local_reproducer {
            return Ok(site);
        }
        for (execution, pass) in entries.running.iter().rev() {
            self.run_logged(&log, Some(*execution))?;
            if let Some(reproducer) = log.pass_reproducer() {
                site.local_reproducer = Some((pass.clone(), reproducer));
                break;
            }
        }
        Ok(site)
    }

    /// Runs the passes before an execution once more, and returns what is reported about them; files are written.
    fn report_until(&self, log: &Log, execution: u64) -> Result<String, String> {
        // In the folder of the log, which nobody else may read.
        let path = log.path().with_extension("reports");
        let reports = fs::File::create(&path).map_err(|error| child_error(&error))?;
        let mut command = self.logged_command(log, None, Some(execution))?;
        command.stderr(reports);
        self.spawn_and_wait(&mut command)?;
        Ok(fs::read_to_string(path).unwrap_or_default())
    }

    fn logged_command(
        &self,
        log: &Log,
        execution: Option<u64>,
        stop: Option<u64>,
    ) -> Result<Command, String> {
        let role = ChildRole::Isolated(IsolatedRun {
            log: log.path().to_owned(),
            execution,
            stop,
        });
        let mut command = self.command(Some(&role), &["-o", "/dev/null"])?;
        command.stdout(Stdio::null()).stderr(Stdio::null());
        Ok(command)
    }

    fn run_logged(&self, log: &Log, execution: Option<u64>) -> Result<ChildExit, String> {
        self.spawn_and_wait(&mut self.logged_command(log, execution, None)?)
    }

    /// Returns the command with more flags, which precede the files after `--`.
    fn command(&self, role: Option<&ChildRole>, flags: &[&str]) -> Result<Command, String> {
        let program = program_path().map_err(|error| child_error(&error))?;
        let files = self.args.iter().position(|arg| arg == "--");
        let (args, files) = self.args.split_at(files.unwrap_or(self.args.len()));
        let mut command = Command::new(program);
        command
            .args(role.map(ChildRole::arguments).unwrap_or_default())
            .args(args)
            .arg("--isolate=false")
            .args(flags)
            .args(files);
        command.stdin(match self.stdin {
            Some(_) => Stdio::piped(),
            None => Stdio::null(),
        });
        Ok(command)
    }

    fn spawn_and_wait(&self, command: &mut Command) -> Result<ChildExit, String> {
        let mut child = command.spawn().map_err(|error| child_error(&error))?;
        let stdin = child.stdin.take();
        thread::scope(|scope| {
            scope.spawn(move || {
                // A child that stops reading reports its own error.
                let input = self.stdin.map(Source::bytes).unwrap_or_default();
                let _ = stdin.map(|mut stdin| stdin.write_all(&input));
            });
            let status = wait_for_itself(&mut child, &self.cancel);
            let status = status.map_err(|error| child_error(&error))?;
            Ok(match status {
                None => ChildExit::Cancelled,
                Some(status) => {
                    crash_cause(status).map_or(ChildExit::Status(status), ChildExit::Crash)
                }
            })
        })
    }
}

/// Returns the program of this process. On Linux it is that program also after another one has taken the place of its file.
pub(crate) fn program_path() -> io::Result<PathBuf> {
    if cfg!(target_os = "linux") {
        return Ok("/proc/self/exe".into());
    }
    std::env::current_exe()
}

/// Returns the signal that ended a process, or `None` if it ended by itself.
#[cfg(unix)]
fn crash_cause(status: ExitStatus) -> Option<String> {
    use std::os::unix::process::ExitStatusExt;
    let signal = status.signal()?;
    let name = signal_hook::low_level::signal_name(signal);
    let name = name.map(|name| format!(" ({name})")).unwrap_or_default();
    Some(format!("signal {signal}{name}"))
}

/// Returns the exit code of a process, or `None` for 0 and 1, with which the tool itself ends.
#[cfg(not(unix))]
fn crash_cause(status: ExitStatus) -> Option<String> {
    let code = status.code().filter(|code| !matches!(code, 0 | 1))?;
    Some(format!("exit code {code:#x}"))
}

fn child_error(error: &io::Error) -> String {
    format!("cannot run in a child process: {}", reason(error))
}
