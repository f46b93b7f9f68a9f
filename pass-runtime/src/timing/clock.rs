//! The clock of the timers.

use std::time::{Duration, Instant};

/// Tells the time to a [`Timing`](crate::Timing). Tests bring their own, so that their reports are always the same.
pub trait Clock: Send + Sync {
    /// The time that has passed since some moment, the same one for all threads.
    fn now(&self) -> Duration;
}

/// The clock of the machine, which is never set back.
pub(crate) struct Monotonic(Instant);

impl Monotonic {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Monotonic {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

impl<F: Fn() -> Duration + Send + Sync> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}
