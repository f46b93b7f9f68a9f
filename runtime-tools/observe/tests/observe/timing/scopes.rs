//! Scopes of the program around runs.

use expect_test::expect;
use pass_observe::timing::{Timing, TimingDisplay, TimingFormat};
use pass_runtime::schedule::Parallel;
use pass_runtime::{OpPassManager, PassManager, Preserved};

use super::threads::work;
use super::{MODULE, check, spend, spending, timing};
use crate::passes::{AnyPass, Scripted};
use crate::toy::{Toy, ToyContext, run};

#[test]
fn runs_belong_to_the_scope_around_them() {
    let timing = timing();
    let cx = ToyContext::default();
    for (phase, cost) in [("First", 1), ("Second", 10), ("First", 100)] {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        manager.set_schedule(Parallel::new(2).unwrap());
        manager.add_instrumentation(timing.clone());
        manager.nest("func.func").add(spending(cost)).unwrap();
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
    let inner = timing.scope("Inner");
    spend(8);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let _helper = timing.scope("Helper");
            spend(16);
        });
    });
    drop(inner);
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
fn scopes_are_timed() {
    let timing = Timing::new(|| std::time::Duration::ZERO);
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let scripted = Scripted::new(|op, cx| {
        let mut pipeline = OpPassManager::any();
        pipeline.add(AnyPass::default()).unwrap();
        let pipeline = cx.compile(&pipeline)?;
        cx.in_scope("inner pipeline", |cx| cx.run_pipeline(&pipeline, op))?;
        let _scope = cx.scope("rest");
        Ok(Preserved::all())
    });
    manager.nest("func.func").add(scripted).unwrap();
    manager.add_instrumentation(timing.clone());
    let module = "builtin.module@m(func.func@a func.func@b)";
    run(&mut manager, &ToyContext::default(), module);
    let report = timing
        .report()
        .render(TimingDisplay::Tree, TimingFormat::Text);
    // Without the columns of times.
    let names: Vec<&str> = report.lines().skip(6).map(|line| &line[21..]).collect();
    expect![[r#"
        'func.func' Pipeline
          Scripted
            inner pipeline
              'any' Pipeline
                AnyPass
            rest
        Rest
        Total"#]]
    .assert_eq(&names.join("\n"));
}
