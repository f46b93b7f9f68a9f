//! A note on a body that it is unchanged since it was verified.
//!
//! Whoever changes something has exclusive access to the body that it is in, and got that access from somewhere: from then on
//! the body counts as changed. So the verifier can leave alone what nobody can have touched.

use std::sync::atomic::Ordering;

use super::Body;

impl Body {
    /// Notes that the operation that owns the body, and all that is in it, are in order. `stamp` says for which tables.
    pub(crate) fn note_checked(&self, stamp: u32) {
        // The thread that changes the body next gets it from this one, so no order has to be asked for.
        self.checked.store(stamp, Ordering::Relaxed);
    }

    /// True if nothing has changed since the body was verified.
    pub(crate) fn is_checked(&self, stamp: u32) -> bool {
        self.checked.load(Ordering::Relaxed) == stamp
    }

    pub(crate) fn forget_checked(&mut self) {
        *self.checked.get_mut() = 0;
    }
}
