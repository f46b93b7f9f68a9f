//! Arguments that cannot be read.

use passwright::pass;

/// Folds constants
#[pass(name = , op = "func.func")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 1 + 1)]
    rounds: u8,
}

fn main() {}
