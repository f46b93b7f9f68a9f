//! Numbers that passes count, on any thread and in every build.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

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
    /// Set by [`Statistic::raise`]: parts and copies are merged by their maximum, not by their sum.
    is_maximum: AtomicBool,
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
    /// Creates a statistic that stands at zero.
    pub const fn new() -> Self {
        Self {
            shards: OnceLock::new(),
            is_maximum: AtomicBool::new(false),
        }
    }

    /// Counts one more.
    pub fn increment(&self) {
        self.add(1);
    }

    /// Counts `amount` more.
    pub fn add(&self, amount: u64) {
        if amount > 0 {
            self.shard().fetch_add(amount, Ordering::Relaxed);
        }
    }

    /// Raises the number to `value` if it is below. From then on it is a maximum: over several threads and runs, the report
    /// shows the highest.
    pub fn raise(&self, value: u64) {
        if !self.is_maximum() {
            self.is_maximum.store(true, Ordering::Relaxed);
        }
        self.shard().fetch_max(value, Ordering::Relaxed);
    }

    /// Returns true if the number is a maximum, see [`Statistic::raise`].
    pub fn is_maximum(&self) -> bool {
        self.is_maximum.load(Ordering::Relaxed)
    }

    /// Adds the number of a copy.
    pub fn absorb(&self, copy: &Self) {
        if copy.is_maximum() {
            self.raise(copy.take());
        } else {
            self.add(copy.take());
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
        if self.is_maximum() {
            parts.max().unwrap_or_default()
        } else {
            parts.fold(0, u64::saturating_add)
        }
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
