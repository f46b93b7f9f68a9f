//! `export-functions`: attributes of functions that the lowering reads.

use crate::is;
use crate::passes::ExportFunctions;
use melior::ir::attribute::{Attribute, StringAttribute};
use melior::ir::operation::{OperationLike, OperationMutLike};
use pass_melior::{Mlir, MlirOp};
use pass_runtime::Ir;
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
        let context = cx.context();
        let wrapper = Attribute::unit(context.melior());
        let private = StringAttribute::new(context.melior(), "private").into();
        let mut missing = self.only.clone();
        Mlir::for_each_child(context, &mut op, &mut |mut function| {
            let has_body = function.operation().region(0).is_ok_and(|body| {
                use melior::ir::RegionLike;
                body.first_block().is_some()
            });
            let is_public = !function.operation().has_attribute(VISIBILITY);
            if !is(function.operation(), "func.func") || !has_body || !is_public {
                return;
            }
            let name = Mlir::symbol(context, &function).unwrap_or_default();
            if self.only.is_empty() || self.only.contains(&name) {
                missing.retain(|found| *found != name);
                function.operation_mut().set_attribute(WRAPPER, wrapper);
                self.exported.increment();
            } else {
                function.operation_mut().set_attribute(VISIBILITY, private);
            }
        });
        match missing.first() {
            None => Ok(Preserved::none()),
            Some(name) => Err(cx.error(&op, format!("has no public function `{name}` to export"))),
        }
    }
}
