//! Readings of the clock between passes that follow each other.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use expect_test::{Expect, expect};
use pass_observe::timing::Timing;
use pass_runtime::instrumentation::{Event, Instrumentation, Sink, Verdict};
use pass_runtime::{Failure, PassManager, Preserved};

use super::threads::work;
use super::{spend, spending, timing};
use crate::passes::Scripted;
use crate::toy::{Toy, ToyContext, run};

const PASSES: u64 = 20;

/// An instrumentation that works before each pass.
struct Slow;

impl Instrumentation<Toy> for Slow {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        if let Event::Pass { .. } = event {
            spend(500);
        }
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
    rows(timing)
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
    // One at the start of the timing and two for the pipeline, with which the first pass begins; then one for each end.
    for (others, expected) in [(0, 3 + PASSES), (1, 3 + 2 * PASSES)] {
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

fn rows(timing: &Timing) -> String {
    let mut found = String::new();
    work(&timing.report().timers, &mut found);
    found
}

/// The report while the third of four passes runs, after `third`, and the one at the end.
fn reports(
    third: impl Fn(&Timing) -> Result<Preserved, Failure> + Send + Sync + 'static,
    expected: Expect,
) {
    let (timing, within) = (timing(), Arc::new(Mutex::new(String::new())));
    let (inner, noted) = (timing.clone(), Arc::clone(&within));
    let third = Scripted::new(move |_, _| {
        spend(30);
        let result = third(&inner);
        *noted.lock().unwrap() = rows(&inner);
        spend(3);
        result
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    for pass in [spending(1), spending(2), third, spending(4)] {
        manager.add(pass).unwrap();
    }
    manager.add_instrumentation(timing.clone());
    run(&mut manager, &ToyContext::default(), "builtin.module@m");
    let within = within.lock().unwrap();
    expected.assert_eq(&format!("within:\n{within}at the end:\n{}", rows(&timing)));
}

#[test]
fn a_pass_that_runs_is_in_the_report_and_one_that_does_not_is_not() {
    reports(
        |_| Ok(Preserved::all()),
        expect![[r#"
            within:
            1 Scripted
            2 Scripted
            30 Scripted
            at the end:
            1 Scripted
            2 Scripted
            33 Scripted
            4 Scripted
        "#]],
    );
    reports(
        |_| Err(Failure::because("no")),
        expect![[r#"
            within:
            1 Scripted
            2 Scripted
            30 Scripted
            at the end:
            1 Scripted
            2 Scripted
            33 Scripted
        "#]],
    );
    // Another thread has a clock of its own here, which shows no time.
    reports(
        |timing| {
            let seen = thread::scope(|scope| scope.spawn(|| rows(timing)).join());
            assert_eq!(seen.unwrap(), "1 Scripted\n2 Scripted\n0 Scripted\n");
            Ok(Preserved::all())
        },
        expect![[r#"
            within:
            1 Scripted
            2 Scripted
            30 Scripted
            at the end:
            1 Scripted
            2 Scripted
            33 Scripted
            4 Scripted
        "#]],
    );
}

#[test]
fn scopes_of_the_program_are_parts_of_the_pass_that_runs() {
    reports(
        |timing| {
            let _scope = timing.scope("Reading");
            spend(200);
            Ok(Preserved::all())
        },
        expect![[r#"
            within:
            1 Scripted
            2 Scripted
            230 Scripted
            200 Reading
            at the end:
            1 Scripted
            2 Scripted
            233 Scripted
            200 Reading
            4 Scripted
        "#]],
    );
}
