//! Two options of one name.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(name = "limit")]
    rounds: u8,
    /// Most operations to fold
    #[option(name = "limit")]
    operations: u8,
}

fn main() {}
