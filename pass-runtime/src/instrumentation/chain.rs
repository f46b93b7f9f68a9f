//! All instrumentations of a run, in order.

use crate::diagnostic::Severity;
use crate::failure::Failure;
use crate::instrumentation::event::EventSource;
use crate::instrumentation::{
    Event, Failed, FailureKind, Instrumentation, Interest, Message, Outcome, PassSite, Sink,
    StepFailure, Verdict, VerifyEach,
};
use crate::ir::Ir;
use crate::panic::catch;
use crate::remark::Remark;

/// All instrumentations of a run, in order. A panic in one fails the event; the others are still called.
pub(crate) struct Chain<'r, I: Ir> {
    /// The instrumentations that were added, and behind them the verifier: all others see its verdict.
    links: Vec<Link<'r, I>>,
    /// The number of instrumentations that were added.
    added: usize,
    /// The union of the interests of the added instrumentations.
    pub(crate) interest: Interest,
    panic: Option<String>,
}

struct Link<'r, I: Ir> {
    hook: &'r dyn Instrumentation<I>,
    interest: Interest,
    kind: FailureKind,
}

#[derive(Default)]
struct Answer {
    is_skipped: bool,
    failure: Option<Failed>,
}

impl<'r, I: Ir> Chain<'r, I> {
    pub(crate) fn new(added: &'r [Box<dyn Instrumentation<I>>], verify_each: bool) -> Self {
        let mut panic = None;
        let added = added.iter().map(|hook| Link {
            hook: &**hook,
            interest: catch(|| hook.interest()).unwrap_or_else(|message| {
                panic.get_or_insert(message);
                Interest::default()
            }),
            kind: FailureKind::Instrumentation,
        });
        let mut links: Vec<Link<'r, I>> = added.collect();
        let (added, interests) = (links.len(), links.iter().map(|link| link.interest));
        let interest = interests.fold(Interest::NONE, |all, interest| all | interest);
        if verify_each {
            links.push(Link {
                hook: &VerifyEach,
                interest: Interest::PASSES,
                kind: FailureKind::Verifier,
            });
        }
        Self {
            links,
            added,
            interest,
            panic,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.added
    }

    pub(crate) fn verifies_each(&self) -> bool {
        self.links.len() > self.added
    }

    /// Begins an event. True if it takes place, false if it is skipped; an error if it must not take place and counts as failed.
    /// Each instrumentation learns whether those before it let it take place. Failures have been reported.
    #[inline]
    pub(crate) fn enter(
        &self,
        event: &Event<'_, '_, I>,
        emit: Sink<'_, I>,
    ) -> Result<bool, Failed> {
        let interest = event.interest();
        if !self.interest.intersects(interest) {
            return Ok(true);
        }
        let mut answer = Answer::default();
        let enter = |link: &Link<'_, I>, answer: &mut Answer, emit: Sink<'_, I>| {
            let runs = !answer.is_skipped && answer.failure.is_none();
            match enter_hook(link.hook, event, runs, emit) {
                Verdict::Run => Ok(()),
                Verdict::Skip => {
                    answer.is_skipped = true;
                    Ok(())
                }
                Verdict::Fail(failure) if failure.reason().is_some() => Err(failure),
                Verdict::Fail(_) => {
                    let message = format!("{} was kept from running", event.description());
                    Err(Failure::because(message))
                }
            }
        };
        let hooks = self.links.iter().take(self.added);
        call_hooks(hooks, event, interest, &mut answer, emit, enter);
        if let (Event::Run { .. }, Some(panic)) = (event, &self.panic) {
            let failure = panicked(event, panic, emit);
            answer.failure.get_or_insert(failure);
        }
        answer.failure.map_or(Ok(!answer.is_skipped), Err)
    }

    /// Ends an event.
    ///
    /// # Errors
    ///
    /// If an instrumentation fails what was no failure until then. The instrumentations after it see a failure.
    #[inline]
    pub(crate) fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failed> {
        let mut answer = Answer::default();
        let exit =
            |link: &Link<'_, I>, answer: &mut Answer, emit: Sink<'_, I>| match &answer.failure {
                Some(failure) if outcome.failure().is_none() => {
                    link.hook.exit(event, &Outcome::Failed(failure), emit)
                }
                _ => link.hook.exit(event, &outcome, emit),
            };
        let hooks = self.links.iter().rev();
        call_hooks(hooks, event, event.interest(), &mut answer, emit, exit);
        match answer.failure {
            Some(failure) if outcome.failure().is_none() => Err(failure),
            _ => Ok(()),
        }
    }

    pub(crate) fn on_remark(
        &self,
        remark: &Remark,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failed> {
        let event = Event::Pass { pass, op };
        let mut answer = Answer::default();
        let report = |link: &Link<'_, I>, _: &mut Answer, emit: Sink<'_, I>| {
            link.hook.on_remark(remark, pass, emit);
            Ok(())
        };
        let hooks = self.links.iter();
        call_hooks(hooks, &event, Interest::REMARKS, &mut answer, emit, report);
        answer.failure.map_or(Ok(()), Err)
    }
}

/// Calls an instrumentation, which learns whether those before it let the event take place.
#[inline]
fn enter_hook<I: Ir>(
    hook: &dyn Instrumentation<I>,
    event: &Event<'_, '_, I>,
    runs: bool,
    emit: Sink<'_, I>,
) -> Verdict {
    match *event {
        Event::Pass { pass, op } if !runs => {
            let pass = &PassSite { runs, ..*pass };
            hook.enter(&Event::Pass { pass, op }, emit)
        }
        Event::Action(action) => {
            action.set_runs(runs);
            hook.enter(event, emit)
        }
        _ => hook.enter(event, emit),
    }
}

/// Calls the instrumentations that are interested in the event, and reports their failures. One `catch` serves all calls: it
/// costs as much as a call, and panics are rare.
#[inline]
fn call_hooks<'h, 'r: 'h, I: Ir>(
    mut links: impl Iterator<Item = &'h Link<'r, I>>,
    event: &Event<'_, '_, I>,
    interest: Interest,
    answer: &mut Answer,
    emit: Sink<'_, I>,
    call: impl Fn(&Link<'r, I>, &mut Answer, Sink<'_, I>) -> Result<(), Failure>,
) {
    let source = event.source();
    let mut kind = FailureKind::Instrumentation;
    loop {
        let called = catch(|| {
            for link in links.by_ref() {
                if !link.interest.intersects(interest) {
                    continue;
                }
                kind = link.kind;
                let mut first_error = None;
                let called = call(link, answer, &mut |message| {
                    forward(&source, message, &mut first_error, emit);
                });
                if let Err(failure) = called {
                    let failure = failed(event, kind, &failure, first_error, emit);
                    answer.failure.get_or_insert(failure);
                }
            }
        });
        match called {
            Ok(()) => return,
            Err(panic) => {
                let mut failure = panicked(event, &panic, emit);
                failure.kind = kind;
                answer.failure.get_or_insert(failure);
            }
        }
    }
}

/// Emits a diagnostic of an instrumentation, and records the first error.
#[cold]
fn forward<I: Ir>(
    source: &EventSource<'_, I>,
    mut message: Message<I>,
    first_error: &mut Option<Box<str>>,
    emit: Sink<'_, I>,
) {
    let diagnostic = &mut message.diagnostic;
    source.stamp(diagnostic);
    if diagnostic.severity == Severity::Error {
        first_error.get_or_insert_with(|| diagnostic.message.as_str().into());
    }
    emit(message);
}

/// Returns the failure of an instrumentation, and emits an error unless there was one.
#[cold]
fn failed<I: Ir>(
    event: &Event<'_, '_, I>,
    kind: FailureKind,
    failure: &Failure,
    first_error: Option<Box<str>>,
    emit: Sink<'_, I>,
) -> Failed {
    let message = match (failure.reason(), first_error) {
        (Some(reason), _) => reason.to_owned(),
        (None, Some(first)) => return StepFailure::new(kind, first),
        (None, None) => format!("{} was failed by an instrumentation", event.description()),
    };
    emit(event.error(&message).into());
    StepFailure::new(kind, message)
}

#[cold]
fn panicked<I: Ir>(event: &Event<'_, '_, I>, panic: &str, emit: Sink<'_, I>) -> Failed {
    let message = format!("an instrumentation panicked: {panic}");
    emit(event.error(&message).into());
    StepFailure::new(FailureKind::Instrumentation, message)
}
