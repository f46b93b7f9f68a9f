//! Second runs of idempotent passes, which check what the passes declare.

use crate::PipelineBuilder;
use crate::sketch::{Content, Gap, Sketch};
use pass_runtime::Ir;
use pass_runtime::manager::ElementId;

impl<I: Ir> PipelineBuilder<'_, I> {
    /// Runs each pass a second time that declares that it is [idempotent](pass_runtime::PassInfo::idempotent), and returns the identities
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
        let copy = entry.repeated();
        let second = copy.id();
        self.insert_leaf(Gap::After(id), second, Content::Pass(Box::new(copy)));
        Some(second)
    }
}
