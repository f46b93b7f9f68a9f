//! A derived `Default` above the attribute would pass over the declared ones.

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
