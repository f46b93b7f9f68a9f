//! `count-operations`: a walk with options and a statistic.

use crate::passes::CountOperations;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for CountOperations {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let mut count = 0;
        op.walk(&mut |nested| {
            let name = nested.name_text();
            let (dialect, _) = name.split_once('.').unwrap_or_default();
            if self.dialect.is_empty() || self.dialect == dialect {
                count += 1;
            }
        });
        self.counted.add(count);
        if count > self.most {
            let message = format!("{count} operations are more than {}", self.most);
            return Err(cx.error(&op, message));
        }
        Ok(Preserved::all())
    }
}
