//! The elements that an insertion has added: they are returned, or taken out again if the insertion fails.

use crate::line::Mark;
use crate::sketch::{Content, Gap, Node, Sketch};
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;

impl<I: Ir> Sketch<I> {
    /// The mark just before a gap.
    pub(crate) fn mark_before(&self, gap: Gap) -> Option<Mark> {
        let (low, _) = self.labels(gap);
        self.line.range(low, low).next().map(|(_, mark)| mark)
    }

    /// The marks between a mark and a gap behind it.
    fn since(&self, mark: Option<Mark>, gap: Gap) -> impl Iterator<Item = Mark> + '_ {
        let from = mark.and_then(|mark| match mark {
            Mark::Open(id) | Mark::Leaf(id) => self.node(id).map(|node| node.at),
            Mark::Close(id) => self.node(id).map(|node| node.end),
        });
        let to = self.labels(gap).1.saturating_sub(1);
        let between = self.line.range(from.unwrap_or_default(), to);
        between.skip(1).map(|(_, mark)| mark)
    }

    /// The passes between a mark and a gap behind it.
    pub(crate) fn passes_since(&self, mark: Option<Mark>, gap: Gap) -> Vec<ElementId> {
        let passes = self.since(mark, gap).filter_map(|mark| match mark {
            Mark::Leaf(id) => Some((id, self.node(id)?)),
            _ => None,
        });
        let is_pass = |node: &Node<I>| matches!(node.content, Content::Pass(_));
        passes
            .filter(|(_, node)| is_pass(node))
            .map(|(id, _)| id)
            .collect()
    }

    /// Takes out the elements between a mark and a gap behind it.
    pub(crate) fn remove_since(&mut self, mark: Option<Mark>, gap: Gap) {
        let container = self.container(gap);
        let inserted: Vec<ElementId> = self
            .since(mark, gap)
            .filter_map(|mark| match mark {
                Mark::Open(id) | Mark::Leaf(id) => Some((id, self.node(id)?)),
                Mark::Close(_) => None,
            })
            .filter(|(_, node)| node.parent == Some(container))
            .map(|(id, _)| id)
            .collect();
        inserted.into_iter().for_each(|id| self.remove(id));
    }
}
