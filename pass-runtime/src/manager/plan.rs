//! The executable form of a pipeline: copies of its passes, with neighbouring nested pipelines merged.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use crate::dyn_pass::DynPass;
use crate::ir::Ir;
use crate::manager::checks::{NameCache, OpNameFacts};
use crate::manager::element::{Element, PassEntry};
use crate::manager::fixed_points::RepeatedPasses;
use crate::manager::op_pass_manager::OpPassManager;
use crate::options::{Anchor, ElementId, Statistic};
use crate::panic::{CatchDrop, catch};
use crate::statistics_report;

/// A compiled pipeline: its passes are initialised, and neighbouring nested pipelines are merged.
///
/// [`OpPassManager::compile`] makes it. A pass compiles the pipelines that it runs when it is
/// [initialised](crate::passes::InitContext::compile), or while it [runs](crate::PassContext::compile), and runs them with
/// [`PassContext::run_pipeline`](crate::PassContext::run_pipeline). It holds for the context that it was compiled for. Clones
/// share it.
pub struct Plan<I: Ir>(Arc<PlanRoot<I>>);

pub(crate) struct PlanRoot<I: Ir> {
    pub(crate) node: PlanNode<I>,
    /// True if a pass occurs in it more than once.
    pub(crate) has_repeats: bool,
    /// The generation of the context for which it was compiled.
    pub(crate) generation: u64,
    /// The pass that runs the pipeline, and under which it is counted.
    owner: Option<Arc<PassEntry<I>>>,
}

impl<I: Ir> Plan<I> {
    pub(crate) fn new(
        mut node: PlanNode<I>,
        generation: u64,
        owner: Option<Arc<PassEntry<I>>>,
    ) -> Self {
        let root = Arc::new(PlanRoot {
            has_repeats: owner.is_none() && node.number_repeats(),
            node,
            generation,
            owner,
        });
        if let Some(owner) = &root.owner {
            owner.dynamic().add(Arc::downgrade(&root));
        }
        Self(root)
    }

    /// Returns the anchor.
    pub fn anchor(&self) -> &Anchor {
        &self.0.node.anchor
    }

    pub(crate) fn root(&self) -> &PlanRoot<I> {
        &self.0
    }
}

impl<I: Ir> Clone for Plan<I> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

/// The pipeline as it runs.
impl<I: Ir> fmt::Display for Plan<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.node.to_tree().fmt(f)
    }
}

impl<I: Ir> fmt::Debug for Plan<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Plan({self})")
    }
}

/// Adds the statistics to those of the pass that ran the pipeline, so that they outlive it.
impl<I: Ir> Drop for PlanRoot<I> {
    fn drop(&mut self) {
        if let Some(owner) = &self.owner {
            let counted = statistics_report::read(&self.node, true);
            owner.dynamic().absorb(counted);
        }
    }
}

/// A pipeline ready to run, and the pipelines nested in it.
pub(crate) struct PlanNode<I: Ir> {
    pub(crate) anchor: Anchor,
    /// The names of the anchor that operations can have.
    pub(crate) ops: Vec<I::OpName>,
    pub(crate) steps: Vec<Step<I>>,
    /// The identity of the pipeline; of pipelines that were merged, that of the first.
    pub(crate) id: ElementId,
    /// True if there was an operation for it in the current run.
    matched: AtomicBool,
    /// A name whose operations all passes of this pipeline accept.
    accepted: OnceLock<I::OpName>,
    /// The names for which it is known whether the pipeline takes their operations.
    pub(crate) taken: NameCache<I::OpName>,
}

pub(crate) enum Step<I: Ir> {
    Pass(PassInstance<I>),
    /// Pipelines over the same children; the first that takes a child runs on it.
    Nested(Vec<PlanNode<I>>),
}

/// A copy of a pass, which runs.
pub(crate) struct PassInstance<I: Ir> {
    pub(crate) entry: Arc<PassEntry<I>>,
    pub(crate) pass: CatchDrop<Box<dyn DynPass<I>>>,
    /// The names that the pass is restricted to and that operations can have.
    pub(crate) ops: Vec<I::OpName>,
    /// The pass, if the pipeline has it more than once.
    pub(crate) repeated: RepeatedPasses,
}

impl<I: Ir> PlanNode<I> {
    /// Returns the pipeline as it is written, with fresh copies of its passes.
    ///
    /// # Errors
    ///
    /// If a pass panics when it is copied, with a message that names the pass.
    pub(crate) fn as_written(manager: &OpPassManager<I>, cx: &I::Context) -> Result<Self, String> {
        let steps = manager.elements().iter().map(|element| match element {
            Element::Pass(entry) => Ok(Step::Pass(PassInstance::copy(entry, cx)?)),
            Element::Nested(nested) => Ok(Step::Nested(vec![Self::as_written(nested, cx)?])),
        });
        Ok(Self {
            anchor: manager.anchor().clone(),
            ops: op_names::<I>(cx, manager.anchor().op_names()),
            steps: steps.collect::<Result<_, String>>()?,
            id: manager.id(),
            matched: AtomicBool::new(false),
            accepted: OnceLock::new(),
            taken: NameCache::default(),
        })
    }

