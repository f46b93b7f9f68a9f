//! Pipelines that the compiler has checked.

use std::fmt;

use super::PipelineBuilder;
use crate::anchor::Anchor;
use crate::ir::Ir;
use crate::manager::OpPassManager;
use crate::registry::{BuildError, PassRegistry};

/// A pipeline that the compiler has checked: what `pipeline!` makes of its text. The passes are made by their constructors,
/// with typed options; no text is read at run time.
pub struct CheckedPipeline<I: Ir> {
    anchor: Anchor,
    append: fn(&mut PipelineBuilder<'_, I>) -> Result<(), BuildError>,
}

impl<I: Ir> CheckedPipeline<I> {
    /// A pipeline on these operations, whose elements the function appends.
    pub fn new(
        anchor: impl Into<Anchor>,
        append: fn(&mut PipelineBuilder<'_, I>) -> Result<(), BuildError>,
    ) -> Self {
        Self {
            anchor: anchor.into(),
            append,
        }
    }

    /// The operations that the pipeline runs on.
    pub fn anchor(&self) -> &Anchor {
        &self.anchor
    }

    /// A builder of the pipeline, for whoever changes it before it is built.
    ///
    /// # Errors
    ///
    /// If `cx` lacks an operation that the pipeline names, or if the pipeline of an author's own function fails.
    pub fn builder<'a>(
        &self,
        registry: &'a PassRegistry<I>,
        cx: &'a I::Context,
    ) -> Result<PipelineBuilder<'a, I>, BuildError> {
        let mut builder = PipelineBuilder::new(self.anchor.clone(), registry, cx);
        (self.append)(&mut builder)?;
        Ok(builder)
    }

    /// The pipeline.
    ///
    /// # Errors
    ///
    /// As [`builder`](Self::builder).
    pub fn build(
        &self,
        registry: &PassRegistry<I>,
        cx: &I::Context,
    ) -> Result<OpPassManager<I>, BuildError> {
        self.builder(registry, cx)?.build()
    }

    /// Appends the elements to a pipeline that is being built: directly if it runs on the same operations, else as a nested
    /// pipeline.
    ///
    /// # Errors
    ///
    /// As [`builder`](Self::builder), or if pipelines nest too deep.
    pub fn append_to(&self, builder: &mut PipelineBuilder<'_, I>) -> Result<(), BuildError> {
        if *builder.anchor() == self.anchor {
            return (self.append)(builder);
        }
        (self.append)(&mut builder.within(self.anchor.clone())?)
    }
}

impl<I: Ir> fmt::Debug for CheckedPipeline<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CheckedPipeline")
            .field("anchor", &self.anchor)
            .finish_non_exhaustive()
    }
}
