//! The guard of a timed phase.

use std::fmt;
use std::marker::PhantomData;

use crate::timing::Timing;
use crate::timing::timer_tree::Token;

/// A guard that times a phase of a program until it is dropped, see [`Timing::scope`]. It is not `Send`, because each
/// thread has its own timing tree:
///
/// ```compile_fail
/// let scope = pass_observe::timing::Timing::new(|| std::time::Duration::ZERO).scope("Parser");
/// std::thread::spawn(move || drop(scope));
/// ```
#[must_use = "an unused scope is dropped at once and times nothing; bind it to a variable"]
pub struct TimingScope {
    pub(super) timing: Timing,
    pub(super) serial: u64,
    /// Makes the scope `!Send`.
    pub(super) _not_send: PhantomData<*const ()>,
}

impl Drop for TimingScope {
    fn drop(&mut self) {
        let token = Token::Scope(self.serial);
        let recorder = &self.timing.recorder;
        recorder.end(None, |tree, _, at| tree.stop(token, at));
    }
}

impl fmt::Debug for TimingScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TimingScope").finish_non_exhaustive()
    }
}
