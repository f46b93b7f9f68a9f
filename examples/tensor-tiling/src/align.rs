//! `align-buffers`: an attribute of allocations.

use crate::passes::AlignBuffers;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for AlignBuffers {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let required = i128::from(self.bytes);
        let mut aligned = 0;
        for op in rewriter.walk() {
            let is_allocation = op.is("memref.alloc") || op.is("memref.alloca");
            let current = op.integer("alignment");
            if is_allocation && current.is_none_or(|current| current < required) {
                let required = rewriter.integer(rewriter.integer_type(64), required);
                let required = required.ok_or_else(Failure::new)?;
                rewriter.set_attribute(op, "alignment", required)?;
                aligned += 1;
            }
        }
        self.aligned.add(aligned);
        Ok(Preserved::unless(aligned > 0))
    }
}
