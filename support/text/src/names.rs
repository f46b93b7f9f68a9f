//! Names in pipelines: their syntax, and the names that a misspelt one may stand for.

pub use crate::name::is_name;
pub use pass_diagnostics::names::{known_list, known_note, nearest};
