//! The task of a worker, which the watch over deadlines sees.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pass_runtime::manager::CancelToken;

use crate::module::Job;

/// The module that a worker is at. Whoever takes the task out of the slot reports the module.
#[derive(Default)]
pub(crate) struct Slot(Mutex<Option<Task>>);

pub(crate) struct Task {
    pub(crate) job: Arc<Job>,
    pub(crate) start: Instant,
    pub(crate) cancel: CancelToken,
    /// The time of the cancellation.
    pub(crate) cancelled: Option<Instant>,
}

impl Task {
    fn cancel(&mut self) {
        self.cancel.cancel();
        self.cancelled.get_or_insert_with(Instant::now);
    }
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
        if let Some(task) = &mut *self.lock()
            && task.start.elapsed() > deadline
        {
            task.cancel();
        }
    }

    pub(crate) fn cancel(&self) {
        if let Some(task) = &mut *self.lock() {
            task.cancel();
        }
    }

    /// Takes the task if it goes on although it was cancelled as long ago as that.
    pub(crate) fn take_after(&self, grace: Duration) -> Option<Task> {
        let is_over = |time: Instant| time.elapsed() > grace;
        self.lock()
            .take_if(|task| task.cancelled.is_some_and(is_over))
    }

    fn lock(&self) -> MutexGuard<'_, Option<Task>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
