//! Pipelines: text that is checked when it is made.

use std::sync::Arc;
use std::time::Duration;

use passwright::OpPassManager;
use passwright::embedded::Embedded;
use passwright::text::{Element, parse_anchored};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyType};

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
pub(crate) fn resolve(
    py: Python<'_>,
    cx: &SharedContext,
    text: &str,
) -> PyResult<OpPassManager<Embedded>> {
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

/// Returns an anchor and its steps: texts, and for what is nested tuples of the same kind.
fn nested<'py>(
    py: Python<'py>,
    pipeline: &passwright::text::Pipeline,
) -> PyResult<(String, Bound<'py, PyList>)> {
    let steps = PyList::empty(py);
    for element in &pipeline.elements {
        match element {
            Element::Nested(inner) => steps.append(nested(py, inner)?)?,
            element => steps.append(element.to_string())?,
        }
    }
    Ok((pipeline.anchor.to_string(), steps))
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
    /// Raises ``RunError`` with the diagnostics if a pass fails or the run is cancelled; the module is then as the passes before
    /// it, and the failed one, left it.
    ///
    /// ``keep_before=True`` keeps the text of the module as it was, for ``RunResult.before`` and the diff in a notebook.
    #[pyo3(signature = (module, *, deadline = None, threads = true, verify = true, keep_before = false))]
    fn run(
        slf: &Bound<'_, Self>,
        module: &Bound<'_, Module>,
        deadline: Option<f64>,
        threads: bool,
        verify: bool,
        keep_before: bool,
    ) -> PyResult<RunResult> {
        let py = slf.py();
        if let Some(seconds) = deadline.filter(|seconds| seconds.is_nan() || *seconds < 0.0) {
            let message = format!("expected a deadline of at least 0 seconds, found {seconds}");
            return Err(value_error(py, &message));
        }
        let settings = Settings {
            // One that is too far away never comes.
            deadline: deadline.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
            threads,
            verify,
            keep_before,
        };
        let cell = Arc::clone(&module.get().cell);
        let pipeline = resolve(py, &cell.cx, &slf.get().text)?;
        run(module, pipeline, &settings)
    }

    /// The pipeline in a notebook: a drawing of what is nested in what.
    fn _repr_html_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let tree = parse_anchored(&self.text);
        let wrong = |_| value_error(py, "the text of the pipeline cannot be read");
        let tree = nested(py, &tree.map_err(wrong)?)?;
        py.import("passwright._html")?
            .call_method1("pipeline", tree)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Pipeline({:?})", self.text)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().text.clone(),))
    }
}
