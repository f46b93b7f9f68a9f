//! The dialects of MLIR for the embedded IR.
//!
//! Each is a table that the definitions of MLIR are read into. Those of the core also have what the definitions state in C++ alone:
//! verifiers, folds, canonicalization patterns, control flow, effects. They use the public interface of [`pass_ir`], as a dialect
//! of your own does. The tables of the other dialects are in builds with the feature `all-dialects`.
//!
//! ```
//! use pass_ir::ParseOptions;
//!
//! let cx = pass_dialects::context();
//! let mut module = pass_ir::parse(&cx, r#""func.return"() : () -> ()"#, &ParseOptions::default()).unwrap();
//! let found = module.root(&cx).verify(true);
//! assert_eq!(found[0].message, "'func.return' op expects parent op 'func.func'");
//! ```

mod affine;
mod arith;
pub mod arithmetic;
mod bufferization;
mod cf;
mod complex;
#[cfg(feature = "all-dialects")]
mod control_flow;
mod func;
mod index;
mod linalg;
#[cfg(feature = "all-dialects")]
mod llvm;
mod math;
mod memref;
mod scf;
mod shared;
mod tables;
mod tensor;
mod ub;
mod vector;
#[rustfmt::skip]
mod generated;

pub use generated::{DIALECTS, op};

use pass_ir::Context;

/// Returns a context that knows the dialects of MLIR: [`DIALECTS`] with their tables, and the others by name.
#[must_use]
pub fn context() -> Context {
    let mut cx = Context::new();
    register_all(&mut cx);
    cx
}

/// Registers the dialects of MLIR. A context that knows them already stays as it is.
///
/// The dialects depend on each other, so they come together. Attributes and types of a dialect that is registered by name
/// alone are kept as text, and its operations are unregistered.
pub fn register_all(cx: &mut Context) {
    for name in NAMES {
        cx.register_name(name);
    }
    #[cfg(not(feature = "all-dialects"))]
    for name in BEYOND_CORE {
        cx.register_name(name);
    }
    for dialect in DIALECTS {
        cx.register(dialect);
    }
}

/// Dialects without a table.
const NAMES: &[&str] = &["dlti", "test"];

/// Dialects whose tables need the feature `all-dialects`.
#[cfg(not(feature = "all-dialects"))]
const BEYOND_CORE: &[&str] = &[
    "acc",
    "amdgpu",
    "amx",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "emitc",
    "gpu",
    "irdl",
    "llvm",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tosa",
    "transform",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];
