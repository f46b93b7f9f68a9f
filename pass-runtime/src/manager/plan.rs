//! The executable form of a pipeline: copies of its passes, with neighbouring nested pipelines merged.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::anchor::Anchor;
use crate::diagnostic::Diagnostic;
use crate::dyn_pass::DynPass;
use crate::failure::Failure;
use crate::ir::Ir;
use crate::manager::checks::Named;
use crate::manager::element::{Element, PassEntry};
use crate::manager::element_id::ElementId;
use crate::manager::op_pass_manager::OpPassManager;
use crate::panic::{Contained, catch};
use crate::replay::EmitOnce;
use crate::statistic::Statistic;

/// A pipeline ready to run.
pub(crate) struct Plan<I: Ir> {
    pub(crate) anchor: Anchor,
    /// The names of the anchor, as far as there can be such operations.
    pub(crate) ops: Vec<I::OpName>,
    pub(crate) steps: Vec<Step<I>>,
    /// The identity of the pipeline; of pipelines that were merged, that of the first.
    pub(crate) id: ElementId,
    met: AtomicBool,
    /// A name whose operations all passes of this pipeline accept.
    accepted: OnceLock<I::OpName>,
    /// The diagnostics of its preparation, where they are reported by whoever runs it first.
    said: Option<Arc<EmitOnce>>,
}

/// One element of a [`Plan`].
pub(crate) enum Step<I: Ir> {
    Pass(Planned<I>),
    /// Pipelines over the same children; the first that takes a child runs on it.
    Nested(Vec<Plan<I>>),
}

/// A copy of a pass that runs.
pub(crate) struct Planned<I: Ir> {
    pub(crate) entry: Arc<PassEntry<I>>,
    pub(crate) pass: Contained<Box<dyn DynPass<I>>>,
    /// The names that the pass is restricted to, as far as there can be such operations.
    pub(crate) ops: Vec<I::OpName>,
}

impl<I: Ir> Plan<I> {
    /// The pipeline as it is written, with fresh copies of its passes.
    ///
    /// # Errors
    ///
    /// If a pass panics when it is copied, with a message that names the pass.
    pub(crate) fn as_written(manager: &OpPassManager<I>, cx: &I::Context) -> Result<Self, String> {
        let steps = manager.elements().iter().map(|element| match element {
            Element::Pass(entry) => Ok(Step::Pass(Planned::copy(entry, cx)?)),
            Element::Nested(nested) => Ok(Step::Nested(vec![Self::as_written(nested, cx)?])),
        });
        Ok(Self {
            anchor: manager.anchor().clone(),
            ops: op_names::<I>(cx, manager.anchor().op_names()),
            steps: steps.collect::<Result<_, String>>()?,
            id: manager.id(),
            met: AtomicBool::new(false),
            accepted: OnceLock::new(),
            said: None,
        })
    }

    /// The passes that it has itself.
    pub(crate) fn passes(&self) -> impl Iterator<Item = &Planned<I>> {
        self.steps.iter().filter_map(|step| match step {
            Step::Pass(planned) => Some(planned),
            Step::Nested(_) => None,
        })
    }

    /// The error about the first of all its passes that panicked when it was asked for its options or statistics.
    pub(crate) fn panicked(&self) -> Option<&str> {
        self.steps.iter().find_map(|step| match step {
            Step::Pass(planned) => planned.entry.panicked(),
            Step::Nested(plans) => plans.iter().find_map(Self::panicked),
        })
    }

    /// The pipelines nested in it.
    pub(crate) fn nested(&self) -> impl Iterator<Item = &Plan<I>> {
        self.steps.iter().flat_map(|step| match step {
            Step::Pass(_) => &[][..],
            Step::Nested(plans) => plans,
        })
    }

    /// True if all its passes are known to accept operations of this name. They are asked for the first name alone, which
    /// is usually the only one.
    pub(crate) fn accepts(&self, cx: &I::Context, op: &Named<'_, I>) -> bool {
        if let Some(name) = self.accepted.get() {
            return *name == op.name;
        }
        let fits = op.facts.registered && op.facts.isolated;
        let mut passes = self.passes();
        let all = fits && passes.all(|planned| planned.accepts(cx, op) == Ok(true));
        if all {
            // Another thread may have been first, with another name.
            self.accepted.get_or_init(|| op.name);
        }
        all
    }

    /// Keeps the diagnostics of its preparation.
    pub(crate) fn set_said(&mut self, diagnostics: Vec<Diagnostic>) {
        self.said = (!diagnostics.is_empty()).then(|| EmitOnce::new(diagnostics));
    }

    /// The diagnostics of its preparation, if there are any.
    pub(crate) fn said(&self) -> Option<Arc<EmitOnce>> {
        self.said.clone()
    }

