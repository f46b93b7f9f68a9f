//! Calling the hooks of all instrumentations, whatever they do.

use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::failure::Failure;
use crate::instrumentation::chain::{Checked, Hook, Link};
use crate::instrumentation::{Failed, FailureKind, PassSite, PipelineSite, StepFailure};
use crate::ir::Ir;
use crate::location::Location;
use crate::manager::Engine;
use crate::panic::catch;

/// The place in a pipeline that a hook is called for.
pub(crate) trait Spot<I: Ir>: Sync {
    /// The pass or pipeline in an error.
    fn name(&self) -> String;

    /// Adds the place to a diagnostic that has none.
    fn stamp(&self, diagnostic: &mut Diagnostic);

    fn engine(&self) -> &Engine<'_, I>;
}

/// The operation that a hook is called for.
pub(crate) enum At<'s, 'o, I: Ir> {
    Op(&'s I::Op<'o>),
    /// The pass is changing the operation: known is the location from before.
    Inside(&'s Location),
}

/// Calls a hook that has no say. The first failure counts.
pub(crate) fn tell<'r, 'c: 'r, I: Ir>(
    hooks: impl Iterator<Item = &'r Link<'c, I>>,
    at: (&impl Spot<I>, At<'_, '_, I>),
    emit: Emit<'_>,
    tell: impl Fn(&Hook<I>, Emit<'_>),
) -> Checked<()> {
    let mut result = Ok(());
    let tell = |hook: &Hook<I>, _: &mut Checked<()>, emit: Emit<'_>| {
        tell(hook, emit);
        Ok(())
    };
    call(hooks, at, emit, &mut result, tell, |result, failed, _| {
        first_counts(result, failed);
    });
    result
}

#[cold]
pub(crate) fn first_counts<T>(result: &mut Checked<T>, failed: Failed) {
    if result.is_ok() {
        *result = Err(failed);
    }
}

/// Calls a hook of each instrumentation, and `fail` for each failure, which has been reported by then. One guard serves all: it
/// costs as much as a hook, and panics are rare.
#[inline]
pub(crate) fn call<'r, 'c: 'r, I: Ir, S>(
    mut hooks: impl Iterator<Item = &'r Link<'c, I>>,
    (spot, at): (&impl Spot<I>, At<'_, '_, I>),
    emit: Emit<'_>,
    state: &mut S,
    call: impl Fn(&Hook<I>, &mut S, Emit<'_>) -> Result<(), Failure>,
    fail: impl Fn(&mut S, Failed, FailureKind),
) {
    let mut kind = FailureKind::Instrumentation;
    loop {
        let called = catch(|| {
            for link in hooks.by_ref() {
                kind = link.kind;
                let mut first = None;
                let called = call(link.hook, state, &mut |diagnostic| {
                    pass_on(spot, diagnostic, &mut first, emit);
                });
                if let Err(failure) = called {
                    fail(state, failed(spot, at, &failure, first, emit), kind);
                }
            }
        });
        match called {
            Ok(()) => return,
            Err(panic) => fail(state, panicked(spot, at, &panic, emit), kind),
        }
    }
}

/// Emits a diagnostic of a hook, and notes the first error.
#[cold]
fn pass_on<I: Ir>(
    spot: &impl Spot<I>,
    mut diagnostic: Diagnostic,
    first: &mut Option<Box<str>>,
    emit: Emit<'_>,
) {
    spot.stamp(&mut diagnostic);
    if diagnostic.severity == Severity::Error {
        first.get_or_insert_with(|| diagnostic.message.as_str().into());
    }
    emit(diagnostic);
}

/// The failure of a hook. One without an error becomes one.
#[cold]
fn failed<I: Ir>(
    spot: &impl Spot<I>,
    at: At<'_, '_, I>,
    failure: &Failure,
    first: Option<Box<str>>,
    emit: Emit<'_>,
) -> Failed {
    let message = match (failure.reason(), first) {
        (Some(reason), _) => reason.to_owned(),
        (None, Some(first)) => return StepFailure::new(FailureKind::Instrumentation, first),
        (None, None) => format!("{} was failed by an instrumentation", spot.name()),
    };
    emit(error(spot, at, &message));
    StepFailure::new(FailureKind::Instrumentation, message)
}

/// The failure of a hook that panicked.
#[cold]
pub(crate) fn panicked<I: Ir>(
    spot: &impl Spot<I>,
    at: At<'_, '_, I>,
    panic: &str,
    emit: Emit<'_>,
) -> Failed {
    let message = format!("an instrumentation panicked: {panic}");
    emit(error(spot, at, &message));
    StepFailure::new(FailureKind::Instrumentation, message)
}

/// An error about the operation.
fn error<I: Ir>(spot: &impl Spot<I>, at: At<'_, '_, I>, message: &str) -> Diagnostic {
    let mut diagnostic = match at {
        At::Op(op) => spot.engine().about(Severity::Error, op, message),
        At::Inside(location) => Diagnostic::error(location.clone(), message),
    };
    spot.stamp(&mut diagnostic);
    diagnostic
}

impl<I: Ir> Spot<I> for PassSite<'_, I> {
    fn name(&self) -> String {
        format!("pass '{}'", self.name())
    }

    fn stamp(&self, diagnostic: &mut Diagnostic) {
        self.stamp(diagnostic);
    }

    fn engine(&self) -> &Engine<'_, I> {
        self.engine
    }
}

impl<I: Ir> Spot<I> for PipelineSite<'_, I> {
    fn name(&self) -> String {
        format!("pipeline '{}'", self.anchor())
    }

    fn stamp(&self, diagnostic: &mut Diagnostic) {
        let place = &mut diagnostic.subject.place;
        place.get_or_insert_with(|| self.place());
    }

    fn engine(&self) -> &Engine<'_, I> {
        self.engine
    }
}

impl<I: Ir> Clone for At<'_, '_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for At<'_, '_, I> {}
