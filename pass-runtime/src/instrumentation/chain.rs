//! All instrumentations of a run, in order.

use crate::diagnostic::Severity;
use crate::failure::Failure;
use crate::instrumentation::event::EventSource;
use crate::instrumentation::{
    BoxedFailure, Event, FailureKind, Instrumentation, Interest, Message, Outcome, PassSite, Sink,
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
    /// True if the begin of a pass is no event, see [`Interest::BOUNDARIES`].
    pub(crate) shares_boundaries: bool,
    panic: Option<String>,
}

struct Link<'r, I: Ir> {
    hook: &'r dyn Instrumentation<I>,
    interest: Interest,
    kind: FailureKind,
}

/// The calls of instrumentations for one event.
struct Calls<'c, 'e, 'o, 's, I: Ir> {
    event: &'c Event<'e, 'o, I>,
    interest: Interest,
    /// True if the event takes place so far, false if it is skipped, or the first failure.
    runs: Result<bool, BoxedFailure>,
    sink: HookSink<'e, 's, I>,
}

/// The sink of the instrumentation that is being called.
struct HookSink<'e, 's, I: Ir> {
    source: EventSource<'e, I>,
    emit: Sink<'s, I>,
    first_error: Option<Box<str>>,
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
            shares_boundaries: added == 1
                && interest.contains(Interest::PASSES | Interest::BOUNDARIES),
            panic,
        }
    }

    pub(crate) fn verifies_each(&self) -> bool {
        self.links.len() > self.added
    }

    /// Begins an event. True if it takes place, false if it is skipped; an error if it must not take place and counts as failed.
    /// Each instrumentation learns whether those before it let it take place. Failures have been reported.
    #[inline(always)]
    pub(crate) fn enter(
        &self,
        event: &Event<'_, '_, I>,
        emit: Sink<'_, I>,
    ) -> Result<bool, BoxedFailure> {
        let interest = event.interest();
        if !self.interest.intersects(interest) {
            return Ok(true);
        }
        let mut calls = Calls::new(event, interest, emit);
        self.enter_each(&mut calls);
        if let (Event::Run { .. }, Some(panic)) = (event, &self.panic) {
            calls.fail_by_panic(panic, FailureKind::Instrumentation);
        }
        calls.runs
    }

    #[inline(never)]
    fn enter_each(&self, calls: &mut Calls<'_, '_, '_, '_, I>) {
        let (hooks, _) = self.links.split_at(self.added);
        calls.call_each(hooks.iter(), "was kept from running", |hook, calls| {
            if let Ok(true) = calls.runs {
                calls.call(|event, emit| hook.enter(event, emit))
            } else {
                calls.enter_stopped(hook)
            }
        });
    }

    /// Ends an event.
    ///
    /// # Errors
    ///
    /// If an instrumentation fails what was no failure until then. The instrumentations after it see a failure.
    #[inline(always)]
    pub(crate) fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), BoxedFailure> {
        let interest = event.interest();
        let is_verified = self.verifies_each() && interest == Interest::PASSES;
        if !is_verified && !self.interest.intersects(interest) {
            return Ok(());
        }
        let mut calls = Calls::new(event, interest, emit);
        self.exit_each(&mut calls, &outcome);
        match outcome {
            Outcome::Failed(_) => Ok(()),
            _ => calls.runs.map(drop),
        }
    }

    #[inline(never)]
    fn exit_each(&self, calls: &mut Calls<'_, '_, '_, '_, I>, outcome: &Outcome<'_>) {
        let hooks = self.links.iter().rev();
        calls.call_each(hooks, "was failed by an instrumentation", |hook, calls| {
            let exited = if let Ok(true) = calls.runs {
                calls.call(|event, emit| hook.exit(event, outcome, emit))
            } else {
                calls.exit_failed(hook, outcome)
            };
            match exited {
                Ok(()) => Verdict::Run,
                Err(failure) => Verdict::Fail(failure),
            }
        });
    }

    pub(crate) fn on_remark(
        &self,
        remark: &Remark,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), BoxedFailure> {
        let event = Event::Pass { pass, op };
        let mut calls = Calls::new(&event, Interest::REMARKS, emit);
        calls.call_each(self.links.iter(), "", |hook, calls| {
            calls.call(|_, emit| hook.on_remark(remark, pass, emit));
            Verdict::Run
        });
        calls.runs.map(drop)
    }
}

