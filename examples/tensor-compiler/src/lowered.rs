//! `require-llvm`: an error for each operation that is left.

use crate::passes::RequireLlvm;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for RequireLlvm {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let mut failure = None;
        op.walk(&mut |nested| {
            self.checked.increment();
            let name = nested.name_text();
            if !name.starts_with("llvm.") && name != "builtin.module" {
                failure = Some(cx.error(nested, "has not been lowered to the LLVM dialect"));
            }
        });
        failure.map_or(Ok(Preserved::all()), Err)
    }
}
