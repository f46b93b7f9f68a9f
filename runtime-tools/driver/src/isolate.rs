//! Runs the tool in a child process, so that the death of the process is a failure like any other.
//!
//! The child runs as the command line says. If it dies, it is run again in one thread with a log of the passes that it
//! starts and ends (`recorder`): what has started and not ended was under way. For a reproducer of that pass alone it is
//! run once more, and writes the module when it comes to the same execution.

mod recorder;
mod report;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use pass_runtime::PassRegistry;
use pass_runtime::ir::IrText;
use pass_runtime::manager::CancelToken;

use crate::driver::{Driver, Streams};
use crate::failed::Failed;
use crate::files::{self, Source, reason};
use crate::settings::Settings;

pub(crate) use recorder::Recorder;
use recorder::{AT, LOG, Log};
use report::Death;

/// Runs the command line in a child process, and reports how that ended if it died.
pub(crate) fn run<I: IrText>(
    driver: &Driver<I>,
    args: Vec<OsString>,
    registry: &PassRegistry<I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), Failed> {
    let said = |error: String| Failed::line(format!("{}: error: {error}", driver.name));
    if !driver.ends_process {
        return Err(said(
            "'--isolate' is for a tool that is a process of its own".to_owned(),
        ));
    }
    let input = settings.input.as_deref();
    // The text of standard input is gone once the child has read it.
    let stdin = if files::is_stdin(input) {
        Some(files::read(input, streams.stdin).map_err(Failed::line)?)
    } else {
        None
    };
    let isolated = Isolated {
        args,
        stdin: stdin.as_ref(),
        cancel: driver.cancel.as_ref(),
    };
    let how = match isolated.run().map_err(said)? {
        Ended::With(status) if status.success() => return Ok(()),
        Ended::With(_) => return Err(Failed::said(String::new())),
        Ended::Cancelled => return Err(said("the run was cancelled".to_owned())),
        Ended::Died(how) => how,
    };
    let death = Death {
        driver,
        registry,
        settings,
        how,
        under_way: isolated
            .under_way(settings.reproducers.local)
            .map_err(said)?,
    };
    match stdin {
        Some(source) => death.report(&source, streams.stderr),
        None => death.report(
            &files::read(input, streams.stdin).map_err(Failed::line)?,
            streams.stderr,
        ),
    }
}

/// The end of a child process.
enum Ended {
    /// It ended by itself.
    With(ExitStatus),
    /// It died, by this signal.
    Died(String),
    /// The run was cancelled, and the child ended for it.
    Cancelled,
}

/// The work that was under way when a process died.
#[derive(Default)]
struct UnderWay {
    /// The position of the part of the input; `None` if that is unknown.
    part: Option<usize>,
    /// The passes, the outermost first.
    passes: Vec<String>,
    /// The innermost of them of which there can be a reproducer, and that.
    local: Option<(String, String)>,
}

/// A command line that is run in child processes.
struct Isolated<'s> {
    args: Vec<OsString>,
    /// The input, if it does not come from a file.
    stdin: Option<&'s Source>,
    cancel: Option<&'s CancelToken>,
}

/// The interval at which a child is looked at.
const PAUSE: Duration = Duration::from_millis(2);

impl Isolated<'_> {
    /// Runs it as it is.
    fn run(&self) -> Result<Ended, String> {
        self.end_of(&mut self.command(&[])?)
    }

    /// Runs it again in one thread, to find out what is under way when it dies. Empty if it does not die then.
    fn under_way(&self, with_reproducer: bool) -> Result<UnderWay, String> {
        let log = Log::create().map_err(|error| failed(&error))?;
        if !matches!(self.silently(&log, None)?, Ended::Died(_)) {
            return Ok(UnderWay::default());
        }
        let (part, open) = log.open();
        let mut under_way = UnderWay {
            part,
            passes: open.iter().map(|(_, pass)| pass.clone()).collect(),
            local: None,
        };
        for (number, pass) in open.iter().rev().filter(|_| with_reproducer) {
            self.silently(&log, Some(*number))?;
            if let Some(module) = log.module() {
                under_way.local = Some((pass.clone(), module));
                break;
            }
        }
        Ok(under_way)
    }

    fn silently(&self, log: &Log, at: Option<u64>) -> Result<Ended, String> {
        let mut command = self.command(&["--disable-threading", "-o", "/dev/null"])?;
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command.env(LOG, log.path());
        if let Some(at) = at {
            command.env(AT, at.to_string());
        }
        self.end_of(&mut command)
    }

    /// The command with more flags, which come before the files that follow `--`.
    fn command(&self, flags: &[&str]) -> Result<Command, String> {
        let program = std::env::current_exe().map_err(|error| failed(&error))?;
        let files = self
            .args
            .iter()
            .position(|arg| arg == "--")
            .unwrap_or(self.args.len());
        let (before, files) = self.args.split_at(files);
        let mut command = Command::new(program);
        command
            .args(before)
            .arg("--isolate=false")
            .args(flags)
            .args(files);
        command.stdin(if self.stdin.is_some() {
            Stdio::piped()
        } else {
            Stdio::null()
        });
        Ok(command)
    }

    fn end_of(&self, command: &mut Command) -> Result<Ended, String> {
        let mut child = command.spawn().map_err(|error| failed(&error))?;
        let stdin = child.stdin.take();
        thread::scope(|scope| {
            scope.spawn(move || {
                // A child that ends before it has read everything says why itself.
                let text = self.stdin.map(Source::text).unwrap_or_default();
                let _ = stdin.map(|mut stdin| stdin.write_all(text.as_bytes()));
            });
            self.wait(&mut child).map_err(|error| failed(&error))
        })
    }

    fn wait(&self, child: &mut Child) -> io::Result<Ended> {
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(death(status).map_or(Ended::With(status), Ended::Died));
            }
            if self.cancel.is_some_and(CancelToken::is_cancelled) {
                child.kill()?;
                child.wait()?;
                return Ok(Ended::Cancelled);
            }
            thread::sleep(PAUSE);
        }
    }
}

/// The way in which a process died; `None` if it ended by itself.
#[cfg(unix)]
fn death(status: ExitStatus) -> Option<String> {
    use std::os::unix::process::ExitStatusExt;
    let signal = status.signal()?;
    let name = signal_hook::low_level::signal_name(signal);
    let name = name.map(|name| format!(" ({name})")).unwrap_or_default();
    Some(format!("signal {signal}{name}"))
}

/// The way in which a process died; `None` if it ended by itself, with a status that the tool has.
#[cfg(not(unix))]
fn death(status: ExitStatus) -> Option<String> {
    let code = status.code().filter(|code| !matches!(code, 0 | 1))?;
    Some(format!("exit code {code:#x}"))
}

fn failed(error: &io::Error) -> String {
    format!("cannot run in a child process: {}", reason(error))
}
