//! Spans of the `tracing` crate for what a run does.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tracing::span::EnteredSpan;
use tracing::{Level, Span};

use pass_runtime::Failure;
use pass_runtime::Preserved;
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{
    ActionSite, Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
};
use pass_runtime::ir::Ir;

/// Opens spans of the `tracing` crate for the subscriber of the program: runs, pipelines, analyses and scopes as `DEBUG`,
/// passes as `INFO`, actions as `TRACE`, all with the target `pass_runtime`. A pass that fails is an event.
///
/// A span is the child of the span around it, even if nested pipelines run in other threads. A run is the child of the span of
/// its caller.
///
/// ```
/// # mod tree { include!("../../../../pass-runtime/tests/doc/tree.rs"); }
/// # use tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::trace::TracingSpans;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(TracingSpans::default());
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
#[derive(Default)]
pub struct TracingSpans {
    /// The steps that run nested pipelines, which may be in other threads, by run and span.
    nesting: Mutex<BTreeMap<(u64, u64), Span>>,
}

thread_local! {
    /// The spans that this thread is in.
    static ENTERED: RefCell<Vec<(Key, EnteredSpan)>> = const { RefCell::new(Vec::new()) };
}

/// Identifies what a span stands for: run, execution, kind, and the number of a scope or an action.
type Key = (u64, u64, Kind, usize);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Run,
    Pipeline,
    Pass,
    Analysis,
    Action,
    Scope,
}

/// Makes a span with the operation that something runs on. Nothing is computed unless somebody subscribes.
macro_rules! span_on {
    (($($parent:tt)*), $level:expr, $name:literal, $cx:expr, $op:expr, $($field:tt)*) => {
        tracing::span!(
            target: "pass_runtime",
            $($parent)*
            $level,
            $name,
            operation = &*I::facts($cx, I::name($cx, $op)).name,
            symbol = I::symbol($cx, $op),
            $($field)*
        )
    };
}

impl TracingSpans {
    fn nesting(&self) -> MutexGuard<'_, BTreeMap<(u64, u64), Span>> {
        self.nesting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The span that a pipeline belongs to: that of its step, if other threads may run it.
    fn around<I: Ir>(&self, pipeline: &PipelineSite<'_, I>) -> Option<Span> {
        let caller = pipeline.caller().filter(|caller| caller.info().is_none())?;
        let step = (caller.run().unique, caller.span());
        self.nesting().get(&step).cloned()
    }

    fn end_pass<I: Ir>(&self, pass: &PassSite<'_, I>) {
        if pass.info().is_none() {
            let key = (pass.run().unique, pass.span());
            // It may close here, and subscribers run code of their own then.
            let span = self.nesting().remove(&key);
            drop(span);
        }
        leave(of_pass(pass, Kind::Pass, 0));
    }
}

impl<I: Ir> Instrumentation<I> for TracingSpans {
    fn before_run(&self, run: &PipelineSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        let cx = run.context();
        let number = run.run().number;
        let span = span_on!((), Level::DEBUG, "run", cx, op, number);
        enter(of_pipeline(run, Kind::Run), span);
    }

    fn after_run(
        &self,
        run: &PipelineSite<'_, I>,
        _: &I::Op<'_>,
        _: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        leave(of_pipeline(run, Kind::Run));
    }

    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        let cx = pipeline.context();
        let around = self.around(pipeline);
        let anchor = pipeline.anchor();
        let span = match &around {
            Some(around) => {
                span_on!((parent: around,), Level::DEBUG, "pipeline", cx, op, anchor = %anchor)
            }
            None => span_on!((), Level::DEBUG, "pipeline", cx, op, anchor = %anchor),
        };
        enter(of_pipeline(pipeline, Kind::Pipeline), span);
    }

    fn after_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        _: &I::Op<'_>,
        _: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        leave(of_pipeline(pipeline, Kind::Pipeline));
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        let cx = pass.context();
        let span = match pass.info() {
            Some(info) => span_on!(
                (), Level::INFO, "pass", cx, op,
                pass = info.argument, text = pass.text(), place = %pass.place()
            ),
            None => {
                let span = span_on!((), Level::DEBUG, "nested", cx, op, text = pass.text());
                let key = (pass.run().unique, pass.span());
                self.nesting().insert(key, span.clone());
                span
            }
        };
        enter(of_pass(pass, Kind::Pass, 0), span);
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        self.end_pass(pass);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        _: &I::Op<'_>,
        failure: &StepFailure,
        _: Emit<'_>,
    ) {
        if let Some(info) = pass.info() {
            tracing::error!(
                target: "pass_runtime",
                pass = info.argument,
                kind = ?failure.kind,
                "{failure}",
            );
        }
        self.end_pass(pass);
    }

    fn before_analysis(&self, name: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        let cx = pass.context();
        let span = span_on!((), Level::DEBUG, "analysis", cx, op, analysis = name);
        enter(of_pass(pass, Kind::Analysis, 0), span);
    }

    fn after_analysis(&self, _: &str, pass: &PassSite<'_, I>, _: &I::Op<'_>, _: Emit<'_>) {
        leave(of_pass(pass, Kind::Analysis, 0));
    }

    fn before_action(&self, action: &ActionSite<'_, I>, _: Emit<'_>) -> Verdict {
        let span = tracing::span!(
            target: "pass_runtime",
            Level::TRACE,
            "action",
            tag = action.tag(),
            detail = action.detail(),
            number = action.number(),
        );
        enter(of_pass(&action.pass(), Kind::Action, action.number()), span);
        Verdict::Run
    }

    fn after_action(&self, action: &ActionSite<'_, I>, _: Emit<'_>) {
        leave(of_pass(&action.pass(), Kind::Action, action.number()));
    }

    fn before_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        let span = tracing::span!(
            target: "pass_runtime",
            Level::DEBUG,
            "scope",
            scope = scope.name(),
            number = scope.number(),
        );
        enter(of_pass(&scope.pass(), Kind::Scope, scope.number()), span);
    }

    fn after_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        leave(of_pass(&scope.pass(), Kind::Scope, scope.number()));
    }
}

fn of_pipeline<I: Ir>(pipeline: &PipelineSite<'_, I>, kind: Kind) -> Key {
    (pipeline.run().unique, pipeline.span(), kind, 0)
}

fn of_pass<I: Ir>(pass: &PassSite<'_, I>, kind: Kind, number: usize) -> Key {
    (pass.run().unique, pass.span(), kind, number)
}

fn enter(key: Key, span: Span) {
    // A thread that ends is in no spans any more.
    let _ = ENTERED.try_with(|entered| entered.borrow_mut().push((key, span.entered())));
}

/// Leaves the span that was entered last for something. Scopes may end in any order.
fn leave(key: Key) {
    let left = ENTERED.try_with(|entered| {
        let mut entered = entered.borrow_mut();
        let position = entered.iter().rposition(|(other, _)| *other == key)?;
        Some(entered.remove(position))
    });
    // A subscriber that is told now may run passes of its own.
    drop(left);
}

impl fmt::Debug for TracingSpans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TracingSpans").finish_non_exhaustive()
    }
}
