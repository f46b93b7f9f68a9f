//! A pass has a summary: its doc comment.

use passwright::pass;

#[pass(name = "fold")]
pub struct Fold {}

fn main() {}
