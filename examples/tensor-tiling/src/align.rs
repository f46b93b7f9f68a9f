//! `align-buffers`: an attribute of allocations.

use crate::passes::AlignBuffers;
use melior::ir::attribute::IntegerAttribute;
use melior::ir::operation::OperationLike;
use melior::ir::operation::OperationMutLike;
use melior::ir::r#type::IntegerType;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for AlignBuffers {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let r#type = IntegerType::new(cx.context().melior(), 64).into();
        let required = IntegerAttribute::new(r#type, self.bytes.into());
        let mut aligned = 0;
        op.walk(&mut |nested| {
            let name = nested.name_text();
            if name != "memref.alloc" && name != "memref.alloca" {
                return;
            }
            let current = nested.operation().attribute("alignment").ok();
            let current = current.and_then(|current| IntegerAttribute::try_from(current).ok());
            if current.is_none_or(|current| current.value() < required.value()) {
                let mut operation = nested.operation_mut();
                operation.set_attribute("alignment", required.into());
                aligned += 1;
            }
        });
        self.aligned.add(aligned);
        Ok(Preserved::unless(aligned > 0))
    }
}
