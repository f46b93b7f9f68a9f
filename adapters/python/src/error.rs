//! The exceptions of the package, which are classes of Python.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};

use crate::diagnostic::Diagnostic;

/// A class of `passwright._errors`.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// A text or a value is wrong.
    Input,
    /// An argument is of the wrong kind.
    Argument,
    /// A run failed.
    Run,
    /// A handle is used after what it leads to has gone.
    Handle,
    /// A module is in use.
    Busy,
}

impl Kind {
    const fn class(self) -> &'static str {
        match self {
            Self::Input => "InputError",
            Self::Argument => "ArgumentError",
            Self::Run => "RunError",
            Self::Handle => "HandleError",
            Self::Busy => "BusyError",
        }
    }
}

/// Returns the exception with its text and the diagnostics behind it.
pub(crate) fn error(py: Python<'_>, kind: Kind, text: &str, diagnostics: Vec<Diagnostic>) -> PyErr {
    static CLASSES: [PyOnceLock<Py<PyType>>; 5] = [const { PyOnceLock::new() }; 5];
    let made = || -> PyResult<Bound<'_, PyAny>> {
        let class = CLASSES[kind as usize].import(py, "passwright._errors", kind.class())?;
        let diagnostics = PyTuple::new(py, diagnostics)?;
        class.call1((text.trim_end_matches('\n'), diagnostics))
    };
    made().map_or_else(|error| error, PyErr::from_value)
}

/// Returns an exception about a value.
pub(crate) fn value_error(py: Python<'_>, message: &str) -> PyErr {
    error(py, Kind::Input, message, Vec::new())
}