impl<'c, 'e, 'o, 's, I: Ir> Calls<'c, 'e, 'o, 's, I> {
    #[inline(always)]
    fn new(event: &'c Event<'e, 'o, I>, interest: Interest, emit: Sink<'s, I>) -> Self {
        Self {
            event,
            interest,
            runs: Ok(true),
            sink: HookSink {
                source: event.source(),
                emit,
                first_error: None,
            },
        }
    }

    /// Calls the instrumentations that are interested in the event, and reports their failures. One `catch` serves all calls: it
    /// costs as much as a call, and panics are rare.
    #[inline]
    fn call_each<'h, 'r: 'h>(
        &mut self,
        mut links: impl Iterator<Item = &'h Link<'r, I>>,
        wording: &str,
        call: impl Fn(&dyn Instrumentation<I>, &mut Self) -> Verdict,
    ) {
        let mut kind = FailureKind::Instrumentation;
        loop {
            let called = catch(|| {
                for link in links.by_ref() {
                    if link.interest.intersects(self.interest) {
                        kind = link.kind;
                        let verdict = call(link.hook, self);
                        if !matches!(verdict, Verdict::Run) || self.sink.first_error.is_some() {
                            self.settle(verdict, kind, wording);
                        }
                    }
                }
            });
            match called {
                Ok(()) => return,
                Err(panic) => self.fail_by_panic(&panic, kind),
            }
        }
    }

    /// Calls an instrumentation with a sink that records its first error.
    #[inline]
    fn call<T>(&mut self, call: impl FnOnce(&Event<'e, 'o, I>, Sink<'_, I>) -> T) -> T {
        // A single pointer: parts that are written one by one and copied as a whole are slow.
        let sink = &mut self.sink;
        call(self.event, &mut |message| sink.forward(message))
    }

    /// Calls an instrumentation for an event that does not take place.
    #[cold]
    fn enter_stopped(&mut self, hook: &dyn Instrumentation<I>) -> Verdict {
        self.call(|event, emit| match *event {
            Event::Pass { pass, op } => {
                let pass = &pass.stopped();
                hook.enter(&Event::Pass { pass, op }, emit)
            }
            Event::Action(action) => {
                action.set_runs(false);
                hook.enter(event, emit)
            }
            _ => hook.enter(event, emit),
        })
    }

    /// Calls an instrumentation for an event that another one has failed.
    #[cold]
    fn exit_failed(
        &mut self,
        hook: &dyn Instrumentation<I>,
        outcome: &Outcome<'_>,
    ) -> Result<(), Failure> {
        match &self.runs {
            Err(failure) if outcome.failure().is_none() => {
                let failure = failure.clone();
                self.call(|event, emit| hook.exit(event, &Outcome::Failed(&failure), emit))
            }
            _ => self.call(|event, emit| hook.exit(event, outcome, emit)),
        }
    }

    /// Records the verdict of an instrumentation. A failure without an error becomes one.
    #[cold]
    fn settle(&mut self, verdict: Verdict, kind: FailureKind, wording: &str) {
        let first_error = self.sink.first_error.take();
        let failure = match verdict {
            Verdict::Run => return,
            Verdict::Skip => return self.runs.iter_mut().for_each(|runs| *runs = false),
            Verdict::Fail(failure) => failure,
        };
        let message = match (failure.reason(), first_error) {
            (Some(reason), _) => reason.to_owned(),
            (None, Some(first)) => return self.fail(kind, first),
            (None, None) => format!("{} {wording}", self.event.description()),
        };
        (self.sink.emit)(self.event.error(&message).into());
        self.fail(kind, message);
    }

    #[cold]
    fn fail_by_panic(&mut self, panic: &str, kind: FailureKind) {
        let message = format!("an instrumentation panicked: {panic}");
        (self.sink.emit)(self.event.error(&message).into());
        self.sink.first_error = None;
        self.fail(kind, message);
    }

    /// Records the failure, unless there was one before.
    fn fail(&mut self, kind: FailureKind, message: impl Into<String>) {
        if self.runs.is_ok() {
            self.runs = Err(StepFailure::new(kind, message));
        }
    }
}

impl<I: Ir> HookSink<'_, '_, I> {
    /// Emits a diagnostic of an instrumentation, and records the first error.
    #[cold]
    fn forward(&mut self, mut message: Message<I>) {
        let diagnostic = &mut message.diagnostic;
        self.source.stamp(diagnostic);
        if diagnostic.severity == Severity::Error {
            let text = || diagnostic.message.as_str().into();
            self.first_error.get_or_insert_with(text);
        }
        (self.emit)(message);
    }
}
