//! `convert-signal-to-arith`: a conversion of typed operations.

use crate::passes::ConvertSignalToArith;
use crate::signal::{GainOp, MixOp};
use pass_melior::{Conversion, ConversionRewriter, Mlir, MlirOp, OpState};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for ConvertSignalToArith {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let lowering = Conversion::new()
            .legal("arith")
            .illegal("signal")
            .pattern_on::<GainOp<'_>>(lower_gain)
            .pattern_on::<MixOp<'_>>(lower_mix);
        let changed = op.convert_partially(&lowering)?;
        Ok(Preserved::unless(changed))
    }
}

/// Makes a product of a gain. One that clips stays, so that the conversion fails.
fn lower_gain<'r>(rewriter: &'r ConversionRewriter<'r>, gain: GainOp<'r>) -> Result<(), Failure> {
    let input = gain.input()?;
    let factor = rewriter.float(input.r#type(), gain.factor()?);
    let (Some(factor), None) = (factor, gain.clip()?) else {
        return Ok(());
    };
    let factor = OpState::new("arith.constant").attribute("value", factor);
    let factor = rewriter.create(factor)?.results()[0];
    Ok(rewriter.replace_with(OpState::new("arith.mulf").operands([input, factor]))?)
}

/// Makes sums of a mix.
fn lower_mix<'r>(rewriter: &'r ConversionRewriter<'r>, mix: MixOp<'r>) -> Result<(), Failure> {
    let mut values = mix.inputs()?.into_iter().chain(mix.bias()?);
    let Some(mut sum) = values.next() else {
        return Ok(());
    };
    for value in values {
        sum = rewriter
            .create(OpState::new("arith.addf").operands([sum, value]))?
            .results()[0];
    }
    Ok(rewriter.replace(&[sum])?)
}
