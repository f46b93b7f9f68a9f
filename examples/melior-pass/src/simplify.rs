//! `simplify-large`: a pass that decides where passes of MLIR run.

use crate::passes::SimplifyLarge;
use crate::pipeline::InnerPlan;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::passes::InitContext;
use pass_runtime::prelude::*;
use pass_upstream::{CSE, Canonicalizer};

impl OperationPass<Mlir> for SimplifyLarge {
    fn initialize_with(&mut self, cx: &InitContext<'_, Mlir>) -> Result<(), Failure> {
        self.state = InnerPlan::compile(cx, "func.func", |pipeline| {
            pipeline.add(Canonicalizer::default())?;
            pipeline.add(CSE::default())?;
            Ok(())
        })?;
        Ok(())
    }

    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let mut operations = 0;
        op.walk(&mut |_| operations += 1);
        if operations < self.least {
            return Ok(Preserved::all());
        }
        cx.run_pipeline(self.state.get()?, op)?;
        self.simplified.increment();
        Ok(Preserved::none())
    }
}
