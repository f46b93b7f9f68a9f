//! An unknown argument of an option answers with the nearest one.

use passwright::{Statistic, pass};

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(defualt = 10)]
    rounds: u8,
    /// Operations folded
    #[statistic(nmae = "folded")]
    folded: Statistic,
}

fn main() {}
