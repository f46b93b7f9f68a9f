//! `simplify-signal`: patterns for typed operations.

use crate::passes::SimplifySignal;
use crate::signal::{GainOp, MixOp};
use pass_melior::{Mlir, MlirOp, Pattern, Place, Rewriter};
use pass_runtime::prelude::*;

impl OperationPass<Mlir> for SimplifySignal {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let changed = op.apply_patterns(&[
            Pattern::on::<GainOp<'_>>(merge_gains),
            Pattern::on::<MixOp<'_>>(mix_of_one),
        ])?;
        Ok(Preserved::unless(changed))
    }
}

/// Makes one gain of two, unless samples are clipped between them.
fn merge_gains<'r>(rewriter: &'r Rewriter<'r>, gain: GainOp<'r>) -> Result<(), Failure> {
    let definition = gain.input()?.definition();
    let Some(inner) = definition.and_then(|op| op.cast::<GainOp<'_>>()) else {
        return Ok(());
    };
    if inner.clip()?.is_some() {
        return Ok(());
    }
    let factor = inner.factor()? * gain.factor()?;
    let mut merged = GainOp::build(rewriter, inner.input()?, factor);
    if let Some(clip) = gain.clip()? {
        merged = merged.clip(clip);
    }
    let merged = rewriter.create(Place::Before(*gain), merged)?;
    Ok(rewriter.replace(*gain, &[merged.output()?])?)
}

/// Replaces a mix of one signal by that signal.
fn mix_of_one<'r>(rewriter: &'r Rewriter<'r>, mix: MixOp<'r>) -> Result<(), Failure> {
    if let ([input], None) = (&mix.inputs()?[..], mix.bias()?) {
        rewriter.replace(*mix, &[*input])?;
    }
    Ok(())
}
