//! Events as data.

use std::fmt;
use std::thread::ThreadId;

use crate::diagnostic::Operation;
use crate::failure::Failure;
use crate::instrumentation::event::EventSource;
use crate::instrumentation::{Event, Instrumentation, Outcome, Sink, Verdict};
use crate::ir::Ir;
use crate::place::{Place, RunId};

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum EventKind {
    /// A run of a manager.
    Run,
    /// A pipeline on an operation.
    Pipeline,
    /// A pass, or the pipelines nested in an operation.
    Pass,
    /// The computation of an analysis.
    Analysis,
    /// An action of a pass.
    Action,
    /// A scope of a pass.
    Scope,
}

/// The begin of an event, or the way in which it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
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
#[non_exhaustive]
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
pub(crate) struct EventRecorder<F>(pub(crate) F);

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
        };
        let (engine, place) = match event.source() {
            EventSource::Pass(pass) => (pass.engine, pass.place()),
            EventSource::Pipeline(pipeline) => (pipeline.engine, pipeline.place()),
        };
        (self.0)(&EventRecord {
            kind: event.kind(),
            phase,
            name: &name,
            operation: event.op().map(|op| engine.operation(op)),
            run: engine.run,
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
            Outcome::Failed(_) | Outcome::Panicked => EventPhase::AfterFailed,
        };
        self.record(phase, event);
        Ok(())
    }
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Run => "run",
            Self::Pipeline => "pipeline",
            Self::Pass => "pass",
            Self::Analysis => "analysis",
            Self::Action => "action",
            Self::Scope => "scope",
        })
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
        write!(f, "{} {} {}", self.phase, self.kind, self.name)?;
        if let Some(operation) = &self.operation {
            write!(f, " on {}", operation.name)?;
            if let Some(symbol) = &operation.symbol {
                write!(f, " @{symbol}")?;
            }
        }
        Ok(())
    }
}
