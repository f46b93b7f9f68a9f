//! The passes of a wheel, for the package.

use std::sync::Arc;

use passwright::PassRegistry;
use passwright::embedded::Embedded;
use passwright::registry::RegisterError;
use passwright::text::parse_anchored;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::form::EntryForm;
use crate::run::{Operation, Run};

/// The passes and pipelines of a wheel.
#[pyclass(frozen, module = "passwright")]
pub struct Library {
    /// The passes of the wheel, and behind them those that ship, which pipelines may name.
    registry: Arc<PassRegistry<Embedded>>,
    /// The number of those of the wheel.
    own: usize,
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let own = self.registry.iter().take(self.own);
        let arguments = own.map(|entry| entry.argument());
        f.debug_list().entries(arguments).finish()
    }
}

impl Library {
    /// Makes a library of what a function registers, such as the one that `passes.kdl` is turned into.
    ///
    /// # Errors
    ///
    /// If two passes have the same name, or one has that of a pass that ships.
    pub fn new(
        register: impl FnOnce(&mut PassRegistry<Embedded>) -> Result<(), RegisterError>,
    ) -> PyResult<Self> {
        let mut registry = PassRegistry::new();
        registry.set_advice(ADVICE);
        let refused = |error: RegisterError| PyValueError::new_err(error.to_string());
        register(&mut registry).map_err(refused)?;
        let own = registry.iter().len();
        passwright::transforms::register_transforms_passes(&mut registry).map_err(refused)?;
        let registry = Arc::new(registry);
        Ok(Self { registry, own })
    }
}

/// The help for a name that a pipeline in the wheel has, and nobody knows.
const ADVICE: &str = "the wheel knows its own passes and those of `passwright`";

/// The text of the operation if a pass has changed it, and a log in JSON.
type Outcome = (Option<String>, String);

#[pymethods]
impl Library {
    /// The version of Passwright that the wheel was built with.
    #[classattr]
    const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    /// Describes the passes and pipelines, in JSON.
    fn entries(&self) -> PyResult<String> {
        let own = self.registry.iter().take(self.own);
        let entries: Vec<EntryForm> = own.filter_map(EntryForm::of).collect();
        serde_json::to_string(&entries).map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }

    /// Returns the steps that a registered pipeline stands for on operations of a kind.
    fn expand(&self, anchor: &str, element: &str) -> PyResult<String> {
        let text = format!("{anchor}({element})");
        let refused = |errors: passwright::text::Errors| {
            PyValueError::new_err(errors.render("<pipeline>", &text))
        };
        let cx = passwright::dialects::context();
        let expanded = self.registry.parse(&cx, &text).map_err(refused)?;
        let expanded = expanded.to_string();
        let tree = parse_anchored(&expanded).map_err(refused)?;
        let steps: Vec<String> = tree.elements.iter().map(ToString::to_string).collect();
        Ok(steps.join(","))
    }

    /// Runs a pass on the innermost of operations, which are named from the outermost one on.
    #[expect(
        clippy::too_many_arguments,
        reason = "they are what the package calls it with"
    )]
    #[pyo3(signature = (element, names, text, *, allow_unregistered, with_remarks, is_cancelled))]
    fn run(
        &self,
        py: Python<'_>,
        element: String,
        names: Vec<String>,
        text: String,
        allow_unregistered: bool,
        with_remarks: bool,
        is_cancelled: &Bound<'_, PyAny>,
    ) -> PyResult<Outcome> {
        let operation = Operation {
            names,
            text,
            allow_unregistered,
        };
        let run = Run::new(Arc::clone(&self.registry), element, with_remarks);
        let is_cancelled = is_cancelled.clone().unbind();
        let asked = || Python::attach(|py| is_cancelled.call0(py)?.is_truthy(py));
        let (output, log) = py.detach(|| run.supervise(operation, &asked))?;
        let log = serde_json::to_string(&log);
        let log = log.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        Ok((output, log))
    }
}
