//! The dialects of MLIR for the embedded IR.
//!
//! Each is a table that the definitions of MLIR are read into, and what these state in C++ alone: verifiers, folds,
//! canonicalization patterns, control flow, effects. They use the public interface of [`pass_ir`], as a dialect of your own
//! does.
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
mod control_flow;
mod func;
mod index;
mod linalg;
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

/// Returns a context that knows all dialects of MLIR.
#[must_use]
pub fn context() -> Context {
    let mut cx = Context::new();
    register_all(&mut cx);
    cx
}

/// Registers all dialects of MLIR. A context that knows them already stays as it is.
///
/// The dialects depend on each other, so they come together.
pub fn register_all(cx: &mut Context) {
    for name in NAMES {
        cx.register_name(name);
    }
    for dialect in DIALECTS {
        cx.register(dialect);
    }
}

const NAMES: &[&str] = &["dlti", "test"];
