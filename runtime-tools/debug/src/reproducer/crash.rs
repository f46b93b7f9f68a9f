//! The instrumentation that makes a reproducer of a run that fails.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::reproducer::announce::{Announcer, FirstFailure};
use crate::reproducer::of_pass::executing_on;
use crate::reproducer::{Reproducer, ReproducerSink};
use pass_runtime::Failure;
use pass_runtime::diagnostic::{Emit, Operation};
use pass_runtime::instrumentation::{
    ByExecution, Event, FailureKind, Instrumentation, Interest, Outcome, PassSite, PipelineSite,
    Sink, Snapshot, Verdict,
};
use pass_runtime::ir::{Ir, PrintOptions};

/// The part of a failed run that a reproducer repeats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ReproducerScope {
    /// The whole pipeline, on the module as it was before the run.
    #[default]
    Run,
    /// The pass that failed, on the module as it was right before that pass.
    Pass,
}

/// Writes a reproducer of the first failure of a run, and announces it with an error.
///
/// The first failure is that of a run in one thread, so the reproducer is the same on any number of threads. Verification
/// errors and panics are failures; a cancelled run has no reproducer.
///
/// It is best added first: what other instrumentations do counts as part of the run.
///
/// ```
/// # use pass_toy::tree::*;
/// use std::sync::{Arc, Mutex};
///
/// use pass_runtime::PassManager;
/// use pass_debug::reproducer::CrashReproducer;
///
/// let written = Arc::new(Mutex::new(String::new()));
/// let sink = written.clone();
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(CrashReproducer::new(move |text: &str| {
///     text.clone_into(&mut sink.lock().unwrap());
///     Ok("memory".to_owned())
/// }));
/// manager.run(&(), &mut node("root", []), &mut drop)?;
/// assert_eq!(*written.lock().unwrap(), "");
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct CrashReproducer<I: Ir> {
    scope: ReproducerScope,
    disable_threading: bool,
    options: PrintOptions,
    sink: Arc<dyn ReproducerSink>,
    runs: Mutex<BTreeMap<u64, Run>>,
    running: Mutex<ByExecution<Running<I>>>,
}

struct Run {
    /// The reproducer of the whole run. It is printed before the run, when no other thread changes the module.
    text: Arc<str>,
    announcer: Arc<Announcer>,
}

struct Running<I: Ir> {
    operation: Operation,
    /// The outermost operation before the pass, if only the pass is to be repeated.
    before: Option<Snapshot<I>>,
    /// The first failure in a pipeline that the pass runs. It counts if the pass fails too.
    inside: FirstInside,
}

/// The first failure in the pipelines that a pass runs.
type FirstInside = Arc<Mutex<Option<FirstFailure>>>;

/// Called with the text of a reproducer, in the order of the operations.
type Deliver = Box<dyn FnOnce(Arc<str>, Emit<'_>) + Send>;

impl<I: Ir> CrashReproducer<I> {
    /// Creates an instrumentation that passes a reproducer of the whole run to `sink`.
    pub fn new(sink: impl ReproducerSink) -> Self {
        Self {
            scope: ReproducerScope::Run,
            disable_threading: false,
            options: PrintOptions::default(),
            sink: Arc::new(sink),
            runs: Mutex::default(),
            running: Mutex::default(),
        }
    }

    /// Sets the part of a failed run that the reproducer repeats.
    #[must_use]
    pub fn scope(mut self, scope: ReproducerScope) -> Self {
        self.scope = scope;
        self
    }

    /// Sets whether the reproducer asks for a run in one thread. A reproducer of a single pass always does.
    #[must_use]
    pub fn disable_threading(mut self, disable: bool) -> Self {
        self.disable_threading = disable;
        self
    }

    /// Sets how operations are printed. Options that leave something out have no effect.
    #[must_use]
    pub fn print_options(mut self, options: PrintOptions) -> Self {
        self.options = options.complete();
        self
    }

    fn of_run(&self, run: u64) -> Option<(Arc<str>, Arc<Announcer>)> {
        let runs = lock(&self.runs);
        runs.get(&run)
            .map(|run| (run.text.clone(), run.announcer.clone()))
    }

    /// Returns the running passes, and the first failure inside of the outermost one unless that is this pass.
    fn pass_stack(
        &self,
        pass: &PassSite<'_, I>,
        operation: &Operation,
    ) -> (String, Option<FirstInside>) {
        let mut passes = vec![executing_on(&pass.name(), operation)];
        let mut outermost = None;
        let running = lock(&self.running);
        let callers =
            std::iter::successors(pass.pipeline().caller(), |site| site.pipeline().caller());
        for site in callers {
            if let Some(outer) = running.get(&site.execution()) {
                passes.push(executing_on(&site.name(), &outer.operation));
                outermost = Some(outer.inside.clone());
            }
        }
        if self.scope == ReproducerScope::Pass {
            return (passes.swap_remove(0), outermost);
        }
        passes.reverse();
        (format!("[{}]", passes.join(", ")), outermost)
    }

    /// Returns the function that reports a failure: it records that of a pass inside of another one, and announces any other.
    fn deliverer(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        running: &Running<I>,
        announcer: Arc<Announcer>,
    ) -> Deliver {
        let (passes, outermost) = self.pass_stack(pass, &running.operation);
        let location = I::location(pass.context(), op);
        let inside = running.inside.clone();
        Box::new(move |text, emit| {
            let failure = FirstFailure {
                text,
                location,
                passes,
            };
            let first = lock(&inside).take().unwrap_or(failure);
            match outermost {
                Some(outermost) => {
                    lock(&outermost).get_or_insert(first);
                }
                None => announcer.announce(first, emit),
            }
        })
    }
}

impl<I: Ir> Instrumentation<I> for CrashReproducer<I> {
    fn interest(&self) -> Interest {
        let snapshots = Interest::SNAPSHOTS.when(self.scope == ReproducerScope::Pass);
        Interest::RUNS | Interest::PASSES | snapshots
    }

    fn enter(&self, event: &Event<'_, '_, I>, _: Sink<'_, I>) -> Verdict {
        match event {
            Event::Run { pipeline, op } => self.begin_run(pipeline, op),
            Event::Pass { pass, op } if pass.info().is_some() => self.begin_pass(pass, op),
            _ => {}
        }
        Verdict::Run
    }

    fn exit(
        &self,
        event: &Event<'_, '_, I>,
        outcome: &Outcome<'_>,
        emit: Sink<'_, I>,
    ) -> Result<(), Failure> {
        let failure = outcome.failure();
        let is_failure = failure.is_some_and(|failure| failure.kind != FailureKind::Cancelled);
        match event {
            Event::Run { pipeline, op } => self.end_run(pipeline, op, is_failure, emit),
            Event::Pass { pass, op } => {
                let ended = lock(&self.running).remove(&pass.execution());
                if let Some(running) = ended.filter(|_| is_failure) {
                    self.end_failed_pass(pass, op, running, emit);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

impl<I: Ir> CrashReproducer<I> {
    fn begin_run(&self, run: &PipelineSite<'_, I>, op: &I::Op<'_>) {
        let cx = run.context();
        let name = I::facts(cx, I::name(cx, op)).name;
        let configuration = Reproducer {
            pipeline: Some(run.text_on(&name)),
            disable_threading: Some(self.disable_threading || self.scope == ReproducerScope::Pass),
            verify_each: Some(run.verifies_each()),
        };
        let started = Run {
            text: configuration.attach(&I::print(cx, op, self.options)).into(),
            announcer: Arc::new(Announcer::new(self.sink.clone())),
        };
        lock(&self.runs).insert(run.run().unique, started);
    }

    /// Ends a run. Reports a failure for which no pass is to blame, such as an operation that a pass cannot run on.
    fn end_run(
        &self,
        run: &PipelineSite<'_, I>,
        op: &I::Op<'_>,
        is_failure: bool,
        emit: Sink<'_, I>,
    ) {
        let ended = lock(&self.runs).remove(&run.run().unique);
        if let Some(Run { text, announcer }) = ended.filter(|_| is_failure) {
            let failure = FirstFailure {
                text,
                location: I::location(run.context(), op),
                passes: String::new(),
            };
            run.in_order(emit, move |emit| announcer.announce(failure, emit));
        }
    }

    fn begin_pass(&self, pass: &PassSite<'_, I>, op: &I::Op<'_>) {
        let before = (self.scope == ReproducerScope::Pass)
            .then(|| pass.snapshot_for_later(op, self.options));
        let running = Running {
            operation: pass.operation(op),
            before: before.filter(Snapshot::is_whole),
            inside: FirstInside::default(),
        };
        lock(&self.running).insert(pass.execution(), running);
    }

    fn end_failed_pass(
        &self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        mut running: Running<I>,
        emit: Sink<'_, I>,
    ) {
        let Some((text, announcer)) = self.of_run(pass.run().unique) else {
            return;
        };
        let deliver = self.deliverer(pass, op, &running, announcer);
        if self.scope == ReproducerScope::Run {
            return pass.pipeline().in_order(emit, |emit| deliver(text, emit));
        }
        // In a pipeline on an operation that another pass is changing the failure is that of the other pass.
        if let Some(before) = running.before.take() {
            let configuration = Reproducer::of_pass_on(pass, running.operation.name);
            before.print(emit, move |module, emit| {
                deliver(configuration.attach(module).into(), emit);
            });
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<I: Ir> fmt::Debug for CrashReproducer<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CrashReproducer")
            .field("scope", &self.scope)
            .finish_non_exhaustive()
    }
}
