//! `shifts-for-products`: a rewrite of `arith` with melior's rewriter.

use crate::is;
use crate::passes::ShiftsForProducts;
use melior::Context;
use melior::IrRewriter;
use melior::dialect::arith;
use melior::ir::attribute::IntegerAttribute;
use melior::ir::operation::{OperationBuilder, OperationLike, OperationResult};
use melior::ir::r#type::IntegerType;
use melior::ir::{OperationRef, ValueLike};
use pass_melior::{Mlir, MlirOp};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for ShiftsForProducts {
    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let context = op.context().melior();
        // A list, since an operation that was replaced must not be visited again.
        let products = op.nested().into_iter().filter(|op| is(*op, "arith.muli"));
        let replaced = products
            .filter_map(|product| replace(context, product))
            .count();
        self.replaced.add(replaced as u64);
        Ok(Preserved::unless(replaced > 0))
    }
}

/// Replaces the product, unless its second factor is unknown or no power of two.
fn replace<'c>(context: &'c Context, product: OperationRef<'c, '_>) -> Option<()> {
    let flags = product.attribute("overflowFlags").ok()?;
    if flags.to_string() != "#arith.overflow<none>" {
        return None;
    }
    let (value, factor) = (product.operand(0).ok()?, product.operand(1).ok()?);
    let power = power_of_two(OperationResult::try_from(factor).ok()?.owner())?;
    let (r#type, location) = (value.r#type(), product.location());
    let rewriter = IrRewriter::from_op(product);
    let rewriter = rewriter.as_rewriter_base();
    let power = IntegerAttribute::new(r#type, power.into()).into();
    let power = rewriter.insert(arith::constant(context, power, location));
    let shift = OperationBuilder::new("arith.shli", location)
        .add_operands(&[value, power.result(0).ok()?.into()])
        .add_results(&[r#type])
        .build();
    let shift = rewriter.insert(shift.ok()?);
    rewriter.replace_op_with_operation(product, shift);
    Some(())
}

/// The exponent, if the operation is a constant that is a positive power of two.
fn power_of_two(constant: OperationRef<'_, '_>) -> Option<u32> {
    if !is(constant, "arith.constant") {
        return None;
    }
    let value = IntegerAttribute::try_from(constant.attribute("value").ok()?).ok()?;
    let r#type = constant.result(0).ok()?.r#type();
    let is_wide = IntegerType::try_from(r#type).is_ok_and(|r#type| r#type.width() > 64);
    // The C API hands out 64 bits.
    if is_wide {
        return None;
    }
    let value = u64::try_from(value.value()).ok()?;
    value.is_power_of_two().then(|| value.trailing_zeros())
}
