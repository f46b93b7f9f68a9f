//! `decompose-softmax`: a structured operation that becomes several.

use crate::passes::DecomposeSoftmax;
use crate::structured::{Loop, Scalar, Structured};
use pass_melior::{Mlir, MlirOp, OpView, Rewriter};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for DecomposeSoftmax {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let found = rewriter.find("linalg.softmax");
        let decomposed = found.len();
        if found
            .into_iter()
            .any(|softmax| decompose(&rewriter, softmax).is_none())
        {
            drop(rewriter);
            let message = "has a softmax on something else than a tensor";
            return Err(cx.error(&op, message));
        }
        self.decomposed.add(decomposed as u64);
        Ok(Preserved::unless(decomposed > 0))
    }
}

/// The operations of the bodies; a number is an argument of the body, or the result of an operation before.
const MAXIMUM: &[Scalar] = &[("arith.maximumf", &[0, 1])];
const EXPONENTIAL: &[Scalar] = &[("arith.subf", &[0, 1]), ("math.exp", &[3])];
const SUM: &[Scalar] = &[("arith.addf", &[0, 1])];
const QUOTIENT: &[Scalar] = &[("arith.divf", &[0, 1])];

/// Replaces the operation. `None` if it is of a kind that the pass does not take; then nothing has changed.
fn decompose<'r>(rewriter: &'r Rewriter<'_>, softmax: OpView<'r>) -> Option<()> {
    let input = softmax.operand(0)?;
    let r#type = Some(input.r#type()).filter(|input| input.is_ranked_tensor())?;
    let reduced = usize::try_from(softmax.integer("dimension")?).ok()?;

    let emit = Structured {
        rewriter,
        before: softmax,
        element: r#type.element()?,
    };
    let rank = r#type.rank()?;
    let rows = || (0..rank).filter(|dimension| *dimension != reduced);
    let (all, along) = (Loop::parallel(rank), Loop::reduction(rank, reduced));
    let initial = |value| emit.fill(emit.constant(value)?, emit.empty(input, rows())?);
    let full = || emit.empty(input, 0..rank);

    let maximum = emit.generic(&along, &[input], initial(f64::NEG_INFINITY)?, MAXIMUM)?;
    let shifted = all.with_rows(reduced);
    let powers = emit.generic(&shifted, &[input, maximum], full()?, EXPONENTIAL)?;
    let sum = emit.generic(&along, &[powers], initial(0.0)?, SUM)?;
    let result = emit.generic(&shifted, &[powers, sum], full()?, QUOTIENT)?;
    rewriter.replace(softmax, &[result]).ok()
}
