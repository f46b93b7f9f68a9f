//! Numbers that passes count, on any thread and in every build.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// A number that a pass counts, through `&self`: there is no `+=`. A copy of a pass starts at zero.
///
/// ```
/// use pass_options::Statistic;
///
/// let folded = Statistic::default();
/// folded.add(2);
/// folded.increment();
/// assert_eq!(folded.value(), 3);
/// assert_eq!(folded.clone().value(), 0);
/// ```
#[derive(Default)]
pub struct Statistic {
    /// Parts of the number by thread, so that threads do not write to the same cache line; `None` while it stands at zero.
    shards: OnceLock<Box<[Shard; SHARDS]>>,
    /// Parts and copies are merged by their maximum, not by their sum.
    is_maximum: bool,
}

#[derive(Default)]
#[repr(align(128))]
struct Shard(AtomicU64);

/// The number of shards. Threads share one if there are more of them.
const SHARDS: usize = 16;

thread_local! {
    static SHARD: usize = {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        NEXT.fetch_add(1, Ordering::Relaxed) % SHARDS
    };
}

impl Statistic {
    /// Creates a sum that stands at zero.
    pub const fn new() -> Self {
        Self {
            shards: OnceLock::new(),
            is_maximum: false,
        }
    }

    /// Makes it a maximum, of a statistic whose description is [declared as one](crate::info::StatisticInfo::as_maximum).
    ///
    /// ```
    /// use pass_options::Statistic;
    ///
    /// let deepest = Statistic::new().as_maximum();
    /// deepest.raise(3);
    /// deepest.raise(2);
    /// assert_eq!(deepest.value(), 3);
    /// ```
    #[must_use]
    pub fn as_maximum(self) -> Self {
        Self {
            is_maximum: true,
            ..self
        }
    }

    /// Counts one more.
    pub fn increment(&self) {
        self.add(1);
    }

    /// Counts `amount` more.
    ///
    /// # Panics
    ///
    /// If the statistic is a maximum.
    pub fn add(&self, amount: u64) {
        assert!(!self.is_maximum, "a maximum is raised, not added to");
        if amount > 0 {
            self.shard().fetch_add(amount, Ordering::Relaxed);
        }
    }

    /// Raises a maximum to `value` if it is below. Over several threads and runs, the report shows the highest.
    ///
    /// # Panics
    ///
    /// If the statistic is a sum.
    pub fn raise(&self, value: u64) {
        assert!(
            self.is_maximum,
            "a sum is added to, not raised: declare the statistic as a maximum, or make it with `Statistic::new().as_maximum()`"
        );
        self.shard().fetch_max(value, Ordering::Relaxed);
    }

    /// Returns true if the number is a maximum.
    pub fn is_maximum(&self) -> bool {
        self.is_maximum
    }

    /// Merges the number of a copy.
    pub fn merge(&self, value: u64) {
        if self.is_maximum {
            self.raise(value);
        } else {
            self.add(value);
        }
    }

    /// Returns the current value.
    pub fn value(&self) -> u64 {
        self.fold(|shard| shard.load(Ordering::Relaxed))
    }

    /// Returns the number as it stands, which starts again from zero.
    pub fn take(&self) -> u64 {
        self.fold(|shard| shard.swap(0, Ordering::Relaxed))
    }

    fn shard(&self) -> &AtomicU64 {
        // A thread that ends has no shard of its own anymore.
        let index = SHARD.try_with(|index| *index).unwrap_or_default();
        &self.shards.get_or_init(Box::default)[index].0
    }

    fn fold(&self, read: impl Fn(&AtomicU64) -> u64) -> u64 {
        let shards = self.shards.get().into_iter().flat_map(|shards| &**shards);
        let parts = shards.map(|shard| read(&shard.0));
        if self.is_maximum {
            parts.max().unwrap_or_default()
        } else {
            parts.fold(0, u64::saturating_add)
        }
    }
}

impl Clone for Statistic {
    fn clone(&self) -> Self {
        Self {
            shards: OnceLock::new(),
            is_maximum: self.is_maximum,
        }
    }
}

impl fmt::Debug for Statistic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Statistic({})", self.value())
    }
}
