//! What a pass in Python gets beside its operation.

use passwright::diagnostic::Severity;
use passwright::embedded::{Embedded, Op, OpId};
use passwright::{Failure, PassContext, PassRegistry};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use send_wrapper::SendWrapper;

use super::analysis::PythonAnalyses;
use super::rewrite::{RewriteRun, Rewritten, limits};
use crate::argument::{Items, Patterns, Seconds, Values, check_keywords, described, wrong};
use crate::error::{Kind, error, value_error};
use crate::ir::access::{Path, Place, access, stale};
use crate::ir::block::Block;
use crate::ir::create::create;
use crate::ir::op::Operation;
use crate::pipeline::Pipeline;
use crate::registry;

/// What a pass has left as it was.
#[pyclass(frozen, name = "Preserved", module = "passwright")]
pub(crate) struct PreservedAnalyses {
    pub(crate) is_all: bool,
    pub(crate) classes: Vec<Py<PyType>>,
}

impl PreservedAnalyses {
    pub(crate) fn copied(&self, py: Python<'_>) -> Self {
        let classes = self.classes.iter().map(|class| class.clone_ref(py));
        Self {
            is_all: self.is_all,
            classes: classes.collect(),
        }
    }
}

#[pymethods]
impl PreservedAnalyses {
    /// Says that the pass has changed nothing.
    #[staticmethod]
    fn all() -> Self {
        Self {
            is_all: true,
            classes: Vec::new(),
        }
    }

    /// Says that the pass has changed something, and that no analysis holds.
    #[staticmethod]
    fn none() -> Self {
        Self {
            is_all: false,
            classes: Vec::new(),
        }
    }

    /// Says that the pass has changed something, and that the analyses of these classes still hold.
    #[staticmethod]
    #[pyo3(signature = (*classes))]
    fn only(classes: Vec<Py<PyType>>) -> Self {
        Self {
            is_all: false,
            classes,
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        if self.is_all {
            return Ok("Preserved.all()".to_owned());
        }
        if self.classes.is_empty() {
            return Ok("Preserved.none()".to_owned());
        }
        let names = self
            .classes
            .iter()
            .map(|class| Ok(class.bind(py).name()?.to_string()));
        let names: Vec<String> = names.collect::<PyResult<_>>()?;
        Ok(format!("Preserved.only({})", names.join(", ")))
    }
}

/// What a pass in Python gets beside its operation: analyses, diagnostics, rewriting, nested pipelines.
#[pyclass(frozen, name = "Context", module = "passwright")]
pub(crate) struct RunContext {
    /// The number of the run.
    run: u64,
}

type Target = Option<(Path, OpId)>;

impl RunContext {
    pub(crate) fn new(run: u64) -> Self {
        Self { run }
    }

    /// Returns the operation that a call is about: `None` for that of the pass.
    fn target(op: Option<&Operation>) -> Target {
        let op = op?;
        Some((op.path.clone(), op.id?))
    }

    /// Calls `work` with the context of the manager and the operation.
    fn with_pass<R>(
        &self,
        py: Python<'_>,
        op: Option<&Operation>,
        work: impl FnOnce(&mut PassContext<'_, Embedded>, Op<'_>) -> R,
    ) -> PyResult<R> {
        let place = op.map_or(Place::run(self.run), |op| op.place.clone());
        let target = Self::target(op);
        access(py, &place, target.is_none(), |access| {
            let pass = access.pass().ok_or_else(|| outside(py))?;
            let (mut work, mut result) = (Some(work), None);
            let target = target.as_ref().map(|(path, id)| (path, *id));
            pass.with_op(target, &mut |cx, op| {
                result = work.take().map(|work| work(cx, op));
            });
            result.ok_or_else(|| access.missing(py))
        })
    }

