//! All instrumentations of a run, in order.

use crate::diagnostic::{Emit, Severity};
use crate::failure::Failure;
use crate::instrumentation::{Instrumentation, PassSite, PipelineSite, Verdict, VerifyEach};
use crate::ir::Ir;
use crate::panic::catch;
use crate::preserved::Preserved;

/// All instrumentations of a run, in order. One that panics fails what it looks at, and the others are called all the
/// same.
pub(crate) struct Chain<'r, I: Ir> {
    pub(crate) added: &'r [Box<dyn Instrumentation<I>>],
    /// The verifier stands behind all others: they get to see what it says of a pass.
    pub(crate) verify_each: bool,
}

impl<'r, I: Ir> Chain<'r, I> {
    /// True if nothing observes passes.
    pub(crate) fn is_empty(&self) -> bool {
        self.added.is_empty() && !self.verify_each
    }

    /// True if nothing observes pipelines and analyses.
    pub(crate) fn sees_passes_only(&self) -> bool {
        self.added.is_empty()
    }

    pub(crate) fn before_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        let mut result = Ok(());
        for hook in self.iter() {
            let called = call(|| hook.before_pipeline(pipeline, op));
            result = result.and(said::<I, _>(called.map(Ok), *pipeline, None, op, emit));
        }
        result
    }

    pub(crate) fn after_pipeline(
        &self,
        pipeline: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        mut result: Result<(), Failure>,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        for hook in self.iter().rev() {
            let called = call(|| hook.after_pipeline(pipeline, op, result.is_err()));
            result = result.and(said::<I, _>(called.map(Ok), *pipeline, None, op, emit));
        }
        result
    }

    /// Runs the hooks before a pass; false if the pass must not run. A failure has been reported by then.
    pub(crate) fn before_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Emit<'_>,
    ) -> Verdict {
        let mut verdict = Verdict::Run;
        for hook in self.iter() {
            let called = call(|| hook.before_pass(pass, op));
            let called = called.map(|verdict| match verdict {
                Verdict::Fail(failure) if failure.reason().is_some() => Err(failure),
                Verdict::Fail(_) => {
                    let message = format!("pass '{}' was kept from running", pass.name());
                    Err(Failure::because(message))
                }
                verdict => Ok(verdict),
            });
            let next = said::<I, _>(called, pass.pipeline(), Some(pass), op, emit);
            verdict = verdict.and(next.unwrap_or_else(Verdict::Fail));
        }
        verdict
    }

    pub(crate) fn after_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        mut result: Result<Preserved, Failure>,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        for hook in self.iter().rev() {
            let called = match &result {
                Ok(preserved) => call(|| hook.after_pass(pass, op, preserved, &mut *emit)),
                Err(_) => call(|| hook.after_failed_pass(pass, op)).map(Ok),
            };
            if let Err(failure) = said::<I, _>(called, pass.pipeline(), Some(pass), op, emit) {
                result = Err(failure);
            }
        }
        result.map(drop)
    }

    pub(crate) fn before_analysis(&self, analysis: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        self.iter()
            .for_each(|hook| hook.before_analysis(analysis, pass, op));
    }

    pub(crate) fn after_analysis(&self, analysis: &str, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        self.iter()
            .rev()
            .for_each(|hook| hook.after_analysis(analysis, pass, op));
    }

    fn iter(&self) -> impl DoubleEndedIterator<Item = &'r dyn Instrumentation<I>> {
        let verifier: Option<&dyn Instrumentation<I>> = self.verify_each.then_some(&VerifyEach);
        self.added.iter().map(|hook| &**hook).chain(verifier)
    }
}

/// Calls `hook`; the message of a panic in it is returned as an error.
fn call<T>(hook: impl FnOnce() -> T) -> Result<T, String> {
    catch(hook).map_err(|panic| format!("an instrumentation panicked: {panic}"))
}

/// Says what still has to be said of a failure.
fn said<I: Ir, T>(
    called: Result<Result<T, Failure>, String>,
    pipeline: PipelineSite<'_, I>,
    pass: Option<&PassSite<'_, I>>,
    op: &I::Op<'_>,
    emit: Emit<'_>,
) -> Result<T, Failure> {
    let message = match called {
        Ok(Ok(value)) => return Ok(value),
        Ok(Err(failure)) => match failure.reason() {
            Some(reason) => reason.to_owned(),
            None => return Err(failure),
        },
        Err(panic) => panic,
    };
    let mut diagnostic = pipeline.engine.about(Severity::Error, op, &message);
    match pass {
        Some(pass) => pass.stamp(&mut diagnostic),
        None => diagnostic.place = Some(pipeline.place()),
    }
    emit(diagnostic);
    Err(Failure::new())
}
