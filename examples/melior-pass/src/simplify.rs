//! `simplify-large`: a pass that decides where passes of MLIR run.

use crate::passes::SimplifyLarge;
use crate::pipeline::Prepared;
use pass_melior::{Mlir, MlirContext, MlirOp};
use pass_runtime::prelude::*;
use pass_upstream::{CSE, Canonicalizer};

impl OperationPass<Mlir> for SimplifyLarge {
    fn initialize(&mut self, _cx: &MlirContext) -> Result<(), Failure> {
        self.state = Prepared::of("func.func", |pipeline| {
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
