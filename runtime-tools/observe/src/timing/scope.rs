//! A phase of a program that is timed.

use std::fmt;
use std::marker::PhantomData;

use crate::timing::Timing;
use crate::timing::thread_tree::Token;

/// A phase of a program that is timed until this is dropped, see [`Timing::scope`]. It stays in its thread:
///
/// ```compile_fail
/// let scope = pass_observe::timing::Timing::new(|| std::time::Duration::ZERO).scope("Parser");
/// std::thread::spawn(move || drop(scope));
/// ```
#[must_use = "it times until it is dropped, which is at once"]
pub struct TimingScope {
    timing: Timing,
    serial: u64,
    /// Other threads have trees of their own.
    stays: PhantomData<*const ()>,
}

impl TimingScope {
    pub(crate) fn new(timing: Timing, serial: u64) -> Self {
        Self {
            timing,
            serial,
            stays: PhantomData,
        }
    }
}

impl Drop for TimingScope {
    fn drop(&mut self) {
        self.timing.stop(Token::Scope(self.serial), None);
    }
}

impl fmt::Debug for TimingScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TimingScope").finish_non_exhaustive()
    }
}
