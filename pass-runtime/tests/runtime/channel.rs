//! Actions, scopes, cancellation, and panics of everything that a manager calls.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier, Mutex, OnceLock};

use expect_test::expect;
use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::manager::CancelToken;
use pass_runtime::options::NoOptions;
use pass_runtime::schedule::Parallel;
use pass_runtime::{
    Analysis, AnalysisContext, Failure, OpPassManager, OperationPass, Pass, PassContext, PassInfo,
    PassManager, Preserved, Statistic,
};

use crate::event_record::OnEvent;
use crate::passes::{AnyPass, Scripted};
use crate::toy::{Toy, ToyContext, ToyOp, run};

const MODULE: &str = "builtin.module@m(func.func@a func.func@b)";

/// A manager with one pass on functions.
fn on_functions(pass: Scripted) -> PassManager<Toy> {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(pass).unwrap();
    manager
}

/// A run with the events that have to do with actions and scopes.
fn seen(manager: &mut PassManager<Toy>) -> String {
    let log = Arc::new(Mutex::new(String::new()));
    let events = log.clone();
    manager.on_event(move |event| {
        if let Some(number) = event.number {
            let line = format!("{} {number} {event}\n", event.place);
            events.lock().unwrap().push_str(&line);
        }
    });
    let ran = run(manager, &ToyContext::default(), MODULE);
    let log = log.lock().unwrap();
    format!("{log}{ran}")
}

fn acting() -> Scripted {
    Scripted::new(|op, cx| {
        let _scope = cx.scope("outer");
        let first = cx.action("first", || 1);
        let second = {
            let _inner = cx.scope("inner");
            cx.action("second", || cx.action("third", || 3))
        };
        cx.remark(&op, format!("{first:?} {second:?}"));
        Ok(Preserved::all())
    })
}

/// Skips the action with its tag; fails where the tag says so.
struct Handler(&'static str);

impl Instrumentation<Toy> for Handler {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        let Event::Action(action) = event else {
            return Verdict::Run;
        };
        match self.0.split_once(' ') {
            Some((tag, _)) if tag != action.tag() => Verdict::Run,
            Some((_, "skip")) => Verdict::Skip,
            Some((_, "fail")) => Verdict::Fail(Failure::new()),
            _ => panic!("no actions"),
        }
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        _: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let Event::Scope(scope) = event {
            assert!(scope.name() != self.0, "cannot leave");
        }
        Ok(())
    }
}

