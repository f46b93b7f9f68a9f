//! Passes that change nothing: what counts is where they may run, and which options they take.

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::diagnostic::Severity;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::{
    TestFunctionPass, TestInterfacePass, TestModulePass, TestOptionsPass, TestOptionsSuperPass,
};

/// They do not say that they change nothing, so their operations are verified.
macro_rules! does_nothing {
    ($($pass:ty),*) => {$(
        impl OperationPass<Embedded> for $pass {
            fn run_on_operation(&self, _: Op<'_>, _: &mut PassContext<'_, Embedded>) -> Result<Preserved, Failure> {
                Ok(Preserved::none())
            }
        }
    )*};
}

does_nothing!(
    TestModulePass,
    TestFunctionPass,
    TestOptionsPass,
    TestOptionsSuperPass
);

impl OperationPass<Embedded> for TestInterfacePass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let mut remark = cx.about(Severity::Remark, &op, "");
        "Executing interface pass on operation".clone_into(&mut remark.message);
        cx.emit(remark);
        Ok(Preserved::none())
    }
}
