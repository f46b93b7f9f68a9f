//! A dialect that `signal.td` defines, and passes for it with typed operations. Nobody has compiled it in C++: a context gets it from
//! the table that is generated with the types.

mod inline;
mod lower;
mod simplify;

use pass_melior::MlirContext;

include!(concat!(env!("OUT_DIR"), "/signal.rs"));

/// The declared passes and their registration.
pub mod passes {
    include!(concat!(env!("OUT_DIR"), "/passes.rs"));
}

/// Creates a context that knows the dialect.
///
/// # Panics
///
/// If MLIR has a dialect of this name.
#[expect(clippy::panic, reason = "as documented: no MLIR has it")]
pub fn context() -> MlirContext {
    let mut cx = MlirContext::new();
    if let Err(failure) = cx.define(&signal::DIALECT) {
        panic!("{failure:?}");
    }
    cx
}
