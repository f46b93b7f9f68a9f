//! The destination of the elements of a pipeline.

use crate::ir::Ir;
use crate::manager::{ElementId, Nesting, OpPassManager, PassEntry};
use crate::options::Anchor;
use crate::registry::BuildError;

/// A pipeline to which elements are appended: an [`OpPassManager`], or one that can still be edited.
///
/// A sink stores what a [`PipelineWriter`](super::PipelineWriter) has checked against the IR and the registry.
pub trait PipelineSink<I: Ir> {
    /// Returns the operations of the pipeline.
    fn anchor(&self) -> &Anchor;

    /// Returns the treatment of passes with another anchor. Nested pipelines inherit it.
    fn nesting(&self) -> Nesting;

    /// Sets the treatment of passes with another anchor.
    fn set_nesting(&mut self, nesting: Nesting);

    /// Appends a pass that takes the operations of the pipeline.
    ///
    /// # Errors
    ///
    /// If the pipeline refuses it, such as for its place among other passes.
    fn append_pass(&mut self, pass: PassEntry<I>) -> Result<(), BuildError>;

    /// Appends an empty nested pipeline, and returns its identity and its sink.
    fn append_nested(&mut self, anchor: Anchor) -> (ElementId, Box<dyn PipelineSink<I> + '_>);

    /// Appends an extension point, behind what extensions have appended there.
    fn append_point(&mut self, _name: &str) {}

    /// Begins what a registered pipeline or an extension appends. Origins nest.
    fn enter(&mut self, _origin: &str) {}

    /// Ends what the innermost origin appends.
    fn leave(&mut self) {}
}

impl<I: Ir> PipelineSink<I> for &mut OpPassManager<I> {
    fn anchor(&self) -> &Anchor {
        OpPassManager::anchor(self)
    }

    fn nesting(&self) -> Nesting {
        OpPassManager::nesting(self)
    }

    fn set_nesting(&mut self, nesting: Nesting) {
        OpPassManager::set_nesting(self, nesting);
    }

    fn append_pass(&mut self, pass: PassEntry<I>) -> Result<(), BuildError> {
        self.add_entry(pass).map(drop).map_err(BuildError::from)
    }

    fn append_nested(&mut self, anchor: Anchor) -> (ElementId, Box<dyn PipelineSink<I> + '_>) {
        let nested = self.nest(anchor);
        (nested.id(), Box::new(nested))
    }
}
