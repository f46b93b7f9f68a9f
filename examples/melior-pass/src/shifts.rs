//! `shifts-for-products`: a rewrite of `arith`.

use crate::passes::ShiftsForProducts;
use pass_melior::{Mlir, MlirOp, OpState, OpView, Place, Rewriter};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for ShiftsForProducts {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let mut replaced = 0;
        for product in rewriter.find("arith.muli") {
            replaced += u64::from(replace(&rewriter, product)?);
        }
        self.replaced.add(replaced);
        Ok(Preserved::unless(replaced > 0))
    }
}

/// Replaces the product. Returns false if its second factor is unknown or no power of two.
fn replace(rewriter: &Rewriter<'_>, product: OpView<'_>) -> Result<bool, Failure> {
    let overflows = rewriter.parse_attribute("#arith.overflow<none>")?;
    let [value, factor] = product.operands()[..] else {
        return Ok(false);
    };
    let factor_value = factor.integer().and_then(|value| u64::try_from(value).ok());
    let Some(factor_value) = factor_value.filter(|factor| factor.is_power_of_two()) else {
        return Ok(false);
    };
    let power = rewriter.integer(factor.r#type(), factor_value.trailing_zeros().into());
    let (Some(power), true) = (power, product.attribute("overflowFlags") == Some(overflows)) else {
        return Ok(false);
    };
    let constant = OpState::new("arith.constant").attribute("value", power);
    let place = Place::Before(product);
    let power = rewriter.create(place, constant)?.results();
    let shift = OpState::new("arith.shli").operands([value, power[0]]);
    let shift = rewriter.create(place, shift)?;
    rewriter.replace(product, &shift.results())?;
    Ok(true)
}
