//! Pipelines: text that is checked when it is made.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use passwright::OpPassManager;
use passwright::embedded::Embedded;
use passwright::text::{Element, parse_anchored};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::argument::{Seconds, check_keywords, described, wrong};
use crate::context::SharedContext;
use crate::diagnostic::Diagnostic;
use crate::error::{Kind, error, value_error};
use crate::foreign::{self, ir_name, ir_of};
use crate::module::Module;
use crate::observe;
use crate::registry;
use crate::run::{RunResult, Settings, run};

/// A pipeline of passes: ``Pipeline("builtin.module(func.func(cse),symbol-dce)")``.
///
/// The text is checked when the pipeline is made, and printed in canonical form. Equal pipelines have equal texts, and are for
/// the same IR: the embedded one, unless ``ir`` is that of another package.
#[pyclass(frozen, weakref, module = "passwright")]
pub(crate) struct Pipeline {
    text: String,
    /// The IR; `None` for the embedded one.
    ir: Option<Py<PyAny>>,
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
    /// Returns the text of a pipeline for the embedded IR.
    ///
    /// # Errors
    ///
    /// If it is for another one.
    pub(crate) fn embedded_text(&self, py: Python<'_>) -> PyResult<&str> {
        self.check_ir(py, None)?;
        Ok(&self.text)
    }

    /// Returns an error if the pipeline is not for the IR.
    fn check_ir(&self, py: Python<'_>, ir: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let own = self.ir.as_ref().map(|own| own.bind(py));
        let is_same = match (own, ir) {
            (None, None) => true,
            (Some(own), Some(ir)) => own.is(ir),
            _ => false,
        };
        if is_same {
            return Ok(());
        }
        let (own, ir) = (ir_name(own)?, ir_name(ir)?);
        let message = format!(
            "the pipeline is for {own}, and the module is of {ir}: `{}`\n\
             help: passes of the same name differ between IRs: make the pipeline of those for {ir}, or of text with `ir=module.ir`",
            self.text
        );
        Err(value_error(py, &message))
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
    #[pyo3(signature = (text, *, ir = None))]
    fn new(
        py: Python<'_>,
        text: &Bound<'_, PyAny>,
        ir: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let Ok(text) = text.extract::<&str>() else {
            let given = described(text)?;
            let message = format!(
                "expected the text of a pipeline, found {given}: `pw.pipeline(..)` makes one of passes"
            );
            return Err(wrong(py, &message));
        };
        let text = match &ir {
            Some(ir) => foreign::checked(ir, text)?,
            None => resolve(py, &SharedContext::new(false), text)?.to_string(),
        };
        let ir = ir.map(Bound::unbind);
        Ok(Self { text, ir })
    }

    /// The IR of another package that it is for; ``None`` for the embedded IR.
    #[getter]
    fn ir(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.ir.as_ref().map(|ir| ir.clone_ref(py))
    }

    /// Runs the pipeline on a module, without the interpreter's lock.
    ///
    /// A run that takes longer than ``deadline``, in seconds or a ``timedelta``, is cancelled after the pass that is under way. ``threads=False``
    /// runs one operation after the other. ``verify=False`` leaves out the verifier after each pass.
    ///
    /// Raises ``RunError`` with the diagnostics if a pass fails or the run is cancelled; the module is then as the passes before
    /// it, and the failed one, left it.
    ///
    /// ``keep_before=True`` keeps the text of the module as it was, for ``RunResult.before`` and the diff in a notebook.
    #[pyo3(signature = (module, *, deadline = None, threads = true, verify = true, keep_before = false, **unknown),
           text_signature = "($self, module, *, deadline=None, threads=True, verify=True, keep_before=False)")]
    fn run<'py>(
        slf: &Bound<'py, Self>,
        module: &Bound<'py, PyAny>,
        deadline: Option<Seconds>,
        threads: bool,
        verify: bool,
        keep_before: bool,
        unknown: Option<Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, RunResult>> {
        let py = slf.py();
        let known = ["module", "deadline", "threads", "verify", "keep_before"];
        check_keywords(py, "run", unknown.as_ref(), &known)?;
        let limit = deadline.as_ref().map(|deadline| deadline.duration(py));
        let limit = limit.transpose()?.flatten();
        let ir = ir_of(module)?;
        slf.get().check_ir(py, ir.as_ref())?;
        if let Some(ir) = ir {
            if !observe::entered(py)?.is_empty() {
                let name = ir_name(Some(&ir))?;
                let message = format!(
                    "`observe` looks at runs on the embedded IR, and the module is of {name}\n\
                     help: run the pipeline outside of the block; `result.timing` has its times"
                );
                return Err(value_error(py, &message));
            }
            let keywords = PyDict::new(py);
            keywords.set_item("deadline", deadline.map(|deadline| deadline.0))?;
            keywords.set_item("threads", threads)?;
            keywords.set_item("verify", verify)?;
            keywords.set_item("keep_before", keep_before)?;
            let result = ir.call_method("run", (module, &slf.get().text), Some(&keywords))?;
            return Ok(result.cast_into()?);
        }
        let module = module.cast::<Module>()?;
        let settings = Settings {
            deadline: limit,
            threads,
            verify,
            keep_before,
        };
        let cell = Arc::clone(&module.get().cell);
        let pipeline = resolve(py, &cell.cx, &slf.get().text)?;
        Bound::new(py, run(module, pipeline, &settings)?)
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

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>();
        other.is_ok_and(|other| {
            let other = other.get();
            let address = |ir: &Option<Py<PyAny>>| ir.as_ref().map(|ir| ir.bind(py).as_ptr());
            self.text == other.text && address(&self.ir) == address(&other.ir)
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        hasher.finish()
    }

    /// Pickles the text, and the IR, which its package finds by its name.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Restored<'_>)> {
        let restore = py.import("passwright._pipeline")?.getattr("restore")?;
        Ok((restore, (&self.text, self.ir(py))))
    }
}

/// The arguments of the function that restores a pickled pipeline.
type Restored<'p> = (&'p str, Option<Py<PyAny>>);
