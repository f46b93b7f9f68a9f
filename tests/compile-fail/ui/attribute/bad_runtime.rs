//! The runtime is reached by the path of a module.

use pass_runtime::pass;

/// Folds constants
#[pass(name = "fold", runtime = "not a path")]
pub struct Fold {}

fn main() {
    let _fold = Fold::default();
}
