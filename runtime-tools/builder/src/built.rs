//! From a sketch to the pipeline that is built.

use crate::line::Mark;
use crate::sketch::{Content, Node, Sketch};
use pass_runtime::Ir;
use pass_runtime::OpPassManager;
use pass_runtime::manager::Anchor;
use pass_runtime::manager::{ElementId, Nesting};

/// The pipelines that are open while the marks of a sketch are read, from the outermost on.
struct Open<I: Ir> {
    open: Vec<(ElementId, OpPassManager<I>)>,
    built: Vec<OpPassManager<I>>,
}

impl<I: Ir> Sketch<I> {
    /// The pipeline. Nothing is copied.
    pub(crate) fn into_manager(self) -> OpPassManager<I> {
        let mut managers = self.into_managers(&[]);
        managers.pop().unwrap_or_else(OpPassManager::any)
    }

    /// The pipeline, cut behind each of these labels, which are in ascending order: one more part than labels.
    pub(crate) fn into_managers(mut self, ends: &[u64]) -> Vec<OpPassManager<I>> {
        let mut ends = ends.iter().peekable();
        let mut state = Open {
            open: Vec::new(),
            built: Vec::new(),
        };
        for (label, mark) in self.line.iter() {
            while ends.next_if(|end| **end < label).is_some() {
                state.cut();
            }
            match mark {
                Mark::Open(id) => {
                    let content = self.nodes.get_mut(&id).map(Node::take_content);
                    if let Some(Content::Nested { anchor, nesting }) = content {
                        state.enter(id, id, anchor, nesting);
                    }
                }
                Mark::Leaf(id) => {
                    let node = self.nodes.get_mut(&id).filter(|node| !node.is_disabled);
                    if let (Some(Content::Pass(entry)), Some((_, around))) =
                        (node.map(Node::take_content), state.open.last_mut())
                    {
                        // The writer has checked the anchor.
                        let _ = around.add_entry(*entry);
                    }
                }
                Mark::Close(id) => state.leave(id),
            }
        }
        state.built
    }
}

impl<I: Ir> Open<I> {
    /// Begins a pipeline for an element, with an identity that differs from that of the element if it continues one.
    fn enter(&mut self, element: ElementId, id: ElementId, anchor: Anchor, nesting: Nesting) {
        let manager = OpPassManager::with_id(id, anchor, nesting);
        self.open.push((element, manager));
    }

    fn leave(&mut self, id: ElementId) {
        let Some((_, manager)) = self.open.pop_if(|(element, _)| *element == id) else {
            return;
        };
        // A nested pipeline that was cut at its end leaves nothing behind.
        let is_rest = manager.id() != id && manager.is_empty();
        match self.open.last_mut() {
            Some(_) if is_rest => {}
            // The writer has checked the depth.
            Some((_, around)) => drop(around.add_nested(manager)),
            None => self.built.push(manager),
        }
    }

    /// Ends the open pipelines, and begins pipelines on the same operations.
    fn cut(&mut self) {
        let again: Vec<_> = self
            .open
            .iter()
            .map(|(element, manager)| (*element, manager.anchor().clone(), manager.nesting()))
            .collect();
        while let Some((element, manager)) = self.open.pop() {
            // A nested pipeline that is cut at its start leaves nothing in front.
            if self.open.is_empty() || !manager.is_empty() {
                self.open.push((element, manager));
                self.leave(element);
            }
        }
        for (element, anchor, kind) in again {
            self.enter(element, ElementId::unique(), anchor, kind);
        }
    }
}

impl<I: Ir> Node<I> {
    /// The content, of which a place without a name is left.
    fn take_content(&mut self) -> Content<I> {
        std::mem::replace(&mut self.content, Content::Point(String::new()))
    }
}
