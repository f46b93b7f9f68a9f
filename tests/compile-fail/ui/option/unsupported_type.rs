//! A type that has no option values.

use passwright::pass;

/// Where things stand
#[derive(Clone, Default)]
pub struct Place;

/// Folds constants
#[pass(name = "fold")]
pub struct Fold {
    /// Too wide
    #[option(default = 1)]
    wide: u128,
}

/// Moves things
#[pass(name = "move")]
pub struct Move {
    /// Where to
    #[option]
    to: Place,
}

fn main() {}
