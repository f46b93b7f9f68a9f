//! Runs a plan on an operation.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

use crate::analysis::{Cache, take_child};
use crate::ancestor::{AncestorView, ParentScope};
use crate::cancel::CancelToken;
use crate::context::{PassContext, unit};
use crate::diagnostic::Location;
use crate::dyn_pass::DynPass;
use crate::failure::Failure;
use crate::instrumentation::{
    BoxedFailure, Chain, Event, FailureKind, Interest, Message, Outcome, PassSite, PipelineSite,
    Sink, Status, StepFailure,
};
use crate::ir::{Ir, PrintOptions};
use crate::lock::lock;
use crate::manager::checks::{OpNameFacts, check_operation};
use crate::manager::plan::{PassInstance, PlanNode, Step};
use crate::panic::catch;
use crate::pass_emitter::RecordedErrors;
use crate::place::RunId;
use crate::preserved::Preserved;
use crate::registry::PassRegistry;
use crate::replay::DeferredWork;
use crate::results::{Reads, ResultCache, Results};
use crate::schedule::{ChildJob, Schedule};

/// The settings that stay the same throughout a run.
pub(crate) struct Engine<'r, I: Ir> {
    pub(crate) cx: &'r I::Context,
    pub(crate) schedule: &'r dyn Schedule<I>,
    pub(crate) chain: Chain<'r, I>,
    pub(crate) registry: Option<&'r PassRegistry<I>>,
    /// True if analyses that a pass claims to preserve are rebuilt and compared.
    pub(crate) check_preserved: bool,
    /// True if the operation is compared before and after a pass that returns `Preserved::all()`.
    pub(crate) check_unchanged: bool,
    pub(crate) show_operations: bool,
    pub(crate) print_options: PrintOptions,
    /// True if passes that would change nothing are not run.
    pub(crate) skips: bool,
    pub(crate) results: Option<&'r dyn ResultCache<I>>,
    pub(crate) run: RunId,
    pub(crate) cancel: Option<&'r CancelToken>,
    /// Set where a step did not start, or a pass may have ended early, because the run was cancelled.
    pub(crate) was_stopped: AtomicBool,
    /// Set where an instrumentation skipped a step, so that pipelines inside of it cannot be expected to run.
    pub(crate) was_skipped: AtomicBool,
}

/// A pipeline that is running on an operation.
pub(crate) struct Frame<'f, I: Ir> {
    pub(crate) plan: &'f PlanNode<I>,
    /// The caller, unless this is the outermost pipeline.
    pub(crate) caller: Option<PassSite<'f, I>>,
    /// Name of the operation as it was at the start.
    pub(crate) name: I::OpName,
    pub(crate) above: Option<&'f ParentScope<'f, I>>,
    /// The number of pipelines that are running around it.
    pub(crate) depth: usize,
    /// The position of the operation among its siblings, or of a dynamic pipeline among those of its pass.
    pub(crate) position: usize,
    /// The position of the pipeline among those over the same siblings.
    pub(crate) branch: usize,
    /// The location of the operation as it was at the start, where something observes actions and scopes. Most locations are
    /// text, and so it is not asked for before each pass.
    pub(crate) location: OnceLock<Location>,
    pub(crate) reads: Reads,
}

impl<'f, I: Ir> Frame<'f, I> {
    pub(crate) fn new(
        plan: &'f PlanNode<I>,
        name: I::OpName,
        caller: Option<PassSite<'f, I>>,
        above: Option<&'f ParentScope<'f, I>>,
        position: usize,
    ) -> Self {
        Self {
            plan,
            caller,
            name,
            above,
            depth: caller.map_or(0, |site| site.frame.depth + 1),
            position,
            branch: 0,
            location: OnceLock::new(),
            reads: Reads::default(),
        }
    }

    #[inline]
    pub(crate) fn note_location(&self, cx: &I::Context, op: &I::Op<'_>) {
        self.location.get_or_init(|| I::location(cx, op));
    }

    /// Returns true if it runs on an operation directly inside that of its caller.
    pub(crate) fn is_nested(&self) -> bool {
        let step = self.caller.map(|site| site.step);
        matches!(step, Some(Step::Nested(_)))
    }

