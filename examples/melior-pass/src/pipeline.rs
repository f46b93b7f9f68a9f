//! Pipelines that passes run themselves: made once, before the first run, and shared by all runs.

use pass_melior::Mlir;
use pass_runtime::manager::AddError;
use pass_runtime::prelude::*;

/// A pipeline that [`Prepared::of`] made.
#[derive(Clone, Debug, Default)]
pub struct Prepared(Option<OpPassManager<Mlir>>);

impl Prepared {
    /// A pipeline on operations of that name, with the passes that `fill` adds.
    pub(crate) fn of(
        anchor: &str,
        fill: impl FnOnce(&mut OpPassManager<Mlir>) -> Result<(), AddError>,
    ) -> Result<Self, Failure> {
        let mut pipeline = OpPassManager::new(anchor);
        fill(&mut pipeline).map_err(|error| Failure::because(error.to_string()))?;
        Ok(Self(Some(pipeline)))
    }

    /// The pipeline, after `initialize` of the pass.
    pub(crate) fn get(&self) -> Result<&OpPassManager<Mlir>, Failure> {
        let pipeline = self.0.as_ref();
        pipeline.ok_or_else(|| Failure::because("the pass was not initialized"))
    }
}
