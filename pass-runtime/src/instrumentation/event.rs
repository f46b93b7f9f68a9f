//! The events of a run.

use std::fmt;
use std::thread::ThreadId;

use crate::diagnostic::{Emit, Operation};
use crate::failure::Failure;
use crate::instrumentation::{
    ActionSite, Instrumentation, PassSite, PipelineSite, ScopeSite, StepFailure, Verdict,
};
use crate::ir::Ir;
use crate::place::{Place, RunId};
use crate::preserved::Preserved;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum EventKind {
    /// A manager is about to run.
    BeforeRun,
    /// A manager has run.
    AfterRun,
    /// A run has failed.
    AfterFailedRun,
    /// A pipeline is about to run.
    BeforePipeline,
    /// A pipeline has run.
    AfterPipeline,
    /// A pipeline has failed.
    AfterFailedPipeline,
    /// A pass, or nested pipelines, are about to run.
    BeforePass,
    /// A pass has run.
    AfterPass,
    /// A pass has failed.
    AfterFailedPass,
    /// A pass, or nested pipelines, did not run.
    SkippedPass,
    /// An analysis is about to be built.
    BeforeAnalysis,
    /// An analysis has been built.
    AfterAnalysis,
    /// An action of a pass is about to run.
    BeforeAction,
    /// An action has run.
    AfterAction,
    /// A panic has ended an action.
    AfterFailedAction,
    /// An action did not run.
    SkippedAction,
    /// A pass has opened a scope.
    BeforeScope,
    /// A pass has left a scope.
    AfterScope,
    /// A panic has ended a scope.
    AfterFailedScope,
}

/// An event of a run. Run, place and number identify it, and do not depend on scheduling.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event<'e> {
    /// The kind.
    pub kind: EventKind,
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

/// A function that is called for every event.
pub(crate) struct Observer<F>(F);

impl<F: Fn(&Event<'_>)> Observer<F> {
    pub(crate) fn new(observe: F) -> Self {
        Self(observe)
    }

    fn pipeline<I: Ir>(&self, kind: EventKind, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>) {
        (self.0)(&Event {
            kind,
            name: &pipeline.anchor().to_string(),
            operation: Some(pipeline.engine.operation(op)),
            run: pipeline.run(),
            place: pipeline.place(),
            number: None,
            thread: std::thread::current().id(),
        });
    }

    fn pass<I: Ir>(&self, kind: EventKind, name: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        (self.0)(&Event {
            kind,
            name,
            operation: Some(pass.engine.operation(op)),
            run: pass.run(),
            place: pass.place(),
            number: None,
            thread: std::thread::current().id(),
        });
    }

    fn inside<I: Ir>(&self, kind: EventKind, name: &str, pass: &PassSite<'_, I>, number: usize) {
        (self.0)(&Event {
            kind,
            name,
            operation: None,
            run: pass.run(),
            place: pass.place(),
            number: Some(number),
            thread: std::thread::current().id(),
        });
    }
}

impl<I: Ir, F: Fn(&Event<'_>) + Send + Sync> Instrumentation<I> for Observer<F> {
    fn before_run(&self, run: &PipelineSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        self.pipeline(EventKind::BeforeRun, run, op);
    }

    fn after_run(
        &self,
        run: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        failure: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        let kind = failure.map_or(EventKind::AfterRun, |_| EventKind::AfterFailedRun);
        self.pipeline(kind, run, op);
    }

    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        self.pipeline(EventKind::BeforePipeline, pipeline, op);
    }

    fn after_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        failure: Option<&StepFailure>,
        _: Emit<'_>,
    ) {
        let failed = |_| EventKind::AfterFailedPipeline;
        self.pipeline(
            failure.map_or(EventKind::AfterPipeline, failed),
            pipeline,
            op,
        );
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) -> Verdict {
        self.pass(EventKind::BeforePass, &pass.name(), pass, op);
        Verdict::Run
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &Preserved,
        _: Emit<'_>,
    ) -> Result<(), Failure> {
        let kind = if pass.runs() {
            EventKind::AfterPass
        } else {
            EventKind::SkippedPass
        };
        self.pass(kind, &pass.name(), pass, op);
        Ok(())
    }

    fn after_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        _: &StepFailure,
        _: Emit<'_>,
    ) {
        self.pass(EventKind::AfterFailedPass, &pass.name(), pass, op);
    }

    fn before_analysis(&self, name: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        self.pass(EventKind::BeforeAnalysis, name, pass, op);
    }

    fn after_analysis(&self, name: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>, _: Emit<'_>) {
        self.pass(EventKind::AfterAnalysis, name, pass, op);
    }

    fn before_action(&self, action: &ActionSite<'_, I>, _: Emit<'_>) -> Verdict {
        let number = action.number();
        self.inside(
            EventKind::BeforeAction,
            action.tag(),
            &action.pass(),
            number,
        );
        Verdict::Run
    }

    fn after_action(&self, action: &ActionSite<'_, I>, _: Emit<'_>) {
        let kind = match action.runs() {
            true if action.is_unwinding() => EventKind::AfterFailedAction,
            true => EventKind::AfterAction,
            false => EventKind::SkippedAction,
        };
        self.inside(kind, action.tag(), &action.pass(), action.number());
    }

    fn before_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        self.inside(
            EventKind::BeforeScope,
            scope.name(),
            &scope.pass(),
            scope.number(),
        );
    }

    fn after_scope(&self, scope: &ScopeSite<'_, I>, _: Emit<'_>) {
        let kind = if scope.is_unwinding() {
            EventKind::AfterFailedScope
        } else {
            EventKind::AfterScope
        };
        self.inside(kind, scope.name(), &scope.pass(), scope.number());
    }
}

impl fmt::Display for EventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BeforeRun => "before run",
            Self::AfterRun => "after run",
            Self::AfterFailedRun => "after failed run",
            Self::BeforePipeline => "before pipeline",
            Self::AfterPipeline => "after pipeline",
            Self::AfterFailedPipeline => "after failed pipeline",
            Self::BeforePass => "before pass",
            Self::AfterPass => "after pass",
            Self::AfterFailedPass => "after failed pass",
            Self::SkippedPass => "skipped pass",
            Self::BeforeAnalysis => "before analysis",
            Self::AfterAnalysis => "after analysis",
            Self::BeforeAction => "before action",
            Self::AfterAction => "after action",
            Self::AfterFailedAction => "after failed action",
            Self::SkippedAction => "skipped action",
            Self::BeforeScope => "before scope",
            Self::AfterScope => "after scope",
            Self::AfterFailedScope => "after failed scope",
        })
    }
}

impl fmt::Display for Event<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.name)?;
        if let Some(operation) = &self.operation {
            write!(f, " on {}", operation.name)?;
            if let Some(symbol) = &operation.symbol {
                write!(f, " @{symbol}")?;
            }
        }
        Ok(())
    }
}
