//! A library that extends pipelines from tensors to machine code. It knows none of them: it asks for places by the kinds of
//! passes, and for an extension point.

mod align;

/// The declared passes, their options, statistics and registration.
pub mod passes {
    include!(concat!(env!("OUT_DIR"), "/passes.rs"));
}

use pass_builder::{PipelineBuilder, PipelineExtension, Position, Target};
use pass_melior::Mlir;
use pass_runtime::PassRegistry;
use pass_runtime::registry::{BuildError, RegisterError};
use pass_upstream::{AffineLoopTiling, AffineLoopTilingOptions, LinalgFoldUnitExtentDimsPass};
use passes::{AlignBuffers, AlignBuffersOptions};

/// Unit dimensions are removed before bufferization, buffers are aligned after it, and loops are tiled where the pipeline
/// offers a place.
#[derive(Clone, Copy, Debug)]
pub struct Tiling {
    /// Iterations of each loop in a tile.
    pub size: u32,
    /// Alignment of buffers in bytes.
    pub alignment: u32,
}

impl PipelineExtension<Mlir> for Tiling {
    fn name(&self) -> &str {
        "tiling"
    }

    fn dialects(&self) -> &[&'static str] {
        &["affine", "memref"]
    }

    fn register(&self, registry: &mut PassRegistry<Mlir>) -> Result<(), RegisterError> {
        passes::register_tiling_passes(registry)
    }

    fn extend(&self, builder: &mut PipelineBuilder<'_, Mlir>) -> Result<(), BuildError> {
        let bufferization = || Target::kind("bufferization");
        let unit = LinalgFoldUnitExtentDimsPass::default();
        builder.insert(Position::before(bufferization()), unit)?;
        let bytes = self.alignment;
        let align = AlignBuffers::new(AlignBuffersOptions { bytes });
        builder.insert(Position::after(Target::kind("deallocation")), align)?;
        let tile = AffineLoopTiling::new(AffineLoopTilingOptions {
            tile_size: self.size,
            ..Default::default()
        });
        builder.insert(Position::point("loops"), tile)?;
        Ok(())
    }
}
