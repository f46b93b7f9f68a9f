//! The passes that would not change an operation, so that they need not run on it again.

use std::collections::BTreeMap;

use crate::ir::Ir;
use crate::manager::plan::{PassInstance, PlanNode, Step};
use crate::preserved::Preserved;

/// A set of passes that occur more than once in a pipeline, with the same options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RepeatedPasses(u64);

/// The passes that would not change an operation as it is, and those of the operations directly inside of it.
#[derive(Debug, Default)]
pub(crate) struct FixedPoints {
    passes: RepeatedPasses,
    /// True if a pass may have changed the operation in the pipeline that runs on it.
    has_changed: bool,
    /// By the key of the operation.
    pub(crate) children: BTreeMap<u64, FixedPoints>,
}

impl FixedPoints {
    /// Returns true if all these passes would change nothing, and if there are any.
    pub(crate) fn contains(&self, passes: RepeatedPasses) -> bool {
        passes.0 != 0 && self.passes.0 & passes.0 == passes.0
    }

    /// Records that a pass has run, and the pass if it would change nothing of what it left.
    pub(crate) fn record(&mut self, preserved: &Preserved, pass: Option<RepeatedPasses>) {
        if !preserved.is_all() {
            self.reset();
        }
        self.passes.0 |= pass.map_or(0, |pass| pass.0);
    }

    /// Records that the operation and those inside of it may have changed.
    pub(crate) fn reset(&mut self) {
        *self = Self {
            has_changed: true,
            ..Self::default()
        };
    }

    /// Records what is known of the operations directly inside after pipelines have run on them. If a pass read this operation,
    /// what it found may be different the next time.
    pub(crate) fn set_children(&mut self, mut children: BTreeMap<u64, Self>, was_read: bool) {
        for child in children.values_mut() {
            if std::mem::take(&mut child.has_changed) {
                self.passes = RepeatedPasses::default();
                self.has_changed = true;
            }
        }
        if !was_read {
            self.children = children;
        }
    }
}

impl<I: Ir> PlanNode<I> {
    /// Numbers the passes that occur more than once with the same options, at most 64 of them. Returns whether there are any.
    pub(crate) fn number_repeats(&mut self) -> bool {
        let (mut names, mut texts) = (BTreeMap::new(), Vec::new());
        self.for_each_pass(&mut |instance| {
            *names.entry(instance.entry.info.argument).or_insert(0) += 1;
        });
        names.retain(|_, count| *count > 1);
        self.for_each_pass(&mut |instance| texts.extend(instance.repeat_text(&names)));
        texts.sort_unstable();
        let equal = texts.chunk_by(|left, right| left == right);
        let equal = equal.filter(|texts| texts.len() > 1);
        let texts: Vec<String> = equal.map(|texts| texts[0].clone()).take(64).collect();
        self.for_each_pass(&mut |instance| {
            let text = instance.repeat_text(&names);
            let number = text.and_then(|text| texts.binary_search(&text).ok());
            instance.repeated = RepeatedPasses(number.map_or(0, |number| 1 << number));
        });
        !texts.is_empty()
    }

    fn for_each_pass(&mut self, visit: &mut dyn FnMut(&mut PassInstance<I>)) {
        for step in &mut self.steps {
            match step {
                Step::Pass(instance) => visit(instance),
                Step::Nested(plans) => {
                    plans.iter_mut().for_each(|plan| plan.for_each_pass(visit));
                }
            }
        }
    }
}

impl<I: Ir> PassInstance<I> {
    /// Returns a text that is equal for passes that do the same; `None` where options do not tell, or if none else has its name. A
    /// pass that no registry has made may have state, and the second run that checks an idempotent pass has to take place.
    fn repeat_text(&self, names: &BTreeMap<&str, i32>) -> Option<String> {
        let entry = &self.entry;
        let has_text = entry.is_registered && !entry.is_repeat;
        (has_text && names.contains_key(entry.info.argument)).then(|| entry.to_tree().to_string())
    }
}
