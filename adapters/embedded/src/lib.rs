//! The pass manager on the embedded IR. Users depend on the crate `passwright`.
//!
//! [`Embedded`] is the marker type: a pass is written as `impl OperationPass<Embedded> for MyPass`, and gets a
//! [`pass_ir::Op`]. Operations that are isolated own what is nested in them, so nested pipelines may run on several
//! threads. While they do, [`pass_ir::Header`] is what passes may read of the operations around: name, location and
//! attributes. This crate translates and does nothing else: what an operation is, is up to `pass-ir`.
//!
//! ```
//! use pass_embedded::Embedded;
//! use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
//!
//! let cx = pass_dialects::context();
//! let text = r#""builtin.module"() ({
//! ^bb0:
//! }) : () -> ()"#;
//! let mut root = Embedded::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
//! let options = PrintOptions::default();
//! assert_eq!(Embedded::print_root(&cx, &mut root, options), "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
//! ```

mod analyses;
mod convert;
mod ir;
#[cfg(feature = "cache")]
mod locations;
#[cfg(feature = "meaning")]
pub mod pass_test;
#[cfg(feature = "cache")]
mod portable;
mod reduce;
mod rewrite;
mod text;
mod unloaded;
#[cfg(feature = "meaning")]
mod validator;

pub use convert::location;
pub use reduce::Reduction;
pub use rewrite::{ITERATION, PATTERN, rewrite_greedily};
pub use text::Root;

/// Marks the embedded IR, [`pass_ir`]. The page of the [crate] reads and prints with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Embedded;
