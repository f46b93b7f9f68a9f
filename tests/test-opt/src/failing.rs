//! Passes that do not succeed.

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::{Diagnostic, Failure, Ir, OperationPass, PassContext, Preserved};

use crate::generated::{TestCrashPass, TestFailurePass};

impl OperationPass<Embedded> for TestFailurePass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        if self.gen_diagnostics {
            let here = Embedded::location(cx.context(), &op);
            cx.emit(Diagnostic::error(here, "illegal operation"));
        }
        Err(Failure::new())
    }
}

impl OperationPass<Embedded> for TestCrashPass {
    #[expect(clippy::panic, reason = "that is what it is there for")]
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        panic!("as always")
    }
}
