//! Instrumentations: observers of running pipelines, such as timers, printers, verifiers, bisection.

mod chain;
mod event;
mod site;
mod verify_each;

use std::sync::Arc;

pub use event::{Event, EventKind};
pub use site::{PassSite, PipelineSite};
pub use verify_each::VerifyEach;

pub(crate) use chain::Chain;
pub(crate) use event::Observer;

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::ir::Ir;
use crate::preserved::Preserved;

/// The decision on a pass that is about to run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// It runs.
    #[default]
    Run,
    /// It does not run, as if it had found nothing to do.
    Skip,
    /// It does not run and counts as failed.
    Fail(Failure),
}

/// An observer of running pipelines. Each function is called in the thread that does the work, so several may be called
/// at a time; [`PassManager::on_event`](crate::PassManager::on_event) is for those who want one call at a time.
///
/// Of several, those before something are called in the order in which they were added, those after it in the reverse
/// order. What was opened is always closed, even where something panics.
///
/// ```
/// # mod tree { include!("../../tests/doc/tree.rs"); }
/// # use tree::*;
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicU64, Ordering};
///
/// use pass_runtime::{Instrumentation, PassManager, PassSite, Verdict};
///
/// /// Lets so many passes run and no more.
/// struct AtMost(AtomicU64);
///
/// impl Instrumentation<Tree> for AtMost {
///     fn before_pass(&self, pass: &PassSite<'_, Tree>, _: &&mut Node) -> Verdict {
///         let skippable = pass.info().is_some_and(|info| !info.required);
///         let left = || self.0.try_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
///         match skippable && left().is_err() {
///             true => Verdict::Skip,
///             false => Verdict::Run,
///         }
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
    /// A pipeline is about to run on `op`.
    fn before_pipeline(&self, _pipeline: &PipelineSite<'_, I>, _op: &I::Op<'_>) {}

    /// A pipeline has run on `op`, up to its end or to a failure.
    fn after_pipeline(&self, _pipeline: &PipelineSite<'_, I>, _op: &I::Op<'_>, _failed: bool) {}

    /// A pass, or the nested pipelines of an operation, are about to run. All instrumentations are asked; what
    /// is worst for the pass counts.
    fn before_pass(&self, _pass: &PassSite<'_, I>, _op: &I::Op<'_>) -> Verdict {
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
    fn after_failed_pass(&self, _pass: &PassSite<'_, I>, _op: &I::Op<'_>) {}

    /// An analysis is about to be built for `op`. Nothing is built, and nothing called, where it is cached.
    fn before_analysis(&self, _analysis: &str, _pass: &PassSite<'_, I>, _op: &I::Op<'_>) {}

    /// An analysis has been built.
    fn after_analysis(&self, _analysis: &str, _pass: &PassSite<'_, I>, _op: &I::Op<'_>) {}
}

/// Shared, so that whoever adds it can read off afterwards what it has seen.
impl<I: Ir, T: Instrumentation<I> + ?Sized> Instrumentation<I> for Arc<T> {
    fn before_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>) {
        (**self).before_pipeline(pipeline, op);
    }

    fn after_pipeline(&self, pipeline: &PipelineSite<'_, I>, op: &I::Op<'_>, failed: bool) {
        (**self).after_pipeline(pipeline, op, failed);
    }

    fn before_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) -> Verdict {
        (**self).before_pass(pass, op)
    }

    fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        preserved: &Preserved,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        (**self).after_pass(pass, op, preserved, emit)
    }

    fn after_failed_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        (**self).after_failed_pass(pass, op);
    }

    fn before_analysis(&self, analysis: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        (**self).before_analysis(analysis, pass, op);
    }

    fn after_analysis(&self, analysis: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        (**self).after_analysis(analysis, pass, op);
    }
}

impl Verdict {
    /// The one of both that is worse for the pass.
    fn and(self, other: Self) -> Self {
        match (&self, &other) {
            (Self::Fail(_), _) | (Self::Skip, Self::Run | Self::Skip) => self,
            _ => other,
        }
    }
}
