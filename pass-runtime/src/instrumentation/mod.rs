//! Instrumentations: observers of runs, such as timers, printers, verifiers, bisection.

mod action;
mod chain;
mod event;
mod failure;
mod interest;
mod site;
mod verify_each;

use std::sync::Arc;

pub use crate::place::{Level, Place, RunId};
pub use crate::replay::{Message, Sink};
pub use crate::snapshot::Snapshot;
pub use action::{ActionGuard, ActionSite, ActionUnit, PASS_EXECUTION, ScopeGuard, ScopeSite};
pub use event::{Event, EventKind, Outcome};
pub use failure::{FailureKind, StepFailure};
pub use interest::Interest;
pub use site::{ByExecution, ExecutionId, PassSite, PipelineSite};
pub use verify_each::VerifyEach;

pub(crate) use chain::Chain;
pub(crate) use failure::BoxedFailure;
pub(crate) use site::Status;

use crate::failure::Failure;
use crate::ir::Ir;
use crate::remark::Remark;

/// The decision on an event that is about to begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// It takes place.
    #[default]
    Run,
    /// A pass or an action does not take place, as if it had found nothing to do. Other events cannot be skipped.
    Skip,
    /// It does not take place, and counts as failed. While a pass runs nothing can stop it: the pass fails at its end.
    Fail(Failure),
}

/// An observer of runs: it is called when an [`Event`] begins and when it ends.
///
/// Each call is made in the thread that does the work, so several calls may run at the same time; no lock is held meanwhile.
/// Events begin in the order in which instrumentations were added, and end in the reverse order. Every event that begins ends in
/// the same thread, even if a pass, an analysis or an instrumentation panics, but not if the IR itself does. A panic in an
/// instrumentation is an error, and fails the event.
///
/// An event is identified independent of scheduling by its run, its [`place`](PassSite::place), and for actions and scopes a
/// number. Diagnostics that an instrumentation emits come out in the order of the operations.
///
/// To do something before and after each pass, match on [`Event::Pass`]:
///
/// ```
/// # use pass_toy::tree::*;
/// use std::sync::{Arc, Mutex};
///
/// use pass_runtime::instrumentation::{Event, Instrumentation, Outcome, Sink, Verdict};
/// use pass_runtime::{Failure, OpPassManager, PassManager};
///
/// /// Logs passes, and skips those that are not required on leaves.
/// #[derive(Default)]
/// struct Log(Mutex<Vec<String>>);
///
/// impl Instrumentation<Tree> for Log {
///     fn enter(&self, event: &Event<'_, '_, Tree>, _: Sink<'_, Tree>) -> Verdict {
///         if let Event::Pass { pass, op } = event {
///             self.0.lock().unwrap().push(format!("before {} on {}", pass.name(), op.name));
///             let is_required = pass.info().is_none_or(|info| info.required);
///             if op.name == "leaf" && !is_required {
///                 return Verdict::Skip;
///             }
///         }
///         Verdict::Run
///     }
///
///     fn exit(&self, event: &Event<'_, '_, Tree>, outcome: &Outcome<'_>, _: Sink<'_, Tree>) -> Result<(), Failure> {
///         if let (Event::Pass { pass, .. }, Outcome::Completed(preserved)) = (event, outcome) {
///             let changed = !preserved.is_all();
///             self.0.lock().unwrap().push(format!("after {}, changed: {changed}", pass.name()));
///         }
///         Ok(())
///     }
/// }
///
/// let log = Arc::new(Log::default());
/// let mut manager = PassManager::new("root");
/// manager.nest("leaf");
/// manager.add_instrumentation(log.clone());
/// manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// let lines = ["before Pipeline Collection : ['leaf'] on root", "after Pipeline Collection : ['leaf'], changed: true"];
/// assert_eq!(*log.0.lock().unwrap(), lines);
/// ```
pub trait Instrumentation<I: Ir>: Send + Sync {
    /// Returns what it is called for, and the services that it needs. Called once for each run, at its start.
    fn interest(&self) -> Interest {
        Interest::default()
    }

    /// Called when an event begins. All instrumentations are called; the strictest verdict wins.
    fn enter(&self, _event: &Event<'_, '_, I>, _emit: Sink<'_, I>) -> Verdict {
        Verdict::Run
    }

    /// Called when an event ends, also if it was skipped.
    ///
    /// # Errors
    ///
    /// If the event is to count as failed after all. The instrumentations that are still to be called see a failure then.
    fn exit(
        &self,
        _event: &Event<'_, '_, I>,
        _outcome: &Outcome<'_>,
        _emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        Ok(())
    }

    /// Called when a pass reports a remark, see [`PassContext::report`](crate::PassContext::report), if it is
    /// [interested](Interest::REMARKS).
    fn on_remark(&self, _remark: &Remark, _pass: &PassSite<'_, I>, _emit: Sink<'_, I>) {}
}

/// Shared, so that its observations can be read after the run.
impl<I: Ir, T: Instrumentation<I> + ?Sized> Instrumentation<I> for Arc<T> {
    fn interest(&self) -> Interest {
        (**self).interest()
    }

    fn enter(&self, event: &Event<'_, '_, I>, emit: Sink<'_, I>) -> Verdict {
        (**self).enter(event, emit)
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        (**self).exit(event, outcome, emit)
    }

    fn on_remark(&self, remark: &Remark, pass: &PassSite<'_, I>, emit: Sink<'_, I>) {
        (**self).on_remark(remark, pass, emit);
    }
}
