//! A library that vectorizes, and that does not know the others.

use passwright::builder::{PipelineBuilder, PipelineExtension, Position, Target};
use passwright::prelude::*;
use passwright::registry::{BuildError, RegisterError};

/// Convert inner loops to vectors
#[pass(op = "func.func", dialects("vector"))]
pub struct Vectorize;

impl OperationPass<Embedded> for Vectorize {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

/// Convert vectors to the LLVM dialect
#[pass(op = "builtin.module", kind = "lowering")]
pub struct LowerVectors;

impl OperationPass<Embedded> for LowerVectors {
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
    pub Vector [Vectorize, LowerVectors]
}

/// Vectorization where the framework offers a place, lowering before any other.
#[derive(Clone, Copy, Debug)]
pub struct Vectors;

impl PipelineExtension<Embedded> for Vectors {
    fn name(&self) -> &str {
        "vectors"
    }

    fn register(&self, registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
        register_vector_passes(registry)
    }

    fn extend(&self, builder: &mut PipelineBuilder<'_, Embedded>) -> Result<(), BuildError> {
        builder.insert(Position::point("vectors"), Vectorize)?;
        let lowering = Target::kind("lowering");
        builder.insert(Position::before(lowering), LowerVectors)?;
        Ok(())
    }
}