    /// Remembers that there was an operation for it.
    pub(crate) fn set_met(&self) {
        // Most of the time it is known already; then threads need not fight for the cache line.
        if !self.met.load(Ordering::Relaxed) {
            self.met.store(true, Ordering::Relaxed);
        }
    }

    /// True if an operation matched since the last call.
    fn take_met(&self) -> bool {
        self.met.swap(false, Ordering::Relaxed)
    }

    /// Forgets, for all pipelines nested in it, that there were operations.
    pub(crate) fn forget_met(&self) {
        self.take_met();
        self.nested().for_each(Self::forget_met);
    }

    /// Reports the outermost nested pipelines for which there was no operation.
    pub(crate) fn for_each_unused(&self, report: &mut dyn FnMut(String)) {
        for nested in self.nested() {
            if nested.take_met() {
                nested.for_each_unused(report);
            } else if !nested.anchor.is_generic() {
                let (pipeline, anchor, outer) = (nested.to_tree(), &nested.anchor, &self.anchor);
                report(format!(
                    "'{pipeline}' never ran: no '{anchor}' is directly inside of '{outer}'"
                ));
            }
        }
    }
}

/// The names that have these texts.
fn op_names<I: Ir>(cx: &I::Context, texts: &[impl AsRef<str>]) -> Vec<I::OpName> {
    let names = texts.iter().map(|text| I::op_name(cx, text.as_ref()));
    names.flatten().collect()
}

impl<I: Ir> Planned<I> {
    fn copy(entry: &Arc<PassEntry<I>>, cx: &I::Context) -> Result<Self, String> {
        let pass = catch(|| entry.pass.duplicate()).map_err(|panic| {
            let pass = entry.info.name;
            format!("pass '{pass}' panicked when it was copied: {panic}")
        })?;
        Ok(Self {
            entry: entry.clone(),
            pass: Contained::new(pass),
            ops: op_names::<I>(cx, entry.info.ops),
        })
    }

    /// The statistics of the copy. Where asking for them panics, there are none.
    pub(crate) fn counters(&self) -> Vec<&Statistic> {
        self.entry.counters(&**self.pass)
    }
}

/// Adds the statistics of a copy to those of the pass, so that they outlive it.
impl<I: Ir> Drop for Planned<I> {
    fn drop(&mut self) {
        let counted = self.entry.counted.iter().zip(self.counters());
        counted.for_each(|(total, counter)| total.absorb(counter));
        // Nobody is there to be told, but the next run is.
        let dropped = self.pass.discard();
        self.entry.note_dropped(dropped);
    }
}

/// The plan of a pipeline, as long as neither the pipeline nor the loaded dialects change.
pub(crate) struct PlanCache<I: Ir>(Mutex<Option<Cached<I>>>);

struct Cached<I: Ir> {
    generation: u64,
    plan: Arc<Plan<I>>,
}

impl<I: Ir> PlanCache<I> {
    /// The plan, made if there is none for this generation. Several threads may make one at the same time, since no lock
    /// is held over the initialisation of passes; the plan that is made first is that of all.
    pub(crate) fn get(
        &self,
        generation: impl Fn() -> u64,
        make: impl FnOnce() -> Result<Plan<I>, Failure>,
    ) -> Result<Arc<Plan<I>>, Failure> {
        let outdated = match self.find_or_take(generation()) {
            Ok(plan) => return Ok(plan),
            Err(outdated) => outdated,
        };
        drop(outdated);
        let plan = Arc::new(make()?);
        // Making the plan loads dialects.
        let generation = generation();
        match self.find_or_take(generation) {
            Ok(first) => Ok(first),
            Err(outdated) => {
                drop(outdated);
                let plan_here = plan.clone();
                let replaced = self.lock().replace(Cached { generation, plan });
                drop(replaced);
                Ok(plan_here)
            }
        }
    }

    /// The plan for this generation, or else what there was, which is dropped by the caller: that runs code of passes.
    fn find_or_take(&self, generation: u64) -> Result<Arc<Plan<I>>, Option<Cached<I>>> {
        let mut cached = self.lock();
        match &*cached {
            Some(found) if found.generation == generation => Ok(found.plan.clone()),
            _ => Err(cached.take()),
        }
    }

    /// The plan of the last run.
    pub(crate) fn last(&self) -> Option<Arc<Plan<I>>> {
        self.lock().as_ref().map(|cached| cached.plan.clone())
    }

    /// The next run has to make a new plan.
    pub(crate) fn outdate(&mut self) {
        *self.0.get_mut().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn lock(&self) -> MutexGuard<'_, Option<Cached<I>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Ir> Default for PlanCache<I> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}
