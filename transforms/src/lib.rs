//! Passes that ship, declared in passes.kdl.
//!
//! `passes.kdl` becomes Rust by `build.rs`: structs, options, statistics, registration. What a pass does is in the file of
//! its name. `canonicalize` drives what [`arith`] knows (folds and patterns) through [`rewrite`] (worklist, constants that
//! are shared, rounds); arithmetic itself is in [`fold`], on plain data. Nothing here knows how definitions are parsed.

mod arith;
mod builtin;
mod canonicalize;
mod cse;
mod fold;
mod generated;
mod rewrite;
mod symbol_dce;
#[cfg(test)]
mod testing;

pub use generated::*;
