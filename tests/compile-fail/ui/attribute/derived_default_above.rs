//! A derive attribute above the attribute, which the compiler expands first.

use passwright::pass;

/// Folds constants
#[derive(Default)]
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 3)]
    rounds: u8,
}

fn main() {}
