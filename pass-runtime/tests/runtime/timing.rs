//! Timing reports.

use std::cell::Cell;
use std::time::{Duration, Instant};

use expect_test::{Expect, expect};
use pass_runtime::schedule::Parallel;
use pass_runtime::timing::{Timer, Timing, TimingDisplay, TimingFormat, TimingReport};
use pass_runtime::{
    Analysis, AnalysisContext, Failure, OpPassManager, PassContext, PassManager, Preserved,
};

use crate::passes::{AnyPass, BreakPass, FailPass, FuncPass, Scripted, Tagged};
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
    manager
        .nest("func.func")
        .unwrap()
        .add(spending(100))
        .unwrap();
    manager
        .nest("llvm.func")
        .unwrap()
        .add(spending(200))
        .unwrap();
    manager.add(Scripted::new(ask)).unwrap();
    let functions = manager.nest("func.func").unwrap();
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

/// The text with all digits hidden, so that it says what there is and not how long it took.
fn without_numbers(text: &str) -> String {
    let text = text.replace(|char: char| char.is_ascii_digit(), "#");
    let text = text.replace("###.#%", "  #.#%");
    text.replace("##.#%", " #.#%")
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
    let functions = manager.nest("func.func").unwrap();
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
            {"wall": {"duration":   0.0000, "percentage": 100.0}, "name": "a \"phase\" \\ of\u000aits own", "passes": [
            {}]},
            {"wall": {"duration":   0.0000, "percentage": 100.0}, "name": "Rest"},
            {"wall": {"duration":   0.0000, "percentage": 100.0}, "name": "Total"}
            ]
        "#]],
    );
}

/// All work in the order of the tree, with the time that it took in all threads together.
fn work(timers: &[Timer], out: &mut String) {
    for timer in timers {
        let user = timer.times.user.as_millis();
        out.push_str(&format!("{user} {}\n", timer.name));
        work(&timer.nested, out);
    }
}

