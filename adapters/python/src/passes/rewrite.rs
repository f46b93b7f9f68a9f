//! Patterns that are functions of Python.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use passwright::PassContext;
use passwright::embedded::rewrite::{
    GreedyConfig, Outcome, Pattern as Rule, Rewriter, RuleSet, rewrite_greedily,
};
use passwright::embedded::{Body, Embedded, OpId};
use passwright::manager::CancelToken;
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::context::SharedContext;
use crate::error::value_error;
use crate::foreign::EmbeddedModule;
use crate::ir::access::{PatternAccess, Place, next_token, with_current};
use crate::ir::block::Block;
use crate::ir::create::{NewOperation, Position};
use crate::ir::op::Operation;
use crate::ir::value::Value;
use passwright_wheel::shutdown::RunGuard;

/// A function that rewrites operations of one name.
#[pyclass(frozen, module = "passwright")]
pub(crate) struct Pattern {
    /// The name of the operations.
    #[pyo3(get)]
    op: String,
    /// Patterns of a greater benefit are tried first.
    #[pyo3(get)]
    benefit: u16,
    /// The name of the pattern, by which traces show it.
    #[pyo3(get)]
    label: String,
    function: Py<PyAny>,
}

#[pymethods]
impl Pattern {
    #[new]
    #[pyo3(signature = (function, op, *, benefit = 1, label))]
    fn new(function: Py<PyAny>, op: String, benefit: u16, label: String) -> Self {
        Self {
            op,
            benefit,
            label,
            function,
        }
    }

    fn __repr__(&self) -> String {
        format!("<Pattern {} on {}>", self.label, self.op)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.function)
    }
}

/// What a rewrite did.
#[pyclass(frozen, get_all, module = "passwright")]
pub(crate) struct Rewritten {
    /// Whether the IR has changed.
    pub(crate) changed: bool,
    /// Whether nothing was left to do, and not a limit reached.
    converged: bool,
}

#[pymethods]
impl Rewritten {
    fn __bool__(&self) -> bool {
        self.changed
    }
}

/// What the patterns of a rewrite share.
pub(crate) struct RewriteRun {
    rules: RuleSet<'static>,
    /// The first exception, after which no pattern is tried.
    raised: Arc<Mutex<Option<PyErr>>>,
}

impl RewriteRun {
    pub(crate) fn new(py: Python<'_>, cx: &Arc<SharedContext>, patterns: &[Py<Pattern>]) -> Self {
        let raised = Arc::default();
        let rules = patterns.iter().fold(RuleSet::new(), |rules, pattern| {
            let pattern = pattern.get();
            let applied = Applied {
                function: pattern.function.clone_ref(py),
                cx: Arc::clone(cx),
                raised: Arc::clone(&raised),
            };
            let rule = Rule::from_fn(interned(&pattern.label), move |rw, op| {
                applied.apply(rw, op)
            });
            rules.pattern(cx.op_name(&pattern.op), rule.with_benefit(pattern.benefit))
        });
        Self { rules, raised }
    }

    /// Rewrites as actions of a pass.
    pub(crate) fn in_pass(
        &self,
        cx: &PassContext<'_, Embedded>,
        body: &mut Body,
        max_iterations: Option<u64>,
    ) -> Outcome {
        let config = config(max_iterations);
        passwright::embedded::rewrite_greedily(cx, body, &self.rules, &config)
    }

    /// Returns what happened, or raises what a pattern has raised.
    pub(crate) fn finish(&self, outcome: &Outcome) -> PyResult<Rewritten> {
        let mut raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner);
        match raised.take() {
            Some(raised) => Err(raised),
            None => Ok(Rewritten {
                changed: outcome.changed,
                converged: outcome.converged,
            }),
        }
    }
}

fn config(max_iterations: Option<u64>) -> GreedyConfig<'static> {
    GreedyConfig {
        max_iterations,
        simplify_regions: false,
        ..GreedyConfig::default()
    }
}

/// Returns a label that lives as long as the process; there are as many as names of patterns.
fn interned(label: &str) -> &'static str {
    static LABELS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut labels = LABELS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = labels.get(label) {
        return known;
    }
    let label = String::from(label).leak();
    labels.insert(label);
    label
}

