//! The task of a worker, which the watch over deadlines sees.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

/// The module that a worker is at. Whoever takes the task out of the slot reports the module.
#[derive(Default)]
pub(crate) struct Slot(Mutex<Option<Task>>);

pub(crate) struct Task {
    pub(crate) id: String,
    pub(crate) key_with_limits: String,
    pub(crate) start: Instant,
    pub(crate) cancel: CancelToken,
}

impl Slot {
    pub(crate) fn start(&self, task: Task) {
        *self.lock() = Some(task);
    }

    /// Takes the task; `None` if another thread took it.
    pub(crate) fn take(&self) -> Option<Task> {
        self.lock().take()
    }

    /// Cancels the task once it has run for as long as that.
    pub(crate) fn cancel_after(&self, deadline: Duration) {
        if let Some(task) = &*self.lock()
            && task.start.elapsed() > deadline
        {
            task.cancel.cancel();
        }
    }

    pub(crate) fn cancel(&self) {
        if let Some(task) = &*self.lock() {
            task.cancel.cancel();
        }
    }

    /// Takes the task if it has run for longer than that.
    pub(crate) fn take_after(&self, time: Duration) -> Option<Task> {
        let mut task = self.lock();
        task.take_if(|task| task.start.elapsed() > time)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Task>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
