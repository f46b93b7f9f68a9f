//! The passes that brought in what operations hold, where other threads may ask.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pass_runtime::info::legality::Bits;
use pass_runtime::instrumentation::{ByExecution, ExecutionId, PassSite};
use pass_runtime::ir::Ir;

/// Names by number, each with the last pass that brought it in.
pub(super) type Names = BTreeMap<usize, &'static str>;

/// Origins by execution: of a pipeline while a step of it runs, and of that step, whose pipelines run inside of the operation.
#[derive(Default)]
pub(super) struct Origins(Mutex<ByExecution<Origin>>);

#[derive(Default)]
struct Origin {
    /// The names in the operation before a pass; `None` for other executions.
    before: Option<Bits>,
    names: Names,
}

impl Origins {
    fn lock(&self) -> MutexGuard<'_, ByExecution<Origin>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, execution: ExecutionId, names: Names) {
        let mut origins = self.lock();
        origins.entry(execution).or_default().names.extend(names);
    }

    /// Sets the names in the operation of a pass that begins.
    pub(super) fn set_before(&self, execution: ExecutionId, before: Option<Bits>) {
        self.lock().entry(execution).or_default().before = before;
    }

    pub(super) fn take(&self, execution: ExecutionId) -> Option<Names> {
        Some(self.lock().remove(&execution)?.names)
    }

    pub(super) fn get(&self, execution: ExecutionId, number: usize) -> Option<&'static str> {
        self.lock().get(&execution)?.names.get(&number).copied()
    }

    /// Returns the pass that brought in a name since a step began: one of the pipelines of the step, or else the step itself. `None`
    /// if the step is no pass, or if its operation had the name before.
    pub(super) fn during<I: Ir>(
        &self,
        step: &PassSite<'_, I>,
        number: usize,
    ) -> Option<&'static str> {
        let origins = self.lock();
        let origin = origins.get(&step.execution())?;
        let is_new = !origin.before.as_ref()?.contains(number);
        let nested = origin.names.get(&number).copied();
        nested
            .or_else(|| Some(step.info()?.argument))
            .filter(|_| is_new)
    }
}
