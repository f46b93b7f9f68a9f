//! A library with passes on tensors and on buffers. It knows no framework: it asks for places by kind.

use passwright::builder::{PipelineBuilder, PipelineExtension, Position, Target};
use passwright::info::{OrderRule, OrderTarget, Relation, Strength};
use passwright::prelude::*;
use passwright::registry::{BuildError, RegisterError};

/// Tile operations on tensors
#[pass(op = "func.func", dialects("tensor"))]
pub struct TileTensors;

impl OperationPass<Embedded> for TileTensors {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Pack buffers for the cache
#[pass(op = "func.func", dialects("memref"))]
pub struct PackBuffers;

impl OperationPass<Embedded> for PackBuffers {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

passwright::pass_group! {
    /// The passes of the library
    pub Tensor [TileTensors, PackBuffers]
}

/// Tensor passes before bufferization, buffer passes after it.
#[derive(Clone, Copy, Debug)]
pub struct Tensors;

impl PipelineExtension<Embedded> for Tensors {
    fn name(&self) -> &str {
        "tensors"
    }

    fn dialects(&self) -> &[&'static str] {
        &["tensor", "memref"]
    }

    fn register(&self, registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
        register_tensor_passes(registry)
    }

    fn extend(&self, builder: &mut PipelineBuilder<'_, Embedded>) -> Result<(), BuildError> {
        let (strong, why) = (Strength::Strong, "there are no tensors behind it");
        let bufferization = OrderTarget::Kind("bufferization");
        let before = OrderRule::new(Relation::Before, bufferization, strong, why);
        builder.add_rule("tile-tensors", before)?;
        let kind = || Target::kind("bufferization");
        builder.insert(Position::before(kind()), TileTensors)?;
        builder.insert(Position::after(kind()), PackBuffers)?;
        Ok(())
    }
}