    fn emit(
        &self,
        py: Python<'_>,
        severity: Severity,
        op: &Operation,
        message: &str,
    ) -> PyResult<()> {
        self.with_pass(py, Some(op), |cx, op| {
            cx.emit(cx.about(severity, &op, message));
        })
    }
}

#[pymethods]
impl RunContext {
    /// Reports an error about an operation. The pass fails when it ends.
    fn error(&self, py: Python<'_>, op: &Operation, message: &str) -> PyResult<()> {
        self.emit(py, Severity::Error, op, message)?;
        access(py, &Place::run(self.run), true, |access| {
            let pass = access.pass().ok_or_else(|| outside(py))?;
            pass.note_error();
            Ok(())
        })
    }

    /// Reports a warning about an operation.
    fn warning(&self, py: Python<'_>, op: &Operation, message: &str) -> PyResult<()> {
        self.emit(py, Severity::Warning, op, message)
    }

    /// Reports a remark about an operation.
    fn remark(&self, py: Python<'_>, op: &Operation, message: &str) -> PyResult<()> {
        self.emit(py, Severity::Remark, op, message)
    }

    /// Whether the run is cancelled: a pass that takes long should end then.
    #[getter]
    fn is_cancelled(&self, py: Python<'_>) -> PyResult<bool> {
        self.with_pass(py, None, |cx, _| cx.is_cancelled())
    }

    /// Returns ``analysis(op)``, by default of the operation of the pass. It is kept until a pass changes the operation without
    /// preserving it. It must not hold handles, which end with the pass.
    #[pyo3(signature = (analysis, op = None))]
    fn analysis(
        &self,
        py: Python<'_>,
        analysis: &Bound<'_, PyAny>,
        op: Option<&Bound<'_, Operation>>,
    ) -> PyResult<Py<PyAny>> {
        let Ok(analysis) = analysis.cast::<PyType>() else {
            let given = described(analysis)?;
            let message = format!(
                "expected the class of an analysis, found {given}: write `cx.analysis(Size)`"
            );
            return Err(wrong(py, &message));
        };
        let handle = op.map(Bound::get);
        let known = self.with_pass(py, handle, |cx, op| {
            cx.analysis::<PythonAnalyses>(&op).get(analysis)
        })?;
        if let Some(known) = known {
            return Ok(known);
        }
        let made = match op {
            Some(op) => analysis.call1((op,))?,
            None => analysis.call1((Operation::root(Place::run(self.run)),))?,
        };
        let made = made.unbind();
        self.with_pass(py, handle, |cx, op| {
            let analyses = cx.analysis::<PythonAnalyses>(&op);
            analyses.insert(analysis, made.clone_ref(py));
        })?;
        Ok(made)
    }

