//! Events as data, which tests compare.

use std::fmt;
use std::thread::ThreadId;

use pass_runtime::diagnostic::Operation;
use pass_runtime::instrumentation::{
    Event, EventKind, Instrumentation, Outcome, PassSite, PipelineSite, Place, RunId, Sink, Verdict,
};
use pass_runtime::{Failure, Ir, PassManager};

/// Managers that call a function for all events.
pub trait OnEvent {
    /// Calls `observe` when an event begins and when it ends, in the thread in which that happens.
    fn on_event(&mut self, observe: impl Fn(&EventRecord<'_>) + Send + Sync + 'static);
}

impl<I: Ir> OnEvent for PassManager<I> {
    fn on_event(&mut self, observe: impl Fn(&EventRecord<'_>) + Send + Sync + 'static) {
        self.add_instrumentation(EventRecorder(observe));
    }
}

/// The begin of an event, or the way in which it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPhase {
    /// It begins.
    Before,
    /// It is complete.
    After,
    /// It has failed or panicked.
    AfterFailed,
    /// It did not take place.
    Skipped,
}

/// The beginning or the end of an event. Run, place and number identify it, and do not depend on scheduling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRecord<'e> {
    /// The kind.
    pub kind: EventKind,
    /// The phase.
    pub phase: EventPhase,
    /// Name of the pass, analysis or scope; for a pipeline its anchor, for an action its tag.
    pub name: &'e str,
    /// The operation; `None` for actions and scopes, whose operation the pass holds exclusively.
    pub operation: Option<Operation>,
    /// The run.
    pub run: RunId,
    /// The step of the pipeline and the position of the operation.
    pub place: Place,
    /// The number of an action or scope within the execution of the pass.
    pub number: Option<usize>,
    /// The thread in which it happens. It depends on scheduling.
    pub thread: ThreadId,
}

/// Calls a function for the beginning and the end of every event.
struct EventRecorder<F>(F);

impl<F: Fn(&EventRecord<'_>)> EventRecorder<F> {
    fn record<I: Ir>(&self, phase: EventPhase, event: &Event<'_, '_, I>) {
        let name = match event {
            Event::Run { pipeline, .. } | Event::Pipeline { pipeline, .. } => {
                pipeline.anchor().to_string().into()
            }
            Event::Pass { pass, .. } => pass.name(),
            Event::Analysis { name, .. } => (*name).into(),
            Event::Action(action) => action.tag().into(),
            Event::Scope(scope) => scope.name().into(),
            _ => panic!("an unknown event"),
        };
        let of_pass = |pass: &PassSite<'_, I>| (pass.run(), pass.place());
        let of_pipeline = |pipeline: &PipelineSite<'_, I>| (pipeline.run(), pipeline.place());
        let (run, place) = match event {
            Event::Run { pipeline, .. } | Event::Pipeline { pipeline, .. } => of_pipeline(pipeline),
            Event::Pass { pass, .. } | Event::Analysis { pass, .. } => of_pass(pass),
            Event::Action(action) => of_pass(action.pass()),
            Event::Scope(scope) => of_pass(scope.pass()),
            _ => panic!("an unknown event"),
        };
        let cx = event.context();
        let operation = |op| {
            let name = I::facts(cx, I::name(cx, op)).name;
            Operation::new(name, I::symbol(cx, op))
        };
        (self.0)(&EventRecord {
            kind: event.kind(),
            phase,
            name: &name,
            operation: event.op().map(operation),
            run,
            place,
            number: event.number(),
            thread: std::thread::current().id(),
        });
    }
}

impl<I: Ir, F: Fn(&EventRecord<'_>) + Send + Sync> Instrumentation<I> for EventRecorder<F> {
    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        self.record(EventPhase::Before, event);
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        _: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let phase = match outcome {
            Outcome::Completed(_) => EventPhase::After,
            Outcome::Skipped => EventPhase::Skipped,
            // A panic in an analysis is a failure of the pass, not of the analysis.
            Outcome::Panicked if matches!(event, Event::Analysis { .. }) => EventPhase::After,
            _ => EventPhase::AfterFailed,
        };
        self.record(phase, event);
        Ok(())
    }
}

impl fmt::Display for EventPhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Before => "before",
            Self::After => "after",
            Self::AfterFailed => "after failed",
            Self::Skipped => "skipped",
        })
    }
}

impl fmt::Display for EventRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = format!("{:?}", self.kind).to_lowercase();
        write!(f, "{} {kind} {}", self.phase, self.name)?;
        if let Some(operation) = &self.operation {
            write!(f, " on {}", operation.name)?;
            if let Some(symbol) = &operation.symbol {
                write!(f, " @{symbol}")?;
            }
        }
        Ok(())
    }
}
