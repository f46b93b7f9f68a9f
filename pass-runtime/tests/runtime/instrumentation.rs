//! Events that instrumentations see, and their influence on the run.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use expect_test::expect;
use pass_runtime::instrumentation::{Event, ExecutionId, Instrumentation, Outcome, Sink, Verdict};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Diagnostic, Failure, Location, PassManager};

use crate::event_record::OnEvent;
use crate::passes::{AnyPass, registry};
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b)";

/// Diagnostics and events in one log.
type Log = Arc<Mutex<String>>;

fn say(log: &Log, line: &str) {
    let mut log = log.lock().unwrap();
    log.push_str(line);
    log.push('\n');
}

fn manager(pipeline: &str) -> PassManager<Toy> {
    let cx = ToyContext::default();
    PassManager::from(registry().parse(&cx, pipeline).unwrap())
}

/// Says what it sees under its name, and does what its name says on operation `b`.
struct Probe(&'static str, Log);

impl Probe {
    fn see(&self, what: &str, name: &str, op: &ToyOp) {
        let symbol = op.symbol.as_deref().unwrap_or_default();
        say(&self.1, &format!("{}: {what} {name} on {symbol}", self.0));
    }
}

impl Instrumentation<Toy> for Probe {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        match event {
            Event::Pipeline { pipeline, op } => {
                let caller = pipeline.caller().map(|pass| pass.name().into_owned());
                let caller = caller.as_deref().unwrap_or("nothing");
                let what = format!("before pipeline, called by {caller},");
                self.see(&what, &pipeline.anchor().to_string(), op);
                Verdict::Run
            }
            Event::Pass { pass, op } => {
                self.see("before pass", &pass.text(), op);
                match self.0 {
                    _ if op.symbol.as_deref() != Some("b") => Verdict::Run,
                    "skip" => Verdict::Skip,
                    "fail" => Verdict::Fail(Failure::because("is not to be touched")),
                    "panic" => panic!("cannot look"),
                    _ => Verdict::Run,
                }
            }
            _ => Verdict::Run,
        }
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        outcome: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        let what = match outcome {
            Outcome::Failed(failure) => format!("failed ({:?}: {failure})", failure.kind),
            _ if outcome.is_unchanged() => "after unchanging".to_owned(),
            _ => "after".to_owned(),
        };
        match event {
            Event::Pipeline { pipeline, op } => {
                let what = outcome.failure().map_or("after", |_| "failed");
                self.see(what, &pipeline.anchor().to_string(), op);
            }
            Event::Pass { pass, op } => {
                self.see(&what, &pass.name(), op);
                let is_regretted = self.0 == "regret" && op.symbol.as_deref() == Some("b");
                if is_regretted && outcome.failure().is_none() {
                    return Err(Failure::because("was better before"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

fn probed(pipeline: &str, probes: &[&'static str]) -> String {
    let mut manager = manager(pipeline);
    let log = Log::default();
    for probe in probes {
        manager.add_instrumentation(Arc::new(Probe(probe, log.clone())));
    }
    let ran = run(&mut manager, &ToyContext::default(), MODULE);
    let log = log.lock().unwrap();
    format!("{log}{ran}")
}

#[test]
fn every_event_is_seen_once() {
    let mut manager =
        manager("builtin.module(func.func(any-pass{tag=1},fail-pass{tag=b},func-pass))");
    let log = Log::default();
    let seen = log.clone();
    manager.on_event(move |event| say(&seen, &event.to_string()));
    run(&mut manager, &ToyContext::default(), MODULE);
    expect![[r#"
        before run builtin.module on builtin.module @m
        before pipeline builtin.module on builtin.module @m
        before pass Pipeline Collection : ['func.func'] on builtin.module @m
        before pipeline func.func on func.func @a
        before pass AnyPass on func.func @a
        after pass AnyPass on func.func @a
        before pass FailPass on func.func @a
        after pass FailPass on func.func @a
        before pass FuncPass on func.func @a
        after pass FuncPass on func.func @a
        after pipeline func.func on func.func @a
        before pipeline func.func on func.func @b
        before pass AnyPass on func.func @b
        after pass AnyPass on func.func @b
        before pass FailPass on func.func @b
        after failed pass FailPass on func.func @b
        after failed pipeline func.func on func.func @b
        after failed pass Pipeline Collection : ['func.func'] on builtin.module @m
        after failed pipeline builtin.module on builtin.module @m
        after failed run builtin.module on builtin.module @m
    "#]]
    .assert_eq(&log.lock().unwrap());
}

#[test]
fn runs_of_a_manager_are_numbered() {
    let mut manager = manager("builtin.module(any-pass)");
    let numbers = Arc::new(Mutex::new(Vec::new()));
    let seen = numbers.clone();
    manager.on_event(move |event| {
        if event.to_string().starts_with("before run") {
            seen.lock().unwrap().push(event.run.number);
        }
    });
    for _ in 0..3 {
        run(&mut manager, &ToyContext::default(), "builtin.module");
    }
    assert_eq!(*numbers.lock().unwrap(), [0, 1, 2]);
}

#[test]
fn before_in_order_and_after_in_reverse() {
    expect![[r#"
        outer: before pipeline, called by nothing, builtin.module on m
        inner: before pipeline, called by nothing, builtin.module on m
        outer: before pass any-pass on m
        inner: before pass any-pass on m
        inner: after unchanging AnyPass on m
        outer: after unchanging AnyPass on m
        inner: after builtin.module on m
        outer: after builtin.module on m
        t:1:1: remark: 'builtin.module' op AnyPass  @m
        success: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&probed("builtin.module(any-pass)", &["outer", "inner"]));
}

#[test]
fn a_pass_can_be_skipped() {
    expect![[r#"
        look: before pipeline, called by nothing, builtin.module on m
        skip: before pipeline, called by nothing, builtin.module on m
        look: before pass func.func(break-pass,any-pass) on m
        skip: before pass func.func(break-pass,any-pass) on m
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        skip: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        look: before pass break-pass on a
        skip: before pass break-pass on a
        skip: failed (Verifier: 'func.func' op is not valid) BreakPass on a
        look: failed (Verifier: 'func.func' op is not valid) BreakPass on a
        skip: failed func.func on a
        look: failed func.func on a
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        skip: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        look: before pass break-pass on b
        skip: before pass break-pass on b
        skip: after unchanging BreakPass on b
        look: after unchanging BreakPass on b
        look: before pass any-pass on b
        skip: before pass any-pass on b
        skip: after unchanging AnyPass on b
        look: after unchanging AnyPass on b
        skip: after func.func on b
        look: after func.func on b
        skip: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        look: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        skip: failed builtin.module on m
        look: failed builtin.module on m
        t:1:18: error: 'func.func' op is not valid
        t:1:18: note: after pass 'break-pass' on @a
        failure: builtin.module@m(func.func@a! func.func@b)
    "#]]
    .assert_eq(&probed(
        "builtin.module(func.func(break-pass,any-pass))",
        &["look", "skip"],
    ));
}

#[test]
fn a_pass_can_be_failed() {
    expect![[r#"
        skip: before pipeline, called by nothing, builtin.module on m
        fail: before pipeline, called by nothing, builtin.module on m
        look: before pipeline, called by nothing, builtin.module on m
        skip: before pass func.func(any-pass) on m
        fail: before pass func.func(any-pass) on m
        look: before pass func.func(any-pass) on m
        skip: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        fail: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        skip: before pass any-pass on a
        fail: before pass any-pass on a
        look: before pass any-pass on a
        look: after unchanging AnyPass on a
        fail: after unchanging AnyPass on a
        skip: after unchanging AnyPass on a
        look: after func.func on a
        fail: after func.func on a
        skip: after func.func on a
        skip: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        fail: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        skip: before pass any-pass on b
        fail: before pass any-pass on b
        look: before pass any-pass on b
        look: failed (Instrumentation: is not to be touched) AnyPass on b
        fail: failed (Instrumentation: is not to be touched) AnyPass on b
        skip: failed (Instrumentation: is not to be touched) AnyPass on b
        look: failed func.func on b
        fail: failed func.func on b
        skip: failed func.func on b
        look: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        fail: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        skip: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        look: failed builtin.module on m
        fail: failed builtin.module on m
        skip: failed builtin.module on m
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:30: error: 'func.func' op is not to be touched
        failure: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&probed(
        "builtin.module(func.func(any-pass))",
        &["skip", "fail", "look"],
    ));
    expect![[r#"
        look: before pipeline, called by nothing, builtin.module on m
        regret: before pipeline, called by nothing, builtin.module on m
        look: before pass func.func(any-pass) on m
        regret: before pass func.func(any-pass) on m
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        regret: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        look: before pass any-pass on a
        regret: before pass any-pass on a
        regret: after unchanging AnyPass on a
        look: after unchanging AnyPass on a
        regret: after func.func on a
        look: after func.func on a
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        regret: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        look: before pass any-pass on b
        regret: before pass any-pass on b
        regret: after unchanging AnyPass on b
        look: failed (Instrumentation: was better before) AnyPass on b
        regret: failed func.func on b
        look: failed func.func on b
        regret: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        look: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        regret: failed builtin.module on m
        look: failed builtin.module on m
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:30: remark: 'func.func' op AnyPass  @b
        t:1:30: error: 'func.func' op was better before
        failure: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&probed(
        "builtin.module(func.func(any-pass))",
        &["look", "regret"],
    ));
}

#[test]
fn what_the_verifier_finds_is_a_failure_for_all() {
    expect![[r#"
        look: before pipeline, called by nothing, builtin.module on m
        look: before pass break-pass on m
        look: failed (Verifier: 'builtin.module' op is not valid) BreakPass on m
        look: failed builtin.module on m
        t:1:1: error: 'builtin.module' op is not valid
        t:1:1: note: after pass 'break-pass' on @m
        failure: builtin.module@m!(func.func@a func.func@b)
    "#]]
    .assert_eq(&probed("builtin.module(break-pass)", &["look"]));
}

#[test]
fn an_instrumentation_that_panics_fails_what_it_looks_at() {
    expect![[r#"
        look: before pipeline, called by nothing, builtin.module on m
        panic: before pipeline, called by nothing, builtin.module on m
        look: before pipeline, called by nothing, builtin.module on m
        look: before pass func.func(any-pass) on m
        panic: before pass func.func(any-pass) on m
        look: before pass func.func(any-pass) on m
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        panic: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on a
        look: before pass any-pass on a
        panic: before pass any-pass on a
        look: before pass any-pass on a
        look: after unchanging AnyPass on a
        panic: after unchanging AnyPass on a
        look: after unchanging AnyPass on a
        look: after func.func on a
        panic: after func.func on a
        look: after func.func on a
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        panic: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        look: before pipeline, called by Pipeline Collection : ['func.func'], func.func on b
        look: before pass any-pass on b
        panic: before pass any-pass on b
        look: before pass any-pass on b
        look: failed (Instrumentation: an instrumentation panicked: cannot look) AnyPass on b
        panic: failed (Instrumentation: an instrumentation panicked: cannot look) AnyPass on b
        look: failed (Instrumentation: an instrumentation panicked: cannot look) AnyPass on b
        look: failed func.func on b
        panic: failed func.func on b
        look: failed func.func on b
        look: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        panic: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        look: failed (Nested: a nested pipeline failed) Pipeline Collection : ['func.func'] on m
        look: failed builtin.module on m
        panic: failed builtin.module on m
        look: failed builtin.module on m
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:30: error: 'func.func' op an instrumentation panicked: cannot look
        failure: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&probed(
        "builtin.module(func.func(any-pass))",
        &["look", "panic", "look"],
    ));
}

#[test]
fn a_panic_after_a_pass_fails_it() {
    struct Rude;

    impl Instrumentation<Toy> for Rude {
        fn exit(
            &self,
            event: &Event<'_, '_, Toy>,
            outcome: &Outcome<'_>,
            emit: Sink<'_, Toy>,
        ) -> Result<(), Failure> {
            if let (Event::Pass { pass, op }, Outcome::Completed(_)) = (event, outcome) {
                assert_eq!(op.name, "builtin.module", "no functions");
                emit(Diagnostic::remark(Location::Unknown, pass.name()).into());
            }
            Ok(())
        }
    }

    let mut manager = manager("builtin.module(func.func(any-pass),any-pass)");
    manager.add_instrumentation(Rude);
    expect![[r#"
        t:1:18: remark: 'func.func' op AnyPass  @a
        t:1:18: error: 'func.func' op an instrumentation panicked: assertion `left == right` failed: no functions
          left: "func.func"
         right: "builtin.module"
        t:1:30: remark: 'func.func' op AnyPass  @b
        t:1:30: error: 'func.func' op an instrumentation panicked: assertion `left == right` failed: no functions
          left: "func.func"
         right: "builtin.module"
        failure: builtin.module@m(func.func@a func.func@b)
    "#]].assert_eq(&run(&mut manager, &ToyContext::default(), MODULE));
}

#[test]
fn events_come_one_at_a_time_from_many_threads() {
    let functions: Vec<String> = (0..50).map(|index| format!("func.func@f{index}")).collect();
    let module = format!("builtin.module({})", functions.join(" "));
    let mut manager = manager("builtin.module(func.func(any-pass,func-pass))");
    manager.set_schedule(Parallel::new(4).unwrap());
    let events = Arc::new(Mutex::new(Vec::new()));
    let seen = events.clone();
    manager.on_event(move |event| seen.lock().unwrap().push(event.to_string()));
    run(&mut manager, &ToyContext::default(), &module);
    let mut events = events.lock().unwrap().clone();
    let of_one: Vec<&String> = events
        .iter()
        .filter(|event| event.ends_with("@f17"))
        .collect();
    expect![[r#"
        [
            "before pipeline func.func on func.func @f17",
            "before pass AnyPass on func.func @f17",
            "after pass AnyPass on func.func @f17",
            "before pass FuncPass on func.func @f17",
            "after pass FuncPass on func.func @f17",
            "after pipeline func.func on func.func @f17",
        ]
    "#]]
    .assert_debug_eq(&of_one);
    // Two passes and a pipeline on each, and what stands around them.
    assert_eq!(events.len(), 50 * 6 + 6);
    events.sort_unstable();
    events.dedup();
    assert_eq!(events.len(), 50 * 6 + 6);
}

/// The steps and pipelines that are under way, by their executions.
#[derive(Default)]
struct Running(Mutex<BTreeMap<ExecutionId, String>>);

impl Running {
    fn identify(event: &Event<'_, '_, Toy>) -> Option<(ExecutionId, String)> {
        match event {
            Event::Pipeline { pipeline, .. } => {
                Some((pipeline.execution(), pipeline.place().to_string()))
            }
            Event::Pass { pass, .. } => Some((pass.execution(), pass.place().to_string())),
            _ => None,
        }
    }
}

impl Instrumentation<Toy> for Running {
    fn enter(&self, event: &Event<'_, '_, Toy>, emit: Sink<'_, Toy>) -> Verdict {
        if let Some((execution, place)) = Self::identify(event) {
            let mut running = self.0.lock().unwrap();
            if let Some(other) = running.insert(execution, place.clone()) {
                emit(Diagnostic::output(format!("{place} is {other}")).into());
            }
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        _: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let Some((execution, _)) = Self::identify(event) {
            self.0.lock().unwrap().remove(&execution);
        }
        Ok(())
    }
}

/// The first pipeline of the first step of the first pipeline, and so on, have no number but zero.
#[test]
fn executions_of_pipelines_are_not_those_of_the_steps_that_run_them() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let inner = manager.nest("builtin.module").nest("func.func");
    inner.add(AnyPass::default()).unwrap();
    manager.add_instrumentation(Running::default());
    expect![[r#"
        t:1:33: remark: 'func.func' op AnyPass  @f
        success: builtin.module(builtin.module(func.func@f))
    "#]]
    .assert_eq(&run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module( builtin.module( func.func@f))",
    ));
}
