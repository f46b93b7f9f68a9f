//! Timing reports.

mod boundaries;
mod scopes;
mod threads;

use std::cell::Cell;
use std::time::{Duration, Instant};

use expect_test::{Expect, expect};
use pass_observe::timing::{Timing, TimingDisplay, TimingFormat, TimingReport};
use pass_runtime::{Analysis, AnalysisContext, Failure, PassContext, PassManager, Preserved};

use crate::passes::{AnyPass, BreakPass, FailPass, Scripted, Tagged};
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a llvm.func@l func.func@b)";

type Outcome = Result<Preserved, Failure>;

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// Time that passes in this thread only.
fn spend(milliseconds: u64) {
    NOW.set(NOW.get() + milliseconds);
}

/// Times by what was spent.
fn timing() -> Timing {
    NOW.set(0);
    Timing::new(|| Duration::from_millis(NOW.get()))
}

fn spending(milliseconds: u64) -> Scripted {
    Scripted::new(move |_, _| {
        spend(milliseconds);
        Ok(Preserved::all())
    })
}

/// Times by the clock of the machine.
fn timing_by_the_machine() -> Timing {
    let start = Instant::now();
    Timing::new(move || start.elapsed())
}

/// Takes its time, and asks for another one.
struct Outer;
struct Inner;

impl Analysis<Toy> for Outer {
    fn build(op: &&mut ToyOp, cx: &AnalysisContext<'_, Toy>) -> Self {
        spend(20);
        cx.analysis::<Inner>(op);
        Self
    }
}

impl Analysis<Toy> for Inner {
    fn build(_: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        spend(10);
        Self
    }
}

