//! Instrumentations: observers of runs, such as timers, printers, verifiers, bisection.

mod action;
mod call;
mod chain;
mod event;
mod failure;
mod shared;
mod site;
mod verify_each;

pub use crate::place::{Level, Place, RunId};
pub use crate::snapshot::Snapshot;
pub use action::{ActionGuard, ActionSite, ActionUnit, PASS_EXECUTION, ScopeGuard, ScopeSite};
pub use event::{Event, EventKind};
pub use failure::{FailureKind, StepFailure};
pub use site::{PassSite, PipelineSite};
pub use verify_each::VerifyEach;

pub(crate) use chain::Chain;
pub(crate) use event::Observer;
pub(crate) use failure::Failed;

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::ir::Ir;
use crate::preserved::Preserved;
use crate::remark::Remark;

/// The decision on a pass or an action that is about to run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verdict {
    /// It runs.
    #[default]
    Run,
    /// It does not run, as if it had found nothing to do.
    Skip,
    /// It does not run, and the pass counts as failed.
    Fail(Failure),
}

/// An observer of runs. Each hook is called in the thread that does the work, so several may be called at the same time;
/// no lock is held meanwhile.
///
/// Of several instrumentations, hooks before something are called in the order in which they were added, those after it
/// in the reverse order. Every hook before something is followed by one after it in the same thread, even if something
/// panics. A panic in a hook is an error, and fails the pass or the pipeline at hand.
///
/// The `needs_` functions are called once for each run, at its start.
///
/// The sites that hooks get identify an event independent of scheduling: the run, the [`place`](PassSite::place), and
/// for actions and scopes a number. Diagnostics that a hook emits come out in the order of the operations.
///
/// ```
/// # mod tree { include!("../../tests/doc/tree.rs"); }
/// # use tree::*;
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicU64, Ordering};
///
/// use pass_runtime::diagnostic::Emit;
/// use pass_runtime::instrumentation::{Instrumentation, PassSite, Verdict};
/// use pass_runtime::PassManager;
///
/// /// Lets a number of passes run, and skips the others.
/// struct AtMost(AtomicU64);
///
/// impl Instrumentation<Tree> for AtMost {
///     fn before_pass(&self, pass: &PassSite<'_, Tree>, _: &&mut Node, _: Emit<'_>) -> Verdict {
///         let skippable = pass.info().is_some_and(|info| !info.required);
///         let left = || self.0.try_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
///         if skippable && left().is_err() { Verdict::Skip } else { Verdict::Run }
///     }
/// }
///
/// let left = Arc::new(AtMost(AtomicU64::new(10)));
/// let mut manager = PassManager::new("root");
/// manager.add_instrumentation(left.clone());
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert_eq!(left.0.load(Ordering::Relaxed), 10);
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub trait Instrumentation<I: Ir>: Send + Sync {
    /// True if it asks for [snapshots](PassSite::snapshot). The manager then keeps a copy of the outermost operation.
    fn needs_snapshots(&self) -> bool {
        false
    }

    /// True if its decisions depend on the order of events, such as a number that it gives to each. The manager then runs on
    /// one operation after the other, in spite of the schedule.
    fn needs_order(&self) -> bool {
        false
    }

    /// True if it asks for the [objects](ActionSite::unit) of actions. Their text is made only then.
    fn needs_units(&self) -> bool {
        false
    }

    /// True if it asks to be told before each pass. Where no instrumentation of a run does, [`before_pass`](Self::before_pass) is
    /// called only where pipelines run on the operations inside. `alone` is true for the only instrumentation of a run; the
    /// verifier does not count.
    fn needs_before_pass(&self, _alone: bool) -> bool {
        true
    }

    /// True if it receives remarks. Passes make none otherwise.
    fn receives_remarks(&self) -> bool {
        false
    }

    /// A pass has reported a remark, see [`PassContext::report`](crate::PassContext::report).
    fn on_remark(&self, _remark: &Remark, _pass: &PassSite<'_, I>, _emit: Emit<'_>) {}

    /// A manager is about to run its pipeline on `op`.
    fn before_run(&self, _run: &PipelineSite<'_, I>, _op: &I::Op<'_>, _emit: Emit<'_>) {}

    /// A manager has run its pipeline on `op`.
    fn after_run(
        &self,
        _run: &PipelineSite<'_, I>,
        _op: &I::Op<'_>,
        _failure: Option<&StepFailure>,
        _emit: Emit<'_>,
    ) {
    }

    /// A pipeline is about to run on `op`.
    fn before_pipeline(&self, _pipeline: &PipelineSite<'_, I>, _op: &I::Op<'_>, _emit: Emit<'_>) {}

    /// A pipeline has run on `op`, up to its end or to a failure.
    fn after_pipeline(
        &self,
        _pipeline: &PipelineSite<'_, I>,
        _op: &I::Op<'_>,
        _failure: Option<&StepFailure>,
        _emit: Emit<'_>,
    ) {
    }

    /// A pass, or the nested pipelines of an operation, are about to run. All instrumentations are asked; the strictest verdict
    /// wins.
    fn before_pass(&self, _pass: &PassSite<'_, I>, _op: &I::Op<'_>, _emit: Emit<'_>) -> Verdict {
        Verdict::Run
    }

    /// A pass has run, or was skipped.
    ///
    /// # Errors
    ///
    /// If the pass is to count as failed after all. For the instrumentations that are still to be called it is a failed
    /// one then.
    fn after_pass(
        &self,
        _pass: &PassSite<'_, I>,
        _op: &I::Op<'_>,
        _preserved: &Preserved,
        _emit: Emit<'_>,
    ) -> Result<(), Failure> {
        Ok(())
    }

    /// A pass has failed.
    fn after_failed_pass(
        &self,
        _pass: &PassSite<'_, I>,
        _op: &I::Op<'_>,
        _failure: &StepFailure,
        _emit: Emit<'_>,
    ) {
    }

    /// An analysis is about to be built for `op`. Nothing is built, and nothing called, where it is cached.
    fn before_analysis(
        &self,
        _analysis: &str,
        _pass: &PassSite<'_, I>,
        _op: &I::Op<'_>,
        _emit: Emit<'_>,
    ) {
    }

    /// An analysis has been built.
    fn after_analysis(
        &self,
        _analysis: &str,
        _pass: &PassSite<'_, I>,
        _op: &I::Op<'_>,
        _emit: Emit<'_>,
    ) {
    }

    /// An action of a pass is about to run, see [`PassContext::action`](crate::PassContext::action). All instrumentations
    /// are asked; the worst verdict counts.
    fn before_action(&self, _action: &ActionSite<'_, I>, _emit: Emit<'_>) -> Verdict {
        Verdict::Run
    }

    /// An action has run, or was skipped: see [`ActionSite::runs`]. [`ActionSite::is_unwinding`] tells whether a panic ended it.
    fn after_action(&self, _action: &ActionSite<'_, I>, _emit: Emit<'_>) {}

    /// A pass has opened a scope, see [`PassContext::scope`](crate::PassContext::scope).
    fn before_scope(&self, _scope: &ScopeSite<'_, I>, _emit: Emit<'_>) {}

    /// A pass has left a scope. [`ScopeSite::is_unwinding`] tells whether by a panic.
    fn after_scope(&self, _scope: &ScopeSite<'_, I>, _emit: Emit<'_>) {}
}
