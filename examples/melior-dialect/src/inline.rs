//! `inline-stages`: regions of typed operations.

use crate::passes::InlineStages;
use crate::signal::StageOp;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for InlineStages {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let mut stages = rewriter.find_typed::<StageOp<'_>>();
        // Inner stages first, so that what is copied has none.
        stages.reverse();
        for stage in &stages {
            let Some(body) = stage.body()?.entry() else {
                continue;
            };
            let outputs = rewriter.inline(body, **stage, &stage.inputs()?)?;
            rewriter.replace(**stage, &outputs)?;
            self.inlined.increment();
        }
        Ok(Preserved::unless(!stages.is_empty()))
    }
}
