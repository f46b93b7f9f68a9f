//! The passes that brought in what operations hold, where other threads may ask.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pass_runtime::instrumentation::ExecutionId;

/// Names by number, each with the last pass that brought it in.
type Names = BTreeMap<usize, &'static str>;

/// Origins by execution: of a pipeline while others run inside of its operation, and of a step while its nested pipelines run.
#[derive(Default)]
pub(super) struct Origins(Mutex<BTreeMap<ExecutionId, Names>>);

impl Origins {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<ExecutionId, Names>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, execution: ExecutionId, names: Names) {
        self.lock().entry(execution).or_default().extend(names);
    }

    pub(super) fn take(&self, execution: ExecutionId) -> Option<Names> {
        self.lock().remove(&execution)
    }

    pub(super) fn get(&self, execution: ExecutionId, number: usize) -> Option<&'static str> {
        self.lock().get(&execution)?.get(&number).copied()
    }
}
