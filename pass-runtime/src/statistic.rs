//! Numbers that passes count, on any thread and in every build.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A number that a pass counts. A copy of a pass starts at zero.
///
/// ```
/// use pass_runtime::Statistic;
///
/// let folded = Statistic::default();
/// folded.add(2);
/// folded.increment();
/// assert_eq!(folded.value(), 3);
/// assert_eq!(folded.clone().value(), 0);
/// ```
#[derive(Default)]
pub struct Statistic {
    value: AtomicU64,
    /// Set by [`Statistic::raise`]: copies are merged by their maximum, not by their sum.
    is_maximum: AtomicBool,
}

impl Statistic {
    /// A statistic that stands at zero.
    pub const fn new() -> Self {
        Self {
            value: AtomicU64::new(0),
            is_maximum: AtomicBool::new(false),
        }
    }

    /// Counts one more.
    pub fn increment(&self) {
        self.add(1);
    }

    /// Counts `amount` more.
    pub fn add(&self, amount: u64) {
        // A number that is full stays so, rather than start again.
        let more = |value: u64| Some(value.saturating_add(amount));
        let _ = self
            .value
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
    }

    /// Raises the number to `value` if it is below. From then on it is a maximum: over several threads and runs, the report
    /// shows the highest.
    pub fn raise(&self, value: u64) {
        self.is_maximum.store(true, Ordering::Relaxed);
        self.value.fetch_max(value, Ordering::Relaxed);
    }

    /// True if the number is a maximum, see [`Statistic::raise`].
    pub fn is_maximum(&self) -> bool {
        self.is_maximum.load(Ordering::Relaxed)
    }

    /// Adds the number of a copy.
    pub(crate) fn absorb(&self, copy: &Self) {
        if copy.is_maximum() {
            self.raise(copy.take());
        } else {
            self.add(copy.take());
        }
    }

    /// The number as it stands.
    pub fn value(&self) -> u64 {
        self.value.load(Ordering::Relaxed)
    }

    /// The number as it stands, which starts again from zero.
    pub fn take(&self) -> u64 {
        self.value.swap(0, Ordering::Relaxed)
    }
}

impl Clone for Statistic {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl fmt::Debug for Statistic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Statistic({})", self.value())
    }
}

/// The description of a statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StatisticInfo {
    /// Free text, such as `num-dce'd`.
    pub name: &'static str,
    /// The quantity that is counted; may be empty.
    pub description: &'static str,
    /// True in a report if the number is a maximum, see [`Statistic::raise`].
    pub maximum: bool,
}

impl StatisticInfo {
    /// A statistic of this name.
    pub const fn new(name: &'static str, description: &'static str) -> Self {
        Self {
            name,
            description,
            maximum: false,
        }
    }
}
