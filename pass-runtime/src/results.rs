//! Cached results of passes.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::analysis::Cache;
use crate::diagnostic::Diagnostic;
use crate::dyn_pass::DynPass;
use crate::instrumentation::{BoxedFailure, Interest, Message, PassSite, PipelineSite, Sink};
use crate::ir::Ir;
use crate::manager::{Engine, Frame, PassInstance};
use crate::panic::{CatchDrop, catch};
use crate::preserved::Preserved;

/// What a pass did on an operation, apart from the operation that it left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Execution {
    /// The diagnostics, without the pass and its place, which the manager adds.
    pub diagnostics: Vec<Diagnostic>,
    /// The values of the statistics, in their order; `true` for a [maximum](crate::Statistic::raise).
    pub statistics: Vec<(u64, bool)>,
    /// True if it returned [`Preserved::all`]. Of a list of preserved analyses nothing is kept.
    pub is_unchanged: bool,
    /// True if it would change nothing if it ran again.
    pub is_fixed_point: bool,
    /// True if it may have read [views](crate::ir::Ancestor::view) of operations around.
    pub reads_ancestors: bool,
}

/// A store of results, such as those of earlier runs, which [`PassManager::set_results`](crate::PassManager::set_results) takes.
pub trait ResultCache<I: Ir>: Send + Sync {
    /// Begins a pipeline on an operation. Returns `None` if no result of its passes is cached or is to be recorded.
    fn session<'s>(
        &'s self,
        pipeline: &PipelineSite<'_, I>,
    ) -> Option<Box<dyn ResultSession<I> + 's>>;

    /// Called instead of all else in a run in which instrumentations with these interests have to see all executions.
    fn on_observed(&self, _: Interest) {}
}

/// The results of the steps of one pipeline on one operation.
pub trait ResultSession<I: Ir> {
    /// Replaces the operation by what the passes from this step on make of it, up to the first whose result is not cached, and
    /// returns what they did. Returns nothing, and leaves the operation as it is, if the next pass has to run.
    fn recall(&mut self, first: &PassSite<'_, I>, op: I::Op<'_>) -> Vec<Execution>;

    /// Called after a pass has run, and the operation was verified. An error says why others cannot rely on the execution.
    fn record(
        &mut self,
        pass: &PassSite<'_, I>,
        op: &I::Op<'_>,
        execution: Result<Execution, &'static str>,
    );

    /// Called after pipelines have run on the operations inside.
    fn forget(&mut self);
}

/// What an execution has read apart from its operation, as a set of bits.
#[derive(Debug, Default)]
pub(crate) struct Reads(AtomicU8);

impl Reads {
    /// Views of operations around.
    pub(crate) const ANCESTORS: u8 = 1;
    /// What no key can hold.
    pub(crate) const OTHERS: u8 = 2;
    /// An analysis whose build has not ended, since it panicked.
    pub(crate) const BUILDING: u8 = 4;
    /// What the verifier reports about the result.
    pub(crate) const REPORTS: u8 = 8;

    pub(crate) fn note(&self, kinds: u8) {
        self.0.fetch_or(kinds, Ordering::Relaxed);
    }

    /// Returns the reads since the last call.
    pub(crate) fn take(&self) -> u8 {
        self.0.swap(0, Ordering::Relaxed)
    }
}

/// The results of a pipeline that is running on an operation.
pub(crate) struct Results<'r, I: Ir> {
    session: Box<dyn ResultSession<I> + 'r>,
    cached: VecDeque<Execution>,
    executed: Option<Result<Execution, &'static str>>,
}

impl<'r, I: Ir> Results<'r, I> {
    pub(crate) fn begin(engine: &'r Engine<'_, I>, frame: &Frame<'_, I>) -> Option<Self> {
        let session = engine.results?.session(&PipelineSite { engine, frame })?;
        Some(Self {
            session,
            cached: VecDeque::new(),
            executed: None,
        })
    }

    /// Returns what the pass did, and replaces the operation, if the result is cached.
    pub(crate) fn next(
        &mut self,
        site: &PassSite<'_, I>,
        op: &mut I::Op<'_>,
        is_repeat: bool,
    ) -> Option<Execution> {
        if self.cached.is_empty() && !is_repeat {
            self.cached = self.session.recall(site, I::reborrow(op)).into();
        }
        self.cached.pop_front().filter(|_| !is_repeat)
    }

