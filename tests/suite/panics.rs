//! A panic in any hook, scope, action or analysis: all reports are complete, traces load, and there is a reproducer.

use pass_debug::reproducer::CrashReproducer;
use pass_embedded::Embedded;
use pass_ir::Op;
use pass_observe::timing::{Timing, TimingDisplay, TimingFormat};
use pass_observe::trace::Trace;
use pass_report::Report;
use pass_runtime::analysis::{Analysis, AnalysisContext};
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{
    ActionSite, Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
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
struct PanicsIn(&'static str);

impl PanicsIn {
    fn called(&self, hook: &str) {
        assert!(self.0 != hook, "in a hook");
    }
}

type Site<'s> = PassSite<'s, Embedded>;
type Pipeline<'s> = PipelineSite<'s, Embedded>;
type Failed<'f> = Option<&'f StepFailure>;

impl Instrumentation<Embedded> for PanicsIn {
    fn needs_snapshots(&self) -> bool {
        self.called("needs_snapshots");
        false
    }

    fn needs_order(&self) -> bool {
        self.called("needs_order");
        false
    }

    fn needs_units(&self) -> bool {
        self.called("needs_units");
        false
    }

    fn needs_before_pass(&self, _: bool) -> bool {
        self.called("needs_before_pass");
        true
    }

    fn receives_remarks(&self) -> bool {
        self.called("receives_remarks");
        true
    }

    fn on_remark(&self, _: &Remark, _: &Site<'_>, _: Emit<'_>) {
        self.called("on_remark");
    }

    fn before_run(&self, _: &Pipeline<'_>, _: &Op<'_>, _: Emit<'_>) {
        self.called("before_run");
    }

    fn after_run(&self, _: &Pipeline<'_>, _: &Op<'_>, _: Failed<'_>, _: Emit<'_>) {
        self.called("after_run");
    }

    fn before_pipeline(&self, _: &Pipeline<'_>, _: &Op<'_>, _: Emit<'_>) {
        self.called("before_pipeline");
    }

    fn after_pipeline(&self, _: &Pipeline<'_>, _: &Op<'_>, _: Failed<'_>, _: Emit<'_>) {
        self.called("after_pipeline");
    }

    fn before_pass(&self, _: &Site<'_>, _: &Op<'_>, _: Emit<'_>) -> Verdict {
        self.called("before_pass");
        Verdict::Run
    }

    fn after_pass(
        &self,
        _: &Site<'_>,
        _: &Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.called("after_pass");
        Ok(())
    }

    fn after_failed_pass(&self, _: &Site<'_>, _: &Op<'_>, _: &StepFailure, _: Emit<'_>) {
        self.called("after_failed_pass");
    }

    fn before_analysis(&self, _: &str, _: &Site<'_>, _: &Op<'_>, _: Emit<'_>) {
        self.called("before_analysis");
    }

    fn after_analysis(&self, _: &str, _: &Site<'_>, _: &Op<'_>, _: Emit<'_>) {
        self.called("after_analysis");
    }

    fn before_action(&self, _: &ActionSite<'_, Embedded>, _: Emit<'_>) -> Verdict {
        self.called("before_action");
        Verdict::Run
    }

    fn after_action(&self, _: &ActionSite<'_, Embedded>, _: Emit<'_>) {
        self.called("after_action");
    }

    fn before_scope(&self, _: &ScopeSite<'_, Embedded>, _: Emit<'_>) {
        self.called("before_scope");
    }

    fn after_scope(&self, _: &ScopeSite<'_, Embedded>, _: Emit<'_>) {
        self.called("after_scope");
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
    let mut said = |diagnostic| panic!("{diagnostic}");
    let mut root = Embedded::parse(&cx, "m", MODULE, ParseOptions::default(), &mut said).unwrap();
    let mut manager = PassManager::<Embedded>::new("builtin.module");
    manager
        .nest("func.func")
        .unwrap()
        .add(Work(inside))
        .unwrap();
    manager.add(Work::default()).unwrap();
    manager.set_schedule(Parallel::new(threads).unwrap());
    let start = Instant::now();
    let clock = move || start.elapsed();
    let (trace, timing) = (Trace::new(clock), Timing::new(clock));
    let report = Report::new("suite");
    let recording = report.run("m", clock);
    let reproducers = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&reproducers);
    let mut observer = Some(observer);
    if is_outer && let Some(observer) = observer.take() {
        manager.add_instrumentation(observer);
    }
    manager.add_instrumentation(CrashReproducer::new(move |text: &str| {
        kept.lock().unwrap().push(text.to_owned());
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
            let left = run(inside, threads, true, PanicsIn("no hook"));
            let about = format!("{inside:?} on {threads} threads");
            check(&left, &about);
            check_reproducer(&left, &about);
        }
    }
}

/// The names of all hooks, as the trait has them.
fn hooks() -> Vec<&'static str> {
    let source = include_str!("../../pass-runtime/src/instrumentation/mod.rs");
    let (_, hooks) = source.split_once("pub trait Instrumentation").unwrap();
    let names = hooks
        .lines()
        .filter_map(|line| line.trim().strip_prefix("fn "));
    names.map(|line| line.split_once('(').unwrap().0).collect()
}

#[test]
fn of_hooks_leave_complete_reports() {
    pass_driver::quiet_panics();
    let hooks = hooks();
    assert!(hooks.len() >= 18, "{hooks:?}");
    for hook in hooks {
        // Passes that end well have no failure to tell of.
        let inside = match hook {
            "after_failed_pass" => Inside::Scope,
            _ => Inside::Nothing,
        };
        for threads in [1, 4] {
            for is_outer in [true, false] {
                let left = run(inside, threads, is_outer, PanicsIn(hook));
                let about = format!("{hook} on {threads} threads, outer: {is_outer}");
                check(&left, &about);
                assert!(left.page.contains("in a hook"), "{about}");
                // Observers outside of the reproducer are told of the end after it. The driver adds none there.
                if !(is_outer && hook == "after_run") {
                    check_reproducer(&left, &about);
                }
            }
        }
    }
}
