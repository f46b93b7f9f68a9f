//! Rust that a file of definitions writes and that does not exist: the compiler has no place for it, but the name of a macro.

use passwright::include_passes;

include_passes!("ui/include/unknown_rust.kdl");

pub struct Bare;

fn main() {}