#[test]
fn threads_are_added_up() {
    let expected = expect![[r#"
        7 Parser
        400 Pipeline Collection : ['func.func', 'llvm.func']
        200 'func.func' Pipeline
        200 Scripted
        200 'llvm.func' Pipeline
        200 Scripted
        35 Scripted
        30 (A) Outer
        10 (A) Inner
        70 Pipeline Collection : ['func.func']
        70 'func.func' Pipeline
        70 Scripted
        60 (A) Outer
        20 (A) Inner
        0 AnyPass
        40 Output
    "#]];
    let layout = expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----User Time----  ----Wall Time----  ----Name----
            #.#### (  #.#%)    #.#### (  #.#%)  Parser
            #.#### (  #.#%)    #.#### (  #.#%)  Pipeline Collection : ['func.func', 'llvm.func']
            #.#### (  #.#%)    #.#### (  #.#%)    'func.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)      Scripted
            #.#### (  #.#%)    #.#### (  #.#%)    'llvm.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)      Scripted
            #.#### (  #.#%)    #.#### (  #.#%)  Scripted
            #.#### (  #.#%)    #.#### (  #.#%)    (A) Outer
            #.#### (  #.#%)    #.#### (  #.#%)      (A) Inner
            #.#### (  #.#%)    #.#### (  #.#%)  'func.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)    Scripted
            #.#### (  #.#%)    #.#### (  #.#%)      (A) Outer
            #.#### (  #.#%)    #.#### (  #.#%)        (A) Inner
            #.#### (  #.#%)    #.#### (  #.#%)    AnyPass
            #.#### (  #.#%)    #.#### (  #.#%)  Output
            #.#### (  #.#%)    #.#### (  #.#%)  Rest
            #.#### (  #.#%)    #.#### (  #.#%)  Total
    "#]];
    for threads in [2, 3, 8] {
        let mut manager = manager();
        manager.set_schedule(Parallel::new(threads).unwrap());
        let report = report(&mut manager);
        let mut found = String::new();
        work(&report.timers, &mut found);
        expected.assert_eq(&found);
        let text = report.render(TimingDisplay::Tree, TimingFormat::Text);
        layout.assert_eq(&without_numbers(&text));
        assert!(
            report
                .timers
                .iter()
                .all(|timer| timer.times.wall <= report.total.wall)
        );
    }
}

#[test]
fn nested_threads_are_added_up() {
    let inner: String = (0..20)
        .map(|index| format!(" func.func@f{index}"))
        .collect();
    let outer: String = (0..20)
        .map(|index| format!(" builtin.module@m{index}({inner})"))
        .collect();
    let module = format!("builtin.module@m({outer})");
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let modules = manager.nest("builtin.module").unwrap();
    modules.add(spending(10)).unwrap();
    modules.nest("func.func").unwrap().add(spending(1)).unwrap();
    for threads in [1, 2, 3, 8] {
        let timing = timing();
        let mut manager = PassManager::from(manager.pipeline().clone());
        manager.set_schedule(Parallel::new(threads).unwrap());
        manager.add_instrumentation(timing.clone());
        run(&mut manager, &ToyContext::default(), &module);
        let mut found = String::new();
        work(&timing.report().timers, &mut found);
        expect![[r#"
            600 Pipeline Collection : ['builtin.module']
            600 'builtin.module' Pipeline
            200 Scripted
            400 Pipeline Collection : ['func.func']
            400 'func.func' Pipeline
            400 Scripted
        "#]]
        .assert_eq(&found);
    }
}

#[test]
fn pipelines_that_passes_run_are_theirs() {
    let run_pipelines = |op: &mut ToyOp, cx: &mut PassContext<'_, Toy>| {
        // New ones each time, which look alike.
        for child in op
            .children
            .iter_mut()
            .filter(|child| child.name == "func.func")
        {
            let mut pipeline = OpPassManager::new("func.func");
            pipeline.add(spending(10)).unwrap();
            cx.run_pipeline(&pipeline, child)?;
        }
        let mut pipeline = OpPassManager::any();
        pipeline
            .nest("func.func")
            .unwrap()
            .add(FuncPass::default())
            .unwrap();
        pipeline
            .nest("llvm.func")
            .unwrap()
            .add(spending(1))
            .unwrap();
        cx.run_pipeline(&pipeline, op)?;
        Ok(Preserved::all())
    };
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(Scripted::new(run_pipelines)).unwrap();
    check_tree(
        &mut manager,
        expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: 0.0710 seconds

          ----Wall Time----  ----Name----
            0.0070 (  9.9%)  Parser
            0.0210 ( 29.6%)  Scripted
            0.0200 ( 28.2%)    'func.func' Pipeline
            0.0200 ( 28.2%)      Scripted
            0.0010 (  1.4%)    'any' Pipeline
            0.0010 (  1.4%)      Pipeline Collection : ['func.func', 'llvm.func']
            0.0000 (  0.0%)        'func.func' Pipeline
            0.0000 (  0.0%)          FuncPass
            0.0010 (  1.4%)        'llvm.func' Pipeline
            0.0010 (  1.4%)          Scripted
            0.0400 ( 56.3%)  Output
            0.0030 (  4.2%)  Rest
            0.0710 (100.0%)  Total
    "#]],
    );
    manager = PassManager::new("builtin.module");
    manager.set_schedule(Parallel::new(4).unwrap());
    manager.add(Scripted::new(run_pipelines)).unwrap();
    let text = report(&mut manager).render(TimingDisplay::Tree, TimingFormat::Text);
    expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Execution time report ...
        ===-------------------------------------------------------------------------===
          Total Execution Time: #.#### seconds

          ----User Time----  ----Wall Time----  ----Name----
            #.#### (  #.#%)    #.#### (  #.#%)  Parser
            #.#### (  #.#%)    #.#### (  #.#%)  Scripted
            #.#### (  #.#%)    #.#### (  #.#%)    'func.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)      Scripted
            #.#### (  #.#%)    #.#### (  #.#%)    'any' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)      Pipeline Collection : ['func.func', 'llvm.func']
            #.#### (  #.#%)    #.#### (  #.#%)        'func.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)          FuncPass
            #.#### (  #.#%)    #.#### (  #.#%)        'llvm.func' Pipeline
            #.#### (  #.#%)    #.#### (  #.#%)          Scripted
            #.#### (  #.#%)    #.#### (  #.#%)  Output
            #.#### (  #.#%)    #.#### (  #.#%)  Rest
            #.#### (  #.#%)    #.#### (  #.#%)  Total
    "#]]
    .assert_eq(&without_numbers(&text));
}

#[test]
fn failures_are_timed_as_far_as_they_got() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let functions = manager.nest("func.func").unwrap();
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
fn runs_belong_to_the_scope_around_them() {
    let timing = timing();
    let cx = ToyContext::default();
    for (phase, cost) in [("First", 1), ("Second", 10), ("First", 100)] {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        manager.set_schedule(Parallel::new(2).unwrap());
        manager.add_instrumentation(timing.clone());
        manager
            .nest("func.func")
            .unwrap()
            .add(spending(cost))
            .unwrap();
        manager.add(spending(cost)).unwrap();
        let _scope = timing.scope(phase);
        run(&mut manager, &cx, MODULE);
        spend(cost);
    }
    let mut found = String::new();
    work(&timing.report().timers, &mut found);
    expect![[r#"
        404 First
        202 Pipeline Collection : ['func.func']
        202 'func.func' Pipeline
        202 Scripted
        101 Scripted
        40 Second
        20 Pipeline Collection : ['func.func']
        20 'func.func' Pipeline
        20 Scripted
        10 Scripted
    "#]]
    .assert_eq(&found);
}

#[test]
fn scopes_end_with_the_one_around_them() {
    let timing = timing();
    let outer = timing.scope("Outer");
    spend(1);
    let inner = timing.scope("Inner");
    spend(2);
    drop(outer);
    spend(4);
    drop(inner);
    let other = timing.scope("Inner");
    spend(8);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let _helper = timing.scope("Helper");
            spend(16);
        });
    });
    drop(other);
    check(
        &timing.report(),
        TimingDisplay::Tree,
        TimingFormat::Text,
        expect![[r#"
            ===-------------------------------------------------------------------------===
                                     ... Execution time report ...
            ===-------------------------------------------------------------------------===
              Total Execution Time: 0.0150 seconds

              ----User Time----  ----Wall Time----  ----Name----
                0.0030 (  9.7%)    0.0030 ( 20.0%)  Outer
                0.0020 (  6.5%)    0.0020 ( 13.3%)    Inner
                0.0160 ( 51.6%)    0.0160 (106.7%)  Helper
                0.0080 ( 25.8%)    0.0080 ( 53.3%)  Inner
                0.0040 ( 12.9%)    0.0000 (  0.0%)  Rest
                0.0310 (100.0%)    0.0150 (100.0%)  Total
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
