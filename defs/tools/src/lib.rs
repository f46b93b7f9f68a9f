//! Tools over pass definitions, for the program `passwright` and for editors. Users call the program `passwright`.
//!
//! - [`implementations`] finds the passes that a Rust source implements.
//! - [`format_kdl`] formats a KDL text; only white space changes.
//! - [`syntax`] is the structure of a KDL text that may be half-written: nodes, classes of words, the surroundings of a cursor.

mod examples;
mod format;
mod implemented;
pub mod syntax;

pub use examples::{Example, example};
pub use format::format_kdl;
pub use implemented::implementations;
