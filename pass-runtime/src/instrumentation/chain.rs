//! All instrumentations of a run, in order.

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::instrumentation::call::{
    EventSource, HookTarget, first_counts, invoke_hooks, notify, panicked,
};
use crate::instrumentation::{
    ActionSite, Failed, FailureKind, Instrumentation, PassSite, PipelineSite, ScopeSite, Verdict,
    VerifyEach,
};
use crate::ir::Ir;
use crate::manager::Step;
use crate::panic::catch;
use crate::preserved::Preserved;
use crate::remark::Remark;

/// All instrumentations of a run, in order. A panic in one fails the pass or pipeline at hand; the others are called all
/// the same.
pub(crate) struct Chain<'r, I: Ir> {
    hooks: Vec<Link<'r, I>>,
    /// The number of them, without the verifier.
    observers: usize,
    /// True if the verifier is one of them.
    pub(crate) verify_each: bool,
    /// True if one asks for the objects of actions. They are asked once: the answer is needed for each pass.
    pub(crate) needs_units: bool,
    /// True if one asks for snapshots.
    pub(crate) needs_snapshots: bool,
    /// True if one asks to be told before each pass.
    pub(crate) needs_before_pass: bool,
    /// True if one receives remarks.
    pub(crate) receives_remarks: bool,
    /// True if the decisions of one depend on the order of events.
    pub(crate) needs_order: bool,
    /// The panic of one that was asked what it needs.
    panic: Option<String>,
}

/// An instrumentation, and the kind of failures that it reports.
pub(crate) struct Link<'r, I: Ir> {
    pub(crate) hook: &'r Hook<I>,
    pub(crate) kind: FailureKind,
}

pub(crate) type Checked<T> = Result<T, Failed>;
pub(crate) type Hook<I> = dyn Instrumentation<I>;

/// The verdict of several hooks.
#[derive(Default)]
struct CombinedVerdict {
    skips: bool,
    /// The failure of the first one that failed.
    failed: Option<Failed>,
}

impl<'r, I: Ir> Chain<'r, I> {
    /// The instrumentations that were added, and the verifier as the innermost one: all others see its verdict.
    pub(crate) fn new(added: &'r [Box<dyn Instrumentation<I>>], verify_each: bool) -> Self {
        let observers = added.len();
        let added = added.iter().map(|hook| Link {
            hook: &**hook,
            kind: FailureKind::Instrumentation,
        });
        let verifier = verify_each.then_some(Link {
            hook: &VerifyEach as &Hook<I>,
            kind: FailureKind::Verifier,
        });
        let hooks: Vec<Link<'r, I>> = added.chain(verifier).collect();
        let mut panic = None;
        // All are asked. One that does not answer fails the run.
        let mut any = |needs: fn(&Hook<I>, bool) -> bool| {
            let needs = |link: &Link<'_, I>| needs(link.hook, observers == 1);
            let all = || hooks.iter().fold(false, |any, link| any | needs(link));
            let asked = catch(all);
            asked.unwrap_or_else(|message| {
                panic.get_or_insert(message);
                false
            })
        };
        Self {
            observers,
            verify_each,
            needs_units: any(|hook, _| hook.needs_units()),
            needs_before_pass: any(|hook, alone| hook.needs_before_pass(alone)),
            needs_snapshots: any(|hook, _| hook.needs_snapshots()),
            receives_remarks: any(|hook, _| hook.receives_remarks()),
            needs_order: any(|hook, _| hook.needs_order()),
            panic,
            hooks,
        }
    }

    /// True if nothing observes passes.
    pub(crate) fn is_empty(&self) -> bool {
        self.hooks.is_empty()
    }

    /// True if nothing observes pipelines, analyses, actions and scopes.
    pub(crate) fn sees_passes_only(&self) -> bool {
        self.observers == 0
    }

    pub(crate) fn on_remark(
        &self,
        remark: &Remark,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        let at = (pass, HookTarget::Op(op));
        notify(self.hooks.iter(), at, emit, |hook, emit| {
            hook.on_remark(remark, pass, emit);
        })
    }

    pub(crate) fn before_run(
        &self,
        run: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        let at = (run, HookTarget::Op(op));
        let told = notify(self.hooks.iter(), at, emit, |hook, emit| {
            hook.before_run(run, op, emit);
        });
        match &self.panic {
            Some(panic) => told.and(Err(panicked(run, at.1, panic, emit))),
            None => told,
        }
    }

