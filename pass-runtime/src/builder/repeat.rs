//! Second runs of idempotent passes, which check what the passes declare.

use std::sync::Arc;

use super::PipelineBuilder;
use super::sketch::{Content, Gap, Sketch};
use crate::ir::Ir;
use crate::manager::{ElementId, PassEntry};

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Runs each pass a second time that declares that it is [idempotent](crate::PassInfo::idempotent), and returns the identities
    /// of the second runs. `CheckIdempotent` of `pass-debug` fails if they change anything.
    pub fn repeat_idempotent(&mut self) -> Vec<ElementId> {
        let passes = self.sketch.passes().into_iter();
        let idempotent = passes.filter(|(_, info)| info.idempotent);
        let ids: Vec<ElementId> = idempotent.map(|(id, _)| id).collect();
        ids.into_iter()
            .filter_map(|id| self.sketch.repeat(id))
            .collect()
    }
}

impl<I: Ir> Sketch<I> {
    fn repeat(&mut self, id: ElementId) -> Option<ElementId> {
        let Content::Pass(entry) = &self.node(id)?.content else {
            return None;
        };
        let mut copy = PassEntry::clone(entry);
        copy.is_repeat = true;
        let second = copy.id;
        self.insert_leaf(Gap::After(id), second, Content::Pass(Arc::new(copy)));
        Some(second)
    }
}
