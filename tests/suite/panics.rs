//! A panic in any hook, scope, action or analysis: all reports are complete, traces load, and there is a reproducer.

use pass_debug::reproducer::CrashReproducer;
use pass_embedded::Embedded;
use pass_ir::Op;
use pass_observe::timing::{Timing, TimingDisplay, TimingFormat};
use pass_observe::trace::Trace;
use pass_report::Report;
use pass_runtime::analysis::{Analysis, AnalysisContext};
use pass_runtime::instrumentation::{
    Event, Instrumentation, Interest, Outcome, PassSite, Sink, Verdict,
};
use pass_runtime::ir::{IrText, ParseOptions};
use pass_runtime::options::NoOptions;
use pass_runtime::remark::Remark;
use pass_runtime::schedule::Parallel;
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved};
use serde_json::Value;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The place in which a pass panics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Inside {
    #[default]
    Nothing,
    Scope,
    Action,
    Analysis,
}

/// Works in a scope and an action, with an analysis.
#[derive(Clone, Default)]
struct Work(Inside);

static WORK: PassInfo = PassInfo::new("Work", "work");

struct Calm;
struct Wild;

impl Analysis<Embedded> for Calm {
    fn build(_: &Op<'_>, _: &AnalysisContext<'_, Embedded>) -> Self {
        Self
    }
}

impl Analysis<Embedded> for Wild {
    fn build(_: &Op<'_>, _: &AnalysisContext<'_, Embedded>) -> Self {
        panic!("in an analysis")
    }
}

impl Pass for Work {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &WORK;

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Embedded> for Work {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        cx.analysis::<Calm>(&op);
        if self.0 == Inside::Analysis {
            cx.analysis::<Wild>(&op);
        }
        cx.report(&op, || Remark::passed("work", "works"));
        let _scope = cx.scope("work");
        assert!(self.0 != Inside::Scope, "in a scope");
        cx.action("step", || assert!(self.0 != Inside::Action, "in an action"));
        Ok(Preserved::all())
    }
}

/// An observer that panics in one hook. One that is missing here is found, since its run succeeds.
struct PanicsIn(String);

impl PanicsIn {
    fn called(&self, hook: &str) {
        assert!(self.0 != hook, "in a hook");
    }
}

/// The kind of an event.
fn kind(event: &Event<'_, '_, Embedded>) -> &'static str {
    match event {
        Event::Run { .. } => "run",
        Event::Pipeline { .. } => "pipeline",
        Event::Pass { .. } => "pass",
        Event::Analysis { .. } => "analysis",
        Event::Action(_) => "action",
        Event::Scope(_) => "scope",
        _ => panic!("an unknown event"),
    }
}

impl Instrumentation<Embedded> for PanicsIn {
    fn interest(&self) -> Interest {
        self.called("interest");
        Interest::EVENTS | Interest::REMARKS
    }

    fn enter(&self, event: &Event<'_, '_, Embedded>, _: Sink<'_, Embedded>) -> Verdict {
        self.called(&format!("enter {}", kind(event)));
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Embedded>,
        outcome: &Outcome<'_>,
        _: Sink<'_, Embedded>,
    ) -> Result<(), Failure> {
        let failed = outcome.failure().filter(|_| kind(event) == "pass");
        let exit = failed.map_or("exit", |_| "exit failed");
        self.called(&format!("{exit} {}", kind(event)));
        Ok(())
    }

    fn on_remark(&self, _: &Remark, _: &PassSite<'_, Embedded>, _: Sink<'_, Embedded>) {
        self.called("on_remark");
    }
}

/// The results of a run.
struct Left {
    failed: bool,
    trace: Value,
    times: String,
    page: String,
    reproducers: Vec<String>,
}

const MODULE: &str = "\"builtin.module\"() ({\n\
    \"func.func\"() <{function_type = () -> (), sym_name = \"a\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n\
    \"func.func\"() <{function_type = () -> (), sym_name = \"b\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\n\
    }) : () -> ()";

