//! A framework: its passes, and its pipeline as a function that others can extend.
//!
//! The passes change nothing: this example is about their order.

use passwright::prelude::*;
use passwright::registry::{BuildError, PipelineWriter};

/// Read the dialects of a front end
#[pass(op = "builtin.module", kind = "ingress")]
pub struct Ingress;

impl OperationPass<Embedded> for Ingress {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Convert tensors to buffers
#[pass(op = "builtin.module", kind = "bufferization")]
pub struct Bufferize;

impl OperationPass<Embedded> for Bufferize {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Convert loops to branches
#[pass(op = "builtin.module", kind = "lowering")]
pub struct LowerLoops;

impl OperationPass<Embedded> for LowerLoops {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Convert everything to the LLVM dialect
#[pass(op = "builtin.module", kind = "lowering")]
pub struct LowerToLlvm;

impl OperationPass<Embedded> for LowerToLlvm {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

passwright::pass_group! {
    /// The passes of the framework
    pub Framework [Ingress, Bufferize, LowerLoops, LowerToLlvm]
}

/// Appends the pipeline of the framework. It promises the extension point `vectors`.
///
/// # Errors
///
/// If a pass cannot run on the operations of the pipeline.
pub fn build_pipeline(builder: &mut PipelineWriter<'_, Embedded>) -> Result<(), BuildError> {
    builder.add(Ingress)?;
    builder.add(Bufferize)?;
    builder.extension_point("vectors")?;
    builder.add(LowerLoops)?;
    builder.add(LowerToLlvm)?;
    Ok(())
}