    /// Creates an operation, see ``create``.
    #[pyo3(signature = (name, operands = Values::default(), results = Items::default(), attributes = None, *, before = None, after = None,
                        at_start = None, at_end = None, successors = Vec::new(), regions = 0, **unknown),
            text_signature = "($self, name, operands=(), results=(), attributes=None, *, before=None, after=None, at_start=None, at_end=None, successors=(), regions=0)")]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn create<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        operands: Values,
        results: Items<'py>,
        attributes: Option<Bound<'py, PyDict>>,
        before: Option<&Operation>,
        after: Option<&Operation>,
        at_start: Option<&Block>,
        at_end: Option<&Block>,
        successors: Vec<PyRef<'py, Block>>,
        regions: usize,
        unknown: Option<Bound<'py, PyDict>>,
    ) -> PyResult<Operation> {
        create(
            py, name, operands, results, attributes, before, after, at_start, at_end, successors,
            regions, unknown,
        )
    }

    /// Runs a pipeline on an operation, by default that of the pass. Handles that were got before are no longer valid then, but
    /// for that of the pass's own operation.
    ///
    /// Raises ``RunError`` if it fails, after a diagnostic.
    #[pyo3(signature = (pipeline, op = None))]
    fn run(&self, py: Python<'_>, pipeline: &Pipeline, op: Option<&Operation>) -> PyResult<()> {
        let registry = registry::current(py)?;
        let text = pipeline.embedded_text(py)?;
        let (outcome, changed) = self.with_pass(py, op, |cx, op| {
            let work = SendWrapper::new((cx, op));
            // Nested pipelines run on threads that may need the lock.
            py.detach(move || {
                let (cx, mut op) = work.take();
                let before = op.fingerprint();
                let outcome = run_nested(cx, op.reborrow(), &registry, text);
                (outcome, before != op.fingerprint())
            })
        })?;
        self.invalidate(py, changed)?;
        outcome.map_err(|failure| {
            let message = failure.reason().unwrap_or("the nested pipeline failed");
            error(py, Kind::Run, message, Vec::new())
        })
    }

    /// Applies patterns to all that is nested in an isolated operation, by default that of the pass, until none applies, within the
    /// limits of the function ``rewrite``. Handles that were got before are no longer valid then, but for that of the pass's own operation.
    #[pyo3(signature = (patterns, op = None, *, max_iterations = Some(10), max_rewrites = None, deadline = None, **unknown),
           text_signature = "($self, patterns, op=None, *, max_iterations=10, max_rewrites=None, deadline=None)")]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn rewrite(
        &self,
        py: Python<'_>,
        patterns: Patterns,
        op: Option<&Operation>,
        max_iterations: Option<u64>,
        max_rewrites: Option<u64>,
        deadline: Option<Seconds>,
        unknown: Option<Bound<'_, PyDict>>,
    ) -> PyResult<Rewritten> {
        let known = [
            "patterns",
            "op",
            "max_iterations",
            "max_rewrites",
            "deadline",
        ];
        check_keywords(py, "rewrite", unknown.as_ref(), &known)?;
        let limits = limits(py, max_iterations, max_rewrites, deadline)?;
        let run = self.with_pass(py, op, |cx, mut op| {
            let shared = crate::context::SharedContext::of(cx.context());
            let shared = shared.ok_or_else(|| outside(py))?;
            let isolated = || {
                value_error(
                    py,
                    "only what is nested in an isolated operation can be rewritten",
                )
            };
            let body = op.body_mut().ok_or_else(isolated)?;
            let run = RewriteRun::new(py, &shared, &patterns)?;
            let work = SendWrapper::new((cx, body));
            let outcome = py.detach(|| {
                let (cx, body) = work.take();
                run.in_pass(cx, body, &limits)
            });
            let rewritten = run.finish(py, &outcome);
            Ok::<_, PyErr>((rewritten, outcome.changed))
        })?;
        let (rewritten, changed) = run?;
        self.invalidate(py, changed)?;
        rewritten
    }
}

impl RunContext {
    /// Makes handles invalid after a nested pipeline or rewrite, which has changed something or not.
    fn invalidate(&self, py: Python<'_>, changed: bool) -> PyResult<()> {
        access(py, &Place::run(self.run), true, |access| {
            if changed {
                access.note_change();
            }
            match access.pass() {
                Some(pass) => pass.invalidate_handles(),
                None => return Err(outside(py)),
            }
            Ok(())
        })
    }
}

/// Returns the error about a context that is used where no pass runs.
fn outside(py: Python<'_>) -> PyErr {
    stale(
        py,
        "it can only be used while a pass runs, and not in a pattern",
    )
}

/// Runs the pipeline that a text is.
fn run_nested(
    cx: &mut PassContext<'_, Embedded>,
    op: Op<'_>,
    registry: &PassRegistry<Embedded>,
    text: &str,
) -> Result<(), Failure> {
    let built = registry.parse(cx.context(), text);
    let built = built.map_err(|errors| Failure::because(errors.render("<pipeline>", text)))?;
    let plan = cx.compile(&built)?;
    cx.run_pipeline(&plan, op)
}
