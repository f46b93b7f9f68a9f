//! The search for the pass that does harm, and the reduction of modules, with a function of Python as the test.

use std::sync::Arc;

use passwright::debug::culprit::{CulpritError, CulpritSearch};
use passwright::debug::reduce::{ReduceError, ReduceOptions};
use passwright::embedded::Embedded;
use passwright::ir::{ParseOptions, PrintOptions};
use passwright::manager::CancelToken;
use pyo3::prelude::*;

use crate::context::SharedContext;
use crate::diagnostic::{Diagnostic, drawn};
use crate::error::{Kind, error, value_error};
use crate::foreign::EmbeddedModule;
use crate::module::{Module, parse_text};
use crate::passes::pass::take_raised;
use crate::pipeline::{Pipeline, resolve};
use crate::registry;
use passwright_wheel::shutdown::RunGuard;

/// The first execution of a pass after which a result is wrong.
#[pyclass(frozen, get_all, module = "passwright")]
pub(crate) struct Culprit {
    /// The number of the execution, from 1.
    execution: u64,
    /// The number of all executions.
    executions: u64,
    /// The name of the pass.
    pass_name: String,
    /// The name of the operation that it ran on.
    operation: String,
    /// The symbol of that operation.
    symbol: Option<String>,
    /// The first action of the execution after which the result is wrong, if it has any.
    action: Option<String>,
    /// The pipeline of that pass alone.
    pipeline: String,
    /// The module before the execution.
    before: Py<Module>,
    /// What the run reported, if it fails.
    failure: Option<Vec<Diagnostic>>,
    /// The number of runs that it took.
    runs: u64,
}

#[pymethods]
impl Culprit {
    fn __repr__(&self) -> String {
        let Self {
            pass_name,
            operation,
            execution,
            executions,
            ..
        } = self;
        format!("<Culprit {pass_name} on {operation}, execution {execution} of {executions}>")
    }
}

/// A module that was made smaller.
#[pyclass(frozen, get_all, module = "passwright")]
pub(crate) struct Reduced {
    /// The smallest module that shows the failure.
    module: Py<Module>,
    /// The number of its operations.
    operations: usize,
    /// The number of operations before.
    operations_before: usize,
    /// The number of tests.
    tests: u64,
    /// The reason why smaller modules were not tried; ``None`` if there are none.
    stopped: Option<String>,
}

#[pymethods]
impl Reduced {
    fn __repr__(&self) -> String {
        let Self {
            operations,
            operations_before,
            ..
        } = self;
        format!("<Reduced from {operations_before} to {operations} operations>")
    }
}

/// A function of Python that tells whether a module shows the failure.
struct Test<'t> {
    function: &'t Py<PyAny>,
    allow_unregistered: bool,
    /// What the function has raised, which ends the search.
    raised: Option<PyErr>,
}

impl Test<'_> {
    fn shows_failure(&mut self, text: &str) -> Result<bool, String> {
        let shown = Python::attach(|py| {
            py.check_signals()?;
            let module = restored(py, text, self.allow_unregistered)?;
            self.function.call1(py, (module,))?.is_truthy(py)
        });
        shown.map_err(|raised| {
            let reason = raised.to_string();
            self.raised.get_or_insert(raised);
            reason
        })
    }
}

fn restored(py: Python<'_>, text: &str, allow_unregistered: bool) -> PyResult<Module> {
    parse_text(
        py,
        text,
        "<module>".to_owned(),
        false,
        allow_unregistered,
        false,
    )
}

fn invalid(py: Python<'_>, found: &[passwright::Diagnostic], text: &str) -> PyErr {
    let source = crate::diagnostic::Source::given("<module>".to_owned(), text);
    let found = Diagnostic::of_run(found, &source);
    error(py, Kind::Input, &drawn(&found), found)
}

