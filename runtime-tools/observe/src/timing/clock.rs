//! The clock that a program brings.

use std::time::Duration;

/// A clock that a [`Timing`](crate::timing::Timing) or a [`Trace`](crate::trace::Trace) reads. The program brings it: a library
/// reads none.
///
/// A function that returns the time since some moment is a clock. A program that wants to read a counter of the processor
/// implements the trait: readings are kept in units of the clock, and are converted when there is a report.
///
/// ```
/// use std::time::Duration;
/// use pass_observe::timing::Clock;
///
/// struct Halves;
/// impl Clock for Halves {
///     fn ticks(&self) -> u64 {
///         14
///     }
///     fn duration(&self, ticks: u64) -> Duration {
///         Duration::from_millis(500) * ticks as u32
///     }
/// }
/// assert_eq!(Halves.now(), Duration::from_secs(7));
/// assert_eq!((|| Duration::from_secs(7)).now(), Duration::from_secs(7));
/// ```
pub trait Clock: Send + Sync {
    /// Returns the time since some moment, which is the same for all threads, in units of the clock.
    fn ticks(&self) -> u64;

    /// Converts a number of units of the clock.
    fn duration(&self, ticks: u64) -> Duration;

    /// Returns the time since that moment.
    fn now(&self) -> Duration {
        self.duration(self.ticks())
    }
}

/// Counts in nanoseconds, which overflow after 584 years.
impl<F: Fn() -> Duration + Send + Sync> Clock for F {
    fn ticks(&self) -> u64 {
        u64::try_from(self().as_nanos()).unwrap_or(u64::MAX)
    }

    fn duration(&self, ticks: u64) -> Duration {
        Duration::from_nanos(ticks)
    }
}
