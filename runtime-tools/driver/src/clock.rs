//! The clock of times, traces, profiles and reports.

use std::time::Duration;

use pass_observe::timing::Clock;

/// Reads the cycle counter of the processor; the first clock of a process calibrates it for about a millisecond.
#[cfg(feature = "cycle-counter")]
#[derive(Clone)]
pub(crate) struct CycleClock {
    clock: quanta::Clock,
    start: u64,
}

#[cfg(feature = "cycle-counter")]
impl CycleClock {
    pub(crate) fn start() -> Self {
        let clock = quanta::Clock::new();
        let start = clock.raw();
        Self { clock, start }
    }
}

#[cfg(feature = "cycle-counter")]
impl Clock for CycleClock {
    fn ticks(&self) -> u64 {
        // The counters of two processors may differ by a few cycles.
        self.clock.raw().saturating_sub(self.start)
    }

    fn duration(&self, ticks: u64) -> Duration {
        Duration::from_nanos(self.clock.delta_as_nanos(0, ticks))
    }
}

/// A clock that reads the clock of the operating system.
#[cfg(not(feature = "cycle-counter"))]
#[derive(Clone)]
pub(crate) struct CycleClock(std::time::Instant);

#[cfg(not(feature = "cycle-counter"))]
impl CycleClock {
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }
}

#[cfg(not(feature = "cycle-counter"))]
impl Clock for CycleClock {
    fn ticks(&self) -> u64 {
        // Nanoseconds in 64 bits last for 584 years.
        self.0.elapsed().as_nanos() as u64
    }

    fn duration(&self, ticks: u64) -> Duration {
        Duration::from_nanos(ticks)
    }
}

#[cfg(test)]
mod tests;
