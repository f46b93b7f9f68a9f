//! Readings of the clock between passes that follow each other.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use pass_runtime::PassManager;
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{Instrumentation, PassSite, Verdict};
use pass_runtime::timing::Timing;

use super::threads::work;
use super::{spend, spending, timing};
use crate::toy::{Toy, ToyContext, ToyOp, run};

const PASSES: u64 = 20;

/// An instrumentation that works before each pass.
struct Slow;

impl Instrumentation<Toy> for Slow {
    fn before_pass(&self, _: &PassSite<'_, Toy>, _: &&mut ToyOp, _: Emit<'_>) -> Verdict {
        spend(500);
        Verdict::Run
    }
}

fn manager() -> PassManager<Toy> {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    for pass in 1..=PASSES {
        manager.add(spending(pass)).unwrap();
    }
    manager
}

/// The times of the passes of a run.
fn times(mut manager: PassManager<Toy>, timing: &Timing) -> String {
    run(&mut manager, &ToyContext::default(), "builtin.module@m");
    let mut found = String::new();
    work(&timing.report().timers, &mut found);
    found
}

fn each_its_own() -> String {
    (1..=PASSES)
        .map(|pass| format!("{pass} Scripted\n"))
        .collect()
}

/// A timing that counts the readings of its clock.
fn counting() -> (Timing, Arc<AtomicU64>) {
    let readings = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&readings);
    let clock = move || Duration::from_millis(count.fetch_add(1, Ordering::Relaxed));
    (Timing::new(clock), readings)
}

#[test]
fn one_reading_serves_the_end_of_a_pass_and_the_start_of_the_next() {
    // One at the start of the timing and two for the pipeline; then one for the start of the first pass, and one for each end.
    for (others, expected) in [(0, 3 + 1 + PASSES), (1, 3 + 2 * PASSES)] {
        let (timing, readings) = counting();
        let mut manager = manager();
        for _ in 0..others {
            manager.add_instrumentation(Slow);
        }
        manager.add_instrumentation(timing);
        run(&mut manager, &ToyContext::default(), "builtin.module@m");
        assert_eq!(readings.load(Ordering::Relaxed), expected);
    }
}

#[test]
fn the_time_of_a_pass_is_its_own() {
    let timing = timing();
    let mut alone = manager();
    alone.add_instrumentation(timing.clone());
    assert_eq!(times(alone, &timing), each_its_own());
}

#[test]
fn the_time_of_other_instrumentations_counts_for_no_pass() {
    let timing = timing();
    let mut watched = manager();
    watched.add_instrumentation(Slow);
    watched.add_instrumentation(timing.clone());
    assert_eq!(times(watched, &timing), each_its_own());
}
