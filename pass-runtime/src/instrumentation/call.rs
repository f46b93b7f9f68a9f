//! Calling the hooks of all instrumentations.

use crate::diagnostic::{Diagnostic, Emit, Severity};
use crate::failure::Failure;
use crate::instrumentation::chain::{Checked, Hook, Link};
use crate::instrumentation::{Failed, FailureKind, PassSite, PipelineSite, StepFailure};
use crate::ir::Ir;
use crate::location::Location;
use crate::manager::Engine;
use crate::panic::catch;

/// The place in a pipeline that a hook is called for.
pub(crate) trait EventSource<I: Ir>: Sync {
    /// The pass or pipeline in an error.
    fn name(&self) -> String;

    /// Adds the place to a diagnostic that has none.
    fn stamp(&self, diagnostic: &mut Diagnostic);

    fn engine(&self) -> &Engine<'_, I>;
}

/// The operation that a hook is called for.
pub(crate) enum HookTarget<'s, 'o, I: Ir> {
    Op(&'s I::Op<'o>),
    /// The pass is changing the operation: known is the location from before.
    Inside(&'s Location),
}

/// Calls every hook; none can veto. Returns the first failure.
pub(crate) fn notify<'r, 'c: 'r, I: Ir>(
    hooks: impl Iterator<Item = &'r Link<'c, I>>,
    at: (&impl EventSource<I>, HookTarget<'_, '_, I>),
    emit: Emit<'_>,
    call: impl Fn(&Hook<I>, Emit<'_>),
) -> Checked<()> {
    let mut result = Ok(());
    let call = |hook: &Hook<I>, _: &mut Checked<()>, emit: Emit<'_>| {
        call(hook, emit);
        Ok(())
    };
    invoke_hooks(hooks, at, emit, &mut result, call, |result, failed, _| {
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

/// Calls a hook of each instrumentation, and `fail` after each failure has been reported. One `catch` serves all hooks: it costs
/// as much as a hook, and panics are rare.
#[inline]
pub(crate) fn invoke_hooks<'r, 'c: 'r, I: Ir, S>(
    mut hooks: impl Iterator<Item = &'r Link<'c, I>>,
    (source, at): (&impl EventSource<I>, HookTarget<'_, '_, I>),
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
                    forward(source, diagnostic, &mut first, emit);
                });
                if let Err(failure) = called {
                    fail(state, failed(source, at, &failure, first, emit), kind);
                }
            }
        });
        match called {
            Ok(()) => return,
            Err(panic) => fail(state, panicked(source, at, &panic, emit), kind),
        }
    }
}

/// Emits a diagnostic of a hook, and records the first error.
#[cold]
fn forward<I: Ir>(
    source: &impl EventSource<I>,
    mut diagnostic: Diagnostic,
    first: &mut Option<Box<str>>,
    emit: Emit<'_>,
) {
    source.stamp(&mut diagnostic);
    if diagnostic.severity == Severity::Error {
        first.get_or_insert_with(|| diagnostic.message.as_str().into());
    }
    emit(diagnostic);
}

/// The failure of a hook. One without an error becomes one.
#[cold]
fn failed<I: Ir>(
    source: &impl EventSource<I>,
    at: HookTarget<'_, '_, I>,
    failure: &Failure,
    first: Option<Box<str>>,
    emit: Emit<'_>,
) -> Failed {
    let message = match (failure.reason(), first) {
        (Some(reason), _) => reason.to_owned(),
        (None, Some(first)) => return StepFailure::new(FailureKind::Instrumentation, first),
        (None, None) => format!("{} was failed by an instrumentation", source.name()),
    };
    emit(error(source, at, &message));
    StepFailure::new(FailureKind::Instrumentation, message)
}

/// The failure of a hook that panicked.
#[cold]
pub(crate) fn panicked<I: Ir>(
    source: &impl EventSource<I>,
    at: HookTarget<'_, '_, I>,
    panic: &str,
    emit: Emit<'_>,
) -> Failed {
    let message = format!("an instrumentation panicked: {panic}");
    emit(error(source, at, &message));
    StepFailure::new(FailureKind::Instrumentation, message)
}

/// An error about the operation.
fn error<I: Ir>(
    source: &impl EventSource<I>,
    at: HookTarget<'_, '_, I>,
    message: &str,
) -> Diagnostic {
    let mut diagnostic = match at {
        HookTarget::Op(op) => source.engine().about(Severity::Error, op, message),
        HookTarget::Inside(location) => Diagnostic::error(location.clone(), message),
    };
    source.stamp(&mut diagnostic);
    diagnostic
}

impl<I: Ir> EventSource<I> for PassSite<'_, I> {
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

impl<I: Ir> EventSource<I> for PipelineSite<'_, I> {
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

impl<I: Ir> Clone for HookTarget<'_, '_, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Ir> Copy for HookTarget<'_, '_, I> {}
