//! An attribute of fields on something else.

use pass_runtime::pass;

/// Folds constants
#[pass(name = "fold")]
#[option(name = "rounds")]
pub struct Fold {}

fn main() {}
