//! Times of several threads, and of pipelines that passes run.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use expect_test::expect;
use pass_observe::timing::{Timer, Timing, TimingDisplay, TimingFormat, TimingReport};
use pass_runtime::schedule::Parallel;
use pass_runtime::{OpPassManager, PassContext, PassManager, Preserved};

use super::{check_tree, manager, report, spending, timing};
use crate::passes::{AnyPass, FuncPass, Scripted};
use crate::toy::{Toy, ToyContext, ToyOp, run};

/// All work in the order of the tree, with the time that it took in all threads together.
pub(super) fn work(timers: &[Timer], out: &mut String) {
    for timer in timers {
        let user = timer.times.user.as_millis();
        out.push_str(&format!("{user} {}\n", timer.name));
        work(&timer.nested, out);
    }
}

/// The rows of a report as a tree: their indentation and their names.
fn rows(report: &TimingReport) -> Vec<String> {
    let text = report.render(TimingDisplay::Tree, TimingFormat::Text);
    let names = text.lines().filter_map(|line| line.rsplit_once("%)"));
    names.map(|(_, name)| name.to_owned()).collect()
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
    let alone = report(&mut manager());
    for threads in [2, 3, 8] {
        let mut manager = manager();
        manager.set_schedule(Parallel::new(threads).unwrap());
        let report = report(&mut manager);
        let mut found = String::new();
        work(&report.timers, &mut found);
        expected.assert_eq(&found);
        assert_eq!(rows(&report), rows(&alone));
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
    let modules = manager.nest("builtin.module");
    modules.add(spending(10)).unwrap();
    modules.nest("func.func").add(spending(1)).unwrap();
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
            let pipeline = cx.compile(&pipeline)?;
            cx.run_pipeline(&pipeline, child)?;
        }
        let mut pipeline = OpPassManager::any();
        pipeline.nest("func.func").add(FuncPass::default()).unwrap();
        pipeline.nest("llvm.func").add(spending(1)).unwrap();
        let pipeline = cx.compile(&pipeline)?;
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
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(Scripted::new(run_pipelines)).unwrap();
    let alone = rows(&report(&mut manager));
    let mut manager = PassManager::from(manager.pipeline().clone());
    manager.set_schedule(Parallel::new(4).unwrap());
    assert_eq!(rows(&report(&mut manager)), alone);
}

#[test]
fn another_thread_sees_the_times_of_the_running_pass_and_of_those_before() {
    let clock = Arc::new(AtomicU64::new(0));
    let timing = {
        let clock = Arc::clone(&clock);
        Timing::new(move || Duration::from_millis(clock.load(Ordering::Relaxed)))
    };
    let (reporting, seen) = (timing.clone(), Arc::new(Mutex::new(Vec::new())));
    let reports = Arc::clone(&seen);
    let pass = Scripted::new(move |_, _| {
        clock.fetch_add(10, Ordering::Relaxed);
        let report = thread::scope(|scope| scope.spawn(|| reporting.report()).join());
        reports.lock().unwrap().push(report.unwrap());
        Ok(Preserved::all())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(AnyPass::default()).unwrap();
    functions.add(pass).unwrap();
    manager.add_instrumentation(timing);
    let mut module = ToyOp::parse("builtin.module(func.func@a func.func@b)");
    let run = manager.run(&ToyContext::default(), &mut module, &mut drop);
    run.unwrap();
    let rows = |report: &TimingReport| -> Vec<(String, u128)> {
        let passes = report.timers[0].nested[0].nested.iter();
        let row = |timer: &Timer| (timer.name.clone(), timer.times.wall.as_millis());
        passes.map(row).collect()
    };
    let seen: Vec<_> = seen.lock().unwrap().iter().map(rows).collect();
    let row = |name: &str, wall| (name.to_owned(), wall);
    let of_function = |wall| vec![row("AnyPass", 0), row("Scripted", wall)];
    assert_eq!(seen, [of_function(10), of_function(20)]);
}
