//! The macros come from another crate, and the runtime is no dependency.

use pr::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 3)]
    rounds: u8,
}
