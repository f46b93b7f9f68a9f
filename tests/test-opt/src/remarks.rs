//! A pass that reports remarks of each kind, with the words that the pass of that name has in `mlir-opt`.

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::TestRemarkPass;

const NAME: &str = "test-remark";

impl OperationPass<Embedded> for TestRemarkPass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let explained = |remark: Remark, kind: &str| {
            remark
                .argument("Remark", format!("This is a test {kind} remark"))
                .argument("Reason", "because we are testing the remark pipeline")
                .argument("Suggestion", "try using the remark pipeline feature")
        };
        let passed = || Remark::passed("category-1-passed", NAME);
        cx.report(&op, || {
            explained(Remark::missed("a-category-1-missed", NAME), "missed")
        });
        cx.report(&op, || {
            let mut dropped = explained(passed(), "passed");
            dropped.arguments[0].1 += " (should be dropped)";
            dropped
        });
        cx.report(&op, || explained(passed(), "passed"));
        cx.report(&op, || {
            explained(Remark::failed("category-2-failed", NAME), "failed")
        });
        cx.report(&op, || {
            let analysis = Remark::analysis("category-2-analysis", NAME);
            analysis.argument("Remark", "This is a test analysis remark")
        });
        Ok(Preserved::all())
    }
}
