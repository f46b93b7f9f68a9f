//! A pass that reports remarks of each kind, with the words that the pass of that name has in `mlir-opt`.

use pass_embedded::{Embedded, location};
use pass_ir::{Body, Context, Loc, Op, WalkOrder};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::TestRemarkPass;

const NAME: &str = "test-remark";

const MODULE: &str = "builtin.module";

impl OperationPass<Embedded> for TestRemarkPass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let mut locations = Vec::new();
        if let Some(body) = op.body() {
            collect(cx.context(), body, &mut locations);
        }
        if op.name() != MODULE {
            locations.push(op.location());
        }
        for at in locations {
            for remark in remarks() {
                cx.report(&op, || remark.at(location(cx.context(), at)));
            }
        }
        Ok(Preserved::all())
    }
}

/// Collects the locations of the operations in a body but modules, the innermost first.
fn collect(cx: &Context, body: &Body, locations: &mut Vec<Loc>) {
    for op in body.walk_in(WalkOrder::Post) {
        if let Some(nested) = body.nested(op) {
            collect(cx, nested, locations);
        }
        if cx.op_name_str(body.name(op)) != MODULE {
            locations.push(body.location(op));
        }
    }
}

/// Returns a remark of each kind, and one that another replaces if only the last of each is shown.
fn remarks() -> [Remark; 5] {
    let explained = |remark: Remark, text: &str| {
        remark
            .argument("Remark", text)
            .argument("Reason", "because we are testing the remark pipeline")
            .argument("Suggestion", "try using the remark pipeline feature")
    };
    let passed = |text| explained(Remark::passed("category-1-passed", NAME), text);
    let analysis = Remark::analysis("category-2-analysis", NAME);
    [
        explained(
            Remark::missed("a-category-1-missed", NAME),
            "This is a test missed remark",
        ),
        passed("This is a test passed remark (should be dropped)"),
        passed("This is a test passed remark"),
        explained(
            Remark::failed("category-2-failed", NAME),
            "This is a test failed remark",
        ),
        analysis.argument("Remark", "This is a test analysis remark"),
    ]
}
