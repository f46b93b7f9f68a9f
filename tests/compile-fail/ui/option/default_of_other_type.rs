//! A default of another type than its option's.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = "many")]
    rounds: u8,
    /// Whether to fold at all
    #[option(default = 1)]
    enabled: bool,
    /// Most patterns to try
    #[option(default = "1")]
    patterns: u8,
}

fn main() {}
