//! A derived default would pass over the declared ones.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
#[derive(Default)]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 10)]
    rounds: u8,
}

fn main() {}
