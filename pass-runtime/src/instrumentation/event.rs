//! Events of a run, as instrumentations see them.

use crate::diagnostic::{Diagnostic, Severity};
use crate::instrumentation::{
    ActionSite, BoxedFailure, ExecutionId, Interest, PassSite, PipelineSite, ScopeSite, StepFailure,
};
use crate::ir::Ir;
use crate::preserved::Preserved;

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

/// Something that begins and ends during a run.
#[non_exhaustive]
pub enum Event<'e, 'o, I: Ir> {
    /// A manager runs its pipeline on `op`.
    Run {
        /// The outermost pipeline.
        pipeline: &'e PipelineSite<'e, I>,
        /// The operation.
        op: &'e I::Op<'o>,
    },
    /// A pipeline runs on `op`, the outermost one included.
    Pipeline {
        /// The pipeline.
        pipeline: &'e PipelineSite<'e, I>,
        /// The operation.
        op: &'e I::Op<'o>,
    },
    /// A pass runs on `op`, or pipelines run on the operations inside of it.
    Pass {
        /// The step of the pipeline.
        pass: &'e PassSite<'e, I>,
        /// The operation.
        op: &'e I::Op<'o>,
    },
    /// An analysis is computed for `op`. A cached analysis is no event.
    Analysis {
        /// Its name.
        name: &'e str,
        /// The pass that needs it.
        pass: &'e PassSite<'e, I>,
        /// The operation.
        op: &'e I::Op<'o>,
    },
    /// A pass performs an action, see [`PassContext::action`](crate::PassContext::action).
    Action(&'e ActionSite<'e, I>),
    /// A pass is in a scope, see [`PassContext::scope`](crate::PassContext::scope).
    Scope(&'e ScopeSite<'e, I>),
}

/// The end of an [`Event`].
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Outcome<'e> {
    /// It is complete. A pass has preserved these analyses; for other events it is [`Preserved::none`].
    Completed(&'e Preserved),
    /// It did not take place, since an instrumentation skipped it, or the manager a pass that would [change
    /// nothing](crate::PassManager::set_skip).
    Skipped,
    /// It failed. The error has been emitted.
    Failed(&'e StepFailure),
    /// A panic ended it: an analysis, an action or a scope.
    Panicked,
}

/// The result of events other than passes.
const NONE: &Preserved = &Preserved::none();

impl<'e> Outcome<'e> {
    /// Returns the outcome of a run or a pipeline.
    pub(crate) fn of(result: &'e Result<(), BoxedFailure>) -> Self {
        match result {
            Ok(()) => Self::Completed(NONE),
            Err(failure) => Self::Failed(failure),
        }
    }

    /// Returns the outcome of an event that has ended, by a panic or normally.
    pub(crate) fn of_panic(is_panicking: bool) -> Self {
        if is_panicking {
            Self::Panicked
        } else {
            Self::Completed(NONE)
        }
    }

    /// Returns the failure; `None` unless it failed.
    pub fn failure(&self) -> Option<&'e StepFailure> {
        match self {
            Self::Failed(failure) => Some(failure),
            _ => None,
        }
    }

    /// Returns whether nothing was changed: a pass preserved everything, or was skipped.
    pub fn is_unchanged(&self) -> bool {
        match self {
            Self::Completed(preserved) => preserved.is_all(),
            Self::Skipped => true,
            Self::Failed(_) | Self::Panicked => false,
        }
    }
}

/// The pass or pipeline that diagnostics about an event name.
pub(super) enum EventSource<'e, I: Ir> {
    Pass(&'e PassSite<'e, I>),
    Pipeline(&'e PipelineSite<'e, I>),
}

impl<'e, 'o, I: Ir> Event<'e, 'o, I> {
    /// Returns the context of the IR.
    pub fn context(&self) -> &'e I::Context {
        match self.source() {
            EventSource::Pass(pass) => pass.context(),
            EventSource::Pipeline(pipeline) => pipeline.context(),
        }
    }

    /// Returns the operation; `None` for actions and scopes, whose operation the pass holds exclusively.
    pub fn op(&self) -> Option<&'e I::Op<'o>> {
        match *self {
            Self::Run { op, .. }
            | Self::Pipeline { op, .. }
            | Self::Pass { op, .. }
            | Self::Analysis { op, .. } => Some(op),
            Self::Action(_) | Self::Scope(_) => None,
        }
    }

    /// Returns the kind.
    #[inline]
    pub fn kind(&self) -> EventKind {
        match self {
            Self::Run { .. } => EventKind::Run,
            Self::Pipeline { .. } => EventKind::Pipeline,
            Self::Pass { .. } => EventKind::Pass,
            Self::Analysis { .. } => EventKind::Analysis,
            Self::Action(_) => EventKind::Action,
            Self::Scope(_) => EventKind::Scope,
        }
    }

    /// Returns the number of an action or scope within the execution of its pass; `None` for other events.
    pub fn number(&self) -> Option<usize> {
        match self {
            Self::Action(action) => Some(action.number()),
            Self::Scope(scope) => Some(scope.number()),
            _ => None,
        }
    }

    /// Returns the execution of the pass or pipeline that the event belongs to.
    pub fn execution(&self) -> ExecutionId {
        match self.source() {
            EventSource::Pass(pass) => pass.execution(),
            EventSource::Pipeline(pipeline) => pipeline.execution(),
        }
    }

    #[inline]
    pub(super) fn interest(&self) -> Interest {
        Interest::of(self.kind())
    }

    #[inline]
    pub(super) fn source(&self) -> EventSource<'e, I> {
        match *self {
            Self::Run { pipeline, .. } | Self::Pipeline { pipeline, .. } => {
                EventSource::Pipeline(pipeline)
            }
            Self::Pass { pass, .. } | Self::Analysis { pass, .. } => EventSource::Pass(pass),
            Self::Action(action) => EventSource::Pass(action.pass()),
            Self::Scope(scope) => EventSource::Pass(scope.pass()),
        }
    }

    pub(super) fn error(&self, message: &str) -> Diagnostic {
        let source = self.source();
        let mut diagnostic = match (self, &source) {
            (Self::Action(action), _) => Diagnostic::error(action.location().clone(), message),
            (Self::Scope(scope), _) => Diagnostic::error(scope.location().clone(), message),
            (_, EventSource::Pass(PassSite { engine, .. }))
            | (_, EventSource::Pipeline(PipelineSite { engine, .. })) => match self.op() {
                Some(op) => engine.about(Severity::Error, op, message),
                None => Diagnostic::error(Default::default(), message),
            },
        };
        source.stamp(&mut diagnostic);
        diagnostic
    }

    /// Returns the event as an error names it.
    pub(super) fn description(&self) -> String {
        match (self, self.source()) {
            (Self::Action(action), _) => format!("action '{}'", action.tag()),
            (_, EventSource::Pass(pass)) => format!("pass '{}'", pass.name()),
            (_, EventSource::Pipeline(pipeline)) => format!("pipeline '{}'", pipeline.anchor()),
        }
    }
}

impl<I: Ir> EventSource<'_, I> {
    /// Adds the place to a diagnostic that has none.
    pub(super) fn stamp(&self, diagnostic: &mut Diagnostic) {
        match self {
            Self::Pass(pass) => pass.stamp(diagnostic),
            Self::Pipeline(pipeline) => {
                let place = &mut diagnostic.subject.place;
                place.get_or_insert_with(|| pipeline.place());
            }
        }
    }
}

impl<I: Ir> Clone for Event<'_, '_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for Event<'_, '_, I> {}
