//! Patterns that are functions of Python.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use passwright::PassContext;
use passwright::embedded::rewrite::{
    GreedyConfig, Outcome, Pattern as Rule, Rewriter, RuleSet, rewrite_greedily,
};
use passwright::embedded::{Body, Embedded, OpId, WalkOrder};
use passwright::manager::CancelToken;
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::argument::{Items, Patterns, Seconds, Values, check_keywords};
use crate::context::SharedContext;
use crate::error::{Kind, error, value_error};
use crate::foreign::EmbeddedModule;
use crate::ir::access::{PatternAccess, Place, next_token, with_current};
use crate::ir::block::Block;
use crate::ir::create::{KEYWORDS, NewOperation, Position, check_name};
use crate::ir::op::Operation;
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

    fn __repr__(&self) -> String {
        let shown = |flag| if flag { "True" } else { "False" };
        let (changed, converged) = (shown(self.changed), shown(self.converged));
        format!("Rewritten(changed={changed}, converged={converged})")
    }
}

/// The limits of a rewrite.
pub(crate) struct Limits {
    pub(crate) max_iterations: Option<u64>,
    /// The number of applications of patterns; `None` for one that depends on the number of operations.
    pub(crate) max_rewrites: Option<u64>,
    pub(crate) deadline: Option<Duration>,
}

/// The number of rewrites for each operation by default, and the least of all of them.
const REWRITES_PER_OP: u64 = 64;
const LEAST_REWRITES: u64 = 10_000;

impl Limits {
    fn config(&self) -> GreedyConfig<'static> {
        GreedyConfig {
            max_iterations: self.max_iterations,
            simplify_regions: false,
            ..GreedyConfig::default()
        }
    }

    /// Returns the number of rewrites of a body with what is nested in it.
    fn rewrites_of(&self, body: &mut Body) -> u64 {
        self.max_rewrites.unwrap_or_else(|| {
            let mut ops = 0;
            body.for_each_body(&mut |body| ops += body.walk_in(WalkOrder::Pre).len() as u64);
            LEAST_REWRITES.max(ops.saturating_mul(REWRITES_PER_OP))
        })
    }
}

/// What the patterns of a rewrite share while it is under way.
struct Progress {
    /// The number of applications that are left.
    left: u64,
    max: u64,
    deadline: Option<(Duration, Instant)>,
    /// The number of applications of each pattern, by its position.
    applied: Vec<u64>,
    stop: Option<Stop>,
}

/// Why no pattern is tried any more.
enum Stop {
    Raised(PyErr),
    Rewrites,
    Deadline(Duration),
}

/// What the patterns of a rewrite share.
pub(crate) struct RewriteRun {
    rules: RuleSet<'static>,
    labels: Vec<String>,
    progress: Arc<Mutex<Progress>>,
}

impl RewriteRun {
    pub(crate) fn new(
        py: Python<'_>,
        cx: &Arc<SharedContext>,
        patterns: &Patterns,
    ) -> PyResult<Self> {
        let patterns = &patterns.0;
        let progress = Arc::new(Mutex::new(Progress {
            left: 0,
            max: 0,
            deadline: None,
            applied: vec![0; patterns.len()],
            stop: None,
        }));
        let mut rules = RuleSet::new();
        for (number, pattern) in patterns.iter().enumerate() {
            let pattern = pattern.get();
            check_name(py, cx, &pattern.op)?;
            let applied = Applied {
                number,
                function: pattern.function.clone_ref(py),
                cx: Arc::clone(cx),
                progress: Arc::clone(&progress),
            };
            let rule = Rule::from_fn(interned(&pattern.label), move |rw, op| {
                applied.apply(rw, op)
            });
            rules = rules.pattern(cx.op_name(&pattern.op), rule.with_benefit(pattern.benefit));
        }
        let labels = patterns.iter().map(|pattern| pattern.get().__repr__());
        Ok(Self {
            rules,
            labels: labels.collect(),
            progress,
        })
    }

    /// Sets the limits, which hold from now on.
    fn begin(&self, body: &mut Body, limits: &Limits) {
        let now = Instant::now();
        let mut progress = lock(&self.progress);
        progress.max = limits.rewrites_of(body);
        progress.left = progress.max;
        let deadline = limits.deadline;
        progress.deadline = deadline.and_then(|limit| Some((limit, now.checked_add(limit)?)));
    }

    /// Rewrites as actions of a pass.
    pub(crate) fn in_pass(
        &self,
        cx: &PassContext<'_, Embedded>,
        body: &mut Body,
        limits: &Limits,
    ) -> Outcome {
        self.begin(body, limits);
        passwright::embedded::rewrite_greedily(cx, body, &self.rules, &limits.config())
    }

