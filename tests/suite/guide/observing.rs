//! The Rust of the guide pages on diagnostics, instrumentations and bisection, compiled. The test beside it compares.

#![allow(
    dead_code,
    clippy::print_stdout,
    unused_variables,
    reason = "the text is that of a page, where it is a part of a crate"
)]

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pass_report::Report;
use passwright::debug::legality::CheckLegality;
use passwright::debug::reduce::{ReduceError, ReduceOptions, Reduced, reduce};
use passwright::debug::reproducer::{CrashReproducer, ReproducerScope};
use passwright::debug::{Bisect, CounterError, DebugCounters};
use passwright::diagnostic::Severity;
use passwright::embedded::{Context, Embedded, Op};
use passwright::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use passwright::ir::PrintOptions;
use passwright::manager::CancelToken;
use passwright::observe::actions::Action;
use passwright::observe::ir_printing::{IrPrinter, IrPrinting, PassFilter};
use passwright::observe::remarks::Remarks;
use passwright::observe::trace::TracingSpans;
use passwright::remark::{Remark, RemarkKind};
use passwright::{Diagnostic, Failure, Location, PassContext, PassManager};

fn run(
    manager: &mut PassManager<Embedded>,
    cx: &Context,
    root: Op<'_>,
) -> (Vec<String>, Result<(), Failure>) {
    let mut failed = Vec::new();
    let result = manager.run(cx, root, &mut |diagnostic| {
        if diagnostic.severity == Severity::Error {
            let pass = diagnostic.subject.pass.unwrap_or("no pass");
            let operation = diagnostic
                .subject
                .operation
                .map(|operation| operation.to_string());
            failed.push(format!("{pass} on {operation:?}: {}", diagnostic.message));
        }
    });
    (failed, result)
}

fn check_legality(manager: &mut PassManager<Embedded>) {
    if let Some(check) = CheckLegality::of(manager.pipeline()) {
        manager.add_instrumentation(check);
    }
}

fn reported(manager: &mut PassManager<Embedded>, cx: &Context, module: Op<'_>) -> String {
    let report = Report::new("my compiler");
    let start = Instant::now();
    let recording = report.run("module", move || start.elapsed());
    manager.add_instrumentation(recording.clone());
    manager.add_instrumentation(recording.timing());
    let result = manager.run(cx, module, &mut |diagnostic| {
        recording.diagnostic(&diagnostic);
    });
    recording.pipeline(manager);
    recording.end(result.err().map(|_| ""));
    report.to_html()
}

fn traced(manager: &mut PassManager<Embedded>) {
    manager.add_instrumentation(TracingSpans::default());
}

/// Reports the passes that fail, and their reasons.
struct Failures;

impl Instrumentation<Embedded> for Failures {
    fn exit(
        &self,
        event: &Event<'_, '_, Embedded>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, Embedded>,
    ) -> Result<(), Failure> {
        if let (Event::Pass { pass, .. }, Outcome::Failed(failure)) = (event, outcome) {
            let kind = failure.kind;
            let message = format!("{} at {}: {kind:?}", pass.name(), pass.place());
            emit(Diagnostic::remark(Location::Unknown, message).into());
        }
        Ok(())
    }
}

/// Shows the whole module before each pass.
struct Show;

impl Instrumentation<Embedded> for Show {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::SNAPSHOTS
    }

    fn enter(&self, event: &Event<'_, '_, Embedded>, emit: Sink<'_, Embedded>) -> Verdict {
        if let Event::Pass { pass, op } = event {
            let snapshot = pass.snapshot(op, PrintOptions::default());
            snapshot.print(emit, |text, emit| emit(Diagnostic::output(text)));
        }
        Verdict::Run
    }
}

fn visit(op: &Op<'_>, cx: &PassContext<'_, Embedded>) -> usize {
    let _scope = cx.scope("visit");
    let nested = op.body().map_or(0, |body| body.walk().len());
    let counted = cx.action("count", || nested);
    counted.unwrap_or_default()
}

fn cancel(manager: &mut PassManager<Embedded>) -> CancelToken {
    let token = CancelToken::new();
    manager.set_cancel(token.clone());
    token
}

fn show_changes(manager: &mut PassManager<Embedded>) {
    let mut printing = IrPrinting::default();
    printing.after = PassFilter::All;
    printing.on_change = true;
    printing.module_scope = true;
    manager.add_instrumentation(IrPrinter::new(printing));
}

fn rewrite_less(manager: &mut PassManager<Embedded>) -> Result<Arc<DebugCounters>, CounterError> {
    let counters: Arc<DebugCounters> = Arc::new("apply-pattern-count=10".parse()?);
    manager.add_instrumentation(counters.clone());
    manager.add_instrumentation(Bisect::new(3));
    Ok(counters)
}

fn keep_reproducers(manager: &mut PassManager<Embedded>, kept: Arc<Mutex<Vec<String>>>) {
    let reproducer = CrashReproducer::new(move |text: &str| {
        let mut kept = kept.lock().map_err(|error| error.to_string())?;
        kept.push(text.to_owned());
        Ok(format!("number {}", kept.len()))
    });
    manager.add_instrumentation(reproducer.scope(ReproducerScope::Pass));
}

fn smallest(cx: &Context, text: &str) -> Result<Reduced, ReduceError> {
    let options = ReduceOptions::default();
    reduce::<Embedded>(cx, text, &options, &mut |text| {
        Ok(text.contains("arith.divsi"))
    })
}

/// Skips a pattern, and delays the other actions.
struct Careful;

impl Instrumentation<Embedded> for Careful {
    fn enter(&self, event: &Event<'_, '_, Embedded>, _: Sink<'_, Embedded>) -> Verdict {
        if let Some(action) = Action::of_event(event) {
            if action.detail().starts_with("SubIRHSAddConstant") {
                return Verdict::Skip;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        Verdict::Run
    }
}

fn be_careful(manager: &mut PassManager<Embedded>) {
    manager.add_instrumentation(Careful);
}

fn explain(op: &Op<'_>, cx: &PassContext<'_, Embedded>, bound: Option<u64>) {
    cx.report(op, || match bound {
        Some(bound) => Remark::passed("unroll", "unrolled").argument("Factor", bound),
        None => Remark::missed("unroll", "loop-bound").argument("Reason", "the bound is not known"),
    });
}

fn collect(manager: &mut PassManager<Embedded>, found: Arc<Mutex<Vec<Remark>>>) {
    let missed = |remark: &Remark| remark.kind == RemarkKind::Missed;
    manager.add_instrumentation(Remarks::with_sink(missed, move |remark, _| {
        if let Ok(mut found) = found.lock() {
            found.push(remark);
        }
    }));
}
