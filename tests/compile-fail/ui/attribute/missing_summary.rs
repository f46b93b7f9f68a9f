//! A pass has a summary: its doc comment.

use pass_runtime::pass;

#[pass(name = "fold")]
pub struct Fold {}

fn main() {}
