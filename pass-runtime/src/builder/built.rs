//! From a sketch to the pipeline that is built.

use super::line::Mark;
use super::sketch::{Content, Node, Sketch};
use crate::ir::Ir;
use crate::manager::OpPassManager;

impl<I: Ir> Sketch<I> {
    /// The pipeline. Nothing is copied.
    pub(crate) fn into_manager(mut self) -> OpPassManager<I> {
        let mut open: Vec<OpPassManager<I>> = Vec::new();
        let mut ids = Vec::new();
        for (_, mark) in self.line.iter() {
            match mark {
                Mark::Open(id) => {
                    let content = self.nodes.get_mut(&id).map(Node::take_content);
                    if let Some(Content::Nested {
                        anchor,
                        nesting,
                        depth,
                    }) = content
                    {
                        open.push(OpPassManager::with_id(id, anchor, nesting, depth));
                        ids.push(id);
                    }
                }
                Mark::Leaf(id) => {
                    let node = self.nodes.get_mut(&id).filter(|node| !node.is_disabled);
                    if let (Some(Content::Pass(entry)), Some(around)) =
                        (node.map(Node::take_content), open.last_mut())
                    {
                        around.push_entry(entry);
                    }
                }
                Mark::Close(id) => {
                    if ids.pop_if(|last| *last == id && open.len() > 1).is_some()
                        && let Some(nested) = open.pop()
                        && let Some(around) = open.last_mut()
                    {
                        around.push_nested(nested);
                    }
                }
            }
        }
        open.pop().unwrap_or_else(OpPassManager::any)
    }
}

impl<I: Ir> Node<I> {
    /// The content, of which a place without a name is left.
    fn take_content(&mut self) -> Content<I> {
        std::mem::replace(&mut self.content, Content::Point(String::new()))
    }
}
