//! The clock of times, traces, profiles and reports.

use std::time::Duration;

use pass_observe::timing::Clock;

/// Reads the cycle counter of the processor, or the clock of the operating system where that counter does not tell the time. The
/// first one of a process compares both for about a millisecond.
#[derive(Clone)]
pub(crate) struct CycleClock {
    clock: quanta::Clock,
    /// The reading of the counter at the start.
    start: u64,
}

impl CycleClock {
    /// A clock that starts now.
    pub(crate) fn start() -> Self {
        let clock = quanta::Clock::new();
        let start = clock.raw();
        Self { clock, start }
    }
}

impl Clock for CycleClock {
    fn ticks(&self) -> u64 {
        // The counters of two processors may differ by a few cycles.
        self.clock.raw().saturating_sub(self.start)
    }

    fn duration(&self, ticks: u64) -> Duration {
        Duration::from_nanos(self.clock.delta_as_nanos(0, ticks))
    }
}

#[cfg(test)]
mod tests {
    use super::CycleClock;
    use pass_observe::timing::Clock;
    use std::time::{Duration, Instant};

    #[test]
    fn it_agrees_with_the_clock_of_the_system() {
        let (clock, outer) = (CycleClock::start(), Instant::now());
        let (first, inner) = (clock.now(), Instant::now());
        std::thread::sleep(Duration::from_millis(20));
        let least = inner.elapsed();
        let measured = clock.now() - first;
        let most = outer.elapsed();
        // One part in a thousand is more than the comparison at the start leaves open.
        assert!(measured.mul_f64(1.001) >= least, "{measured:?} {least:?}");
        assert!(measured.mul_f64(0.999) <= most, "{measured:?} {most:?}");
    }
}
