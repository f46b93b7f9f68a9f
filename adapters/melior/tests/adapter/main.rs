//! The adapter for real MLIR: the generic suite of the pass manager, and what is particular to MLIR.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

// Generated code names the facade, which this crate is below.
extern crate pass_runtime as passwright;

#[macro_use]
#[path = "../../../../tests/suite/on_each_ir.rs"]
mod on_each_ir;

mod attributes;
mod conversion;
mod diagnostics;
mod driver;
mod external;
mod manager;
mod mixed;
mod native;
mod options;
mod own_dialect;
mod patterns;
mod rewriting;
mod sound;
mod support;
mod text;
mod threads;