    /// Returns what happened, or raises what a pattern has raised, or the error about a limit.
    pub(crate) fn finish(&self, py: Python<'_>, outcome: &Outcome) -> PyResult<Rewritten> {
        let mut progress = lock(&self.progress);
        let reason = match progress.stop.take() {
            None => {
                return Ok(Rewritten {
                    changed: outcome.changed,
                    converged: outcome.converged,
                });
            }
            Some(Stop::Raised(raised)) => return Err(raised),
            Some(Stop::Rewrites) => format!("did not end within {} rewrites", progress.max),
            Some(Stop::Deadline(limit)) => format!("did not end within its deadline of {limit:?}"),
        };
        let mut counts: Vec<(u64, &str)> = progress
            .applied
            .iter()
            .copied()
            .zip(self.labels.iter().map(String::as_str))
            .collect();
        counts.retain(|(count, _)| *count > 0);
        counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let counts = counts
            .iter()
            .map(|(count, label)| format!("  {count} times {label}"));
        let counts: Vec<String> = counts.collect();
        let message = format!(
            "the rewriting {reason}; it has applied\n{}\n\
             help: a pattern that matches what it, or another one, creates has no end; `max_rewrites` and `deadline` are the limits",
            counts.join("\n")
        );
        Err(error(py, Kind::Run, &message, Vec::new()))
    }
}

fn lock(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().unwrap_or_else(PoisonError::into_inner)
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
    number: usize,
    function: Py<PyAny>,
    cx: Arc<SharedContext>,
    progress: Arc<Mutex<Progress>>,
}

impl Applied {
    /// Calls the function. The pattern counts as applied if it has changed something.
    fn apply(&self, rewriter: &mut Rewriter<'_>, op: OpId) -> Option<()> {
        if lock(&self.progress).is_over() {
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
        let mut progress = lock(&self.progress);
        if let Err(error) = called {
            progress.stop.get_or_insert(Stop::Raised(error));
        }
        if access.has_changed {
            progress.applied[self.number] += 1;
            progress.left = progress.left.saturating_sub(1);
        }
        access.has_changed.then_some(())
    }
}

impl Progress {
    /// Returns whether no pattern may be tried any more.
    fn is_over(&mut self) -> bool {
        if self.stop.is_none() {
            let late = self.deadline.filter(|(_, end)| Instant::now() >= *end);
            self.stop = match late {
                Some((limit, _)) => Some(Stop::Deadline(limit)),
                None => (self.left == 0).then_some(Stop::Rewrites),
            };
        }
        self.stop.is_some()
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
        check_keywords(py, "create", unknown.as_ref(), KEYWORDS)?;
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

/// Applies patterns to all that is nested in the module, until none applies. Returns whether the module has changed, and whether it is
/// certain that nothing is left to do.
///
/// The module is visited up to ``max_iterations`` times; ``None`` is no limit. More than ``max_rewrites`` applications, by default 64 for
/// each operation that there was and at least 10,000, and a ``deadline``, in seconds or a ``timedelta``, raise ``RunError`` with the
/// patterns that were applied. The module is then as these have left it.
#[pyfunction]
#[pyo3(signature = (module, patterns, *, max_iterations = Some(10), max_rewrites = None, deadline = None, **unknown),
       text_signature = "(module, patterns, *, max_iterations=10, max_rewrites=None, deadline=None)")]
pub(crate) fn rewrite(
    py: Python<'_>,
    module: EmbeddedModule<'_>,
    patterns: Patterns,
    max_iterations: Option<u64>,
    max_rewrites: Option<u64>,
    deadline: Option<Seconds>,
    unknown: Option<Bound<'_, PyDict>>,
) -> PyResult<Rewritten> {
    let known = [
        "module",
        "patterns",
        "max_iterations",
        "max_rewrites",
        "deadline",
    ];
    check_keywords(py, "rewrite", unknown.as_ref(), &known)?;
    let limits = limits(py, max_iterations, max_rewrites, deadline)?;
    let cell = &module.cell;
    let run = RewriteRun::new(py, &cell.cx, &patterns)?;
    let mut ir = cell.lock(py)?;
    cell.next_epoch();
    let ir = &mut *ir;
    let _under_way = RunGuard::new(&CancelToken::new())?;
    let outcome = py.detach(|| {
        let mut root = ir.root(&cell.cx);
        let body = root.body_mut()?;
        run.begin(body, &limits);
        let config = limits.config();
        Some(rewrite_greedily(&cell.cx, body, &run.rules, &config))
    });
    let unchanged = Outcome {
        changed: false,
        converged: true,
    };
    run.finish(py, &outcome.unwrap_or(unchanged))
}

/// Returns the limits that a caller in Python has given.
pub(crate) fn limits(
    py: Python<'_>,
    max_iterations: Option<u64>,
    max_rewrites: Option<u64>,
    deadline: Option<Seconds>,
) -> PyResult<Limits> {
    let deadline = deadline.map(|deadline| deadline.duration(py));
    Ok(Limits {
        max_iterations,
        max_rewrites,
        deadline: deadline.transpose()?.flatten(),
    })
}
