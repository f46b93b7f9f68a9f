//! The items generated from `passes.kdl` by `cargo xtask gen`.

#[rustfmt::skip]
mod passes;

pub use passes::*;
