//! Numbers that passes count, on any thread and in every build.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

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
pub struct Statistic(AtomicU64);

impl Statistic {
    /// A statistic that stands at zero.
    pub const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Counts one more.
    pub fn increment(&self) {
        self.add(1);
    }

    /// Counts `amount` more.
    pub fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    /// Raises the number to `value` if it is below.
    pub fn raise(&self, value: u64) {
        self.0.fetch_max(value, Ordering::Relaxed);
    }

    /// The number as it stands.
    pub fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// The number as it stands, which starts again from zero.
    pub fn take(&self) -> u64 {
        self.0.swap(0, Ordering::Relaxed)
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
pub struct StatisticInfo {
    /// Free text, such as `num-dce'd`.
    pub name: &'static str,
    /// The quantity that is counted; may be empty.
    pub description: &'static str,
}

impl StatisticInfo {
    /// A statistic of this name.
    pub const fn new(name: &'static str, description: &'static str) -> Self {
        Self { name, description }
    }
}
