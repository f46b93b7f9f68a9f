//! A default that the option would refuse.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 300)]
    rounds: u8,
    /// Most operations to fold
    #[option(default = 11, min = 1, max = 10)]
    operations: u32,
}

fn main() {}
