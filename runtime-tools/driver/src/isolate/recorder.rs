//! The log of a child process: which passes it has started and ended.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use pass_debug::reproducer::{Reproducer, executing};
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{Instrumentation, PassSite, StepFailure, Verdict};
use pass_runtime::ir::PrintOptions;
use pass_runtime::{Failure, Ir, Preserved};

/// The variable that names the log.
pub(super) const LOG: &str = "PASSWRIGHT_ISOLATED_LOG";

/// The variable with the number of the execution before which the module is written.
pub(super) const AT: &str = "PASSWRIGHT_ISOLATED_AT";

/// The line about a part of the input that starts.
const PART: &str = "part";

/// The start of a line about a pass that starts, and the line about one that ends.
const STARTS: &str = "starts ";
const ENDS: &str = "ends";

/// The name of the module beside the log.
const MODULE: &str = "module.mlir";

/// A log, in a folder of its own that goes with it.
pub(super) struct Log(tempfile::TempDir);

impl Log {
    pub(super) fn create() -> io::Result<Self> {
        tempfile::Builder::new()
            .prefix("passwright-")
            .tempdir()
            .map(Self)
    }

    pub(super) fn path(&self) -> PathBuf {
        self.0.path().join("log")
    }

    /// The number of parts of the input that have started before the last one, and the executions of passes that have started
    /// and not ended, the outermost first, with their numbers.
    pub(super) fn open(&self) -> (Option<usize>, Vec<(u64, String)>) {
        let text = fs::read_to_string(self.path()).unwrap_or_default();
        let (mut part, mut open, mut number) = (None, Vec::new(), 0);
        for line in text.lines() {
            if let Some(pass) = line.strip_prefix(STARTS) {
                open.push((number, pass.to_owned()));
                number += 1;
            } else if line == PART {
                part = Some(part.map_or(0, |part| part + 1));
                open.clear();
            } else {
                open.pop();
            }
        }
        (part, open)
    }

    /// The module that the last run has written.
    pub(super) fn module(&self) -> Option<String> {
        fs::read_to_string(self.0.path().join(MODULE)).ok()
    }
}

/// Logs the passes of a run in one thread, each before it starts and after it has ended.
pub(crate) struct Recorder {
    log: File,
    module: PathBuf,
    at: Option<u64>,
    started: AtomicU64,
    options: PrintOptions,
}

impl Recorder {
    /// The recorder that the environment asks for, if this process is such a child.
    pub(crate) fn from_environment(options: PrintOptions) -> Option<Self> {
        let path = PathBuf::from(std::env::var_os(LOG)?);
        let at = std::env::var(AT).ok();
        Some(Self {
            module: path.parent().unwrap_or(Path::new("")).join(MODULE),
            log: File::create(path).ok()?,
            at: at.and_then(|at| at.parse().ok()),
            started: AtomicU64::new(0),
            options: options.complete(),
        })
    }

    /// Notes that a part of the input starts.
    pub(crate) fn part(&self) {
        self.line(PART);
    }

    fn line(&self, text: &str) {
        // Without a log the death of the process is reported all the same, but for the passes.
        let _ = (&self.log).write_all(format!("{text}\n").as_bytes());
    }

    fn end<I: Ir>(&self, pass: &PassSite<'_, I>) {
        if pass.info().is_some() {
            self.line(ENDS);
        }
    }
}

impl<I: Ir> Instrumentation<I> for Recorder {
    fn needs_snapshots(&self) -> bool {
        self.at.is_some()
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, emit: Emit<'_>) -> Verdict {
        if pass.info().is_none() {
            return Verdict::Run;
        }
        self.line(&format!("{STARTS}{}", executing(pass, op)));
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let snapshot = (self.at == Some(number)).then(|| pass.snapshot_for_later(op, self.options));
        if let Some(snapshot) = snapshot.filter(|snapshot| snapshot.is_whole()) {
            let (reproducer, path) = (Reproducer::of_pass(pass, op), self.module.clone());
            snapshot.print(emit, move |module, _| {
                // A module that cannot be written is missing from the report.
                let _ = fs::write(path, reproducer.attach(module));
            });
        }
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.end(pass);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &StepFailure,
        _: Emit<'_>,
    ) {
        self.end(pass);
    }
}
