//! The log of the passes of a child process.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use pass_debug::reproducer::{Reproducer, executing};
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::ir::PrintOptions;
use pass_runtime::{Failure, Ir, Location};

use crate::child_role::IsolatedRun;
use crate::temporary::TemporaryFolder;

/// The line of the log for the start of a part of the input.
const PART: &str = "part";

/// The prefix of the line for a module that was read, before its line and column.
const MODULE: &str = "module ";

/// The prefix of the line for the start of a pass, and the line for its end.
const STARTS: &str = "starts ";
const ENDS: &str = "ends";

/// The spellings of a line break and of a percent sign within a line.
const ESCAPED_BREAK: &str = "%0A";
const ESCAPED_PERCENT: &str = "%25";

const RUN_REPRODUCER: &str = "run.mlir";
const PASS_REPRODUCER: &str = "pass.mlir";

pub(super) struct Log(TemporaryFolder);

#[derive(Default)]
pub(super) struct LogEntries {
    /// The location of the outermost operation of the last part of the input.
    pub(super) location: Location,
    /// Executions of passes that have not ended, the outermost first, with their numbers.
    pub(super) running: Vec<(u64, String)>,
}

impl Log {
    pub(super) fn create() -> io::Result<Self> {
        TemporaryFolder::create("passwright-").map(Self)
    }

    pub(super) fn path(&self) -> PathBuf {
        self.0.path().join("log")
    }

    pub(super) fn read(&self) -> LogEntries {
        let text = fs::read_to_string(self.path()).unwrap_or_default();
        let (mut entries, mut execution) = (LogEntries::default(), 0);
        for line in text.split_terminator('\n') {
            let line = line
                .replace(ESCAPED_BREAK, "\n")
                .replace(ESCAPED_PERCENT, "%");
            if let Some(pass) = line.strip_prefix(STARTS) {
                entries.running.push((execution, pass.to_owned()));
                execution += 1;
            } else if line == PART {
                entries = LogEntries::default();
            } else if let Some(location) = line.strip_prefix(MODULE) {
                entries.location = parse_location(location).unwrap_or_default();
            } else if line == ENDS {
                entries.running.pop();
            }
        }
        entries
    }

    pub(super) fn run_reproducer(&self) -> Option<String> {
        fs::read_to_string(self.0.path().join(RUN_REPRODUCER)).ok()
    }

    /// Returns the reproducer of the execution with the number in [`EXECUTION`].
    pub(super) fn pass_reproducer(&self) -> Option<String> {
        fs::read_to_string(self.0.path().join(PASS_REPRODUCER)).ok()
    }
}

/// Parses a line, a column and the name of a file.
fn parse_location(text: &str) -> Option<Location> {
    let mut words = text.splitn(3, ' ');
    let (line, column) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(Location::file(words.next()?, line, column))
}

pub(crate) struct Recorder {
    log: File,
    folder: PathBuf,
    /// The number of the execution before which the module is written.
    at: Option<u64>,
    /// The number of the first execution that fails instead of running.
    stop: Option<u64>,
    started: AtomicU64,
    options: PrintOptions,
}

impl Recorder {
    /// Returns the recorder of a child process. `None` if its log cannot be written.
    pub(crate) fn new(run: &IsolatedRun, options: PrintOptions) -> Option<Self> {
        Some(Self {
            folder: run.log.parent()?.to_owned(),
            log: File::create(&run.log).ok()?,
            at: run.execution,
            stop: run.stop,
            started: AtomicU64::new(0),
            options: options.complete(),
        })
    }

    /// Returns true if the run ends before the execution that ended an earlier process, whose diagnostics have been shown.
    pub(crate) fn repeats(&self) -> bool {
        self.stop.is_some()
    }

    pub(crate) fn start_part(&self) {
        let _ = fs::remove_file(self.folder.join(RUN_REPRODUCER));
        self.line(PART);
    }

    pub(crate) fn start_run(&self, location: &Location, reproducer: &str) {
        if let Location::File { name, line, column } = location {
            self.line(&format!("{MODULE}{line} {column} {name}"));
        }
        let _ = fs::write(self.folder.join(RUN_REPRODUCER), reproducer);
    }

    fn line(&self, text: &str) {
        // Symbols and names of files may have line breaks.
        let text = text
            .replace('%', ESCAPED_PERCENT)
            .replace('\n', ESCAPED_BREAK);
        // Without a log the report of the crash does not name the passes.
        let _ = (&self.log).write_all(format!("{text}\n").as_bytes());
    }
}

impl<I: Ir> Instrumentation<I> for Recorder {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::SNAPSHOTS.when(self.at.is_some())
    }

    fn enter(&self, event: &Event<'_, '_, I>, emit: Sink<'_, I>) -> Verdict {
        let Event::Pass { pass, op } = event else {
            return Verdict::Run;
        };
        if pass.info().is_none() {
            return Verdict::Run;
        }
        self.line(&format!("{STARTS}{}", executing(pass, op)));
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let snapshot = (self.at == Some(number)).then(|| pass.snapshot_for_later(op, self.options));
        if let Some(snapshot) = snapshot.filter(|snapshot| snapshot.is_whole()) {
            let (reproducer, path) = (
                Reproducer::of_pass(pass, op),
                self.folder.join(PASS_REPRODUCER),
            );
            snapshot.print(emit, move |module, _| {
                // A module that cannot be written is missing from the report.
                let _ = fs::write(path, reproducer.attach(module));
            });
        }
        // The passes on siblings fail as well: one of them might end the process.
        if self.stop.is_some_and(|stop| number >= stop) {
            return Verdict::Fail(Failure::because("the process was ended here"));
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        _: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, .. } = event
            && pass.info().is_some()
        {
            self.line(ENDS);
        }
        Ok(())
    }
}
