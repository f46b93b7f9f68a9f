//! Two IRs and three passes, for tests and examples.

pub mod names;
pub mod passes;
pub mod tree;

pub use names::{Context, Op, Toy};
