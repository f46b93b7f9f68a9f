//! Types, functions and paths that do not exist: one error each, where they are written.

use passwright::pass;

/// Moves things
#[pass(name = "move")]
pub struct Move {
    /// Where to
    #[option]
    to: Plce,
    /// Where from
    #[option(default = "a")]
    from: Vec<crate::places::Place>,
}

/// Is made by nobody
#[pass(name = "made", constructor = "crate::make_made")]
pub struct Made;

/// Is made of something else
#[pass(name = "other", constructor = "make_other")]
pub struct Other;

fn make_other() -> Made {
    Made
}

fn main() {}
