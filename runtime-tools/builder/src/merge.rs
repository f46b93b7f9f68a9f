//! Merging runs of idempotent passes that follow one another.

use std::fmt;

use crate::PipelineBuilder;
use crate::sketch::{Content, Node, Sketch};
use crate::violation::OrderedPass;
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;

/// A run of a pass that [`PipelineBuilder::merge_idempotent`] has left out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MergedPass {
    /// The run that stays.
    pub kept: OrderedPass,
    /// The run right behind it, which is left out.
    pub dropped: OrderedPass,
    /// The pass with its options, as it stands in a textual pipeline.
    pub text: String,
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Leaves out a run of a pass right behind a run of the same pass with the same options, if the pass declares that it is
    /// [idempotent](pass_runtime::PassInfo::idempotent), and returns what was left out. Any other pass in between keeps both. In nested
    /// pipelines on the same operations that follow one another, the passes follow one another too.
    ///
    /// ```
    /// # mod tree { include!("../../../pass-runtime/tests/doc/tree.rs"); }
    /// # use tree::*;
    /// use pass_runtime::PassRegistry;
    /// use pass_builder::PipelineBuilder;
    ///
    /// let registry = PassRegistry::<Tree>::new();
    /// let mut builder = PipelineBuilder::new("root", &registry, &());
    /// assert!(builder.merge_idempotent().is_empty());
    /// ```
    pub fn merge_idempotent(&mut self) -> Vec<MergedPass> {
        let root = self.sketch.root;
        let mut merged = Vec::new();
        self.sketch.merge_in(root, &mut merged);
        merged
    }
}

impl<I: Ir> Sketch<I> {
    /// Merges passes in a pipeline and in those that are nested in it.
    fn merge_in(&mut self, pipeline: ElementId, merged: &mut Vec<MergedPass>) {
        let mut steps = self.steps(pipeline).into_iter();
        let Some(mut last) = steps.next() else { return };
        self.merge_nested(last, merged);
        for next in steps {
            if self.is_mergeable(last, next) {
                self.drop_second(last, next, merged);
                continue;
            }
            if self.are_alike(last, next) {
                self.merge_heads(last, next, merged);
            }
            self.merge_nested(next, merged);
            if !self.drop_if_empty(next) {
                last = next;
            }
        }
    }

    fn merge_nested(&mut self, id: ElementId, merged: &mut Vec<MergedPass>) {
        if self.is_nested(id) {
            self.merge_in(id, merged);
        }
    }

    /// Leaves out the passes at the head of a nested pipeline that the one before it, on the same operations, ends with.
    fn merge_heads(&mut self, first: ElementId, second: ElementId, merged: &mut Vec<MergedPass>) {
        let Some(tail) = self.steps(first).last().copied() else {
            return;
        };
        for head in self.steps(second) {
            if !self.is_mergeable(tail, head) {
                return;
            }
            self.drop_second(tail, head, merged);
        }
    }

    fn drop_second(&mut self, kept: ElementId, dropped: ElementId, merged: &mut Vec<MergedPass>) {
        if let (Some(kept), Some(dropped)) = (self.ordered(kept), self.ordered(dropped)) {
            merged.push(MergedPass {
                kept,
                dropped,
                text: self.text(kept.element),
            });
            self.disable(dropped.element);
        }
    }

    fn drop_if_empty(&mut self, id: ElementId) -> bool {
        let is_empty =
            self.is_nested(id) && self.steps(id).is_empty() && !self.children(id).is_empty();
        if is_empty {
            self.remove(id);
        }
        is_empty
    }

    /// True if the second of two passes changes nothing after the first.
    fn is_mergeable(&self, first: ElementId, second: ElementId) -> bool {
        match (self.node(first), self.node(second)) {
            (
                Some(Node {
                    content: Content::Pass(one),
                    ..
                }),
                Some(Node {
                    content: Content::Pass(other),
                    ..
                }),
            ) => {
                let is_same =
                    std::ptr::eq(one.info(), other.info()) || *one.info() == *other.info();
                is_same && one.info().idempotent && self.text(first) == self.text(second)
            }
            _ => false,
        }
    }

    /// True if both are nested pipelines on the same operations.
    fn are_alike(&self, first: ElementId, second: ElementId) -> bool {
        match (self.node(first), self.node(second)) {
            (
                Some(Node {
                    content: Content::Nested { anchor: one, .. },
                    ..
                }),
                Some(Node {
                    content: Content::Nested { anchor: other, .. },
                    ..
                }),
            ) => one == other,
            _ => false,
        }
    }

    fn is_nested(&self, id: ElementId) -> bool {
        matches!(
            self.node(id),
            Some(Node {
                content: Content::Nested { .. },
                ..
            })
        )
    }

    /// The passes that run in a pipeline and the pipelines nested in it, in order; what is in a bundle is part of the pipeline.
    pub(crate) fn steps(&self, pipeline: ElementId) -> Vec<ElementId> {
        let mut steps = Vec::new();
        for id in self.children(pipeline) {
            match self.node(id).map(|node| (&node.content, node.is_disabled)) {
                Some((Content::Pass(_), false) | (Content::Nested { .. }, _)) => steps.push(id),
                Some((Content::Bundle(_), _)) => steps.extend(self.steps(id)),
                _ => {}
            }
        }
        steps
    }

    fn ordered(&self, id: ElementId) -> Option<OrderedPass> {
        match &self.node(id)?.content {
            Content::Pass(entry) => Some(OrderedPass::new(id, entry.info())),
            _ => None,
        }
    }
}

/// The merger in one line.
impl fmt::Display for MergedPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` runs twice with nothing in between; {} declares that it is idempotent, so that the second run is left out",
            self.text, self.kept
        )
    }
}
