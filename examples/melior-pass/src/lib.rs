//! Passes in Rust on real MLIR: one that walks, one that rewrites, one that moves code between functions, and one that runs
//! passes of C++ where they are worth it. `passes.kdl` declares them.

mod count;
mod inline;
mod pipeline;
mod shifts;
mod simplify;

use melior::ir::OperationRef;
use melior::ir::operation::OperationLike;

/// The declared passes, their options, statistics and registration.
pub mod passes {
    include!(concat!(env!("OUT_DIR"), "/passes.rs"));
}

/// True if the operation has that name.
fn is(op: OperationRef<'_, '_>, name: &str) -> bool {
    op.name().as_string_ref().as_str() == Ok(name)
}
