//! Runs of pipelines on modules.

use std::collections::BTreeMap;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use pass_report::Recording;
use passwright::embedded::Embedded;
use passwright::instrumentation::{
    Event, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use passwright::manager::CancelToken;
use passwright::observe::timing::Timing as Stopwatch;
use passwright::statistics::StatisticsNode;
use passwright::{Failure, OpPassManager, PassManager};
use passwright_wheel::shutdown::RunGuard;
use passwright_wheel::wait;
use pyo3::exceptions::{PyException, PyRuntimeError};
use pyo3::prelude::*;

use crate::diagnostic::{Diagnostic, Remark, drawn};
use crate::error::{Kind, error};
use crate::module::Module;
use crate::observe;
use crate::passes::pass::take_raised;
use crate::pool::PoolLease;
use crate::registry;
use crate::timing::Timing;

/// The settings of a run.
pub(crate) struct Settings {
    pub(crate) deadline: Option<Duration>,
    pub(crate) threads: bool,
    pub(crate) verify: bool,
    pub(crate) keep_before: bool,
}

/// What a run did.
#[pyclass(frozen, get_all, generic, module = "passwright")]
pub(crate) struct RunResult {
    /// The module, which the run has changed in place.
    module: Py<PyAny>,
    /// Whether the module differs from what it was before.
    changed: bool,
    /// Warnings, remarks and requested texts of the passes, in the order of the operations.
    diagnostics: Vec<Diagnostic>,
    /// The numbers that passes counted, by the name of the pass and that of the statistic.
    statistics: BTreeMap<String, BTreeMap<String, u64>>,
    /// How long it took.
    timing: Timing,
    /// Remarks on optimizations.
    remarks: Vec<Remark>,
    /// The text of the module before, if it was asked for.
    before: Option<String>,
}

#[pymethods]
impl RunResult {
    /// The result in a notebook: what changed, the times, the numbers, and the messages.
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let html = slf.py().import("passwright._html")?;
        html.call_method1("result", (slf,))
    }

    fn __repr__(&self) -> String {
        let (changed, count) = (self.changed, self.diagnostics.len());
        let changed = if changed { "True" } else { "False" };
        format!("RunResult(changed={changed}, diagnostics={count})")
    }
}

impl RunResult {
    /// Returns the result of a run on an IR that has neither statistics nor remarks.
    pub(crate) fn without_counts(
        module: Py<PyAny>,
        changed: bool,
        diagnostics: Vec<Diagnostic>,
        timing: Timing,
        before: Option<String>,
    ) -> Self {
        Self {
            module,
            changed,
            diagnostics,
            statistics: BTreeMap::new(),
            timing,
            remarks: Vec::new(),
            before,
        }
    }
}

/// Returns the exception about a run that failed, for a reason that its errors may say.
pub(crate) fn failure(py: Python<'_>, found: Vec<Diagnostic>, reason: &str) -> PyErr {
    let mut text = drawn(&found);
    if !found.iter().any(Diagnostic::is_error) {
        text += reason;
    }
    error(py, Kind::Run, &text, found)
}

/// Takes the times of a run, and collects remarks and what passes in Python raise.
struct RunLog {
    stopwatch: Stopwatch,
    remarks: Mutex<Vec<Remark>>,
    /// The first exception.
    raised: Mutex<Option<PyErr>>,
    cancel: CancelToken,
    /// The pass that was under way when the run was cancelled, and its operation.
    interrupted: Mutex<Option<(String, String)>>,
}

impl RunLog {
    fn new(start: Instant, cancel: CancelToken) -> Self {
        Self {
            stopwatch: Stopwatch::new(move || start.elapsed()),
            remarks: Mutex::default(),
            raised: Mutex::default(),
            cancel,
            interrupted: Mutex::default(),
        }
    }

    /// Returns the reason of a failure at the deadline.
    fn late(&self, limit: Duration) -> String {
        let interrupted = self.interrupted.lock();
        let interrupted = interrupted.unwrap_or_else(PoisonError::into_inner);
        let during = interrupted
            .as_ref()
            .map(|(pass, op)| format!(", while pass `{pass}` ran on '{op}'"));
        format!(
            "the run was cancelled at its deadline of {limit:?}{}",
            during.unwrap_or_default()
        )
    }
}

impl Instrumentation<Embedded> for RunLog {
    fn interest(&self) -> Interest {
        Instrumentation::<Embedded>::interest(&self.stopwatch) | Interest::REMARKS
    }

    fn enter(&self, event: &Event<'_, '_, Embedded>, emit: Sink<'_, Embedded>) -> Verdict {
        self.stopwatch.enter(event, emit)
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Embedded>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, Embedded>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, op } = event
            && pass.info().is_some()
            && self.cancel.is_cancelled()
        {
            let mut interrupted = self.interrupted.lock();
            let interrupted = interrupted.as_deref_mut();
            let interrupted = interrupted
                .map(|first| first.get_or_insert_with(|| (name_of(pass), op.name().to_owned())));
            drop(interrupted);
        }
        if let (Event::Pass { .. }, Outcome::Failed(_)) = (event, outcome)
            && let Some(raised) = take_raised()
        {
            let mut first = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
            first.get_or_insert(raised);
        }
        self.stopwatch.exit(event, outcome, emit)
    }

    fn on_remark(
        &self,
        remark: &passwright::remark::Remark,
        pass: &PassSite<'_, Embedded>,
        _: Sink<'_, Embedded>,
    ) {
        let mut remarks = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        remarks.push(Remark::of(remark, &name_of(pass)));
    }
}

/// Returns the name of a pass in pipelines.
fn name_of(pass: &PassSite<'_, Embedded>) -> String {
    let info = pass.info();
    info.map_or_else(|| pass.name().to_string(), |info| info.argument.to_owned())
}

