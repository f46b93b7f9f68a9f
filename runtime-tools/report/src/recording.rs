//! The recording of one run.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::Duration;

use pass_observe::timing::{Clock, Timing, TimingReport};
use pass_runtime::diagnostic::Severity;
use pass_runtime::instrumentation::ExecutionId;
use pass_runtime::ir::PrintOptions;
use pass_runtime::{Diagnostic, Ir, PassManager};

use crate::budget::DIAGNOSTIC;
use crate::changes::Changes;
use crate::outline::{self, Element};
use crate::recorder::OpenExecution;
use crate::row::{Execution, Row, RowKey};
use crate::text::truncate;

/// The most diagnostics that a run keeps.
const MAX_DIAGNOSTICS: usize = 1_000;

/// Records one run for a [`Report`](crate::Report). Clones record the same run.
///
/// As an [`Instrumentation`](pass_runtime::instrumentation::Instrumentation) it is best added after those that skip passes, and before
/// those that measure time, its own [`timing`](Self::timing) among them.
#[derive(Clone)]
pub struct Recording(Arc<Shared>);

struct Shared {
    clock: Arc<dyn Clock>,
    timing: Timing,
    data: Mutex<RunData>,
    changes: Mutex<Changes>,
    print: Mutex<PrintOptions>,
}

#[derive(Default)]
pub(crate) struct RunData {
    pub(crate) open: BTreeMap<ExecutionId, OpenExecution>,
    pub(crate) rows: BTreeMap<RowKey, Row>,
    pub(crate) slowest: Vec<Execution>,
    pub(crate) threads: Vec<ThreadId>,
    pub(crate) diagnostics: Vec<Message>,
    /// The diagnostics of each severity.
    pub(crate) counts: BTreeMap<Severity, u64>,
    pub(crate) outline: Vec<Element>,
    pub(crate) pipeline: String,
    pub(crate) times: Option<TimingReport>,
    /// `None` if the run has not ended.
    pub(crate) succeeded: Option<bool>,
}

pub(crate) struct Message {
    pub(crate) severity: Severity,
    pub(crate) pass: Option<&'static str>,
    pub(crate) text: String,
}

impl Recording {
    pub(crate) fn new(clock: Arc<dyn Clock>, changes: Changes) -> Self {
        let timing_clock = Arc::clone(&clock);
        Self(Arc::new(Shared {
            clock,
            timing: Timing::new(move || timing_clock.now()),
            data: Mutex::default(),
            changes: Mutex::new(changes),
            print: Mutex::default(),
        }))
    }

    /// Returns the timing of the run, which is an instrumentation of its own, and whose scopes time phases of the program.
    pub fn timing(&self) -> Timing {
        self.0.timing.clone()
    }

    /// Sets how operations are printed.
    pub fn set_print_options(&self, options: PrintOptions) {
        *lock(&self.0.print) = options;
    }

    /// Records a diagnostic of the run.
    pub fn diagnostic(&self, diagnostic: &Diagnostic) {
        let severity = diagnostic.severity;
        if severity == Severity::Output {
            return;
        }
        let (pass, text) = (diagnostic.subject.pass, diagnostic.to_string());
        self.data().add(severity, pass, &text);
    }

    /// Records a pipeline that has run, with the statistics of its passes. Several are shown in this order.
    pub fn pipeline<I: Ir>(&self, manager: &PassManager<I>) {
        let outline = outline::of(manager);
        let text = manager.text_as_run();
        let mut data = self.data();
        data.outline.extend(outline);
        if !data.pipeline.is_empty() {
            data.pipeline.push('\n');
        }
        data.pipeline += &text.unwrap_or_else(|| manager.pipeline().to_string());
    }

    /// Ends the run and its times. If it failed, `failure` is the reason, or empty if diagnostics contain it.
    pub fn end(&self, failure: Option<&str>) {
        let times = self.0.timing.report();
        let mut data = self.data();
        data.times = Some(times);
        data.succeeded = Some(failure.is_none());
        if let Some(reason) = failure.filter(|reason| !reason.trim().is_empty()) {
            data.add(Severity::Error, None, reason.trim());
        }
    }

    /// Returns the times of the run, up to its end or else up to now.
    pub(crate) fn times(&self) -> TimingReport {
        let times = self.data().times.clone();
        times.unwrap_or_else(|| self.0.timing.report())
    }

    pub(crate) fn now(&self) -> Duration {
        self.0.clock.now()
    }

    pub(crate) fn print_options(&self) -> PrintOptions {
        *lock(&self.0.print)
    }

    pub(crate) fn data(&self) -> MutexGuard<'_, RunData> {
        lock(&self.0.data)
    }

    pub(crate) fn changes(&self) -> MutexGuard<'_, Changes> {
        lock(&self.0.changes)
    }
}

impl RunData {
    fn add(&mut self, severity: Severity, pass: Option<&'static str>, text: &str) {
        *self.counts.entry(severity).or_default() += 1;
        if self.diagnostics.len() < MAX_DIAGNOSTICS {
            self.diagnostics.push(Message {
                severity,
                pass,
                text: truncate(text, DIAGNOSTIC),
            });
        }
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").finish_non_exhaustive()
    }
}
