//! Modules: a piece of IR with its context.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use passwright::Ir;
use passwright::embedded::{Embedded, ParseOptions, PrintOptions};
use pyo3::prelude::*;

use crate::context::SharedContext;
use crate::diagnostic::{Diagnostic, Source, drawn};
use crate::error::{Kind, error};
use crate::ir::access::Place;
use crate::ir::op::Operation;
use crate::pool::in_pool;
use passwright_wheel::shutdown::detach;

/// A module: an outermost operation with what is nested in it, and the context that it belongs to.
///
/// ``str()`` of it is MLIR's generic form. Only one thread may use a module at a time; another one gets an error.
#[pyclass(frozen, weakref, module = "passwright")]
pub(crate) struct Module {
    pub(crate) cell: Arc<ModuleCell>,
}

/// What a module and the handles into it share.
pub(crate) struct ModuleCell {
    pub(crate) cx: Arc<SharedContext>,
    pub(crate) source: Source,
    state: Mutex<passwright::embedded::Module>,
    /// The number of runs and rewrites, which make handles invalid.
    epoch: AtomicU64,
}

impl ModuleCell {
    pub(crate) fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Relaxed)
    }

    /// Makes all handles invalid.
    pub(crate) fn next_epoch(&self) {
        self.epoch.fetch_add(1, Ordering::Relaxed);
    }

    /// Locks the IR, or says that somebody else has.
    pub(crate) fn lock(
        &self,
        py: Python<'_>,
    ) -> PyResult<MutexGuard<'_, passwright::embedded::Module>> {
        match self.state.try_lock() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                let message = "the module is in use: a pipeline runs on it, or another thread reads or changes it\n\
                               help: wait for the other one, or use `module.copy()`";
                Err(error(py, Kind::Busy, message, Vec::new()))
            }
        }
    }

    fn print(&self, py: Python<'_>, options: PrintOptions) -> PyResult<String> {
        let module = self.lock(py)?;
        let module = &*module;
        Ok(detach(py, || {
            in_pool(|| module.print_with(&self.cx, options))
        }))
    }

    /// Returns what the verifier finds.
    fn violations(&self, py: Python<'_>) -> PyResult<Vec<Diagnostic>> {
        let mut module = self.lock(py)?;
        let module = &mut *module;
        let found = detach(py, || {
            in_pool(|| {
                let mut found = Vec::new();
                let root = module.root(&self.cx);
                let _ = Embedded::verify(&self.cx, &root, true, &mut |diagnostic| {
                    found.push(diagnostic);
                });
                found
            })
        });
        Ok(Diagnostic::of_run(&found, &self.source))
    }
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
    let parsed = detach(py, || {
        let cx = SharedContext::new(allow_unregistered);
        let options = ParseOptions {
            file: &name,
            ..ParseOptions::default()
        };
        let parsed = in_pool(|| passwright::embedded::parse(&cx, text, &options));
        let located = parsed.map_err(|found| -> Vec<passwright::Diagnostic> {
            let locate = |location| passwright::embedded::location(&cx, location);
            let located = found.into_iter();
            located
                .map(|diagnostic| diagnostic.relocated(locate))
                .collect()
        });
        (cx, located)
    });
    let (cx, parsed) = parsed;
    let source = if is_file {
        Source::file(name)
    } else {
        Source::given(name, text)
    };
    let parsed = parsed.map_err(|found| {
        let found = Diagnostic::of_run(&found, &source);
        error(py, Kind::Input, &drawn(&found), found)
    })?;
    let state = Mutex::new(parsed);
    let module = Module::new(cx, source, state);
    if verify {
        module.verify(py)?;
    }
    Ok(module)
}

impl Module {
    /// Returns the text.
    pub(crate) fn text(&self, py: Python<'_>) -> PyResult<String> {
        self.cell.print(py, PrintOptions::default())
    }

    fn new(
        cx: Arc<SharedContext>,
        source: Source,
        state: Mutex<passwright::embedded::Module>,
    ) -> Self {
        let cell = ModuleCell {
            cx,
            source,
            state,
            epoch: AtomicU64::new(0),
        };
        Self {
            cell: Arc::new(cell),
        }
    }
}

/// The arguments of the function that restores a pickled module.
type Restored<'m> = (String, &'m str, bool, &'static str);

#[pymethods]
impl Module {
    /// Checks the rules of operations, types and uses of values.
    ///
    /// Raises ``InputError`` with all violations.
    fn verify(&self, py: Python<'_>) -> PyResult<()> {
        let found = self.cell.violations(py)?;
        if found.is_empty() {
            return Ok(());
        }
        Err(error(py, Kind::Input, &drawn(&found), found))
    }

    /// The outermost operation.
    #[getter]
    fn op(&self) -> Operation {
        Operation::root(Place::Module(Arc::clone(&self.cell), self.cell.epoch()))
    }

    /// Iterates over all operations, see ``Op.walk``.
    #[pyo3(signature = (order = "pre"))]
    fn walk<'py>(&self, py: Python<'py>, order: &str) -> PyResult<Bound<'py, PyAny>> {
        self.op().walk(py, order)
    }

    /// Returns a copy, which another thread may use at the same time. Both share what their types and attributes are made of.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let module = self.cell.lock(py)?;
        let cx = Arc::clone(&self.cell.cx);
        let state = Mutex::new(module.duplicate(&cx));
        let source = self.cell.source.clone();
        Ok(Self::new(cx, source, state))
    }

    /// Returns the text of the module in MLIR's generic form.
    #[pyo3(signature = (*, locations = false, local_scope = false, skip_regions = false, elide_elements = None))]
    fn print(
        &self,
        py: Python<'_>,
        locations: bool,
        local_scope: bool,
        skip_regions: bool,
        elide_elements: Option<u64>,
    ) -> PyResult<String> {
        let options = PrintOptions {
            locations,
            no_aliases: local_scope,
            skip_regions,
            elide_elements,
            ..PrintOptions::default()
        };
        self.cell.print(py, options)
    }

    /// The name of the text that it was read from.
    #[getter]
    fn name(&self) -> &str {
        &self.cell.source.name
    }

    /// Whether it may hold operations that no dialect declares.
    #[getter]
    fn allows_unregistered(&self) -> bool {
        self.cell.cx.allows_unregistered()
    }

    /// Pickles the text, and the version that wrote it.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Restored<'_>)> {
        let options = PrintOptions {
            locations: true,
            ..PrintOptions::default()
        };
        let restore = py.import("passwright._parse")?.getattr("restore")?;
        let text = self.cell.print(py, options)?;
        let version = env!("CARGO_PKG_VERSION");
        Ok((
            restore,
            (text, self.name(), self.allows_unregistered(), version),
        ))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.cell.print(py, PrintOptions::default())
    }

    /// The module in a notebook: highlighted, with its operations folded.
    fn _repr_html_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("passwright._html")?
            .call_method1("module", (self.text(py)?,))
    }

    fn __repr__(&self) -> String {
        format!("<passwright.Module from {:?}>", self.cell.source.name)
    }
}