    pub(crate) fn passes(&self) -> impl Iterator<Item = &PassInstance<I>> {
        self.steps.iter().filter_map(|step| match step {
            Step::Pass(instance) => Some(instance),
            Step::Nested(_) => None,
        })
    }

    /// Returns the error about the first of all its passes that panicked when it was asked for its options or statistics.
    pub(crate) fn panicked(&self) -> Option<&str> {
        self.steps.iter().find_map(|step| match step {
            Step::Pass(instance) => instance.entry.panicked(),
            Step::Nested(plans) => plans.iter().find_map(Self::panicked),
        })
    }

    pub(crate) fn nested(&self) -> impl Iterator<Item = &PlanNode<I>> {
        self.steps.iter().flat_map(|step| match step {
            Step::Pass(_) => &[][..],
            Step::Nested(plans) => plans,
        })
    }

    /// Returns true if all its passes are known to accept operations of this name. They are asked for the first name alone,
    /// which is usually the only one.
    pub(crate) fn accepts(&self, cx: &I::Context, op: &OpNameFacts<'_, I>) -> bool {
        if let Some(name) = self.accepted.get() {
            return *name == op.name;
        }
        let fits = op.facts.registered && op.facts.isolated;
        let mut passes = self.passes();
        let is_accepted = fits && passes.all(|instance| instance.accepts(cx, op) == Ok(true));
        if is_accepted {
            // Another thread may have been first, with another name.
            self.accepted.get_or_init(|| op.name);
        }
        is_accepted
    }

    pub(crate) fn mark_matched(&self) {
        // Usually it is set already; then threads need not write to the shared cache line.
        if !self.matched.load(Ordering::Relaxed) {
            self.matched.store(true, Ordering::Relaxed);
        }
    }

    fn take_matched(&self) -> bool {
        self.matched.swap(false, Ordering::Relaxed)
    }

    pub(crate) fn clear_matched(&self) {
        self.take_matched();
        self.nested().for_each(Self::clear_matched);
    }

    /// Reports the outermost nested pipelines for which there was no operation.
    pub(crate) fn for_each_unused(&self, report: &mut dyn FnMut(String)) {
        for nested in self.nested() {
            if nested.take_matched() {
                nested.for_each_unused(report);
            } else if !nested.anchor.is_generic() {
                let (pipeline, anchor, outer) = (nested.to_tree(), &nested.anchor, &self.anchor);
                let outer = if outer.is_generic() {
                    "an operation that 'any' has matched".to_owned()
                } else {
                    format!("'{outer}'")
                };
                report(format!(
                    "'{pipeline}' never ran: no '{anchor}' is directly inside of {outer}"
                ));
            }
        }
    }
}

impl<I: Ir> Step<I> {
    /// Returns the pass; `None` for nested pipelines.
    pub(crate) fn entry(&self) -> Option<&Arc<PassEntry<I>>> {
        match self {
            Self::Pass(instance) => Some(&instance.entry),
            Self::Nested(_) => None,
        }
    }
}

fn op_names<I: Ir>(cx: &I::Context, texts: &[impl AsRef<str>]) -> Vec<I::OpName> {
    let names = texts.iter().map(|text| I::op_name(cx, text.as_ref()));
    names.flatten().collect()
}

impl<I: Ir> PassInstance<I> {
    fn copy(entry: &Arc<PassEntry<I>>, cx: &I::Context) -> Result<Self, String> {
        let pass = catch(|| entry.pass.duplicate()).map_err(|panic| {
            let pass = entry.info.name;
            format!("pass '{pass}' panicked when it was copied: {panic}")
        })?;
        Ok(Self {
            entry: entry.clone(),
            pass: CatchDrop::new(pass),
            ops: op_names::<I>(cx, entry.info.ops),
            repeated: RepeatedPasses::default(),
        })
    }

    /// Returns the statistics of the copy. Where asking for them panics, there are none.
    pub(crate) fn counters(&self) -> Vec<&Statistic> {
        self.entry.counters(&**self.pass)
    }
}

/// Adds the statistics of a copy to those of the pass, so that they outlive it.
impl<I: Ir> Drop for PassInstance<I> {
    fn drop(&mut self) {
        let counted = self.entry.counted.iter().zip(self.counters());
        counted.for_each(|(total, counter)| total.merge(counter.take()));
        // No sink is available here: the next run reports it.
        let dropped = self.pass.discard();
        self.entry
            .note_panic("when a copy of it was dropped", dropped);
    }
}
