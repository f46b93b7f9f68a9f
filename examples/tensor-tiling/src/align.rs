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
        let wanted = IntegerAttribute::new(r#type, self.bytes.into());
        let mut aligned = 0;
        op.walk(&mut |nested| {
            let name = nested.name_text();
            if name != "memref.alloc" && name != "memref.alloca" {
                return;
            }
            let given = nested.operation().attribute("alignment").ok();
            let given = given.and_then(|given| IntegerAttribute::try_from(given).ok());
            if given.is_none_or(|given| given.value() < wanted.value()) {
                let mut operation = nested.operation_mut();
                operation.set_attribute("alignment", wanted.into());
                aligned += 1;
            }
        });
        self.aligned.add(aligned);
        Ok(Preserved::unless(aligned > 0))
    }
}