/// A pattern with what its applications need.
struct Applied {
    function: Py<PyAny>,
    cx: Arc<SharedContext>,
    raised: Arc<Mutex<Option<PyErr>>>,
}

impl Applied {
    /// Calls the function. The pattern counts as applied if it has changed something.
    fn apply(&self, rewriter: &mut Rewriter<'_>, op: OpId) -> Option<()> {
        let has_raised = || self.raised.lock().unwrap_or_else(PoisonError::into_inner);
        if has_raised().is_some() {
            return None;
        }
        let run = next_token();
        let mut access = PatternAccess {
            rewriter,
            shared: Arc::clone(&self.cx),
            run,
            has_changed: false,
        };
        let called = with_current(&mut access, || {
            Python::attach(|py| {
                let place = Place::run(run);
                let handle = Operation::nested(&place, &None, op);
                let rewriter = PatternRewriter {
                    root: Operation::nested(&place, &None, op),
                };
                self.function.call1(py, (handle, rewriter)).map(drop)
            })
        });
        if let Err(error) = called {
            has_raised().get_or_insert(error);
        }
        access.has_changed.then_some(())
    }
}

/// What a pattern changes the IR with. New operations go before the one that matches, unless the pattern says where.
#[pyclass(frozen, name = "Rewriter", module = "passwright")]
pub(crate) struct PatternRewriter {
    root: Operation,
}

#[pymethods]
impl PatternRewriter {
    /// Creates an operation, see ``create``.
    #[pyo3(signature = (name, operands = Vec::new(), results = Vec::new(), attributes = None, *, before = None, after = None,
                        at_start = None, at_end = None, successors = Vec::new(), regions = 0))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn create<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        operands: Vec<PyRef<'py, Value>>,
        results: Vec<Bound<'py, PyAny>>,
        attributes: Option<Bound<'py, PyDict>>,
        before: Option<&Operation>,
        after: Option<&Operation>,
        at_start: Option<&Block>,
        at_end: Option<&Block>,
        successors: Vec<PyRef<'py, Block>>,
        regions: usize,
    ) -> PyResult<Operation> {
        let position = match Position::of(py, before, after, at_start, at_end)? {
            Some(position) => position,
            None => Position::of(py, Some(&self.root), None, None, None)?
                .ok_or_else(|| value_error(py, "say where the operation goes"))?,
        };
        let new = NewOperation {
            name,
            operands,
            results,
            attributes,
            successors,
            regions,
        };
        new.create(py, &position)
    }

    /// Lets the users of an operation's results use other values, and erases the operation.
    fn replace(&self, py: Python<'_>, op: &Operation, by: &Bound<'_, PyAny>) -> PyResult<()> {
        op.replace(py, by)
    }

    /// Erases an operation whose results are not used.
    fn erase(&self, py: Python<'_>, op: &Operation) -> PyResult<()> {
        op.erase(py)
    }
}

/// Applies patterns to all that is nested in the module, until none applies.
#[pyfunction]
#[pyo3(signature = (module, patterns, *, max_iterations = Some(10)))]
pub(crate) fn rewrite(
    py: Python<'_>,
    module: EmbeddedModule<'_>,
    patterns: Vec<Py<Pattern>>,
    max_iterations: Option<u64>,
) -> PyResult<Rewritten> {
    let cell = &module.cell;
    let run = RewriteRun::new(py, &cell.cx, &patterns);
    let mut ir = cell.lock(py)?;
    cell.next_epoch();
    let ir = &mut *ir;
    let _under_way = RunGuard::new(&CancelToken::new())?;
    let outcome = py.detach(|| {
        let mut root = ir.root(&cell.cx);
        let body = root.body_mut()?;
        Some(rewrite_greedily(
            &cell.cx,
            body,
            &run.rules,
            &config(max_iterations),
        ))
    });
    let unchanged = Outcome {
        changed: false,
        converged: true,
    };
    run.finish(&outcome.unwrap_or(unchanged))
}
