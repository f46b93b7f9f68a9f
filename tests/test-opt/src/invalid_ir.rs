//! Passes that leave something behind that is not right.

use pass_embedded::Embedded;
use pass_ir::{InsertPoint, Loc, Op, OpSpec, name};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::dialect;
use crate::generated::{TestInvalidIRPass, TestInvalidParentPass};

impl OperationPass<Embedded> for TestInvalidIRPass {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        if self.emit_invalid_ir {
            let name = cx.context().op_name(dialect::NEEDS_ATTRIBUTE);
            prepend(&mut op, &OpSpec::new(name, Loc::UNKNOWN));
        }
        if self.signal_pass_failure {
            Err(Failure::new())
        } else {
            Ok(Preserved::none())
        }
    }
}

impl OperationPass<Embedded> for TestInvalidParentPass {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let cx = cx.context();
        let callee = cx.symbol_attr(cx.ident("some_unknown_func"));
        let call = OpSpec::new(cx.op_name(dialect::CALL), op.location());
        prepend(&mut op, &call.attr(name::CALLEE, callee));
        Ok(Preserved::none())
    }
}

/// Puts an operation at the start of a function, if that has a body.
fn prepend(function: &mut Op<'_>, spec: &OpSpec<'_>) {
    let cx = function.context();
    let Some(body) = function.body_mut() else {
        return;
    };
    let region = body.top_regions().first().copied();
    if let Some(entry) = region.and_then(|region| body.entry(region)) {
        body.create(cx, spec, InsertPoint::Start(entry));
    }
}
