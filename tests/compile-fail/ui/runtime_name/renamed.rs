//! The runtime is a dependency under the name `pr`.

use pr::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 3)]
    rounds: u8,
}
