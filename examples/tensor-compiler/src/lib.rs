//! A compiler from linalg on tensors to machine code.
//!
//! `passes.kdl` declares its passes, those that MLIR lacks, and its pipelines. [`Compiler`] builds the pipeline, which
//! libraries may extend, runs it on a module, and hands the result to MLIR's execution engine; [`Program`] calls the
//! functions of the module, for arguments of the types that `signature` holds and with the sizes that `sizes` has found out. The passes
//! are in `export`, `widen`, `schedule`, `softmax` and `lowered`.

mod compiler;
mod export;
mod header;
mod lowered;
mod program;
mod schedule;
mod signature;
mod sizes;
mod softmax;
mod structured;
mod tensor;
mod widen;

/// The declared passes and pipelines, their options, statistics and registration.
pub mod passes {
    include!(concat!(env!("OUT_DIR"), "/passes.rs"));
}

pub use compiler::{CompileError, Compiler};
pub use program::{CallError, Program};
pub use signature::{Dimension, Size, SizeMismatch, TensorType};
pub use tensor::{Element, Tensor, Values};
