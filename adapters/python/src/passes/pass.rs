//! A pass in Python as a pass of the manager.

use std::cell::Cell;
use std::sync::Arc;

use passwright::diagnostic::Severity;
use passwright::embedded::{Embedded, Op};
use passwright::{Failure, OperationPass, Pass, PassContext, PassInfo, Preserved, Statistic};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTraceback, PyType};

use super::analysis::PythonAnalyses;
use super::context::{PreservedAnalyses, RunContext};
use super::options::{OptionTexts, PythonOptions};
use crate::argument::described;
use crate::context::SharedContext;
use crate::ir::access::{Place, RunAccess, next_token, with_current};
use crate::ir::op::Operation;

/// A class of Python that is registered as a pass.
pub(crate) struct Declaration {
    pub(crate) class: Py<PyType>,
    pub(crate) info: &'static PassInfo,
    /// The attributes of an instance that are statistics.
    pub(crate) statistics: Vec<String>,
}

/// A pass in Python with values of its options. Each run makes an instance of the class.
pub(crate) struct PythonPass {
    /// `None` for a pass that was made without the registry.
    declaration: Option<Arc<Declaration>>,
    options: PythonOptions,
    statistics: Vec<Statistic>,
}

impl PythonPass {
    pub(crate) fn new(declaration: &Arc<Declaration>, options: PythonOptions) -> Self {
        let statistics = declaration.statistics.iter().map(|_| Statistic::new());
        Self {
            declaration: Some(Arc::clone(declaration)),
            options,
            statistics: statistics.collect(),
        }
    }
}

impl Clone for PythonPass {
    fn clone(&self) -> Self {
        Self {
            declaration: self.declaration.clone(),
            options: self.options.clone(),
            statistics: self.statistics.clone(),
        }
    }
}

impl Pass for PythonPass {
    type Options = PythonOptions;

    const INFO: &'static PassInfo = &PassInfo::new("PythonPass", "python-pass");

    fn from_options(options: PythonOptions) -> Self {
        Self {
            declaration: None,
            options,
            statistics: Vec::new(),
        }
    }

    fn to_options(&self) -> PythonOptions {
        self.options.clone()
    }

    fn statistics(&self) -> Vec<&Statistic> {
        self.statistics.iter().collect()
    }
}

impl OperationPass<Embedded> for PythonPass {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let Some(declaration) = &self.declaration else {
            return Err(Failure::because("the class of the pass is not known"));
        };
        let Some(shared) = SharedContext::of(cx.context()) else {
            return Err(Failure::because("the module does not belong to Python"));
        };
        let run = next_token();
        let mut access = RunAccess {
            op: op.reborrow(),
            cx,
            shared,
            run,
            token: run,
            has_changed: false,
            has_failed: false,
        };
        let outcome = with_current(&mut access, || {
            Python::attach(|py| self.call(py, declaration, run))
        });
        let (has_changed, has_failed) = (access.has_changed, access.has_failed);
        match outcome {
            Ok(_) if has_failed => Err(Failure::new()),
            Ok(claim) => preserved(claim, has_changed, &op, cx),
            Err(raised) => Err(fail(raised, &op, cx)),
        }
    }
}

impl PythonPass {
    /// Adds the statistics of an instance.
    fn count(&self, declaration: &Declaration, instance: &Bound<'_, PyAny>) -> PyResult<()> {
        for (name, statistic) in declaration.statistics.iter().zip(&self.statistics) {
            let value = instance.getattr(&**name)?;
            let count: u64 = value.extract().map_err(|_| {
                let message = format!("statistic `{name}` must be a number from 0, found {value}");
                PyTypeError::new_err(message)
            })?;
            statistic.add(count);
        }
        Ok(())
    }
}

/// Returns what the pass has preserved, by what it claims and what it did.
fn preserved(
    claim: Option<PreservedAnalyses>,
    has_changed: bool,
    op: &Op<'_>,
    cx: &PassContext<'_, Embedded>,
) -> Result<Preserved, Failure> {
    let Some(claim) = claim else {
        return Ok(Preserved::unless(has_changed));
    };
    match claim {
        PreservedAnalyses { is_all: true, .. } if has_changed => {
            let message = "was changed by a pass that returned `Preserved.all()`";
            Err(cx.error(op, message))
        }
        PreservedAnalyses { is_all: true, .. } => Ok(Preserved::all()),
        PreservedAnalyses { classes, .. } if classes.is_empty() => Ok(Preserved::none()),
        PreservedAnalyses { classes, .. } => {
            if let Some(analyses) = cx.cached_analysis::<PythonAnalyses>(op) {
                Python::attach(|py| analyses.retain(py, &classes));
            }
            Ok(Preserved::none().with::<PythonAnalyses>())
        }
    }
}

impl PythonPass {
    /// Makes an instance, runs it, and adds what it has counted.
    fn call(
        &self,
        py: Python<'_>,
        declaration: &Declaration,
        run: u64,
    ) -> PyResult<Option<PreservedAnalyses>> {
        let texts = PyDict::new(py);
        for (option, value) in declaration.info.options.iter().zip(&self.options.0) {
            match value {
                OptionTexts::Absent => {}
                OptionTexts::One(text) => texts.set_item(option.name, text)?,
                OptionTexts::Many(values) => texts.set_item(option.name, values)?,
            }
        }
        let class = declaration.class.bind(py);
        let instance = class.call_method1("__from_texts__", (texts,))?;
        let op = Operation::root(Place::run(run));
        let context = RunContext::new(run);
        let result = instance.call_method1("run", (op, context));
        // What was counted before an exception counts.
        let counted = self.count(declaration, &instance);
        let result = result?;
        counted?;
        if result.is_none() {
            return Ok(None);
        }
        match result.cast::<PreservedAnalyses>() {
            Ok(preserved) => Ok(Some(preserved.get().copied(py))),
            Err(_) => {
                let hint = if result.is_callable() || result.is_instance_of::<PyBool>() {
                    ": write `return pw.Preserved.all()` if it has changed nothing"
                } else {
                    ""
                };
                let message = format!(
                    "`run` must return a `Preserved` or nothing, not {}{hint}",
                    described(&result)?
                );
                Err(PyTypeError::new_err(message))
            }
        }
    }
}

thread_local! {
    /// What the pass that has just failed in this thread has raised, for the observer of its run.
    static RAISED: Cell<Option<PyErr>> = const { Cell::new(None) };
}

/// Takes the exception of a pass that has just failed in this thread.
pub(crate) fn take_raised() -> Option<PyErr> {
    RAISED.take()
}

/// Emits an error about an exception, with its traceback.
fn fail(raised: PyErr, op: &Op<'_>, cx: &PassContext<'_, Embedded>) -> Failure {
    let (message, traceback) = Python::attach(|py| {
        let kind = raised.get_type(py);
        let name = kind
            .qualname()
            .map_or_else(|_| String::new(), |name| name.to_string());
        let text = raised.value(py).str();
        let text = text.map_or_else(|_| String::new(), |text| text.to_string());
        let traceback: Option<Bound<'_, PyTraceback>> = raised.traceback(py);
        let traceback = traceback.and_then(|traceback| traceback.format().ok());
        (format!("pass raised {name}: {text}"), traceback)
    });
    let mut diagnostic = cx.about(Severity::Error, op, &message);
    if let Some(traceback) = traceback {
        diagnostic = diagnostic.note(traceback.trim_end().to_owned());
    }
    cx.emit(diagnostic);
    RAISED.set(Some(raised));
    Failure::new()
}
