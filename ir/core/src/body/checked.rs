//! The mark of a body that is unchanged since its verification.
//!
//! A change needs exclusive access to the body. Getting that access clears the mark, so the verifier can skip marked
//! bodies.

use std::sync::atomic::Ordering;

use super::Body;

impl Body {
    /// Marks the owner of the body and all nested operations as verified against the tables that `stamp` identifies.
    pub(crate) fn note_checked(&self, stamp: u32) {
        // The thread that changes the body next gets it from this one, so no order has to be asked for.
        self.checked.store(stamp, Ordering::Relaxed);
    }

    /// Returns whether nothing has changed since the body was verified.
    pub(crate) fn is_checked(&self, stamp: u32) -> bool {
        self.checked.load(Ordering::Relaxed) == stamp
    }

    pub(crate) fn forget_checked(&mut self) {
        *self.checked.get_mut() = 0;
    }
}
