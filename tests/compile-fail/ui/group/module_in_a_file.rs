//! The compiler gives no attribute macro a module that is a file of its own.

use passwright::pass_group;

#[pass_group]
#[path = "../support/empty_module.rs"]
mod cleanup;

fn main() {}
