//! The runtime is reached by the path of a module.

use passwright::pass;

/// Folds constants
#[pass(name = "fold", crate = "not a path")]
pub struct Fold {}

fn main() {
    let _fold = Fold::default();
}
