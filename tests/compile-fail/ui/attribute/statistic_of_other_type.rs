//! A statistic counts for the runtime, which knows one type for that.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Operations folded
    #[statistic]
    num_folded: u64,
}

fn main() {}
