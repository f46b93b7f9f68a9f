//! Pipelines that passes run: compiled when the pass is initialised, and shared by all runs.

use pass_melior::Mlir;
use pass_runtime::manager::{AddError, Plan};
use pass_runtime::passes::InitContext;
use pass_runtime::prelude::*;

/// The plan of a pass, once it is initialised.
#[derive(Clone, Debug, Default)]
pub struct InnerPlan(Option<Plan<Mlir>>);

impl InnerPlan {
    /// Compiles a pipeline on operations of that name, with the passes that `fill` adds.
    pub(crate) fn compile(
        cx: &InitContext<'_, Mlir>,
        anchor: &str,
        fill: impl FnOnce(&mut OpPassManager<Mlir>) -> Result<(), AddError>,
    ) -> Result<Self, Failure> {
        let mut pipeline = OpPassManager::new(anchor);
        fill(&mut pipeline).map_err(|error| Failure::because(error.to_string()))?;
        Ok(Self(Some(cx.compile(&pipeline)?)))
    }

    /// The plan, after the pass was initialised.
    pub(crate) fn get(&self) -> Result<&Plan<Mlir>, Failure> {
        let plan = self.0.as_ref();
        plan.ok_or_else(|| Failure::because("the pass was not initialized"))
    }
}
