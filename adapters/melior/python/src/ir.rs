//! The object that stands for MLIR, which the package `passwright` asks.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use pass_melior::MlirContext;
use passwright::PassRegistry;
use passwright::manager::CancelToken;
use passwright_wheel::form::{DiagnosticForm, EntryForm};
use passwright_wheel::shutdown::{RunGuard, detach};
use passwright_wheel::wait;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde::Serialize;

use crate::module::Module;
use crate::run::{Run, resolve};
use crate::session::SessionError;

/// The name of the object in the package.
pub(crate) const NAME: &str = "MLIR";

/// Real MLIR, as the IR of modules and pipelines.
#[pyclass(frozen, module = "passwright_mlir")]
pub(crate) struct Mlir;

#[pymethods]
impl Mlir {
    /// The version of Passwright that the package was built with.
    #[classattr]
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    /// Its name in messages.
    #[getter]
    fn name(&self) -> &'static str {
        "MLIR"
    }

    /// Returns a pipeline in canonical form.
    ///
    /// Raises ``InputError`` with the drawing of all errors.
    fn check(&self, py: Python<'_>, text: &str) -> PyResult<String> {
        let registry = registry()?;
        let checked = detach(py, || {
            // One of its own, since this loads dialects, and a context belongs to its thread and process.
            let cx = MlirContext::new();
            resolve(&registry, &cx, text).map(|pipeline| pipeline.to_string())
        });
        checked.map_err(|found| pipeline_error(py, &found, text))
    }

    /// Runs a pipeline on a module, see ``passwright.Pipeline.run``.
    #[pyo3(signature = (module, text, *, deadline, threads, verify, keep_before))]
    fn run<'py>(
        &self,
        module: &Bound<'py, Module>,
        text: &str,
        deadline: Option<f64>,
        threads: bool,
        verify: bool,
        keep_before: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = module.py();
        let cancel = CancelToken::new();
        let _under_way = RunGuard::new(&cancel)?;
        // One that is too far away never comes.
        let deadline = deadline.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let deadline = deadline.and_then(|limit| Instant::now().checked_add(limit));
        let run = Run {
            registry: registry()?,
            text: text.to_owned(),
            threads,
            verify,
            keep_before,
            cancel: cancel.clone(),
        };
        if deadline.is_some_and(|deadline| deadline <= Instant::now()) {
            // A short run would end before its cancellation.
            cancel.cancel();
        }
        let this = module.get();
        let session = this.lock(py)?;
        let receiver = session.start(|cx, module| run.execute(cx, module));
        let receiver = receiver.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let (sent, signal) = py.detach(move || wait(&receiver, &cancel, deadline));
        drop(session);
        if let Some(signal) = signal {
            return Err(signal);
        }
        let lost = || PyRuntimeError::new_err(SessionError::Lost.to_string());
        let report = sent.ok_or_else(lost)?;
        let report = report.map_err(|found| pipeline_error(py, &found, text))?;
        let arguments = (module, json(&report)?, this.name(), this.text());
        foreign(py)?.call_method1("run_result", arguments)
    }

    /// Describes the passes and pipelines, in JSON.
    fn entries(&self) -> PyResult<String> {
        let registry = registry()?;
        let entries: Vec<EntryForm> = registry.iter().filter_map(EntryForm::of).collect();
        json(&entries)
    }

    fn __repr__(&self) -> &'static str {
        "passwright_mlir.MLIR"
    }

    /// Pickles the name: there is one such object.
    fn __reduce__(&self) -> &'static str {
        NAME
    }
}

/// Returns the only object of its class.
pub(crate) fn mlir(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    static MLIR: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let import = || {
        Ok(py
            .import("passwright_mlir._native")?
            .getattr(NAME)?
            .unbind())
    };
    let object: PyResult<&Py<PyAny>> = MLIR.get_or_try_init(py, import);
    Ok(object?.bind(py).clone())
}

/// Returns the passes and pipelines of MLIR.
fn registry() -> PyResult<Arc<PassRegistry<pass_melior::Mlir>>> {
    static REGISTRY: OnceLock<Arc<PassRegistry<pass_melior::Mlir>>> = OnceLock::new();
    if let Some(registry) = REGISTRY.get() {
        return Ok(Arc::clone(registry));
    }
    let mut made = PassRegistry::new();
    made.set_advice("`passwright_mlir.registry()` lists the passes and pipelines of MLIR");
    let registered = pass_upstream::register_all_passes(&mut made);
    registered.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    Ok(Arc::clone(REGISTRY.get_or_init(|| Arc::new(made))))
}

/// Returns the module by which the package `passwright` takes what other packages report.
pub(crate) fn foreign(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("passwright.foreign")
}

/// Returns what crosses to the package.
pub(crate) fn json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

fn pipeline_error(py: Python<'_>, found: &[DiagnosticForm], text: &str) -> PyErr {
    let made = || foreign(py)?.call_method1("pipeline_error", (json(&found)?, text));
    made().map_or_else(|error| error, PyErr::from_value)
}
