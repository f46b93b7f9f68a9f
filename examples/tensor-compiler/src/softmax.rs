//! `decompose-softmax`: a structured operation that becomes several.

use crate::is;
use crate::passes::DecomposeSoftmax;
use crate::structured::{Loop, Scalar, Structured};
use melior::Context;
use melior::IrRewriter;
use melior::ir::attribute::IntegerAttribute;
use melior::ir::operation::OperationLike;
use melior::ir::r#type::RankedTensorType;
use melior::ir::{OperationRef, ShapedTypeLike, ValueLike};
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for DecomposeSoftmax {
    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let context = op.context().melior();
        let found = op.nested().into_iter();
        let found: Vec<_> = found.filter(|op| is(*op, "linalg.softmax")).collect();
        for softmax in &found {
            if decompose(context, *softmax).is_none() {
                let message = "has a softmax on something else than a tensor of static shape";
                return Err(cx.error(&op, message));
            }
        }
        self.decomposed.add(found.len() as u64);
        Ok(Preserved::unless(!found.is_empty()))
    }
}

/// The operations of the bodies; a number is an argument of the body, or the result of an operation before.
const MAXIMUM: &[Scalar] = &[("arith.maximumf", &[0, 1])];
const EXPONENTIAL: &[Scalar] = &[("arith.subf", &[0, 1]), ("math.exp", &[3])];
const SUM: &[Scalar] = &[("arith.addf", &[0, 1])];
const QUOTIENT: &[Scalar] = &[("arith.divf", &[0, 1])];

/// Replaces the operation. `None` if it is of a kind that the pass does not take; then nothing has changed.
fn decompose<'c>(context: &'c Context, softmax: OperationRef<'c, '_>) -> Option<()> {
    let input = softmax.operand(0).ok()?;
    let r#type = RankedTensorType::try_from(input.r#type()).ok()?;
    let dimension = IntegerAttribute::try_from(softmax.attribute("dimension").ok()?).ok()?;
    let reduced = usize::try_from(dimension.value()).ok()?;
    let shape = crate::signature::shape(r#type)?;

    let rewriter = IrRewriter::from_op(softmax);
    let emit = Structured {
        context,
        rewriter: rewriter.as_rewriter_base(),
        location: softmax.location(),
        element: r#type.element(),
    };
    let rank = shape.len();
    let rows: Vec<u64> = without(&shape, reduced);
    let (all, along) = (Loop::parallel(rank), Loop::reduction(rank, reduced));
    let initial = |value| emit.fill(emit.constant(value)?, emit.empty(&rows)?);
    let full = || emit.empty(&shape);

    let maximum = emit.generic(&along, &[input], initial(f64::NEG_INFINITY)?, MAXIMUM)?;
    let shifted = all.with_rows(reduced);
    let powers = emit.generic(&shifted, &[input, maximum], full()?, EXPONENTIAL)?;
    let sum = emit.generic(&along, &[powers], initial(0.0)?, SUM)?;
    let result = emit.generic(&shifted, &[powers, sum], full()?, QUOTIENT)?;
    emit.rewriter.replace_op_with_values(softmax, &[result]);
    Some(())
}

fn without(shape: &[u64], dimension: usize) -> Vec<u64> {
    let remaining = shape
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != dimension);
    remaining.map(|(_, size)| *size).collect()
}
