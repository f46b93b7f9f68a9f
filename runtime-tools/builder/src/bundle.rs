//! Bundles: registered pipelines that stay units when they are part of another pipeline.

use crate::PipelineBuilder;
use crate::sketch::{Content, Node, Sketch};
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;
use pass_runtime::options::GivenOptions;
use pass_runtime::registry::BuildError;

/// The kind of passes that clean up after others.
const CLEANUP: &str = "cleanup";

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Appends a registered pipeline as a unit and returns its identity. Positions relative to a pass of the bundle are relative
    /// to the bundle; only its extension points are places inside.
    ///
    /// Where one bundle follows another, passes of kind `cleanup` with which the first ends and the second begins run once.
    ///
    /// # Errors
    ///
    /// If there is no such pass or pipeline, or if the options are not right.
    pub fn bundle(&mut self, name: &str, options: GivenOptions) -> Result<ElementId, BuildError> {
        let gap = self.gap;
        let id = self
            .sketch
            .insert_container(gap, Content::Bundle(name.to_owned()));
        let appended = self.inside(id).append(name, options).map(drop);
        match appended {
            Ok(()) => Ok(id),
            Err(error) => {
                self.sketch.remove(id);
                Err(error)
            }
        }
    }

    /// Drops the clean-up at the head of a bundle that the bundle before ends with.
    pub(crate) fn share_cleanups(&mut self) {
        let is_bundle = |node: &Node<I>| matches!(node.content, Content::Bundle(_));
        let bundles = self.sketch.elements().filter(|(_, node)| is_bundle(node));
        let bundles: Vec<ElementId> = bundles.map(|(id, _)| id).collect();
        for first in bundles {
            let Some(second) = self.sketch.next_bundle(first) else {
                continue;
            };
            for id in self.sketch.shared(first, second) {
                self.sketch.disable(id);
            }
        }
    }
}

impl<I: Ir> Sketch<I> {
    /// The bundle that follows another in the same pipeline, if nothing that runs stands between them.
    fn next_bundle(&self, first: ElementId) -> Option<ElementId> {
        let siblings = self.siblings_after(first);
        let mut siblings = siblings.filter_map(|id| Some((id, self.node(id)?)));
        let is_nothing =
            |node: &Node<I>| node.is_disabled || matches!(node.content, Content::Point(_));
        let (id, node) = siblings.find(|(_, node)| !is_nothing(node))?;
        matches!(node.content, Content::Bundle(_)).then_some(id)
    }

    /// The passes at the head of the second bundle that are those at the tail of the first.
    fn shared(&self, first: ElementId, second: ElementId) -> Vec<ElementId> {
        let (tail, head) = (self.cleanups(first, true), self.cleanups(second, false));
        let texts = |ids: &[ElementId]| ids.iter().map(|id| self.text(*id)).collect::<Vec<_>>();
        let most = tail.len().min(head.len());
        let is_shared = |count: &usize| {
            let tail = tail.get(tail.len() - count..).unwrap_or_default();
            texts(tail) == texts(head.get(..*count).unwrap_or_default())
        };
        let count = (0..=most).rev().find(is_shared).unwrap_or_default();
        head.into_iter().take(count).collect()
    }

    /// The passes of kind `cleanup` that a bundle begins or ends with, in order.
    fn cleanups(&self, bundle: ElementId, at_end: bool) -> Vec<ElementId> {
        let mut children = self.children(bundle);
        if at_end {
            children.reverse();
        }
        let is_cleanup = |id: &ElementId| match self.node(*id) {
            Some(Node {
                content: Content::Pass(entry),
                is_disabled: false,
                ..
            }) => entry.info().kinds.contains(&CLEANUP),
            _ => false,
        };
        let mut found: Vec<_> = children.into_iter().take_while(is_cleanup).collect();
        if at_end {
            found.reverse();
        }
        found
    }

    /// A pass as it stands in a textual pipeline.
    pub(crate) fn text(&self, id: ElementId) -> String {
        match self.node(id).map(|node| &node.content) {
            Some(Content::Pass(entry)) => entry.to_tree().to_string(),
            _ => String::new(),
        }
    }
}
