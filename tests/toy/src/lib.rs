//! Two IRs and three passes, for tests and examples.

pub mod names;
pub mod passes;
/// The smallest IR: a tree of nodes with names.
pub mod tree;

pub use names::{Context, Op, Toy};
