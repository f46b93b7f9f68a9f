//! All instrumentations of a run, in order.

use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::failure::Failure;
use crate::instrumentation::{
    ActionSite, Failed, FailureKind, Instrumentation, PassSite, PipelineSite, ScopeSite,
    StepFailure, Verdict, VerifyEach,
};
use crate::ir::Ir;
use crate::location::Location;
use crate::panic::catch;
use crate::preserved::Preserved;
use crate::remark::Remark;

/// All instrumentations of a run, in order. A panic in one fails the pass or pipeline at hand; the others are called all
/// the same.
pub(crate) struct Chain<'r, I: Ir> {
    pub(crate) added: &'r [Box<dyn Instrumentation<I>>],
    /// The verifier is the innermost instrumentation: all others see its verdict.
    pub(crate) verify_each: bool,
}

/// The place in a pipeline that a hook is called for.
enum Spot<'s, I: Ir> {
    Pipeline(PipelineSite<'s, I>),
    Pass(PassSite<'s, I>),
}

/// The operation that a hook is called for.
enum At<'s, 'o, I: Ir> {
    Op(&'s I::Op<'o>),
    /// The pass is changing the operation: known is the location from before.
    Inside(&'s Location),
}

type Checked<T> = Result<T, Failed>;
type Hook<I> = dyn Instrumentation<I>;

impl<'r, I: Ir> Chain<'r, I> {
    /// True if nothing observes passes.
    pub(crate) fn is_empty(&self) -> bool {
        self.added.is_empty() && !self.verify_each
    }

    /// True if an instrumentation asks for something.
    pub(crate) fn any(&self, asks: fn(&Hook<I>) -> bool) -> bool {
        self.added.iter().any(|hook| asks(&**hook))
    }

    pub(crate) fn on_remark(
        &self,
        remark: &Remark,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        self.before(Spot::Pass(*pass), At::Op(op), emit, &mut |hook, emit| {
            hook.on_remark(remark, pass, emit);
        })
    }

    /// True if an instrumentation asks for the objects of actions.
    pub(crate) fn has_units(&self) -> bool {
        self.added.iter().any(|hook| hook.needs_units())
    }

    /// True if nothing observes pipelines, analyses, actions and scopes.
    pub(crate) fn sees_passes_only(&self) -> bool {
        self.added.is_empty()
    }

    pub(crate) fn before_run(
        &self,
        run: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        self.before(Spot::Pipeline(*run), At::Op(op), emit, &mut |hook, emit| {
            hook.before_run(run, op, emit);
        })
    }

    pub(crate) fn before_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        self.before(
            Spot::Pipeline(*pipeline),
            At::Op(op),
            emit,
            &mut |hook, emit| {
                hook.before_pipeline(pipeline, op, emit);
            },
        )
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
        for (hook, _) in self.iter().rev() {
            let failure = result.as_ref().err().map(Box::as_ref);
            let called = call(Spot::Pipeline(*pipeline), At::Op(op), emit, |emit| {
                if is_run {
                    hook.after_run(pipeline, op, failure, emit);
                } else {
                    hook.after_pipeline(pipeline, op, failure, emit);
                }
                Ok(())
            });
            result = result.and(called);
        }
        result
    }

    /// Runs the hooks before a pass; an error if the pass must not run and counts as failed.
    pub(crate) fn before_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<Verdict> {
        let was_kept = || format!("pass '{}' was kept from running", pass.name());
        self.ask(*pass, At::Op(op), emit, &was_kept, &mut |hook, emit| {
            hook.before_pass(pass, op, emit)
        })
    }

    pub(crate) fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        mut result: Checked<Preserved>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        for (hook, kind) in self.iter().rev() {
            let called = call(Spot::Pass(*pass), At::Op(op), emit, |emit| match &result {
                Ok(preserved) => hook.after_pass(pass, op, preserved, emit),
                Err(failure) => {
                    hook.after_failed_pass(pass, op, failure, emit);
                    Ok(())
                }
            });
            if let (Err(mut failure), Ok(_)) = (called, &result) {
                failure.kind = kind;
                result = Err(failure);
            }
        }
        result.map(drop)
    }

    pub(crate) fn before_analysis(
        &self,
        analysis: &str,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Checked<()> {
        self.before(Spot::Pass(*pass), At::Op(op), emit, &mut |hook, emit| {
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
        self.after(Spot::Pass(*pass), At::Op(op), emit, &mut |hook, emit| {
            hook.after_analysis(analysis, pass, op, emit);
        })
    }

    /// Runs the hooks before an action; an error if it must not run and the pass counts as failed.
    pub(crate) fn before_action(
        &self,
        action: &ActionSite<'_, I>,
        emit: Emit<'_>,
    ) -> Checked<Verdict> {
        let was_kept = || format!("action '{}' was kept from running", action.tag());
        self.ask(
            action.pass(),
            At::Inside(action.location()),
            emit,
            &was_kept,
            &mut |hook, emit| hook.before_action(action, emit),
        )
    }

    pub(crate) fn after_action(
        &self,
        action: &ActionSite<'_, I>,
        ran: bool,
        emit: Emit<'_>,
    ) -> Checked<()> {
        self.after(
            Spot::Pass(action.pass()),
            At::Inside(action.location()),
            emit,
            &mut |hook, emit| {
                hook.after_action(action, ran, emit);
            },
        )
    }

    pub(crate) fn before_scope(&self, scope: &ScopeSite<'_, I>, emit: Emit<'_>) -> Checked<()> {
        self.before(
            Spot::Pass(scope.pass()),
            At::Inside(scope.location()),
            emit,
            &mut |hook, emit| {
                hook.before_scope(scope, emit);
            },
        )
    }

    pub(crate) fn after_scope(&self, scope: &ScopeSite<'_, I>, emit: Emit<'_>) -> Checked<()> {
        self.after(
            Spot::Pass(scope.pass()),
            At::Inside(scope.location()),
            emit,
            &mut |hook, emit| {
                hook.after_scope(scope, emit);
            },
        )
    }

    /// Asks all hooks; the worst verdict counts. A failure has been reported by then.
    fn ask(
        &self,
        pass: PassSite<'_, I>,
        at: At<'_, '_, I>,
        emit: Emit<'_>,
        was_kept: &dyn Fn() -> String,
        hook: &mut dyn FnMut(&Hook<I>, Emit<'_>) -> Verdict,
    ) -> Checked<Verdict> {
        let mut verdict = Ok(Verdict::Run);
        for (instrumentation, _) in self.iter() {
            let called = call(Spot::Pass(pass), at, emit, |emit| {
                match hook(instrumentation, emit) {
                    Verdict::Fail(failure) if failure.reason().is_some() => Err(failure),
                    Verdict::Fail(_) => Err(Failure::because(was_kept())),
                    verdict => Ok(verdict),
                }
            });
            verdict = verdict.and_then(|before| Ok(before.and(called?)));
        }
        verdict
    }

    fn before(
        &self,
        spot: Spot<'_, I>,
        at: At<'_, '_, I>,
        emit: Emit<'_>,
        hook: &mut dyn FnMut(&Hook<I>, Emit<'_>),
    ) -> Checked<()> {
        each(self.iter(), spot, at, emit, hook)
    }

    fn after(
        &self,
        spot: Spot<'_, I>,
        at: At<'_, '_, I>,
        emit: Emit<'_>,
        hook: &mut dyn FnMut(&Hook<I>, Emit<'_>),
    ) -> Checked<()> {
        each(self.iter().rev(), spot, at, emit, hook)
    }

    /// The instrumentations, and the kind of failures that each reports.
    fn iter(&self) -> impl DoubleEndedIterator<Item = (&'r Hook<I>, FailureKind)> {
        let verifier: Option<&Hook<I>> = self.verify_each.then_some(&VerifyEach);
        let added = self.added.iter().map(|hook| &**hook);
        let added = added.map(|hook| (hook, FailureKind::Instrumentation));
        added.chain(verifier.map(|hook| (hook, FailureKind::Verifier)))
    }
}

/// Calls a hook of each instrumentation. The first failure counts.
fn each<'r, I: Ir>(
    hooks: impl Iterator<Item = (&'r Hook<I>, FailureKind)>,
    spot: Spot<'_, I>,
    at: At<'_, '_, I>,
    emit: Emit<'_>,
    hook: &mut dyn FnMut(&Hook<I>, Emit<'_>),
) -> Checked<()> {
    let mut result = Ok(());
    for (instrumentation, _) in hooks {
        let called = call(spot, at, emit, |emit| {
            hook(instrumentation, emit);
            Ok(())
        });
        result = result.and(called);
    }
    result
}

/// Calls a hook. A failure without an error becomes one.
fn call<I: Ir, T>(
    spot: Spot<'_, I>,
    at: At<'_, '_, I>,
    emit: Emit<'_>,
    hook: impl FnOnce(Emit<'_>) -> Result<T, Failure>,
) -> Checked<T> {
    let mut first = None;
    let called = catch(|| {
        hook(&mut |mut diagnostic: Diagnostic| {
            spot.stamp(&mut diagnostic);
            if diagnostic.severity == Severity::Error {
                first.get_or_insert_with(|| diagnostic.message.clone());
            }
            emit(diagnostic);
        })
    });
    let message = match called {
        Ok(Ok(value)) => return Ok(value),
        Ok(Err(failure)) => match (failure.reason(), first) {
            (Some(reason), _) => reason.to_owned(),
            (None, Some(first)) => {
                return Err(StepFailure::new(FailureKind::Instrumentation, first));
            }
            (None, None) => format!("{} was failed by an instrumentation", spot.name()),
        },
        Err(panic) => format!("an instrumentation panicked: {panic}"),
    };
    emit(spot.error(at, &message));
    Err(StepFailure::new(FailureKind::Instrumentation, message))
}

impl<I: Ir> Clone for At<'_, '_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for At<'_, '_, I> {}

impl<I: Ir> Clone for Spot<'_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for Spot<'_, I> {}

impl<I: Ir> Spot<'_, I> {
    /// Adds the place to a diagnostic that has none.
    fn stamp(&self, diagnostic: &mut Diagnostic) {
        match self {
            Self::Pass(pass) => pass.stamp(diagnostic),
            Self::Pipeline(pipeline) => {
                diagnostic
                    .subject
                    .place
                    .get_or_insert_with(|| pipeline.place());
            }
        }
    }

    fn name(&self) -> String {
        match self {
            Self::Pass(pass) => format!("pass '{}'", pass.name()),
            Self::Pipeline(pipeline) => format!("pipeline '{}'", pipeline.anchor()),
        }
    }

    /// An error about the operation.
    fn error(&self, at: At<'_, '_, I>, message: &str) -> Diagnostic {
        let engine = match self {
            Self::Pass(pass) => pass.engine,
            Self::Pipeline(pipeline) => pipeline.engine,
        };
        let mut diagnostic = match at {
            At::Op(op) => engine.about(Severity::Error, op, message),
            At::Inside(location) => Diagnostic::error(location.clone(), message),
        };
        self.stamp(&mut diagnostic);
        diagnostic
    }
}
