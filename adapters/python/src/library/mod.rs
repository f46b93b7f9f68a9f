//! Passes in Rust of other wheels, which `passwright._libraries` finds by their entry points.

mod pass;

use std::sync::Arc;

use passwright::PassRegistry;
use passwright::embedded::Embedded;
use passwright::info::PassInfo;
use passwright::registry::{BuildError, RegisterError};
use passwright_wheel::form::EntryForm;
use pyo3::prelude::*;

use crate::error::value_error;
use crate::passes::options::PythonOptions;
use pass::LibraryPass;

/// The passes and pipelines of a wheel.
pub(crate) struct Library {
    /// The distribution, such as `my-passes 0.1.0`.
    name: String,
    /// A [`passwright_wheel::Library`] of another extension module, which is a class of Python here.
    object: Py<PyAny>,
    entries: Vec<Entry>,
}

enum Entry {
    Pass(&'static PassInfo),
    Pipeline(&'static passwright::info::PipelineInfo),
}

impl Library {
    /// Returns the library of an object of Python.
    pub(crate) fn new(py: Python<'_>, name: String, object: Py<PyAny>) -> PyResult<Self> {
        let described: String = object.call_method0(py, "entries")?.extract(py)?;
        let forms: Vec<EntryForm> = serde_json::from_str(&described)
            .map_err(|error| value_error(py, &format!("its passes cannot be read: {error}")))?;
        let entries = forms.iter().map(|form| match &form.pass {
            Some(pass) => Entry::Pass(form.pass_info(pass)),
            None => Entry::Pipeline(form.pipeline_info()),
        });
        Ok(Self {
            name,
            object,
            entries: entries.collect(),
        })
    }

    /// Registers all that is in it.
    pub(crate) fn register(
        self: &Arc<Self>,
        registry: &mut PassRegistry<Embedded>,
    ) -> Result<(), RegisterError> {
        for entry in &self.entries {
            let library = Arc::clone(self);
            match *entry {
                Entry::Pass(info) => registry.register_with(info, move |options| {
                    LibraryPass::new(&library, info, options)
                })?,
                Entry::Pipeline(info) => {
                    registry.register_pipeline(info, move |writer, options: PythonOptions| {
                        let element = options.element(info.argument, info.options);
                        let steps = library.expand(&writer.anchor().to_string(), &element);
                        writer.append_text(&steps?)
                    })?;
                }
            }
        }
        Ok(())
    }

    fn expand(&self, anchor: &str, element: &str) -> Result<String, BuildError> {
        let expanded = Python::attach(|py| {
            let steps = self.object.call_method1(py, "expand", (anchor, element))?;
            steps.extract::<String>(py)
        });
        expanded.map_err(|raised| BuildError::new(format!("package `{}`: {raised}", self.name)))
    }
}
