//! Analyses that are written in Python: objects that are made of an operation, and kept while they hold.

use std::sync::{Mutex, PoisonError};

use passwright::embedded::{Embedded, Op};
use passwright::{Analysis, AnalysisContext};
use pyo3::prelude::*;
use pyo3::types::PyType;

/// The analyses of an operation that passes in Python have asked for, by class. They are kept or dropped together; a pass
/// that preserves some of them drops the others itself.
pub(crate) struct PythonAnalyses(Mutex<Vec<(Py<PyType>, Py<PyAny>)>>);

impl Analysis<Embedded> for PythonAnalyses {
    fn build(_: &Op<'_>, _: &AnalysisContext<'_, Embedded>) -> Self {
        Self(Mutex::default())
    }
}

impl PythonAnalyses {
    /// Returns the analysis of a class, if it is known.
    pub(crate) fn get(&self, class: &Bound<'_, PyType>) -> Option<Py<PyAny>> {
        let entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = entries.iter().find(|(known, _)| known.is(class));
        found.map(|(_, analysis)| analysis.clone_ref(class.py()))
    }

    pub(crate) fn insert(&self, class: &Bound<'_, PyType>, analysis: Py<PyAny>) {
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        entries.push((class.clone().unbind(), analysis));
    }

    /// Drops all but those of these classes.
    pub(crate) fn retain(&self, py: Python<'_>, classes: &[Py<PyType>]) {
        let dropped: Vec<_> = {
            let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let all = std::mem::take(&mut *entries);
            let is_kept = |known: &Py<PyType>| classes.iter().any(|class| class.is(known.bind(py)));
            let (kept, dropped) = all.into_iter().partition(|(known, _)| is_kept(known));
            *entries = kept;
            dropped
        };
        // Without the lock, since that may run code of Python.
        drop(dropped);
    }
}
