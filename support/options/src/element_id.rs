//! The identity of an element of a pipeline.

use std::fmt;
use std::num::NonZeroU64;
use std::sync::atomic::{AtomicU64, Ordering};

/// The identity of a pass or nested pipeline that is an element of a pipeline.
///
/// It stays the same when other elements are inserted before or after, when the element is moved into another pipeline, and when
/// the pipeline runs: instrumentations see it as `PassSite::id`. No other element of the process has it;
/// the elements of a copy have identities of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ElementId(NonZeroU64);

impl ElementId {
    /// Creates an identity that no element has had before.
    pub fn unique() -> Self {
        static LAST: AtomicU64 = AtomicU64::new(0);
        let last = LAST.fetch_add(1, Ordering::Relaxed);
        Self(NonZeroU64::MIN.saturating_add(last))
    }

    /// Returns the identity as a number.
    pub fn get(self) -> u64 {
        self.0.get()
    }
}

impl fmt::Display for ElementId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}