    /// Returns true if a pass runs it on the operation that the pass itself runs on.
    pub(crate) fn has_operation_of_caller(&self) -> bool {
        let above = self.above.map(std::ptr::from_ref);
        self.caller.is_some_and(|site| {
            let outer = site.frame.above.map(std::ptr::from_ref);
            matches!(site.step, Step::Pass(_)) && above == outer
        })
    }

    /// Returns the positions that lead here from the outermost operation; `None` inside of an operation that a pass changes.
    pub(crate) fn path(&self) -> Option<Vec<usize>> {
        let (mut position, mut above) = (self.position, self.above.map(std::ptr::from_ref));
        let (mut caller, mut path) = (self.caller, Vec::new());
        while let Some(site) = caller {
            let outer = site.frame.above.map(std::ptr::from_ref);
            match site.step {
                Step::Nested(_) => path.push(position),
                Step::Pass(_) if above == outer => {}
                Step::Pass(_) => return None,
            }
            (position, above) = (site.frame.position, outer);
            caller = site.frame.caller;
        }
        path.reverse();
        Some(path)
    }
}

impl<I: Ir> Engine<'_, I> {
    pub(crate) fn run(
        &self,
        frame: &Frame<'_, I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
    ) -> Result<(), BoxedFailure> {
        let observed = Interest::PIPELINES | Interest::SNAPSHOTS;
        if !self.chain.interest.intersects(observed) {
            return self.run_steps(frame, op, cache, emit);
        }
        let engine = self;
        let pipeline = &PipelineSite { engine, frame };
        let run = || {
            self.chain.enter(&Event::Pipeline { pipeline, op }, emit)?;
            self.run_steps(frame, op, cache, emit)
        };
        // Panics of passes are caught further inside, those of an adapter are not.
        let caught = catch_unwind(AssertUnwindSafe(run));
        if frame.is_nested() {
            self.record_snapshot(frame, op, emit);
        }
        let message = "the adapter of the IR panicked";
        let panicked = |_| Err(StepFailure::new(FailureKind::Panic, message));
        let result = caught.as_ref().map_or_else(panicked, Result::clone);
        let event = Event::Pipeline { pipeline, op };
        let exited = self.chain.exit(&event, Outcome::of(&result), emit);
        match caught {
            Ok(_) => result.and(exited),
            Err(panic) => resume_unwind(panic),
        }
    }

    fn record_snapshot(&self, frame: &Frame<'_, I>, op: &I::Op<'_>, emit: Sink<'_, I>) {
        if self.chain.interest.contains(Interest::SNAPSHOTS)
            && let Some(path) = frame.path()
            && let Some(copy) = I::copy(self.cx, op)
        {
            let work = DeferredWork::State(path, copy);
            emit(Message::deferred(Location::Unknown, work));
        }
    }

    fn run_steps(
        &self,
        frame: &Frame<'_, I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
    ) -> Result<(), BoxedFailure> {
        let mut facts = OpNameFacts::<I>::new(self.cx, frame.name);
        let mut is_accepted = frame.plan.accepts(self.cx, &facts);
        let mut results = Results::begin(self, frame);
        for (index, step) in frame.plan.steps.iter().enumerate() {
            let mut site = PassSite {
                engine: self,
                frame,
                step,
                index,
                status: Status::Runs,
            };
            if self.is_cancelled() {
                self.was_stopped.store(true, Ordering::Relaxed);
                return Err(StepFailure::cancelled());
            }
            is_accepted &= !facts.update(self.cx, op);
            if !is_accepted {
                check_operation(&site, &facts, op, emit)?;
            }
            match step {
                Step::Pass(instance) => {
                    let is_repeat = cache.fixed_points.contains(instance.repeated);
                    let cached = match &mut results {
                        Some(results) => results.next(&site, op, is_repeat),
                        None => None,
                    };
                    site.status = match cached {
                        _ if is_repeat => Status::Repeat,
                        Some(_) => Status::Cached,
                        None => Status::Runs,
                    };
                    self.run_instrumented(
                        &site,
                        op,
                        cache,
                        emit,
                        |op, cache, emit| match cached {
                            Some(cached) => Ok(self.replay(&site, instance, cached, cache, emit)),
                            None => {
                                self.run_pass(&site, instance, op, cache, emit, results.as_mut())
                            }
                        },
                    )?;
                    if let Some(results) = &mut results {
                        results.settle(&site, op);
                    }
                }
                Step::Nested(plans) => {
                    self.run_instrumented(&site, op, cache, emit, |op, cache, emit| {
                        self.run_nested(&site, plans, op, cache, emit)
                    })?;
                    results.iter_mut().for_each(Results::forget);
                }
            }
        }
        Ok(())
    }

    fn run_instrumented(
        &self,
        site: &PassSite<'_, I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
        body: impl FnOnce(&mut I::Op<'_>, &mut Cache<I>, Sink<'_, I>) -> Result<Preserved, BoxedFailure>,
    ) -> Result<(), BoxedFailure> {
        let is_boundary = self.chain.shares_boundaries && matches!(site.step, Step::Pass(_));
        let entered = if is_boundary {
            Ok(true)
        } else {
            self.chain.enter(&Event::Pass { pass: site, op }, emit)
        };
        let runs = site.runs() && matches!(entered, Ok(true));
        let mut result = match entered {
            Ok(true) if runs => body(op, cache, emit),
            Ok(true) => {
                site.step.entry().inspect(|entry| entry.skipped.add(1));
                Ok(Preserved::all())
            }
            Ok(false) if site.is_cached() => {
                let message = "an instrumentation skips a pass whose result is cached: it has to ask for `Interest::REPEATS`";
                site.fail(FailureKind::Instrumentation, op, message, emit)
            }
            Ok(false) => {
                self.was_skipped.store(true, Ordering::Relaxed);
                Ok(Preserved::all())
            }
            Err(failure) => Err(failure),
        };
        if let Ok(preserved) = &result
            && !preserved.is_all()
            && !cache.is_empty()
            && let Err(failure) = invalidate(site, op, cache, preserved, emit)
        {
            result = Err(failure);
        }
        let outcome = match &result {
            Ok(preserved) if runs => Outcome::Completed(preserved),
            Ok(_) => Outcome::Skipped,
            Err(failure) => Outcome::Failed(failure),
        };
        let pass = if runs || !site.runs() {
            site
        } else {
            &site.stopped()
        };
        self.chain.exit(&Event::Pass { pass, op }, outcome, emit)?;
        result.map(drop)
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(CancelToken::is_cancelled)
    }

    /// Runs the pass on the operation. Returns what it preserved, and whether it would change nothing if it ran again. Reports an
    /// error if the pass fails without one.
    pub(crate) fn execute(
        &self,
        site: &PassSite<'_, I>,
        instance: &PassInstance<I>,
        pass: &dyn DynPass<I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
    ) -> Result<(Preserved, bool), BoxedFailure> {
        let info = instance.entry.info;
        let before = self.check_unchanged.then(|| I::fingerprint(self.cx, op));
        let has_units = self.chain.interest.contains(Interest::UNITS);
        let unit = has_units.then(|| unit::<I>(self.cx, op));
        let mut cx = PassContext::new(site, &instance.entry, op, unit.as_ref(), cache, &mut *emit);
        let run = || {
            let preserved = pass.execute(I::reborrow(op), &mut cx)?;
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
        let outcome = catch(run);
        // A pass that knows of the cancellation may have done half of its work, whatever it returns.
        let knows_cancellation = cx.knows_cancellation.get();
        if knows_cancellation {
            self.was_stopped.store(true, Ordering::Relaxed);
        }
        let is_clean = cx.emitter.is_clean() && !knows_cancellation;
        match outcome {
            Ok(Ok(preserved)) if is_clean && I::is_alive(self.cx, op) => {
                let is_fixed_point = cx.is_at_fixed_point.get();
                Ok((preserved, is_fixed_point.unwrap_or(info.idempotent)))
            }
            outcome => {
                let errors = cx.emitter.take_errors();
                self.report_failure(site, outcome, errors, knows_cancellation, op, emit)
                    .map(|preserved| (preserved, false))
            }
        }
    }

    /// Returns the result of a pass that failed, emitted errors or erased its operation; emits an error unless there was one.
    #[cold]
    fn report_failure(
        &self,
        site: &PassSite<'_, I>,
        outcome: Result<Result<Preserved, Failure>, String>,
        errors: RecordedErrors,
        knows_cancellation: bool,
        op: &I::Op<'_>,
        emit: Sink<'_, I>,
    ) -> Result<Preserved, BoxedFailure> {
        let name = site.name();
        let message = match outcome {
            Ok(Ok(preserved)) if I::is_alive(self.cx, op) => {
                let cancelled = knows_cancellation.then(StepFailure::cancelled);
                return errors.failed.or(cancelled).map_or(Ok(preserved), Err);
            }
            Ok(Ok(_)) => format!("was erased by pass '{name}', which ran on it"),
            Ok(Err(failure)) => match (failure.reason(), errors.first_error) {
                (Some(reason), _) => reason.to_owned(),
                (None, Some(first)) => return Err(StepFailure::new(FailureKind::Pass, first)),
                (None, None) if knows_cancellation => return Err(StepFailure::cancelled()),
                (None, None) => format!("pass '{name}' failed"),
            },
            Err(panic) => {
                let message = format!("pass '{name}' panicked: {panic}");
                emit(site.error_after_panic(op, &message).into());
                return Err(StepFailure::new(FailureKind::Panic, message));
            }
        };
        site.fail(FailureKind::Pass, op, &message, emit)
    }

    /// Runs on each child the first pipeline that accepts it. The siblings of a child that fails still run.
    fn run_nested(
        &self,
        site: &PassSite<'_, I>,
        plans: &[PlanNode<I>],
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
    ) -> Result<Preserved, BoxedFailure> {
        self.record_snapshot(site.frame, op, &mut *emit);
        let failed = AtomicBool::new(false);
        let child_caches = cache.split_children();
        let fixed_points = Mutex::new(std::mem::take(&mut cache.fixed_points.children));
        let (name, view) = (I::name(self.cx, op), I::View::of(self.cx, op));
        let above = ParentScope::new(name, Some(view), cache, site.frame.above);
        let job: &ChildJob<'_, I> = &|position, mut child, emit| {
            let name = I::name(self.cx, &child);
            let mut numbered = plans.iter().enumerate();
            let Some((branch, plan)) = numbered.find(|(_, plan)| plan.takes(self.cx, name)) else {
                return;
            };
            plan.mark_matched();
            let frame = Frame {
                branch,
                ..Frame::new(plan, name, Some(*site), Some(&above), position)
            };
            let mut cache = take_child(&child_caches, &child);
            let key = self.skips.then(|| I::key(&child));
            if let Some(key) = key {
                cache.fixed_points = lock(&fixed_points).remove(&key).unwrap_or_default();
            }
            if self.run(&frame, &mut child, &mut cache, emit).is_err() {
                failed.store(true, Ordering::Relaxed);
            }
            if let Some(key) = key {
                lock(&fixed_points).insert(key, cache.fixed_points);
            }
        };
        self.schedule.run_children(self.cx, op, job, emit);
        let was_read = above.was_read.into_inner();
        let fixed_points = std::mem::take(&mut *lock(&fixed_points));
        cache.fixed_points.set_children(fixed_points, was_read);
        if failed.into_inner() {
            let message = "a nested pipeline failed";
            return Err(StepFailure::new(FailureKind::Nested, message));
        }
        Ok(Preserved::none())
    }
}

/// Drops the analyses that are not preserved. A panic in one of them fails the pass.
#[inline(never)]
fn invalidate<I: Ir>(
    site: &PassSite<'_, I>,
    op: &I::Op<'_>,
    cache: &mut Cache<I>,
    preserved: &Preserved,
    emit: Sink<'_, I>,
) -> Result<(), BoxedFailure> {
    let Err(panic) = catch(|| cache.invalidate(preserved)) else {
        return Ok(());
    };
    let message = format!(
        "an analysis panicked when it was invalidated after pass '{}': {panic}",
        site.name()
    );
    site.fail(FailureKind::Panic, op, &message, emit)
}
