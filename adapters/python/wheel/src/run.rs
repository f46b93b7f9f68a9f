//! Runs of one pass on one operation, which has crossed as text.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use passwright::embedded::{Context, Embedded, Op, ParseOptions, PrintOptions};
use passwright::instrumentation::{Instrumentation, Interest, PassSite, Sink};
use passwright::manager::CancelToken;
use passwright::statistics::StatisticsNode;
use passwright::text::{Anchor, Element, Pipeline, parse_anchored};
use passwright::{Failure, PassManager, PassRegistry};
use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;

use crate::executor::{Condition, Executor};
use crate::form::{DiagnosticForm, LogForm, RemarkForm};

/// How often a run asks whether it is cancelled.
const PATIENCE: Duration = Duration::from_millis(20);

/// An operation within those around it.
pub(crate) struct Operation {
    /// The names, from the outermost one on.
    pub(crate) names: Vec<String>,
    pub(crate) text: String,
    pub(crate) allow_unregistered: bool,
}

/// A run of a pass.
pub(crate) struct Run {
    registry: Arc<PassRegistry<Embedded>>,
    /// The pass with its options.
    element: String,
    cancel: CancelToken,
    /// `None` if nobody receives remarks.
    remarks: Option<Remarks>,
}

/// Collects remarks.
#[derive(Clone, Default)]
struct Remarks(Arc<Mutex<Vec<RemarkForm>>>);

impl Instrumentation<Embedded> for Remarks {
    fn interest(&self) -> Interest {
        Interest::REMARKS
    }

    fn on_remark(
        &self,
        remark: &passwright::remark::Remark,
        _: &PassSite<'_, Embedded>,
        _: Sink<'_, Embedded>,
    ) {
        let mut remarks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        remarks.push(RemarkForm::of(remark));
    }
}

/// The text of the operation unless it is as it was, and the log.
type Outcome = (Option<String>, LogForm);

impl Run {
    pub(crate) fn new(
        registry: Arc<PassRegistry<Embedded>>,
        element: String,
        with_remarks: bool,
    ) -> Self {
        Self {
            registry,
            element,
            cancel: CancelToken::new(),
            remarks: with_remarks.then(Remarks::default),
        }
    }

