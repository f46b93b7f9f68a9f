//! Only a struct with named fields can be a pass.

use passwright::pass;

/// Folds constants
#[pass(name = "fold")]
fn fold() {}

/// Folds constants
#[pass(name = "fold-pair")]
struct Pair(#[option] bool);

/// Folds constants
#[pass(name = "fold-any")]
struct Any<T> {
    value: T,
}

fn main() {
    fold();
}
