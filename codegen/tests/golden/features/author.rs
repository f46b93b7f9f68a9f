//! What the author of the passes writes.

use pass_runtime::{BuildError, Ir, PipelineBuilder};

/// What is kept between initialisation and runs.
#[derive(Clone, Debug, Default)]
pub struct FrozenPatterns;

/// Makes the pass.
#[must_use]
pub fn create_outline_calls() -> crate::passes::OutlineCalls {
    crate::passes::OutlineCalls::new()
}

/// Builds the pipeline.
///
/// # Errors
///
/// If something in it is not registered.
pub fn build_by_hand<I: Ir>(builder: &mut PipelineBuilder<'_, I>) -> Result<(), BuildError> {
    builder.append_text("bufferize")?;
    Ok(())
}