fn ask(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Outcome {
    spend(5);
    cx.analysis::<Outer>(&op);
    cx.analysis::<Inner>(&op);
    Ok(Preserved::all())
}

/// A pipeline with nested ones, both alone and side by side.
fn manager() -> PassManager<Toy> {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(spending(100)).unwrap();
    manager.nest("llvm.func").add(spending(200)).unwrap();
    manager.add(Scripted::new(ask)).unwrap();
    let functions = manager.nest("func.func");
    functions.add(Scripted::new(ask)).unwrap();
    functions.add(AnyPass::default()).unwrap();
    manager
}

/// The report of phases with a run in between.
fn report(manager: &mut PassManager<Toy>) -> TimingReport {
    let timing = timing();
    manager.add_instrumentation(timing.clone());
    spend(3);
    let parser = timing.scope("Parser");
    spend(7);
    drop(parser);
    run(manager, &ToyContext::default(), MODULE);
    let _output = timing.scope("Output");
    spend(40);
    timing.report()
}

fn check(report: &TimingReport, display: TimingDisplay, format: TimingFormat, expected: Expect) {
    expected.assert_eq(&report.render(display, format));
}

fn check_tree(manager: &mut PassManager<Toy>, expected: Expect) {
    check(
        &report(manager),
        TimingDisplay::Tree,
        TimingFormat::Text,
        expected,
    );
}

#[test]
fn as_a_tree() {
    check_tree(
        &mut manager(),
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: 0.5550 seconds

          ----Wall Time----  ----Name----
            0.0070 (  1.3%)  Parser
            0.4000 ( 72.1%)  Pipeline Collection : ['func.func', 'llvm.func']
            0.2000 ( 36.0%)    'func.func' Pipeline
            0.2000 ( 36.0%)      Scripted
            0.2000 ( 36.0%)    'llvm.func' Pipeline
            0.2000 ( 36.0%)      Scripted
            0.0350 (  6.3%)  Scripted
            0.0300 (  5.4%)    (A) Outer
            0.0100 (  1.8%)      (A) Inner
            0.0700 ( 12.6%)  'func.func' Pipeline
            0.0700 ( 12.6%)    Scripted
            0.0600 ( 10.8%)      (A) Outer
            0.0200 (  3.6%)        (A) Inner
            0.0000 (  0.0%)    AnyPass
            0.0400 (  7.2%)  Output
            0.0030 (  0.5%)  Rest
            0.5550 (100.0%)  Total
    "#]],
    );
}

#[test]
fn as_a_list() {
    check(
        &report(&mut manager()),
        TimingDisplay::List,
        TimingFormat::Text,
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: 0.5550 seconds

              ----Wall Time----  ----Name----
                0.5550 (100.0%)  root
                0.5050 ( 91.0%)  Scripted
                0.4000 ( 72.1%)  Pipeline Collection : ['func.func', 'llvm.func']
                0.2700 ( 48.6%)  'func.func' Pipeline
                0.2000 ( 36.0%)  'llvm.func' Pipeline
                0.0900 ( 16.2%)  (A) Outer
                0.0700 ( 12.6%)  Pipeline Collection : ['func.func']
                0.0400 (  7.2%)  Output
                0.0300 (  5.4%)  (A) Inner
                0.0070 (  1.3%)  Parser
                0.0000 (  0.0%)  AnyPass
                0.0030 (  0.5%)  Rest
                0.5550 (100.0%)  Total
        "#]],
    );
}

#[test]
fn for_programs() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(spending(100)).unwrap();
    let report = report(&mut manager);
    check(
        &report,
        TimingDisplay::Tree,
        TimingFormat::Json,
        expect![[r#"
            [
            {"wall": {"duration":   0.0070, "percentage":   2.8}, "name": "Parser", "passes": [
            {}]},
            {"wall": {"duration":   0.2000, "percentage":  80.0}, "name": "'func.func' Pipeline", "passes": [
              {"wall": {"duration":   0.2000, "percentage":  80.0}, "name": "Scripted", "passes": [
              {}]},
            {}]},
            {"wall": {"duration":   0.0400, "percentage":  16.0}, "name": "Output", "passes": [
            {}]},
            {"wall": {"duration":   0.0030, "percentage":   1.2}, "name": "Rest"},
            {"wall": {"duration":   0.2500, "percentage": 100.0}, "name": "Total"}
            ]
        "#]],
    );
    check(
        &report,
        TimingDisplay::List,
        TimingFormat::Json,
        expect![[r#"
            [
            {"wall": {"duration":   0.2500, "percentage": 100.0}, "name": "root"},
            {"wall": {"duration":   0.2000, "percentage":  80.0}, "name": "Pipeline Collection : ['func.func']"},
            {"wall": {"duration":   0.2000, "percentage":  80.0}, "name": "'func.func' Pipeline"},
            {"wall": {"duration":   0.2000, "percentage":  80.0}, "name": "Scripted"},
            {"wall": {"duration":   0.0400, "percentage":  16.0}, "name": "Output"},
            {"wall": {"duration":   0.0070, "percentage":   2.8}, "name": "Parser"},
            {"wall": {"duration":   0.0030, "percentage":   1.2}, "name": "Rest"},
            {"wall": {"duration":   0.2500, "percentage": 100.0}, "name": "Total"}
            ]
        "#]],
    );
}

#[test]
fn names_are_escaped_for_programs() {
    let timing = timing();
    drop(timing.scope("a \"phase\" \\ of\nits own"));
    check(
        &timing.report(),
        TimingDisplay::Tree,
        TimingFormat::Json,
        expect![[r#"
            [
            {"wall": {"duration":   0.0000, "percentage": 100.0}, "name": "a \"phase\" \\ of\nits own", "passes": [
            {}]},
            {"wall": {"duration":   0.0000, "percentage": 100.0}, "name": "Rest"},
            {"wall": {"duration":   0.0000, "percentage": 100.0}, "name": "Total"}
            ]
        "#]],
    );
}

#[test]
fn failures_are_timed_as_far_as_they_got() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(spending(10)).unwrap();
    functions.add(FailPass::tagged("b")).unwrap();
    functions.add(spending(20)).unwrap();
    manager.add(spending(1)).unwrap();
    check_tree(
        &mut manager,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: 0.0900 seconds

          ----Wall Time----  ----Name----
            0.0070 (  7.8%)  Parser
            0.0400 ( 44.4%)  'func.func' Pipeline
            0.0200 ( 22.2%)    Scripted
            0.0000 (  0.0%)    FailPass
            0.0200 ( 22.2%)    Scripted
            0.0400 ( 44.4%)  Output
            0.0030 (  3.3%)  Rest
            0.0900 (100.0%)  Total
    "#]],
    );
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager
        .add(Scripted::new(|_, _| {
            spend(30);
            panic!("in the middle")
        }))
        .unwrap();
    check_tree(
        &mut manager,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: 0.0800 seconds

          ----Wall Time----  ----Name----
            0.0070 (  8.8%)  Parser
            0.0300 ( 37.5%)  Scripted
            0.0400 ( 50.0%)  Output
            0.0030 (  3.8%)  Rest
            0.0800 (100.0%)  Total
    "#]],
    );
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(BreakPass::default()).unwrap();
    check_tree(
        &mut manager,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: 0.0500 seconds

          ----Wall Time----  ----Name----
            0.0070 ( 14.0%)  Parser
            0.0000 (  0.0%)  BreakPass
            0.0400 ( 80.0%)  Output
            0.0030 (  6.0%)  Rest
            0.0500 (100.0%)  Total
    "#]],
    );
}

#[test]
fn the_clock_of_the_machine() {
    let timing = timing_by_the_machine();
    let _scope = timing.scope("Sleep");
    std::thread::sleep(Duration::from_millis(2));
    let report = timing.report();
    assert!(report.timers[0].times.wall >= Duration::from_millis(2));
    assert!(report.total.wall >= report.timers[0].times.wall);
    assert_eq!(report.total.wall, report.total.user);
}