/// The stack of the thread that runs a pipeline, which is that of a main thread.
const STACK: usize = 8 << 20;

/// Runs the pipeline on the module.
pub(crate) fn run(
    module: &Bound<'_, Module>,
    pipeline: OpPassManager<Embedded>,
    settings: &Settings,
) -> PyResult<RunResult> {
    let py = module.py();
    let cell = Arc::clone(&module.get().cell);
    let registry = registry::current(py)?;
    let cancel = CancelToken::new();
    let start = Instant::now();
    let _under_way = RunGuard::new(&cancel)?;
    let log = Arc::new(RunLog::new(start, cancel.clone()));
    let mut manager = PassManager::from(pipeline);
    manager.set_verify_each(settings.verify);
    manager.set_registry(Arc::clone(&registry));
    manager.set_cancel(cancel.clone());
    let observers = observe::entered(py)?;
    let recordings = observers.iter();
    let recordings =
        recordings.filter_map(|observer| observer.get().attach(&cell.source.name, &mut manager));
    let recordings: Vec<Recording> = recordings.collect();
    manager.add_instrumentation(Arc::clone(&log));
    let lease = settings.threads.then(PoolLease::new).flatten();
    if let Some(lease) = &lease {
        manager.set_schedule(Arc::clone(lease.pool()));
    }
    let before = settings.keep_before.then(|| module.get().text(py));
    let before = before.transpose()?;
    let mut found = Vec::new();
    let (result, changed, signal) = {
        let mut guard = cell.lock(py)?;
        cell.next_epoch();
        let ir = &mut *guard;
        let (cx, manager, found) = (&**cell.cx, &mut manager, &mut found);
        let before = py.detach(|| ir.root(cx).fingerprint());
        let mut work = || {
            let mut emit = |diagnostic: passwright::Diagnostic| {
                recordings
                    .iter()
                    .for_each(|recording| recording.diagnostic(&diagnostic));
                found.push(diagnostic);
            };
            manager.run(cx, ir.root(cx), &mut emit)
        };
        let deadline = settings.deadline.and_then(|limit| start.checked_add(limit));
        let (result, signal) = py.detach(|| supervise(&mut work, &cancel, deadline));
        (
            result,
            before != py.detach(|| ir.root(cx).fingerprint()),
            signal,
        )
    };
    for recording in &recordings {
        recording.pipeline(&manager);
        let failure = result
            .as_ref()
            .ok()
            .and_then(|result| result.as_ref().err());
        recording.end(failure.map(|failure| failure.reason().unwrap_or_default()));
    }
    drop(lease);
    if let Some(signal) = signal {
        return Err(signal);
    }
    let found = Diagnostic::of_run(&found, &cell.source);
    if let Err(failure) = result? {
        let mut raised = log.raised.lock().unwrap_or_else(PoisonError::into_inner);
        let raised = raised.take();
        // What is no `Exception` ends a program, and is not about its passes.
        if let Some(raised) = raised
            .as_ref()
            .filter(|raised| !raised.is_instance_of::<PyException>(py))
        {
            return Err(raised.clone_ref(py));
        }
        let late = settings
            .deadline
            .filter(|limit| raised.is_none() && start.elapsed() >= *limit);
        let late = late.filter(|_| cancel.is_cancelled());
        let failed = match late {
            Some(limit) => error(py, Kind::Run, &log.late(limit), found),
            None => self::failure(py, found, failure.reason().unwrap_or("the run failed")),
        };
        failed.set_cause(py, raised);
        return Err(failed);
    }
    let remarks = log.remarks.lock().unwrap_or_else(PoisonError::into_inner);
    let mut statistics = BTreeMap::new();
    if let Some(node) = manager.statistics() {
        add_statistics(&node, &mut statistics);
    }
    Ok(RunResult {
        module: module.clone().into_any().unbind(),
        changed,
        diagnostics: found,
        statistics,
        timing: Timing(Arc::new(log.stopwatch.report())),
        remarks: remarks.clone(),
        before,
    })
}

type Supervised = (PyResult<Result<(), Failure>>, Option<PyErr>);

/// Does the work on a thread of its own, and cancels it at the deadline or when Python has an exception for this thread,
/// such as that of Ctrl-C.
fn supervise(
    work: &mut (dyn FnMut() -> Result<(), Failure> + Send),
    cancel: &CancelToken,
    deadline: Option<Instant>,
) -> Supervised {
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        let builder = std::thread::Builder::new().name("passwright".to_owned());
        let started = builder.stack_size(STACK).spawn_scoped(scope, move || {
            let _ = sender.send(work());
        });
        let thread = match started {
            Ok(thread) => thread,
            Err(error) => {
                let message = format!("a thread for the run cannot be started: {error}");
                return (Err(PyRuntimeError::new_err(message)), None);
            }
        };
        let (sent, signal) = wait(&receiver, cancel, deadline);
        let result = sent.ok_or_else(|| {
            // The scope panics as well if nobody takes the panic.
            drop(thread.join());
            PyRuntimeError::new_err("the thread of the run has panicked")
        });
        (result, signal)
    })
}

/// Adds the numbers of a pipeline to those of the passes.
fn add_statistics(node: &StatisticsNode, totals: &mut BTreeMap<String, BTreeMap<String, u64>>) {
    for (info, value) in &node.statistics {
        let pass = totals.entry(node.argument.to_owned()).or_default();
        let total = pass.entry(info.name.to_owned()).or_default();
        *total = StatisticsNode::combine(info.maximum, *total, *value);
    }
    let nested = node.nested.iter().flatten();
    for node in nested.chain(&node.dynamic) {
        add_statistics(node, totals);
    }
}