    pub(crate) fn before_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        let at = (pipeline, HookTarget::Op(op));
        notify(self.hooks.iter(), at, emit, |hook, emit| {
            hook.before_pipeline(pipeline, op, emit);
        })
    }

    /// Runs the hooks after a pipeline, or after a run. After a hook that panics, the others are told of a failure.
    pub(crate) fn after_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        is_run: bool,
        op: &I::Op<'_>,
        mut result: Checked<()>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        let at = (pipeline, HookTarget::Op(op));
        let tell = |hook: &Hook<I>, result: &mut Checked<()>, emit: Emit<'_>| {
            let failure = result.as_ref().err().map(Box::as_ref);
            if is_run {
                hook.after_run(pipeline, op, failure, emit);
            } else {
                hook.after_pipeline(pipeline, op, failure, emit);
            }
            Ok(())
        };
        let hooks = self.hooks.iter().rev();
        invoke_hooks(hooks, at, emit, &mut result, tell, |result, failed, _| {
            first_counts(result, failed);
        });
        result
    }

    /// Runs the hooks before a pass. True if the pass is to run, false if it is skipped; an error if it must not run and counts
    /// as failed.
    #[inline]
    pub(crate) fn before_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<bool> {
        if !self.needs_before_pass && matches!(pass.step, Step::Pass(_)) {
            return Ok(true);
        }
        let at = (pass, HookTarget::Op(op));
        self.query_hooks(
            at,
            emit,
            || format!("pass '{}' was kept from running", pass.name()),
            |hook, runs, emit| {
                if runs {
                    hook.before_pass(pass, op, emit)
                } else {
                    hook.before_pass(&PassSite { runs, ..*pass }, op, emit)
                }
            },
        )
    }

    /// Runs the hooks after a pass, which may fail it.
    #[inline]
    pub(crate) fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        result: &mut Checked<Preserved>,
        emit: Emit<'_>,
    ) {
        let at = (pass, HookTarget::Op(op));
        let tell = |hook: &Hook<I>, result: &mut Checked<Preserved>, emit: Emit<'_>| match result {
            Ok(preserved) => hook.after_pass(pass, op, preserved, emit),
            Err(failure) => {
                hook.after_failed_pass(pass, op, failure, emit);
                Ok(())
            }
        };
        let hooks = self.hooks.iter().rev();
        invoke_hooks(hooks, at, emit, result, tell, |result, mut failed, kind| {
            failed.kind = kind;
            first_counts(result, failed);
        });
    }

    pub(crate) fn before_analysis(
        &self,
        analysis: &str,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        let at = (pass, HookTarget::Op(op));
        notify(self.hooks.iter(), at, emit, |hook, emit| {
            hook.before_analysis(analysis, pass, op, emit);
        })
    }

    pub(crate) fn after_analysis(
        &self,
        analysis: &str,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        let at = (pass, HookTarget::Op(op));
        notify(self.hooks.iter().rev(), at, emit, |hook, emit| {
            hook.after_analysis(analysis, pass, op, emit);
        })
    }

    /// Runs the hooks before an action. True if it is to run, false if it is skipped; an error if it must not run and the pass
    /// counts as failed.
    pub(crate) fn before_action(
        &self,
        action: &ActionSite<'_, I>,
        emit: Emit<'_>,
    ) -> Checked<bool> {
        self.query_hooks(
            (&action.pass(), HookTarget::Inside(action.location())),
            emit,
            || format!("action '{}' was kept from running", action.tag()),
            |hook, runs, emit| {
                action.set_runs(runs);
                hook.before_action(action, emit)
            },
        )
    }

    pub(crate) fn after_action(&self, action: &ActionSite<'_, I>, emit: Emit<'_>) -> Checked<()> {
        let at = (&action.pass(), HookTarget::Inside(action.location()));
        notify(self.hooks.iter().rev(), at, emit, |hook, emit| {
            hook.after_action(action, emit);
        })
    }

    pub(crate) fn before_scope(&self, scope: &ScopeSite<'_, I>, emit: Emit<'_>) -> Checked<()> {
        let at = (&scope.pass(), HookTarget::Inside(scope.location()));
        notify(self.hooks.iter(), at, emit, |hook, emit| {
            hook.before_scope(scope, emit);
        })
    }

    pub(crate) fn after_scope(&self, scope: &ScopeSite<'_, I>, emit: Emit<'_>) -> Checked<()> {
        let at = (&scope.pass(), HookTarget::Inside(scope.location()));
        notify(self.hooks.iter().rev(), at, emit, |hook, emit| {
            hook.after_scope(scope, emit);
        })
    }

    /// Asks all hooks; the strictest verdict wins. Each learns whether the hooks before it let the work run. Failures have been
    /// reported when it returns.
    #[inline]
    fn query_hooks(
        &self,
        at: (&impl EventSource<I>, HookTarget<'_, '_, I>),
        emit: Emit<'_>,
        was_kept: impl Fn() -> String,
        ask: impl Fn(&Hook<I>, bool, Emit<'_>) -> Verdict,
    ) -> Checked<bool> {
        let mut answer = CombinedVerdict::default();
        let ask = |hook: &Hook<I>, answer: &mut CombinedVerdict, emit: Emit<'_>| {
            let runs = !answer.skips && answer.failed.is_none();
            match ask(hook, runs, emit) {
                Verdict::Run => Ok(()),
                Verdict::Skip => {
                    answer.skips = true;
                    Ok(())
                }
                Verdict::Fail(failure) if failure.reason().is_some() => Err(failure),
                Verdict::Fail(_) => Err(Failure::because(was_kept())),
            }
        };
        let hooks = self.hooks.iter();
        invoke_hooks(hooks, at, emit, &mut answer, ask, |answer, failed, _| {
            answer.failed.get_or_insert(failed);
        });
        answer.failed.map_or(Ok(!answer.skips), Err)
    }
}
