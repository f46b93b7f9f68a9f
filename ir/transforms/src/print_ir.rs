//! The pass `print-ir`: prints the operation at this point of the pipeline.

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::ir::Ir;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::PrintIRPass;

impl OperationPass<Embedded> for PrintIRPass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let space = if self.label.is_empty() { "" } else { " " };
        let text = Embedded::print(cx.context(), &op, cx.print_options().local_scope(true));
        cx.output(format!(
            "// -----// IR Dump{space}{} //----- //\n{text}\n",
            self.label
        ));
        Ok(Preserved::all())
    }
}
