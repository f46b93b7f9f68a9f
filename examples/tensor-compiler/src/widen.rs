//! `widen-products`: sums in more bits than their numbers have.

use crate::passes::WidenProducts;
use crate::signature::tensor;
use pass_melior::{Mlir, MlirOp, OpState, OpView, Place, Rewriter, Type, ValueView};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for WidenProducts {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let mut widened = 0;
        for product in rewriter.find("linalg.matmul") {
            widened += u64::from(widen(&rewriter, product)?);
        }
        self.widened.add(widened);
        Ok(Preserved::unless(widened > 0))
    }
}

/// Replaces a product of floating-point numbers of 16 bits by one with a sum of 32, or returns false.
fn widen<'r>(rewriter: &'r Rewriter<'r>, product: OpView<'r>) -> Result<bool, Failure> {
    let [left, right, sum] = product.operands()[..] else {
        return Ok(false);
    };
    let tensors = [left, right, sum].map(|value| tensor(value.r#type()));
    let [Some(left_type), Some(right_type), Some(sum_type)] = tensors else {
        return Ok(false);
    };
    let is_narrow = |element: &Type<'_>| element.is_f16() || element.is_bf16();
    let Some(narrow) = sum_type.element().filter(is_narrow) else {
        return Ok(false);
    };
    if [left_type, right_type].map(Type::element) != [Some(narrow); 2] {
        return Ok(false);
    }
    let wide = rewriter.parse_type("f32")?;
    let narrow_type = sum.r#type();
    let wide_type = narrow_type
        .to_string()
        .replace(&format!("x{narrow}"), "xf32");
    let wide_type = rewriter.parse_type(&wide_type)?;

    let place = Place::Before(product);
    let sum = first(rewriter, place, cast("arith.extf", sum, wide_type))?;
    let mut state = OpState::new("linalg.matmul")
        .operands([left, right, sum])
        .attribute("operandSegmentSizes", rewriter.i32_array(&[2, 1]))
        .regions(1)
        .results([wide_type]);
    for (name, attribute) in product.attributes() {
        if name != "operandSegmentSizes" {
            state = state.attribute(name, attribute);
        }
    }
    let widened = rewriter.create(place, state)?;
    fill_body(rewriter, widened, narrow, wide)?;
    let sum = widened.result(0).ok_or_else(no_result)?;
    let result = first(rewriter, place, cast("arith.truncf", sum, narrow_type))?;
    rewriter.replace(product, &[result])?;
    Ok(true)
}

/// What the product does with each pair of numbers, and with their sum so far.
fn fill_body<'r>(
    rewriter: &'r Rewriter<'r>,
    product: OpView<'r>,
    narrow: Type<'r>,
    wide: Type<'r>,
) -> Result<(), Failure> {
    let body = rewriter.add_block(product, 0, &[narrow, narrow, wide])?;
    let arguments = body.arguments();
    let end = Place::End(body);
    let left = first(rewriter, end, cast("arith.extf", arguments[0], wide))?;
    let right = first(rewriter, end, cast("arith.extf", arguments[1], wide))?;
    let term = OpState::new("arith.mulf").operands([left, right]);
    let term = first(rewriter, end, term)?;
    let sum = OpState::new("arith.addf").operands([arguments[2], term]);
    let sum = first(rewriter, end, sum)?;
    rewriter.create(end, OpState::new("linalg.yield").operands([sum]))?;
    Ok(())
}

fn cast<'r>(name: &str, value: ValueView<'r>, r#type: Type<'r>) -> OpState<'r> {
    OpState::new(name).operands([value]).results([r#type])
}

/// Creates an operation, and returns its result.
fn first<'r>(
    rewriter: &'r Rewriter<'r>,
    place: Place<'r>,
    state: OpState<'r>,
) -> Result<ValueView<'r>, Failure> {
    rewriter
        .create(place, state)?
        .result(0)
        .ok_or_else(no_result)
}

fn no_result() -> Failure {
    Failure::because("an operation without its result")
}
