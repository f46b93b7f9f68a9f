//! The passes and pipelines that pipelines may name.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use passwright::PassRegistry;
use passwright::embedded::Embedded;
use passwright::registry::RegisterError;
use passwright_wheel::form::{EntryForm, OptionForm};
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::error::value_error;
use crate::library::Library;
use crate::passes::declaration;
use crate::passes::pass::{Declaration, PythonPass};

/// The help for an unknown name that resembles no known one.
pub(crate) const ADVICE: &str = "a pass in Python is known once its module is imported, and one of a package once that is installed \
    with `pip install`; `passwright.registry()` lists what there is";

/// The registry as it is, and what is in it beside the passes that ship.
#[derive(Default)]
struct Current {
    registry: Arc<PassRegistry<Embedded>>,
    libraries: Vec<Arc<Library>>,
    declarations: Vec<Arc<Declaration>>,
}

static CURRENT: Mutex<Option<Current>> = Mutex::new(None);

/// True if the passes of installed packages are registered, so that no code of Python has to be called. The interpreter may end a
/// thread in such code when it shuts down, and Rust must not be on the stack of that thread.
static HAS_LIBRARIES: AtomicBool = AtomicBool::new(false);

/// Returns the registry. A run keeps the one that it began with.
pub(crate) fn current(py: Python<'_>) -> PyResult<Arc<PassRegistry<Embedded>>> {
    // Installed packages are looked for once, and without the lock, since that runs code of Python.
    if !HAS_LIBRARIES.load(Ordering::Relaxed) {
        let load = py.import("passwright._libraries")?.getattr("load")?;
        HAS_LIBRARIES.store(load.call0()?.extract()?, Ordering::Relaxed);
    }
    let mut current = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(current) = &*current {
        return Ok(Arc::clone(&current.registry));
    }
    let mut made = Current::default();
    made.rebuild()
        .map_err(|error| value_error(py, &error.to_string()))?;
    let registry = Arc::clone(&made.registry);
    *current = Some(made);
    Ok(registry)
}

impl Current {
    /// Makes the registry again, of the passes that ship, those of other wheels, and those in Python.
    fn rebuild(&mut self) -> Result<(), RegisterError> {
        let mut registry = PassRegistry::new();
        registry.set_advice(ADVICE);
        passwright::transforms::register_transforms_passes(&mut registry)?;
        for library in &self.libraries {
            library.register(&mut registry)?;
        }
        for declaration in &self.declarations {
            let made = Arc::clone(declaration);
            registry.register_with(declaration.info, move |options| {
                PythonPass::new(&made, options)
            })?;
        }
        self.registry = Arc::new(registry);
        Ok(())
    }
}

/// Changes what is registered, unless an error says why it cannot be.
fn change(py: Python<'_>, change: impl FnOnce(&mut Current)) -> PyResult<()> {
    let mut current = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
    let mut changed = Current::default();
    if let Some(current) = &*current {
        changed.libraries = current.libraries.iter().map(Arc::clone).collect();
        changed.declarations = current.declarations.iter().map(Arc::clone).collect();
    }
    change(&mut changed);
    let rebuilt = changed.rebuild();
    let replaced = match rebuilt {
        Ok(()) => current.replace(changed),
        Err(_) => Some(changed),
    };
    drop(current);
    // Without the lock, since these may run code of Python.
    drop(replaced);
    rebuilt.map_err(|error| value_error(py, &error.to_string()))
}

/// Registers the passes of another wheel, under the name and version of its distribution.
#[pyfunction]
pub(crate) fn register_library(py: Python<'_>, name: String, object: Py<PyAny>) -> PyResult<()> {
    let library = Arc::new(Library::new(py, name, object)?);
    change(py, |current| current.libraries.push(library))
}

/// Registers a class as the pass that the definition declares. A class of the same module and name takes the place of an
/// earlier one, such as that of a cell of a notebook that is run again.
#[pyfunction]
pub(crate) fn register(
    py: Python<'_>,
    class: &Bound<'_, PyType>,
    definition: &str,
    statistics: Vec<String>,
) -> PyResult<()> {
    let origin = class.fully_qualified_name()?.to_string();
    let set = declaration::load(py, &origin, definition)?;
    let missing = || value_error(py, "the definition declares no pass");
    let pass = set.all_passes().next().ok_or_else(missing)?;
    let declaration = Arc::new(Declaration {
        class: class.clone().unbind(),
        info: declaration::info(&set, pass, &origin),
        statistics,
    });
    let _others = current(py)?;
    change(py, |current| {
        current.declarations.retain(|known| {
            known.info.origin != origin || known.info.argument != declaration.info.argument
        });
        current.declarations.push(declaration);
    })
}

/// Returns the reference page of a definition, in Markdown.
#[pyfunction]
pub(crate) fn page(py: Python<'_>, name: &str, definition: &str) -> PyResult<String> {
    let set = declaration::load(py, name, definition)?;
    let page = pass_docs_gen::ReferenceGenerator::new().page(&set);
    page.map_err(|error| value_error(py, &error.to_string()))
}

/// An option of a registered pass or pipeline.
#[pyclass(frozen, get_all, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct RegisteredOption {
    /// The name in pipelines.
    name: String,
    /// The type in definitions, of one element for a list.
    kind: String,
    /// ``single``, ``optional``, ``required`` or ``list``.
    arity: String,
    /// The default, as it is written in a pipeline.
    default: Option<String>,
    /// The purpose.
    help: String,
}

#[pymethods]
impl RegisteredOption {
    fn __repr__(&self) -> String {
        format!("RegisteredOption({}: {})", self.name, self.kind)
    }
}

impl From<OptionForm> for RegisteredOption {
    fn from(form: OptionForm) -> Self {
        Self {
            name: form.name,
            kind: form.ty,
            arity: form.arity,
            default: form.default,
            help: form.summary,
        }
    }
}

/// A pass or pipeline under its name in textual pipelines.
#[pyclass(frozen, get_all, module = "passwright")]
#[derive(Clone, Debug)]
pub(crate) struct RegisteredPass {
    /// The name in pipelines.
    name: String,
    /// Whether it is a pipeline.
    is_pipeline: bool,
    /// One line.
    summary: String,
    /// The operations that it may run on; empty for any.
    ops: Vec<String>,
    /// The options.
    options: Vec<RegisteredOption>,
    /// Where it is declared.
    origin: String,
}

#[pymethods]
impl RegisteredPass {
    fn __repr__(&self) -> String {
        let kind = if self.is_pipeline { "pipeline" } else { "pass" };
        format!("<{kind} {}: {}>", self.name, self.summary)
    }
}

/// Returns the registered passes and pipelines, in the order of registration.
#[pyfunction]
pub(crate) fn registry(py: Python<'_>) -> PyResult<Vec<RegisteredPass>> {
    let registry = current(py)?;
    let entries = registry.iter().filter_map(EntryForm::of);
    Ok(entries.map(RegisteredPass::from).collect())
}

impl From<EntryForm> for RegisteredPass {
    fn from(form: EntryForm) -> Self {
        Self {
            name: form.argument,
            is_pipeline: form.pass.is_none(),
            summary: form.summary,
            ops: form.ops,
            options: form
                .options
                .into_iter()
                .map(RegisteredOption::from)
                .collect(),
            origin: form.origin,
        }
    }
}
