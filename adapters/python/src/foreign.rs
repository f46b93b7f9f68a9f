//! IRs that other packages bring: their pipelines, runs and errors, which cross as texts.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use passwright::observe::timing::{Timer, TimingReport};
use passwright_wheel::form::{DiagnosticForm, EntryForm, RunForm, TimerForm};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde::de::DeserializeOwned;

use crate::argument::{described, wrong};
use crate::diagnostic::{Diagnostic, Source, drawn};
use crate::error::{Kind, error, value_error};
use crate::module::Module;
use crate::registry::RegisteredPass;
use crate::run::RunResult;
use crate::timing::Timing;

/// Returns the IR of a module; `None` for the embedded IR.
pub(crate) fn ir_of<'py>(module: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    if module.is_instance_of::<Module>() {
        return Ok(None);
    }
    let ir = module.getattr_opt("ir")?;
    let ir = ir.filter(|ir| ir.hasattr("check").unwrap_or(false));
    let Some(ir) = ir else {
        let given = described(module)?;
        let hint = if module.is_instance_of::<PyString>() || module.hasattr("__fspath__")? {
            ": `pw.parse(..)` reads one"
        } else {
            ""
        };
        let message = format!("expected a module, found {given}{hint}");
        return Err(wrong(module.py(), &message));
    };
    Ok(Some(ir))
}

/// A module of the embedded IR, as an argument.
pub(crate) struct EmbeddedModule<'py>(Bound<'py, Module>);

impl Deref for EmbeddedModule<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.0.get()
    }
}

impl<'py> FromPyObject<'_, 'py> for EmbeddedModule<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let Some(ir) = ir_of(&object)? else {
            return Ok(Self(object.cast::<Module>()?.to_owned()));
        };
        let name = ir_name(Some(&ir))?;
        let message = format!("expected a module of the embedded IR, found one of {name}");
        Err(PyTypeError::new_err(message))
    }
}

/// Returns the name of an IR as messages show it.
pub(crate) fn ir_name(ir: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
    match ir {
        None => Ok("the embedded IR".to_owned()),
        Some(ir) => ir.getattr("name")?.extract(),
    }
}

/// Returns the pipeline as an IR prints it, which has been built with this version.
pub(crate) fn checked(ir: &Bound<'_, PyAny>, text: &str) -> PyResult<String> {
    let built: String = ir.getattr("VERSION")?.extract()?;
    let version = env!("CARGO_PKG_VERSION");
    if built != version {
        let name = ir_name(Some(ir))?;
        let message = format!(
            "the package for {name} was built with passwright {built}, and this is passwright {version}\n\
             help: build it with passwright {version}, or use a clone of passwright {built}"
        );
        return Err(value_error(ir.py(), &message));
    }
    ir.call_method1("check", (text,))?.extract()
}

fn read<T: DeserializeOwned>(json: &str) -> PyResult<T> {
    serde_json::from_str(json).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

fn source(name: String, text: Option<&str>) -> Source {
    match text {
        Some(text) => Source::given(name, text),
        None => Source::file(name),
    }
}

/// Returns diagnostics about IR.
fn found(forms: Vec<DiagnosticForm>, source: &Source) -> Vec<Diagnostic> {
    let passes: Vec<Option<String>> = forms.iter().map(|form| form.pass.clone()).collect();
    let diagnostics = forms.into_iter().map(DiagnosticForm::diagnostic);
    let diagnostics: Vec<passwright::Diagnostic> = diagnostics.collect();
    let found = Diagnostic::of_run(&diagnostics, source);
    let found = found.into_iter().zip(passes);
    found
        .map(|(diagnostic, pass)| diagnostic.of_pass(pass))
        .collect()
}

/// Returns the exception about the text of a module, which has this name; without the text it is that of a file.
#[pyfunction]
#[pyo3(signature = (diagnostics, name, text = None))]
pub(crate) fn module_error(
    py: Python<'_>,
    diagnostics: &str,
    name: String,
    text: Option<&str>,
) -> PyResult<Py<PyAny>> {
    let found = found(read(diagnostics)?, &source(name, text));
    let error = error(py, Kind::Input, &drawn(&found), found);
    Ok(error.into_value(py).into_any())
}

/// Returns the exception about the text of a pipeline.
#[pyfunction]
pub(crate) fn pipeline_error(py: Python<'_>, diagnostics: &str, text: &str) -> PyResult<Py<PyAny>> {
    let forms: Vec<DiagnosticForm> = read(diagnostics)?;
    let found = forms.into_iter().map(DiagnosticForm::text_diagnostic);
    let found: Vec<Diagnostic> = found
        .map(|found| Diagnostic::of_text(&found, "<pipeline>", text))
        .collect();
    let error = error(py, Kind::Input, &drawn(&found), found);
    Ok(error.into_value(py).into_any())
}

/// Returns the result of a run on a module, whose text has this name; without the text it is that of a file.
///
/// Raises ``RunError`` if the run failed.
#[pyfunction]
#[pyo3(signature = (module, run, name, text = None))]
pub(crate) fn run_result(
    py: Python<'_>,
    module: Py<PyAny>,
    run: &str,
    name: String,
    text: Option<&str>,
) -> PyResult<RunResult> {
    let run: RunForm = read(run)?;
    let found = found(run.diagnostics, &source(name, text));
    match run.failure {
        Some(reason) => Err(crate::run::failure(py, found, &reason)),
        None => Ok(RunResult::without_counts(
            module,
            run.changed,
            found,
            Timing(Arc::new(report(run.timing))),
            run.before,
        )),
    }
}

/// Returns registered passes and pipelines.
#[pyfunction]
pub(crate) fn registered(entries: &str) -> PyResult<Vec<RegisteredPass>> {
    let entries: Vec<EntryForm> = read(entries)?;
    Ok(entries.into_iter().map(RegisteredPass::from).collect())
}

fn report(form: TimerForm) -> TimingReport {
    let total = timer(form);
    let mut report = TimingReport::default();
    report.total = total.times;
    report.timers = total.nested;
    report
}

fn timer(form: TimerForm) -> Timer {
    let mut timer = Timer::default();
    timer.name = form.name;
    timer.times.wall = Duration::from_nanos(form.wall);
    timer.times.user = Duration::from_nanos(form.user);
    timer.skipped = form.skipped;
    timer.is_hidden = form.is_hidden;
    timer.nested = form.nested.into_iter().map(self::timer).collect();
    timer
}
