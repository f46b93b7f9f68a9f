//! Running a plan on an operation.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::{Cache, handed_to};
use crate::ancestor::{Above, AncestorView};
use crate::context::PassContext;
use crate::diagnostic::{Emit, Severity};
use crate::failure::Failure;
use crate::instrumentation::{Chain, PassSite, PipelineSite, Verdict};
use crate::ir::Ir;
use crate::manager::checks::{Named, check_operation};
use crate::manager::plan::{Plan, Planned, Step};
use crate::panic::catch;
use crate::preserved::Preserved;
use crate::registry::PassRegistry;
use crate::schedule::{ChildJob, Schedule};

/// The settings that stay the same throughout a run.
pub(crate) struct Engine<'r, I: Ir> {
    pub(crate) cx: &'r I::Context,
    pub(crate) schedule: &'r dyn Schedule<I>,
    pub(crate) chain: Chain<'r, I>,
    /// The registry in which passes may look up pipelines.
    pub(crate) registry: Option<&'r PassRegistry<I>>,
    /// True if analyses that a pass claims to preserve are rebuilt and compared.
    pub(crate) check_preserved: bool,
    /// True if a pass that returns `Preserved::all()` is held to it: the operation is compared with what it was.
    pub(crate) check_unchanged: bool,
    /// True if diagnostics show the operation that they are about.
    pub(crate) show_operations: bool,
}

/// A pipeline that is under way on an operation.
pub(crate) struct Frame<'f, I: Ir> {
    pub(crate) plan: &'f Plan<I>,
    /// The caller, unless this is the outermost pipeline.
    pub(crate) caller: Option<PassSite<'f, I>>,
    /// Name of the operation as it was at the start.
    pub(crate) name: I::OpName,
    /// The operations around it.
    pub(crate) above: Option<&'f Above<'f, I>>,
    /// The number of pipelines that are running around it.
    pub(crate) depth: usize,
    /// The position of the operation among its siblings, or of a dynamic pipeline among those of its pass.
    pub(crate) position: usize,
    /// The position of the pipeline among those over the same siblings.
    pub(crate) branch: usize,
}

impl<I: Ir> Engine<'_, I> {
    /// Runs the pipeline up to its end or to the first failure.
    pub(crate) fn run(
        &self,
        frame: &Frame<'_, I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        if self.chain.sees_passes_only() {
            return self.run_steps(frame, op, cache, emit);
        }
        let site = PipelineSite {
            engine: self,
            frame,
        };
        let run = || {
            self.chain.before_pipeline(&site, op, emit)?;
            self.run_steps(frame, op, cache, emit)
        };
        // Passes do not panic through here, but an adapter may.
        let ran = catch_unwind(AssertUnwindSafe(run));
        let result = ran.as_ref().map_or(Err(Failure::new()), Clone::clone);
        let result = self.chain.after_pipeline(&site, op, result, emit);
        match ran {
            Ok(_) => result,
            Err(panic) => resume_unwind(panic),
        }
    }

    fn run_steps(
        &self,
        frame: &Frame<'_, I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        let mut named = Named::<I>::new(self.cx, frame.name);
        for (index, step) in frame.plan.steps.iter().enumerate() {
            let site = PassSite {
                engine: self,
                frame,
                step,
                index,
            };
            named.update(self.cx, op);
            check_operation(&site, &named, op, emit)?;
            match step {
                Step::Pass(planned) => {
                    self.watched(&site, op, cache, emit, |op, cache, emit| {
                        I::scope(self.cx, emit, |emit| {
                            self.execute(&site, planned, op, cache, emit)
                        })
                    })?;
                }
                Step::Nested(plans) => {
                    self.watched(&site, op, cache, emit, |op, cache, emit| {
                        self.run_nested(&site, plans, op, cache, emit)
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Runs `body` with all instrumentations around it.
    fn watched(
        &self,
        site: &PassSite<'_, I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Emit<'_>,
        body: impl FnOnce(&mut I::Op<'_>, &mut Cache<I>, Emit<'_>) -> Result<Preserved, Failure>,
    ) -> Result<(), Failure> {
        if self.chain.is_empty() {
            let preserved = body(op, cache, emit)?;
            cache.invalidate(&preserved);
            return Ok(());
        }
        let result = match self.chain.before_pass(site, op, emit) {
            Verdict::Run => body(op, cache, emit),
            Verdict::Skip => Ok(Preserved::all()),
            Verdict::Fail(failure) => Err(failure),
        };
        if let Ok(preserved) = &result {
            cache.invalidate(preserved);
        }
        self.chain.after_pass(site, op, result, emit)
    }

    /// Lets the pass do it, and sees to it that there is an error if it fails.
    fn execute(
        &self,
        site: &PassSite<'_, I>,
        planned: &Planned<I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Emit<'_>,
    ) -> Result<Preserved, Failure> {
        let info = planned.entry.info;
        let before = self.check_unchanged.then(|| I::fingerprint(self.cx, op));
        let mut cx = PassContext::new(*site, info, op, cache, &mut *emit);
        let run = || {
            let preserved = planned.pass.execute(I::reborrow(op), &mut cx)?;
            if preserved.is_all()
                && let Some(before) = before
                && I::is_alive(self.cx, op)
                && I::fingerprint(self.cx, op) != before
            {
                let message = format!(
                    "was changed by pass '{}', which returned `Preserved::all()`: verification and invalidation of \
                     analyses were skipped",
                    info.name
                );
                return Err(cx.error(op, message));
            }
            if self.check_preserved {
                cx.check_preserved(op, &preserved)?;
            }
            Ok(preserved)
        };
        // After a panic no further pass runs on the operation.
        let message = match catch(run) {
            Ok(Ok(preserved)) if I::is_alive(self.cx, op) => return Ok(preserved),
            Ok(Ok(_)) => format!("was erased by pass '{}', which ran on it", info.name),
            Ok(Err::<_, Failure>(failure)) => match failure.reason() {
                Some(reason) => reason.to_owned(),
                None if cx.said_error() => return Err(failure),
                None => format!("pass '{}' failed", info.name),
            },
            Err(panic) => format!("pass '{}' panicked: {panic}", info.name),
        };
        emit(site.about(Severity::Error, op, &message));
        Err(Failure::new())
    }

    /// Runs each child through the first pipeline that takes it. Where one fails, its siblings still run.
    fn run_nested(
        &self,
        site: &PassSite<'_, I>,
        plans: &[Plan<I>],
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Emit<'_>,
    ) -> Result<Preserved, Failure> {
        let failed = AtomicBool::new(false);
        let handed = cache.hand_out();
        let above = Above {
            name: I::name(self.cx, op),
            view: Some(I::View::of(self.cx, op)),
            cache,
            above: site.frame.above,
        };
        let job: &ChildJob<'_, I> = &|position, mut child, emit| {
            let name = I::name(self.cx, &child);
            let mut numbered = plans.iter().enumerate();
            let Some((branch, plan)) = numbered.find(|(_, plan)| plan.takes(self.cx, name)) else {
                return;
            };
            plan.set_met();
            let frame = Frame {
                plan,
                caller: Some(*site),
                name,
                above: Some(&above),
                depth: site.frame.depth + 1,
                position,
                branch,
            };
            let mut cache = handed_to(&handed, &child);
            if self.run(&frame, &mut child, &mut cache, emit).is_err() {
                failed.store(true, Ordering::Relaxed);
            }
        };
        self.schedule.run_children(self.cx, op, job, emit);
        match failed.into_inner() {
            true => Err(Failure::new()),
            false => Ok(Preserved::none()),
        }
    }
}
