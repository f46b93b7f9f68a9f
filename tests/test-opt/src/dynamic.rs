//! A pass that runs a pipeline from inside.

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::diagnostic::Severity;
use pass_runtime::manager::Plan;
use pass_runtime::options::PipelineText;
use pass_runtime::{Diagnostic, Failure, OperationPass, PassContext, Preserved};

use crate::generated::TestDynamicPipelinePass;

impl OperationPass<Embedded> for TestDynamicPipelinePass {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let Some(symbol) = op.symbol() else {
            let mut warning = cx.about(Severity::Warning, &op, "");
            "Ignoring because not implementing SymbolOpInterface".clone_into(&mut warning.message);
            cx.emit(warning);
            return Ok(Preserved::none());
        };
        let is_meant = self.op_names.is_empty() || self.op_names.iter().any(|name| name == symbol);
        if !is_meant {
            cx.emit(Diagnostic::output(format!(
                "dynamic-pipeline skip op name: {symbol}\n"
            )));
        }
        // A pass holds nothing but its operation: there is no parent that it could be refused.
        if self.pipeline_text.is_empty() || !is_meant || self.run_on_parent {
            return Ok(Preserved::none());
        }
        let pipeline = self.pipeline(&op, cx)?;
        if self.run_on_nested {
            run_inside(&pipeline, op.name(), &mut op, cx)?;
        } else {
            cx.run_pipeline(&pipeline, op)?;
        }
        Ok(Preserved::none())
    }
}

impl TestDynamicPipelinePass {
    /// The pipeline, for operations of that name.
    fn pipeline(
        &self,
        op: &Op<'_>,
        cx: &PassContext<'_, Embedded>,
    ) -> Result<Plan<Embedded>, Failure> {
        let text = format!("{}({})", op.name(), self.pipeline_text);
        let text = PipelineText::new(&text).map_err(|error| Failure::because(error.message))?;
        cx.pipeline(&text)
    }
}

/// Runs the pipeline on the operations of that name inside of `op`, the innermost first.
fn run_inside(
    pipeline: &Plan<Embedded>,
    name: &str,
    op: &mut Op<'_>,
    cx: &mut PassContext<'_, Embedded>,
) -> Result<(), Failure> {
    let mut result = Ok(());
    op.for_each_child(|mut child| {
        let inside = run_inside(pipeline, name, &mut child, cx);
        let itself = if child.name() == name {
            cx.run_pipeline(pipeline, child)
        } else {
            Ok(())
        };
        result = std::mem::replace(&mut result, Ok(()))
            .and(inside)
            .and(itself);
    });
    result
}
