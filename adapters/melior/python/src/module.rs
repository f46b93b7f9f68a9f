//! Modules of real MLIR.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

use pass_melior::{Mlir, MlirContext, MlirModule};
use passwright::ir::{IrText, PrintOptions};
use passwright::{Diagnostic, Ir};
use passwright_wheel::form::DiagnosticForm;
use passwright_wheel::shutdown::detach;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::ir::{foreign, json, mlir};
use crate::session::{Input, Session, SessionError};

/// A module of MLIR, of any dialects, with its context.
///
/// ``str()`` of it is what ``mlir-opt`` prints. Only one thread may use a module at a time; another one gets an error.
#[pyclass(frozen, weakref, module = "passwright_mlir")]
pub(crate) struct Module {
    session: Mutex<Session>,
    name: String,
    /// The text that it was read from; `None` if the name is that of a file.
    text: Option<Arc<str>>,
    allow_unregistered: bool,
}

/// Reads a module. ``is_file`` says that ``name`` is that of a file with this text.
#[pyfunction]
#[pyo3(signature = (text, name, is_file, allow_unregistered, verify))]
pub(crate) fn parse_text(
    py: Python<'_>,
    text: &str,
    name: String,
    is_file: bool,
    allow_unregistered: bool,
    verify: bool,
) -> PyResult<Module> {
    let input = Input {
        text: text.to_owned(),
        name: name.clone(),
        allow_unregistered,
        verify,
    };
    let given = (!is_file).then_some(text);
    let opened = detach(py, || Session::open(input));
    let session = opened.map_err(|found| module_error(py, &found, &name, given))?;
    Ok(Module {
        session: Mutex::new(session),
        name,
        text: given.map(Arc::from),
        allow_unregistered,
    })
}

fn module_error(py: Python<'_>, found: &[DiagnosticForm], name: &str, text: Option<&str>) -> PyErr {
    let made = || foreign(py)?.call_method1("module_error", (json(&found)?, name, text));
    made().map_or_else(|error| error, PyErr::from_value)
}

impl Module {
    /// Locks the session, or says that somebody else has.
    pub(crate) fn lock(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Session>> {
        match self.session.try_lock() {
            Ok(session) => Ok(session),
            Err(TryLockError::Poisoned(poisoned)) => Ok(PoisonError::into_inner(poisoned)),
            Err(TryLockError::WouldBlock) => {
                let message = "the module is in use: a pipeline runs on it, or another thread reads it\n\
                               help: wait for the other one, or read a module of its own from `str(module)`";
                let busy = py.import("passwright")?.getattr("BusyError")?;
                Err(PyErr::from_value(busy.call1((message,))?))
            }
        }
    }

    /// Works on the module in its thread.
    fn with<R: Send + 'static>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&MlirContext, &mut MlirModule<'_>) -> R + Send + 'static,
    ) -> PyResult<R> {
        let session = self.lock(py)?;
        let done = session.start(work).and_then(|receiver| {
            detach(py, move || receiver.recv()).map_err(|_| SessionError::Lost)
        });
        done.map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }

    fn text_with(&self, py: Python<'_>, options: PrintOptions) -> PyResult<String> {
        self.with(py, move |cx, module| Mlir::print_root(cx, module, options))
    }

    /// Returns the text that the module was read from, unless that is in a file.
    pub(crate) fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }
}

/// The arguments of the function that restores a pickled module.
type Restored<'m> = (String, &'m str, bool, &'static str);

#[pymethods]
impl Module {
    /// The name of the text that it was read from.
    #[getter]
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it may hold operations that no dialect declares.
    #[getter]
    fn allows_unregistered(&self) -> bool {
        self.allow_unregistered
    }

    /// Its IR, for pipelines: ``passwright_mlir.MLIR``.
    #[getter]
    fn ir<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        mlir(py)
    }

    /// Checks what MLIR's verifier checks.
    ///
    /// Raises ``InputError`` with all violations.
    fn verify(&self, py: Python<'_>) -> PyResult<()> {
        let found = self.with(py, |cx, module| {
            let mut found = Vec::new();
            let mut emit = |diagnostic: Diagnostic| found.push(DiagnosticForm::of(&diagnostic));
            let verified = Mlir::verify(cx, &module.op(), true, &mut emit);
            verified.is_err().then_some(found)
        })?;
        match found {
            Some(found) => Err(module_error(py, &found, &self.name, self.text())),
            None => Ok(()),
        }
    }

    /// Returns the text of the module.
    #[pyo3(signature = (*, generic = false, locations = false, local_scope = false, skip_regions = false, elide_elements = None))]
    fn print(
        &self,
        py: Python<'_>,
        generic: bool,
        locations: bool,
        local_scope: bool,
        skip_regions: bool,
        elide_elements: Option<usize>,
    ) -> PyResult<String> {
        let options = PrintOptions::default()
            .generic(generic)
            .locations(locations)
            .local_scope(local_scope)
            .skip_regions(skip_regions)
            .elide_elements(elide_elements);
        self.text_with(py, options)
    }

    /// Pickles the text, and the version that wrote it.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Restored<'_>)> {
        let restore = py.import("passwright_mlir._pickle")?.getattr("restore")?;
        let text = self.text_with(py, PrintOptions::default().locations(true))?;
        let version = env!("CARGO_PKG_VERSION");
        Ok((
            restore,
            (text, &self.name, self.allow_unregistered, version),
        ))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.text_with(py, PrintOptions::default())
    }

    /// The module in a notebook: highlighted, with its operations folded.
    fn _repr_html_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text = self.text_with(py, PrintOptions::default())?;
        let html = py.import("passwright._html")?;
        html.call_method1("module", (text,))
    }

    fn __repr__(&self) -> String {
        format!("<passwright_mlir.Module from {:?}>", self.name)
    }
}
