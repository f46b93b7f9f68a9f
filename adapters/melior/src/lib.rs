//! The pass manager on real MLIR, through melior.
//!
//! [`Mlir`] is the marker type: a pass is written as `impl OperationPass<Mlir> for MyPass`, and gets an [`MlirOp`], which a
//! [`Reader`] reads and a [`Rewriter`] changes. [`Type`] and [`Attribute`] have methods for what passes read of them, and are melior's
//! behind `unsafe`. Nested pipelines run on several threads, because MLIR allows threads to work on disjoint isolated
//! operations. Diagnostics that MLIR reports while a pass runs become diagnostics of that pass, in the order of the operations.
//!
//! Code without `unsafe` cannot break memory through this crate: views have lifetimes, a rewriter checks each change before it
//! makes it, and threads get what is isolated.
//!
//! This crate translates: `sys`, `op`, `view` and `rewriter` call MLIR, `scope` collects its diagnostics, `ir` and `text` answer the manager and
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

mod affine;
mod ancestor;
mod attr;
pub mod attribute;
mod context;
mod conversion;
mod copy;
mod creation;
pub mod define;
mod diagnostic;
mod external;
mod ir;
mod native;
mod nesting;
mod op;
mod operation;
mod pattern;
mod plugin;
#[cfg(feature = "cache")]
mod portable;
mod reader;
#[cfg(doctest)]
mod refused;
mod region;
mod rewriter;
mod scope;
mod spelling;
mod state;
mod sys;
mod text;
mod ty;
mod unloaded;
mod view;

pub use melior;

pub use affine::{AffineExpr, AffineKind, AffineMap};
pub use ancestor::MlirView;
pub use attr::Attribute;
pub use context::MlirContext;
pub use conversion::{Conversion, ConversionRewriter};
pub use creation::{NewOp, StateParts};
pub use external::{ExternalStatistics, external};
pub use ir::Mlir;
pub use native::{NativePass, append_registered_pipeline};
pub use op::{MlirName, MlirOp};
pub use operation::{Malformed, OpParts, TypedOp};
pub use pattern::Pattern;
pub use plugin::register_pass_plugin;
pub use reader::Reader;
pub use region::RegionView;
pub use rewriter::{Place, RewriteError, Rewriter};
pub use state::OpState;
pub use text::MlirModule;
pub use ty::Type;
pub use view::{BlockView, OpView, ValueView};
