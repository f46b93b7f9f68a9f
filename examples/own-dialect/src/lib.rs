//! A dialect of one's own: angles in whole degrees, and a motor that turns.
//!
//! [`dialect`] declares five operations and how they behave. The passes that ship ask that table, so that they fold, hoist,
//! unify, inline and remove these operations like those of any other dialect. [`passes`] are the dialect's own. [`meaning`]
//! tells what the operations compute, so that passes over them can be checked.

pub mod dialect;
pub mod meaning;
pub mod passes;

pub use dialect::context;
