//! Passes in Rust on real MLIR: one that walks, one that rewrites, one that moves code between functions, and one that runs
//! passes of C++ where they are worth it. `passes.kdl` declares them.

mod count;
mod inline;
mod pipeline;
mod shifts;
mod simplify;

/// The declared passes, their options, statistics and registration.
pub mod passes {
    include!(concat!(env!("OUT_DIR"), "/passes.rs"));
}
