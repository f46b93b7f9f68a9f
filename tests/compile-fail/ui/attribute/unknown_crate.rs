//! The path of the crate `passwright` leads nowhere.

use passwright::pass;

/// Folds constants
#[pass(name = "fold", crate = "::framework")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 3)]
    rounds: u8,
}

fn main() {}