/// Runs a pass on two functions and their module, looked at by an observer that comes before or after all others.
fn run(inside: Inside, threads: usize, is_outer: bool, observer: PanicsIn) -> Left {
    let cx = pass_dialects::context();
    let mut diagnostics = |diagnostic| panic!("{diagnostic}");
    let mut root =
        Embedded::parse(&cx, "m", MODULE, ParseOptions::default(), &mut diagnostics).unwrap();
    let mut manager = PassManager::<Embedded>::new("builtin.module");
    manager.nest("func.func").add(Work(inside)).unwrap();
    manager.add(Work::default()).unwrap();
    manager.set_schedule(Parallel::new(threads).unwrap());
    let start = Instant::now();
    let clock = move || start.elapsed();
    let (trace, timing) = (Trace::new(clock), Timing::new(clock));
    let report = Report::new("suite");
    let recording = report.run("m", clock);
    let reproducers = Arc::new(Mutex::new(Vec::new()));
    let shared = Arc::clone(&reproducers);
    let mut observer = Some(observer);
    if is_outer && let Some(observer) = observer.take() {
        manager.add_instrumentation(observer);
    }
    manager.add_instrumentation(CrashReproducer::new(move |text: &str| {
        shared.lock().unwrap().push(text.to_owned());
        Ok("here".to_owned())
    }));
    manager.add_instrumentation(recording.clone());
    manager.add_instrumentation(trace.clone());
    manager.add_instrumentation(timing.clone());
    if let Some(observer) = observer {
        manager.add_instrumentation(observer);
    }
    let result = manager.run(&cx, Embedded::root(&mut root), &mut |diagnostic| {
        recording.diagnostic(&diagnostic);
    });
    recording.pipeline(&manager);
    recording.end(result.as_ref().err().map(|_| ""));
    Left {
        failed: result.is_err(),
        trace: serde_json::from_str(&trace.to_json()).unwrap(),
        times: timing
            .report()
            .render(TimingDisplay::Tree, TimingFormat::Text),
        page: report.to_html(),
        reproducers: std::mem::take(&mut *reproducers.lock().unwrap()),
    }
}

fn check(left: &Left, about: &str) {
    assert!(left.failed, "{about}");
    assert!(left.page.ends_with("</html>\n"), "{about}");
    assert!(left.page.contains("panicked: "), "{about}");
    assert!(left.times.ends_with("(100.0%)  Total\n"), "{about}");
    let mut open = std::collections::BTreeMap::<u64, i64>::new();
    for event in left.trace["traceEvents"].as_array().unwrap() {
        let depth = open.entry(event["tid"].as_u64().unwrap()).or_default();
        *depth += match event["ph"].as_str().unwrap() {
            "B" => 1,
            "E" => -1,
            _ => 0,
        };
        assert!(*depth >= 0, "{about}");
    }
    assert!(open.values().all(|depth| *depth == 0), "{about}");
}

/// The one reproducer holds the whole pipeline.
fn check_reproducer(left: &Left, about: &str) {
    let [reproducer] = &left.reproducers[..] else {
        panic!("{about}: {} reproducers", left.reproducers.len());
    };
    let pipeline = "pipeline: \"builtin.module(func.func(work), work)\"";
    assert!(reproducer.contains(pipeline), "{about}: {reproducer}");
}

#[test]
fn of_passes_leave_complete_reports() {
    pass_driver::quiet_panics();
    for inside in [Inside::Scope, Inside::Action, Inside::Analysis] {
        for threads in [1, 4] {
            let left = run(inside, threads, true, PanicsIn("no hook".to_owned()));
            let about = format!("{inside:?} on {threads} threads");
            check(&left, &about);
            check_reproducer(&left, &about);
        }
    }
}

/// The functions of the trait, with those of events for each kind.
fn hooks() -> Vec<String> {
    let source = include_str!("../../pass-runtime/src/instrumentation/mod.rs");
    let (_, hooks) = source.split_once("pub trait Instrumentation").unwrap();
    let (hooks, _) = hooks.split_once("\n}\n").unwrap();
    let names = hooks
        .lines()
        .filter_map(|line| line.trim().strip_prefix("fn "));
    let names = names.map(|line| line.split_once('(').unwrap().0);
    let mut hooks = vec!["exit failed pass".to_owned()];
    for name in names {
        match name {
            "enter" | "exit" => {
                let kinds = ["run", "pipeline", "pass", "analysis", "action", "scope"];
                hooks.extend(kinds.map(|kind| format!("{name} {kind}")));
            }
            _ => hooks.push(name.to_owned()),
        }
    }
    hooks
}

#[test]
fn of_hooks_leave_complete_reports() {
    pass_driver::quiet_panics();
    let hooks = hooks();
    assert!(hooks.len() >= 15, "{hooks:?}");
    for hook in hooks {
        // Passes that end well have no failure to tell of.
        let inside = match hook.as_str() {
            "exit failed pass" => Inside::Scope,
            _ => Inside::Nothing,
        };
        for threads in [1, 4] {
            for is_outer in [true, false] {
                let left = run(inside, threads, is_outer, PanicsIn(hook.clone()));
                let about = format!("{hook} on {threads} threads, outer: {is_outer}");
                check(&left, &about);
                assert!(left.page.contains("in a hook"), "{about}");
                // Observers outside of the reproducer are told of the end after it. The driver adds none there.
                if !(is_outer && hook == "exit run") {
                    check_reproducer(&left, &about);
                }
            }
        }
    }
}
