//! A statistic counts for the runtime, which knows one type for that.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Operations folded
    #[statistic]
    num_folded: u64,
}

/// Folds more
#[pass(name = "fold-more")]
pub struct FoldMore {
    /// A statistic that nobody would see
    num_folded: passwright::Statistic,
}

fn main() {}
