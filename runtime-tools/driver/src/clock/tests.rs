//! The clock beside that of the operating system.

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
