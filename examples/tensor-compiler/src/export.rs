//! `export-functions`: attributes of functions that the lowering reads.

use crate::passes::ExportFunctions;
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

/// Asks MLIR for a wrapper with the calling convention of C.
const WRAPPER: &str = "llvm.emit_c_interface";
const VISIBILITY: &str = "sym_visibility";

impl OperationPass<Mlir> for ExportFunctions {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let mut missing = self.only.clone();
        let module = rewriter.root().body();
        for function in module.map_or(Vec::new(), |body| body.operations()) {
            let visibility = function.string(VISIBILITY);
            let is_public = visibility.is_none_or(|visibility| visibility == "public");
            if !function.is("func.func") || function.body().is_none() || !is_public {
                continue;
            }
            let name = function.symbol().unwrap_or_default();
            if self.only.is_empty() || self.only.contains(&name) {
                missing.retain(|found| *found != name);
                rewriter.set_attribute(function, WRAPPER, rewriter.unit())?;
                self.exported.increment();
            } else {
                rewriter.set_attribute(function, VISIBILITY, rewriter.string("private"))?;
            }
        }
        drop(rewriter);
        match missing.first() {
            None => Ok(Preserved::none()),
            Some(name) => Err(cx.error(&op, format!("has no public function `{name}` to export"))),
        }
    }
}