/// Finds the first execution of a pass after which a result is wrong: the function gets the module that results from a part of the
/// pipeline, and returns true if it is wrong. A run that fails is wrong too. The module stays as it is.
#[pyfunction]
pub(crate) fn bisect(
    py: Python<'_>,
    module: EmbeddedModule<'_>,
    pipeline: &Pipeline,
    is_wrong: Py<PyAny>,
) -> PyResult<Culprit> {
    let text = module.text(py)?;
    let allow_unregistered = module.cell.cx.allows_unregistered();
    let cx = SharedContext::new(allow_unregistered);
    let registry = registry::current(py)?;
    let manager = resolve(py, &cx, pipeline.embedded_text(py)?)?;
    let mut test = Test {
        function: &is_wrong,
        allow_unregistered,
        raised: None,
    };
    let cancel = CancelToken::new();
    let _under_way = RunGuard::new(&cancel)?;
    let found = py.detach(|| {
        let search = CulpritSearch::<Embedded> {
            context: &cx,
            text: &text,
            parse: ParseOptions::default(),
            print: PrintOptions::default(),
            pipeline: &manager,
            configure: &|manager| {
                manager.set_registry(Arc::clone(&registry));
            },
            cancel,
        };
        search.find(&mut |text| test.shows_failure(text))
    });
    // The diagnostics tell what passes have raised.
    drop(take_raised());
    if let Some(raised) = test.raised {
        return Err(raised);
    }
    let culprit = found.map_err(|error| match error {
        CulpritError::Invalid(found) | CulpritError::Run(found) => invalid(py, &found, &text),
        error => value_error(py, &error.to_string()),
    })?;
    let before = restored(py, &culprit.before, allow_unregistered)?;
    let source = &before.cell.source;
    let failure = culprit.failure.as_ref();
    let failure = failure.map(|found| Diagnostic::of_run(found, source));
    Ok(Culprit {
        execution: culprit.execution,
        executions: culprit.executions,
        pass_name: culprit.pass,
        operation: culprit.operation.name,
        symbol: culprit.operation.symbol,
        action: culprit
            .action
            .map(|action| format!("{} {}", action.tag, action.detail)),
        pipeline: culprit.pipeline,
        failure,
        before: Py::new(py, before)?,
        runs: culprit.runs,
    })
}

/// Makes a module smaller as long as it shows a failure, which the function tells: it gets a module that is valid, and returns true if
/// that shows the failure. The module stays as it is.
#[pyfunction]
#[pyo3(signature = (module, shows_failure, *, max_tests = 10_000))]
pub(crate) fn reduce(
    py: Python<'_>,
    module: EmbeddedModule<'_>,
    shows_failure: Py<PyAny>,
    max_tests: u64,
) -> PyResult<Reduced> {
    let text = module.text(py)?;
    let allow_unregistered = module.cell.cx.allows_unregistered();
    let cx = SharedContext::new(allow_unregistered);
    let mut test = Test {
        function: &shows_failure,
        allow_unregistered,
        raised: None,
    };
    let _under_way = RunGuard::new(&CancelToken::new())?;
    let reduced = py.detach(|| {
        let mut options = ReduceOptions::default();
        options.max_tests = max_tests;
        let mut shows_failure = |text: &str| test.shows_failure(text);
        passwright::debug::reduce::reduce::<Embedded>(&cx, &text, &options, &mut shows_failure)
    });
    if let Some(raised) = test.raised {
        return Err(raised);
    }
    let reduced = reduced.map_err(|error| match error {
        ReduceError::Invalid(found) => invalid(py, &found, &text),
        error => value_error(py, &error.to_string()),
    })?;
    Ok(Reduced {
        module: Py::new(py, restored(py, &reduced.text, allow_unregistered)?)?,
        operations: reduced.operations,
        operations_before: reduced.operations_before,
        tests: reduced.tests,
        stopped: reduced.stopped.map(|reason| reason.to_string()),
    })
}