    /// Runs the pass on a thread with room for it, and cancels it once `is_cancelled` says so.
    pub(crate) fn supervise(
        self,
        operation: Operation,
        is_cancelled: &dyn Fn() -> PyResult<bool>,
    ) -> PyResult<Outcome> {
        let cancel = self.cancel.clone();
        let executor = Executor::take().map_err(|error| {
            PyRuntimeError::new_err(format!("a thread for the pass cannot be started: {error}"))
        })?;
        let (sender, receiver) = channel();
        executor.submit(move |cx| {
            let outcome = self.outcome(cx, &operation);
            let has_failed = outcome.1.failure.is_some();
            // The caller waits for it.
            let _ = sender.send(outcome);
            if has_failed {
                return Condition::Suspect;
            }
            let read = operation.text.len();
            Condition::Clean { read }
        });
        let mut raised = None;
        loop {
            match receiver.recv_timeout(PATIENCE) {
                Ok(outcome) => {
                    executor.give_back();
                    return raised.map_or(Ok(outcome), Err);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let message = "the thread of the pass has panicked";
                    return Err(raised.unwrap_or_else(|| PyRuntimeError::new_err(message)));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            let asked = is_cancelled();
            if !matches!(asked, Ok(false)) {
                cancel.cancel();
            }
            raised = raised.or(asked.err());
        }
    }

    fn outcome(&self, cx: &mut Context, operation: &Operation) -> Outcome {
        self.run(cx, operation).unwrap_or_else(|reason| {
            let failure = Some(reason);
            let log = LogForm {
                failure,
                ..LogForm::default()
            };
            (None, log)
        })
    }

    /// Runs the pass. An error says why it cannot be run.
    fn run(&self, cx: &mut Context, operation: &Operation) -> Result<Outcome, String> {
        if cx.allows_unregistered() != operation.allow_unregistered {
            cx.allow_unregistered(operation.allow_unregistered);
        }
        let cx = &*cx;
        let options = ParseOptions {
            implicit_module: false,
            ..ParseOptions::default()
        };
        let parsed = passwright::embedded::parse(cx, &operation.text, &options);
        let mut module = parsed.map_err(|found| {
            let found = found.into_iter().next();
            let found = found.map_or_else(String::new, |found| found.message);
            format!("the operation cannot be handed to the package of the pass: {found}")
        })?;
        let mut manager = self.manager(cx, &operation.names)?;
        let depth = operation.names.len().saturating_sub(1);
        let before = within(module.root(cx), depth, |op| op.fingerprint());
        let mut diagnostics = Vec::new();
        let mut emit = |diagnostic: passwright::Diagnostic| {
            // Those that are about no pass are about the run, of which the package has its own.
            if diagnostic.subject.pass.is_some() {
                diagnostics.push(DiagnosticForm::of(&diagnostic));
            }
        };
        let ran = manager.run(cx, module.root(cx), &mut emit);
        let after = within(module.root(cx), depth, |op| op.fingerprint());
        let output = (before != after).then(|| within(module.root(cx), depth, print));
        let remarks = self.remarks.as_ref();
        let remarks = remarks.map(|Remarks(remarks)| {
            let mut remarks = remarks.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::take(&mut *remarks)
        });
        let is_explained = diagnostics.iter().any(DiagnosticForm::is_error);
        let log = LogForm {
            failure: ran.err().map(|failure| reason(&failure, is_explained)),
            diagnostics,
            remarks: remarks.unwrap_or_default(),
            statistics: manager
                .statistics()
                .map_or_else(Vec::new, |node| counts(&node)),
        };
        Ok((output.flatten(), log))
    }

    /// Returns a manager that runs the pass on the innermost of operations of these names.
    fn manager(&self, cx: &Context, names: &[String]) -> Result<PassManager<Embedded>, String> {
        let drawn =
            |errors: passwright::text::Errors, text: &str| errors.render("<pipeline>", text);
        let element = format!("any({})", self.element);
        let tree = parse_anchored(&element).map_err(|errors| drawn(errors, &element))?;
        let mut elements = tree.elements;
        for name in names.iter().rev() {
            let nested = Pipeline::new(Anchor::new([name.as_str()]), elements);
            elements = vec![Element::Nested(nested)];
        }
        let Some(Element::Nested(tree)) = elements.pop() else {
            return Err("the pass has no operation to run on".to_owned());
        };
        let text = tree.to_string();
        let pipeline = self.registry.parse(cx, &text);
        let mut manager = PassManager::from(pipeline.map_err(|errors| drawn(errors, &text))?);
        // The package verifies what comes back.
        manager.set_verify_each(false);
        manager.set_cancel(self.cancel.clone());
        if let Some(remarks) = &self.remarks {
            manager.add_instrumentation(remarks.clone());
        }
        Ok(manager)
    }
}

/// Returns what the failure says that the diagnostics do not.
fn reason(failure: &Failure, is_explained: bool) -> String {
    let reason = failure.reason().unwrap_or_default();
    if is_explained { "" } else { reason }.to_owned()
}

/// Calls `visit` on the operation that lies this deep; each of those around has one alone.
fn within<R>(mut op: Op<'_>, depth: usize, visit: impl Fn(Op<'_>) -> R + Copy) -> Option<R> {
    if depth == 0 {
        return Some(visit(op));
    }
    let mut result = None;
    op.for_each_child(|child| result = within(child, depth - 1, visit));
    result
}

fn print(op: Op<'_>) -> String {
    op.print(PrintOptions {
        locations: true,
        ..PrintOptions::default()
    })
}

/// Returns what the only pass has counted.
fn counts(node: &StatisticsNode) -> Vec<u64> {
    match node.nested.iter().flatten().next() {
        Some(nested) => counts(nested),
        None => {
            let statistics = node.statistics.iter();
            statistics.map(|(_, value)| *value).collect()
        }
    }
}
