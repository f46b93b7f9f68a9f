//! A pass is named in kebab-case.

use passwright::pass;

/// Folds constants
#[pass(name = "Fold_Constants")]
pub struct Fold {}

fn main() {
    let _fold = Fold::default();
}
