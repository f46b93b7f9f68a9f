//! Pipelines: text that is checked when it is made.

use std::sync::Arc;
use std::time::Duration;

use passwright::OpPassManager;
use passwright::embedded::Embedded;
use pyo3::prelude::*;

use crate::context::SharedContext;
use crate::diagnostic::Diagnostic;
use crate::error::{Kind, error, value_error};
use crate::module::Module;
use crate::registry;
use crate::run::{RunResult, Settings, run};

/// A pipeline of passes: ``Pipeline("builtin.module(func.func(cse),symbol-dce)")``.
///
/// The text is checked when the pipeline is made, and printed in canonical form. Equal pipelines have equal texts.
#[pyclass(frozen, eq, hash, weakref, module = "passwright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pipeline {
    text: String,
}

/// Returns the pipeline that a text is, for modules of the context.
fn resolve(py: Python<'_>, cx: &SharedContext, text: &str) -> PyResult<OpPassManager<Embedded>> {
    let registry = registry::current(py)?;
    registry.parse(cx, text).map_err(|errors| {
        let found = errors.iter();
        let found: Vec<Diagnostic> = found
            .map(|found| Diagnostic::of_text(found, "<pipeline>", text))
            .collect();
        let drawn = errors.render("<pipeline>", text);
        error(py, Kind::Input, &drawn, found)
    })
}

impl Pipeline {
    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}

#[pymethods]
impl Pipeline {
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<Self> {
        let cx = SharedContext::new(false);
        let text = resolve(py, &cx, text)?.to_string();
        Ok(Self { text })
    }

    /// Runs the pipeline on a module, without the interpreter's lock.
    ///
    /// A run that takes longer than ``deadline`` seconds is cancelled after the pass that is under way. ``threads=False``
    /// runs one operation after the other. ``verify=False`` leaves out the verifier after each pass.
    ///
    /// Raises ``RunError`` with the diagnostics if a pass fails; the module is then as the passes before it, and the
    /// failed one, left it.
    #[pyo3(signature = (module, *, deadline = None, threads = true, verify = true))]
    fn run(
        slf: &Bound<'_, Self>,
        module: &Bound<'_, Module>,
        deadline: Option<f64>,
        threads: bool,
        verify: bool,
    ) -> PyResult<RunResult> {
        let py = slf.py();
        let deadline = deadline.map(|seconds| {
            let duration = Duration::try_from_secs_f64(seconds);
            duration.map_err(|_| {
                let message = format!("expected a deadline of at least 0 seconds, found {seconds}");
                value_error(py, &message)
            })
        });
        let settings = Settings {
            deadline: deadline.transpose()?,
            threads,
            verify,
        };
        let cell = Arc::clone(&module.get().cell);
        let pipeline = resolve(py, &cell.cx, &slf.get().text)?;
        run(module, pipeline, &settings)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Pipeline({:?})", self.text)
    }

    fn __getnewargs__(&self) -> (&str,) {
        (&self.text,)
    }
}