    /// Records the execution that has ended, if there was one.
    pub(crate) fn settle(&mut self, site: &PassSite<'_, I>, op: &I::Op<'_>) {
        if let Some(mut executed) = self.executed.take() {
            // A cached result is not verified, so its reports would be lost.
            if site.frame.reads.take() & Reads::REPORTS != 0 {
                executed = Err("the verifier reports something about what it leaves");
            }
            self.session.record(site, op, executed);
        }
    }

    pub(crate) fn forget(&mut self) {
        self.session.forget();
    }
}

impl<I: Ir> Engine<'_, I> {
    /// The interests of observers that no result from elsewhere satisfies.
    pub(crate) const OBSERVES_ALL: Interest = Interest::REPEATS
        .with(Interest::REMARKS)
        .with(Interest::ORDER)
        .with(Interest::ACTIONS)
        .with(Interest::UNITS)
        .with(Interest::SNAPSHOTS);

    /// Repeats the effects of an execution other than its changes of the operation.
    pub(crate) fn replay(
        &self,
        site: &PassSite<'_, I>,
        instance: &PassInstance<I>,
        execution: Execution,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
    ) -> Preserved {
        let repeats = execution.is_fixed_point && execution.diagnostics.is_empty();
        for mut diagnostic in execution.diagnostics {
            site.stamp(&mut diagnostic);
            emit(diagnostic.into());
        }
        let counters = instance.counters().into_iter();
        for (counter, (value, _)) in counters.zip(execution.statistics) {
            counter.merge(value);
        }
        let preserved = Preserved::unless(!execution.is_unchanged);
        if self.skips {
            let pass = repeats.then_some(instance.repeated);
            cache.fixed_points.record(&preserved, pass);
        }
        preserved
    }

    /// Runs a pass, with its diagnostics stamped. For a record, a copy of it runs, whose statistics are those of this execution.
    pub(crate) fn run_pass(
        &self,
        site: &PassSite<'_, I>,
        instance: &PassInstance<I>,
        op: &mut I::Op<'_>,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
        results: Option<&mut Results<'_, I>>,
    ) -> Result<Preserved, BoxedFailure> {
        let copy = results.as_ref();
        let copy = copy.and_then(|_| catch(|| instance.pass.duplicate()).ok().map(CatchDrop::new));
        let pass: &dyn DynPass<I> = copy.as_deref().map_or(&**instance.pass, |pass| &**pass);
        let (mut is_silent, mut diagnostics, mut is_plain) = (true, Vec::new(), true);
        let name = I::name(self.cx, op);
        site.frame.reads.take();
        // Diagnostics that the IR reports on its own belong to the pass as well.
        let stamp = &mut |mut message: Message<I>| {
            is_silent = false;
            site.stamp(&mut message.diagnostic);
            if copy.is_some() {
                is_plain &= message.is_plain();
                let mut diagnostic = message.diagnostic.clone();
                (diagnostic.subject.pass, diagnostic.subject.place) = (None, None);
                diagnostics.push(diagnostic);
            }
            emit(message);
        };
        let executed = I::scope(self.cx, stamp, |emit| {
            self.execute(site, instance, pass, op, cache, emit)
        });
        let mut statistics = Vec::new();
        if let Some(copy) = &copy {
            let (totals, counters) = (instance.counters(), instance.entry.counters(&***copy));
            for (total, counter) in totals.iter().zip(counters) {
                statistics.push((counter.value(), counter.is_maximum()));
                total.merge(counter.take());
            }
        }
        let (preserved, is_fixed_point) = executed?;
        if self.skips {
            let pass = (is_silent && is_fixed_point).then_some(instance.repeated);
            cache.fixed_points.record(&preserved, pass);
        }
        if let Some(results) = results {
            let reads = site.frame.reads.take();
            results.executed = Some(if copy.is_none() {
                Err("the pass panicked when it was copied")
            } else if !is_plain {
                Err("it has diagnostics of pipelines that it runs, or of observers")
            } else if self.is_cancelled() {
                Err("the run was cancelled")
            } else if reads & (Reads::OTHERS | Reads::BUILDING) != 0 {
                Err("it runs pipelines, or asks for analyses that may or may not be cached")
            } else if I::name(self.cx, op) != name {
                Err("it changes the name of its operation")
            } else {
                Ok(Execution {
                    diagnostics,
                    statistics,
                    is_unchanged: preserved.is_all(),
                    is_fixed_point,
                    reads_ancestors: reads & Reads::ANCESTORS != 0,
                })
            });
        }
        Ok(preserved)
    }
}
