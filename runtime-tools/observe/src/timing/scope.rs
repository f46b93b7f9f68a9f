//! The guard of a timed phase.

use std::fmt;
use std::marker::PhantomData;

use crate::timing::Timing;

/// A guard that times a phase of a program until it is dropped, see [`Timing::scope`]. It is not `Send`, because each
/// thread has its own timing tree:
///
/// ```compile_fail
/// let scope = pass_observe::timing::Timing::new(|| std::time::Duration::ZERO).scope("Parser");
/// std::thread::spawn(move || drop(scope));
/// ```
#[must_use = "an unused scope is dropped at once and times nothing; bind it to a variable"]
pub struct TimingScope {
    timing: Timing,
    serial: u64,
    /// Makes the scope `!Send`.
    _not_send: PhantomData<*const ()>,
}

impl TimingScope {
    pub(crate) fn new(timing: Timing, serial: u64) -> Self {
        Self {
            timing,
            serial,
            _not_send: PhantomData,
        }
    }
}

impl Drop for TimingScope {
    fn drop(&mut self) {
        self.timing.end_scope(self.serial);
    }
}

impl fmt::Debug for TimingScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TimingScope").finish_non_exhaustive()
    }
}
