//! An unknown argument answers with the nearest one.

use passwright::pass;

/// Folds constants
#[pass(name = "fold", operation = "func.func", dialect("arith"))]
pub struct Fold {}

fn main() {
    let _fold = Fold::default();
}
