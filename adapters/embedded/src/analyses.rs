//! The analyses of `pass-ir`, as analyses of the pass manager.

use pass_ir::Op;
use pass_ir::flow::Dominance;
use pass_runtime::{Analysis, AnalysisContext};

use crate::Embedded;

/// The dominance between the blocks of the operation. It stays true as long as no block comes, goes, or leads
/// elsewhere.
///
/// ```
/// use pass_embedded::Embedded;
/// use pass_ir::flow::Dominance;
/// use pass_ir::Op;
/// use pass_runtime::{Failure, PassContext, Preserved};
///
/// // What a pass does that asks for it.
/// fn run_on_operation(op: Op<'_>, cx: &mut PassContext<'_, Embedded>) -> Result<Preserved, Failure> {
///     let dominance = cx.analysis::<Dominance>(&op);
///     if let Some(body) = op.body()
///         && let Some(last) = body.walk().last().and_then(|&op| body.block_of(op))
///         && !dominance.is_reachable(last)
///     {
///         cx.warning(&op, "ends in a block that nothing leads to");
///     }
///     Ok(Preserved::all())
/// }
/// ```
impl Analysis<Embedded> for Dominance {
    fn build(op: &Op<'_>, _: &AnalysisContext<'_, Embedded>) -> Self {
        op.body().map(Self::of).unwrap_or_default()
    }

    // The name that MLIR's tools show in reports.
    fn name() -> &'static str {
        "DominanceInfo"
    }

    fn agrees_with(&self, fresh: &Self) -> bool {
        self == fresh
    }
}
