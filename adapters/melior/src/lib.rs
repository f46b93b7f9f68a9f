//! The pass manager on real MLIR, through melior.
//!
//! [`Mlir`] is the marker type: a pass is written as `impl OperationPass<Mlir> for MyPass`, gets an [`MlirOp`], and works on
//! it with melior. Nested pipelines run on several threads, because MLIR allows threads to work on disjoint isolated
//! operations. Diagnostics that MLIR reports while a pass runs become diagnostics of that pass, in the order of the operations.
//!
//! This crate translates: `sys` and `op` call MLIR, `scope` collects its diagnostics, `ir` and `text` answer the manager and
//! the driver; [`external()`] goes the other way, and makes a declared pass one of MLIR's own pass manager. It does not know
//! which passes MLIR has.
//!
//! ```
//! use pass_melior::{Mlir, MlirContext};
//! use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
//!
//! let cx = MlirContext::new();
//! let text = "func.func private @f()";
//! let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
//! let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
//! assert_eq!(printed, "module {\n  func.func private @f()\n}\n");
//! ```

mod context;
mod copy;
mod diagnostic;
mod external;
mod ir;
mod native;
mod op;
mod scope;
mod sys;
mod text;
mod unloaded;
mod view;

pub use context::MlirContext;
pub use external::{ExternalStatistics, external};
pub use ir::Mlir;
pub use native::{NativePass, append_registered_pipeline};
pub use op::{MlirName, MlirOp};
pub use text::MlirModule;
pub use view::MlirView;
