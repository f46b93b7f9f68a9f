//! A statistic counts for the runtime, which knows one type for that.

use pass_runtime::pass;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Operations folded
    #[statistic]
    num_folded: u64,
}

fn main() {}
