//! Pipelines that the compiler has checked.

use std::fmt;

use crate::ir::Ir;
use crate::manager::OpPassManager;
use crate::options::Anchor;
use crate::registry::{BuildError, PassRegistry, PipelineWriter};

/// A pipeline that the compiler has checked, the value of `pipeline!`. The passes are made by their constructors, with typed
/// options; no text is read at run time.
pub struct CheckedPipeline<I: Ir> {
    anchor: Anchor,
    append: fn(&mut PipelineWriter<'_, I>) -> Result<(), BuildError>,
}

impl<I: Ir> CheckedPipeline<I> {
    /// Returns a pipeline on these operations, whose elements the function appends.
    pub fn new(
        anchor: impl Into<Anchor>,
        append: fn(&mut PipelineWriter<'_, I>) -> Result<(), BuildError>,
    ) -> Self {
        Self {
            anchor: anchor.into(),
            append,
        }
    }

    /// Returns the operations that the pipeline runs on.
    pub fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// Builds the pipeline.
    ///
    /// # Errors
    ///
    /// If `cx` lacks an operation that the pipeline names, or if the pipeline of an author's own function fails.
    pub fn build(
        &self,
        registry: &PassRegistry<I>,
        cx: &I::Context,
    ) -> Result<OpPassManager<I>, BuildError> {
        let mut manager = OpPassManager::new(self.anchor.clone());
        (self.append)(&mut PipelineWriter::new(
            registry,
            cx,
            Box::new(&mut manager),
        ))?;
        Ok(manager)
    }

    /// Appends the elements to a pipeline that is being built: directly if it runs on the same operations, else nested.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build), or if pipelines nest too deep.
    pub fn append_to(&self, writer: &mut PipelineWriter<'_, I>) -> Result<(), BuildError> {
        if *writer.anchor() == self.anchor {
            return (self.append)(writer);
        }
        (self.append)(&mut writer.within(self.anchor.clone())?)
    }
}

impl<I: Ir> fmt::Debug for CheckedPipeline<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CheckedPipeline")
            .field("anchor", &self.anchor)
            .finish_non_exhaustive()
    }
}
