//! Results of passes that are known without running them.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::Cache;
use crate::diagnostic::{Diagnostic, Severity};
use crate::dyn_pass::DynPass;
use crate::instrumentation::{Failed, Interest, Message, PassSite, PipelineSite, Sink};
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
    /// Begins a pipeline on an operation. Returns `None` if none of its passes has known results, nor is to be recorded.
    fn session<'s>(
        &'s self,
        pipeline: &PipelineSite<'_, I>,
    ) -> Option<Box<dyn ResultSession<I> + 's>>;

    /// Called instead of all else in a run in which instrumentations with these interests have to see all executions.
    fn on_observed(&self, _: Interest) {}
}

/// The results of the steps of one pipeline on one operation.
pub trait ResultSession<I: Ir> {
    /// Replaces the operation by what the passes from this step on make of it, as far as that is known, and returns what they
    /// did. Returns nothing, and leaves the operation as it is, if the next pass has to run.
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

/// What executions of passes in a pipeline have read apart from their operation.
#[derive(Default)]
pub(crate) struct Reads {
    pub(crate) ancestors: AtomicBool,
    /// Set if the result depends on something that cannot be named.
    pub(crate) others: AtomicBool,
}

/// The results of the pipeline that is under way on an operation.
pub(crate) struct Results<'r, I: Ir> {
    session: Box<dyn ResultSession<I> + 'r>,
    known: VecDeque<Execution>,
    executed: Option<Result<Execution, &'static str>>,
}

impl<'r, I: Ir> Results<'r, I> {
    pub(crate) fn begin(
        engine: &'r Engine<'_, I>,
        frame: &Frame<'_, I>,
        cache: &Cache<I>,
    ) -> Option<Self> {
        let session = engine.results?.session(&PipelineSite { engine, frame })?;
        // Analyses that are there already may have been made of anything.
        let is_known = cache.is_empty();
        frame.reads.ancestors.store(!is_known, Ordering::Relaxed);
        Some(Self {
            session,
            known: VecDeque::new(),
            executed: None,
        })
    }

    /// Returns what the pass did if that is known; the operation is replaced then.
    pub(crate) fn next(
        &mut self,
        site: &PassSite<'_, I>,
        op: &mut I::Op<'_>,
        is_repeat: bool,
    ) -> Option<Execution> {
        if self.known.is_empty() && !is_repeat {
            self.known = self.session.recall(site, I::reborrow(op)).into();
        }
        self.known.pop_front().filter(|_| !is_repeat)
    }

    /// Records the execution that has ended, if there was one.
    pub(crate) fn settle(&mut self, site: &PassSite<'_, I>, op: &I::Op<'_>) {
        if let Some(executed) = self.executed.take() {
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

    /// Does what a pass did, apart from its changes.
    pub(crate) fn replay(
        &self,
        site: &PassSite<'_, I>,
        instance: &PassInstance<I>,
        known: Execution,
        cache: &mut Cache<I>,
        emit: Sink<'_, I>,
    ) -> Preserved {
        let repeats = known.is_fixed_point && known.diagnostics.is_empty();
        for mut diagnostic in known.diagnostics {
            site.stamp(&mut diagnostic);
            emit(diagnostic.into());
        }
        for (counter, (value, is_maximum)) in instance.counters().into_iter().zip(known.statistics)
        {
            if is_maximum {
                counter.raise(value);
            } else {
                counter.add(value);
            }
        }
        let preserved = Preserved::unless(!known.is_unchanged);
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
    ) -> Result<Preserved, Failed> {
        let copy = results.as_ref();
        let copy = copy.and_then(|_| catch(|| instance.pass.duplicate()).ok().map(CatchDrop::new));
        let pass: &dyn DynPass<I> = copy.as_deref().map_or(&**instance.pass, |pass| &**pass);
        let (mut is_silent, mut diagnostics, mut is_plain) = (true, Vec::new(), true);
        let name = I::name(self.cx, op);
        site.frame.reads.others.store(false, Ordering::Relaxed);
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
            for (total, counter) in instance
                .counters()
                .iter()
                .zip(instance.entry.counters(&***copy))
            {
                statistics.push((counter.value(), counter.is_maximum()));
                total.absorb(counter);
            }
        }
        let (preserved, is_fixed_point) = executed?;
        if self.skips {
            let pass = (is_silent && is_fixed_point).then_some(instance.repeated);
            cache.fixed_points.record(&preserved, pass);
        }
        if let Some(results) = results {
            let reads = &site.frame.reads;
            results.executed = Some(if copy.is_none() {
                Err("the pass panicked when it was copied")
            } else if !is_plain {
                Err("it has diagnostics of pipelines that it runs, or of observers")
            } else if reads.others.load(Ordering::Relaxed) {
                Err("it runs pipelines, or asks for analyses that may or may not be cached")
            } else if I::name(self.cx, op) != name {
                Err("it changes the name of its operation")
            } else {
                Ok(Execution {
                    diagnostics,
                    statistics,
                    is_unchanged: preserved.is_all(),
                    is_fixed_point,
                    reads_ancestors: reads.ancestors.load(Ordering::Relaxed),
                })
            });
        }
        Ok(preserved)
    }
}

/// Reports that an instrumentation kept a pass from running whose result is in place already.
#[cold]
pub(crate) fn refuse_skip<I: Ir>(
    site: &PassSite<'_, I>,
    op: &I::Op<'_>,
    emit: Sink<'_, I>,
) -> String {
    let message = "an instrumentation skips a pass whose result is known: it has to ask for `Interest::REPEATS`";
    emit(site.about(Severity::Error, op, message).into());
    message.to_owned()
}
