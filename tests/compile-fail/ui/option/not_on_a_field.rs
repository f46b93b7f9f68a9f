//! An attribute of fields on something else.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
#[option(name = "rounds")]
pub struct Fold {}

fn main() {}