#[test]
fn actions_and_scopes_are_events() {
    expect![[r#"
        0.0/0.0 0 before scope outer
        0.0/0.0 1 before action first
        0.0/0.0 1 after action first
        0.0/0.0 2 before scope inner
        0.0/0.0 3 before action second
        0.0/0.0 4 before action third
        0.0/0.0 4 after action third
        0.0/0.0 3 after action second
        0.0/0.0 2 after scope inner
        0.0/0.0 0 after scope outer
        0.0/1.0 0 before scope outer
        0.0/1.0 1 before action first
        0.0/1.0 1 after action first
        0.0/1.0 2 before scope inner
        0.0/1.0 3 before action second
        0.0/1.0 4 before action third
        0.0/1.0 4 after action third
        0.0/1.0 3 after action second
        0.0/1.0 2 after scope inner
        0.0/1.0 0 after scope outer
        t:1:18: remark: 'func.func' op Some(1) Some(Some(3))
        t:1:30: remark: 'func.func' op Some(1) Some(Some(3))
        success: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&seen(&mut on_functions(acting())));
}

/// Counts scopes, as timing does.
#[derive(Default)]
struct ScopeCounter(AtomicUsize);

impl Instrumentation<Toy> for ScopeCounter {
    fn interest(&self) -> Interest {
        Interest::SCOPES
    }

    fn enter(&self, _: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        self.0.fetch_add(1, Ordering::Relaxed);
        Verdict::Run
    }
}

#[test]
fn actions_are_described_for_those_alone_who_observe_them() {
    let mut manager = on_functions(Scripted::new(|_, cx| {
        let _scope = cx.scope("outer");
        let described = || panic!("described");
        Ok(Preserved::unless(
            cx.begin_action("first", described).is_none(),
        ))
    }));
    let counter = Arc::new(ScopeCounter::default());
    manager.add_instrumentation(Arc::clone(&counter));
    let ran = run(&mut manager, &ToyContext::default(), MODULE);
    assert!(ran.starts_with("success"), "{ran}");
    assert_eq!(counter.0.load(Ordering::Relaxed), 2);
}

#[test]
fn a_handler_skips_an_action_with_all_inside() {
    let mut manager = on_functions(acting());
    manager.add_instrumentation(Handler("second skip"));
    expect![[r#"
        0.0/0.0 0 before scope outer
        0.0/0.0 1 before action first
        0.0/0.0 1 after action first
        0.0/0.0 2 before scope inner
        0.0/0.0 3 before action second
        0.0/0.0 3 skipped action second
        0.0/0.0 2 after scope inner
        0.0/0.0 0 after scope outer
        0.0/1.0 0 before scope outer
        0.0/1.0 1 before action first
        0.0/1.0 1 after action first
        0.0/1.0 2 before scope inner
        0.0/1.0 3 before action second
        0.0/1.0 3 skipped action second
        0.0/1.0 2 after scope inner
        0.0/1.0 0 after scope outer
        t:1:18: remark: 'func.func' op Some(1) None
        t:1:30: remark: 'func.func' op Some(1) None
        success: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&seen(&mut manager));
}

#[test]
fn a_handler_fails_the_pass_of_an_action() {
    for handler in ["first fail", "inner"] {
        let mut manager = on_functions(acting());
        manager.add_instrumentation(Handler(handler));
        if handler == "inner" {
            manager.add_instrumentation(Handler("none skip"));
        }
        let ran = run(&mut manager, &ToyContext::default(), MODULE);
        match handler {
            "first fail" => expect![[r#"
                t:1:18: error: action 'first' was kept from running
                t:1:18: remark: 'func.func' op None Some(Some(3))
                t:1:30: error: action 'first' was kept from running
                t:1:30: remark: 'func.func' op None Some(Some(3))
                failure: builtin.module@m(func.func@a func.func@b)
            "#]]
            .assert_eq(&ran),
            _ => expect![[r#"
                t:1:18: error: an instrumentation panicked: no actions
                t:1:18: error: an instrumentation panicked: no actions
                t:1:18: error: an instrumentation panicked: cannot leave
                t:1:18: remark: 'func.func' op None None
                t:1:30: error: an instrumentation panicked: no actions
                t:1:30: error: an instrumentation panicked: no actions
                t:1:30: error: an instrumentation panicked: cannot leave
                t:1:30: remark: 'func.func' op None None
                failure: builtin.module@m(func.func@a func.func@b)
            "#]]
            .assert_eq(&ran),
        }
    }
}

#[test]
fn what_is_open_is_closed_by_a_panic() {
    let mut manager = on_functions(Scripted::new(|_, cx| {
        let _scope = cx.scope("outer");
        cx.action("act", || panic!("half way"));
        Ok(Preserved::all())
    }));
    expect![[r#"
        0.0/0.0 0 before scope outer
        0.0/0.0 1 before action act
        0.0/0.0 1 after failed action act
        0.0/0.0 0 after failed scope outer
        0.0/1.0 0 before scope outer
        0.0/1.0 1 before action act
        0.0/1.0 1 after failed action act
        0.0/1.0 0 after failed scope outer
        t:1:18: error: 'func.func' op pass 'Scripted' panicked: half way
        t:1:30: error: 'func.func' op pass 'Scripted' panicked: half way
        failure: builtin.module@m(func.func@a func.func@b)
    "#]]
    .assert_eq(&seen(&mut manager));
}

/// Cancels the run after this number of passes.
struct CancelAfter(AtomicUsize, CancelToken);

impl Instrumentation<Toy> for CancelAfter {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        if let Event::Pass { .. } = event
            && self.0.fetch_sub(1, Ordering::Relaxed) == 1
        {
            self.1.cancel();
        }
        Verdict::Run
    }
}

#[test]
fn a_run_is_cancelled_from_outside() {
    let functions: Vec<String> = (0..100)
        .map(|index| format!("func.func@f{index}"))
        .collect();
    let module = format!("builtin.module({})", functions.join(" "));
    for threads in [1, 2, 8] {
        let runs = Arc::new(AtomicUsize::new(0));
        let counted = runs.clone();
        let mut manager = on_functions(Scripted::new(move |_, _| {
            counted.fetch_add(1, Ordering::Relaxed);
            Ok(Preserved::all())
        }));
        manager.set_schedule(Parallel::new(threads).unwrap());
        let token = CancelToken::new();
        manager.set_cancel(token.clone());
        manager.add_instrumentation(CancelAfter(AtomicUsize::new(10), token.clone()));
        let ran = run(&mut manager, &ToyContext::default(), &module);
        let said = ran.split("failure: ").next().unwrap();
        assert_eq!(
            said,
            "t:1:1: error: 'builtin.module' op the run was cancelled\n"
        );
        let ran = runs.load(Ordering::Relaxed);
        assert!(
            (9..9 + threads + 1).contains(&ran),
            "{ran} on {threads} threads"
        );
        token.reset();
        assert!(run(&mut manager, &ToyContext::default(), MODULE).contains("success"));
    }
}

#[test]
fn a_failure_beside_a_cancelled_run_keeps_its_reason() {
    let token = CancelToken::new();
    let cancel = token.clone();
    let both_run = Barrier::new(2);
    let cancelling = Scripted::new(move |op, _| {
        both_run.wait();
        if op.symbol.as_deref() == Some("a") {
            cancel.cancel();
            return Ok(Preserved::all());
        }
        while !cancel.is_cancelled() {
            std::thread::yield_now();
        }
        // Until the pipeline on the other function has been stopped.
        std::thread::sleep(std::time::Duration::from_millis(20));
        Err(Failure::new())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let functions = manager.nest("func.func");
    functions.add(cancelling).unwrap();
    functions.add(idle()).unwrap();
    manager
        .set_cancel(token)
        .set_schedule(Parallel::new(2).unwrap());
    let outcome = run(&mut manager, &ToyContext::default(), MODULE);
    assert!(
        outcome.contains("'func.func' op pass 'Scripted' failed"),
        "{outcome}"
    );
}

/// Panics in the functions that its name lists.
#[derive(Default)]
struct Rude {
    at: &'static str,
    counted: Statistic,
}

impl Rude {
    fn check(&self, what: &str) {
        assert!(self.at != what, "no {what}");
    }
}

impl Clone for Rude {
    fn clone(&self) -> Self {
        self.check("clone");
        Self {
            at: self.at,
            counted: Statistic::new(),
        }
    }
}

impl Drop for Rude {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.check("drop");
        }
    }
}

impl Pass for Rude {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Rude", "rude");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        self.check("options");
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        self.check("statistics");
        if self.counted.value() > 0 {
            self.check("statistics after a run");
        }
        vec![&self.counted]
    }
}

impl OperationPass<Toy> for Rude {
    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        cx.analysis::<RudeAnalysis>(&op).0.set(self.at).unwrap();
        self.counted.increment();
        Ok(Preserved::unless(self.at == "invalidated"))
    }
}

struct RudeAnalysis(OnceLock<&'static str>);

impl Analysis<Toy> for RudeAnalysis {
    fn build(_: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self(OnceLock::new())
    }

    fn is_invalidated(&self, _: &Preserved, _: bool) -> bool {
        panic!("still good")
    }
}

impl Drop for RudeAnalysis {
    fn drop(&mut self) {
        let at = self.0.get();
        assert!(at.is_none_or(|at| *at != "analysis"), "not dropped");
    }
}

#[test]
fn no_panic_leaves_the_manager() {
    let mut outcomes = String::new();
    for at in [
        "clone",
        "drop",
        "options",
        "statistics",
        "invalidated",
        "analysis",
    ] {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        let counted = Statistic::new();
        manager.add(Rude { at, counted }).unwrap();
        let text = manager.to_string();
        let ran = run(&mut manager, &ToyContext::default(), "builtin.module@m");
        let counted = manager.statistics().is_some();
        outcomes += &format!("{at}, {text}, counted {counted}: {ran}");
        if at == "drop" {
            // The copy that ran goes where the pipeline is changed.
            manager.add(AnyPass::default()).unwrap();
            outcomes += &run(&mut manager, &ToyContext::default(), "builtin.module@m");
        }
        manager.pipeline_mut().clear();
        drop(manager);
    }
    expect![[r#"
        clone, builtin.module(rude), counted false: <unknown>:0: error: pass 'Rude' panicked when it was copied: no clone
        failure: builtin.module@m
        drop, builtin.module(rude), counted true: success: builtin.module@m
        t:1:1: remark: 'builtin.module' op AnyPass  @m
        t:1:1: error: pass 'Rude' panicked when a copy of it was dropped: no drop
        failure: builtin.module@m
        options, builtin.module(rude), counted false: <unknown>:0: error: pass 'Rude' panicked when asked for its options: no options
        failure: builtin.module@m
        statistics, builtin.module(rude), counted false: <unknown>:0: error: pass 'Rude' panicked when asked for its statistics: no statistics
        failure: builtin.module@m
        invalidated, builtin.module(rude), counted true: t:1:1: error: 'builtin.module' op an analysis panicked when it was invalidated after pass 'Rude': still good
        failure: builtin.module@m
        analysis, builtin.module(rude), counted true: t:1:1: error: pass 'Rude' panicked when an analysis that it asked for was dropped: not dropped
        failure: builtin.module@m
    "#]].assert_eq(&outcomes);
}

#[test]
fn a_panic_in_statistics_fails_the_run_that_finds_it() {
    let rude = || Rude {
        at: "statistics after a run",
        counted: Statistic::new(),
    };
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(rude()).unwrap();
    let run =
        |manager: &mut PassManager<Toy>| run(manager, &ToyContext::default(), "builtin.module@m");
    let mut outcomes = run(&mut manager);
    drop(manager.statistics());
    outcomes += &run(&mut manager);
    let mut inner = OpPassManager::new("builtin.module");
    inner.add(rude()).unwrap();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let outer = Scripted::new(move |op, cx| {
        let inner = cx.compile(&inner)?;
        cx.run_pipeline(&inner, op)?;
        Ok(Preserved::all())
    });
    manager.add(outer).unwrap();
    // The statistics of the inner pipeline are read when its plan is dropped, at the end of the first run.
    outcomes += &run(&mut manager);
    outcomes += &run(&mut manager);
    expect![[r#"
        success: builtin.module@m
        t:1:1: error: pass 'Rude' panicked when asked for its statistics: no statistics after a run
        failure: builtin.module@m
        success: builtin.module@m
        <unknown>:0: error: pass 'Rude' panicked when asked for its statistics: no statistics after a run
        failure: builtin.module@m
    "#]].assert_eq(&outcomes);
}

/// An instrumentation whose hooks for analyses panic, before or after.
struct NoAnalyses(bool);

impl Instrumentation<Toy> for NoAnalyses {
    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        if let Event::Analysis { name, .. } = event {
            assert!(self.0, "before {name}");
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        outcome: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        match event {
            Event::Analysis { name, .. } => assert!(!self.0, "after {name}"),
            Event::Pass { pass, .. } if pass.info().is_none() && outcome.failure().is_none() => {
                return Err(Failure::new());
            }
            _ => {}
        }
        Ok(())
    }
}

#[test]
fn hooks_of_analyses_are_contained_and_silent_failures_have_an_error() {
    let pass = || {
        Scripted::new(|op, cx| {
            cx.analysis::<Calm>(&op);
            cx.remark(&op, "goes on");
            Ok(Preserved::all())
        })
    };
    let mut outcomes = String::new();
    for before in [true, false] {
        let mut manager = on_functions(pass());
        manager.add_instrumentation(NoAnalyses(before));
        outcomes += &run(
            &mut manager,
            &ToyContext::default(),
            "builtin.module(func.func@a)",
        );
    }
    let mut manager = on_functions(idle());
    manager.add_instrumentation(NoAnalyses(true));
    outcomes += &run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(func.func@a)",
    );
    expect![[r#"
        t:1:16: error: 'func.func' op an instrumentation panicked: after Calm
        t:1:16: remark: 'func.func' op goes on
        failure: builtin.module(func.func@a)
        t:1:16: error: 'func.func' op an instrumentation panicked: before Calm
        t:1:16: remark: 'func.func' op goes on
        failure: builtin.module(func.func@a)
        t:1:1: error: 'builtin.module' op pass 'Pipeline Collection : ['func.func']' was failed by an instrumentation
        failure: builtin.module(func.func@a)
    "#]].assert_eq(&outcomes);
}

struct Calm;

impl Analysis<Toy> for Calm {
    fn build(_: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self
    }
}

/// Changes nothing.
fn idle() -> Scripted {
    Scripted::new(|_, _| Ok(Preserved::all()))
}
