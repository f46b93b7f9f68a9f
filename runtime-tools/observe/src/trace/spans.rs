//! Spans of the `tracing` crate for what a run does.

use std::cell::RefCell;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tracing::span::EnteredSpan;
use tracing::{Level, Span};

use pass_runtime::Failure;
use pass_runtime::instrumentation::{
    ByExecution, Event, EventKind, ExecutionId, Instrumentation, Outcome, PipelineSite, Sink,
    Verdict,
};
use pass_runtime::ir::Ir;

/// Opens spans of the `tracing` crate for the subscriber of the program: runs, pipelines, analyses and scopes as `DEBUG`,
/// passes as `INFO`, actions as `TRACE`, all with the target `pass_runtime`. A pass that fails is an event.
///
/// A span is the child of the span around it, even if nested pipelines run in other threads. A run is the child of the span of
/// its caller.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::trace::TracingSpans;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(TracingSpans::default());
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
#[derive(Default)]
pub struct TracingSpans {
    /// The steps that run nested pipelines, which may be in other threads.
    nesting: Mutex<ByExecution<Span>>,
}

thread_local! {
    /// The spans that this thread is in.
    static ENTERED: RefCell<Vec<(Key, EnteredSpan)>> = const { RefCell::new(Vec::new()) };
}

/// Identifies an event: the execution of a pass or a pipeline, the kind, and the number of a scope or an action.
type Key = (ExecutionId, EventKind, Option<usize>);

/// Creates a span with the operation of an event. Computes nothing unless there is a subscriber.
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
    fn nesting(&self) -> MutexGuard<'_, ByExecution<Span>> {
        self.nesting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the span of the step that a pipeline belongs to, if other threads may run it.
    fn parent<I: Ir>(&self, pipeline: &PipelineSite<'_, I>) -> Option<Span> {
        let caller = pipeline.caller().filter(|caller| caller.info().is_none())?;
        self.nesting().get(&caller.execution()).cloned()
    }
}

impl<I: Ir> Instrumentation<I> for TracingSpans {
    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        let cx = event.context();
        let span = match *event {
            Event::Run { pipeline, op } => {
                let number = pipeline.run().number;
                span_on!((), Level::DEBUG, "run", cx, op, number)
            }
            Event::Pipeline { pipeline, op } => {
                let anchor = pipeline.anchor();
                match &self.parent(pipeline) {
                    Some(parent) => {
                        span_on!((parent: parent,), Level::DEBUG, "pipeline", cx, op, anchor = %anchor)
                    }
                    None => span_on!((), Level::DEBUG, "pipeline", cx, op, anchor = %anchor),
                }
            }
            Event::Pass { pass, op } => match pass.info() {
                Some(info) => span_on!(
                    (), Level::INFO, "pass", cx, op,
                    pass = info.argument, text = pass.text(), place = %pass.place()
                ),
                None => {
                    let span = span_on!((), Level::DEBUG, "nested", cx, op, text = pass.text());
                    self.nesting().insert(pass.execution(), span.clone());
                    span
                }
            },
            Event::Analysis { name, op, .. } => {
                span_on!((), Level::DEBUG, "analysis", cx, op, analysis = name)
            }
            Event::Action(action) => tracing::span!(
                target: "pass_runtime",
                Level::TRACE,
                "action",
                tag = action.tag(),
                detail = action.detail(),
                number = action.number(),
            ),
            Event::Scope(scope) => tracing::span!(
                target: "pass_runtime",
                Level::DEBUG,
                "scope",
                scope = scope.name(),
                number = scope.number(),
            ),
            _ => return Verdict::Run,
        };
        enter_span(key(event), span);
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, .. } = event {
            match (pass.info(), outcome) {
                (Some(info), Outcome::Failed(failure)) => tracing::error!(
                    target: "pass_runtime",
                    pass = info.argument,
                    kind = ?failure.kind,
                    "{failure}",
                ),
                (Some(_), _) => {}
                (None, _) => {
                    // It may close here, and subscribers run code of their own then.
                    let span = self.nesting().remove(&pass.execution());
                    drop(span);
                }
            }
        }
        exit_span(key(event));
        Ok(())
    }
}

fn key<I: Ir>(event: &Event<'_, '_, I>) -> Key {
    (event.execution(), event.kind(), event.number())
}

fn enter_span(key: Key, span: Span) {
    // A thread that ends has left its spans.
    let _ = ENTERED.try_with(|entered| entered.borrow_mut().push((key, span.entered())));
}

/// Leaves the span that was entered last for this key. Scopes may end in any order.
fn exit_span(key: Key) {
    let left = ENTERED.try_with(|entered| {
        let mut entered = entered.borrow_mut();
        let position = entered.iter().rposition(|(other, _)| *other == key)?;
        Some(entered.remove(position))
    });
    // A subscriber may run passes of its own when a span closes.
    drop(left);
}

impl fmt::Debug for TracingSpans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TracingSpans").finish_non_exhaustive()
    }
}
