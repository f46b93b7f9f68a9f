//! A pipeline runs a pass that a condition leaves out, and a group has more conditions than are combined.

use passwright::pass_group;

#[pass_group]
mod left_out {
    /// Folds constants
    #[cfg(any())]
    #[pass]
    pub struct Fold;

    /// Runs what is not there
    #[pass_pipeline(name = "all", body(run("fold")))]
    pub struct All;
}

#[pass_group]
mod too_many {
    /// Folds constants
    #[pass]
    pub struct Fold {
        /// One
        #[cfg(unix)]
        #[option]
        one: u8,
        /// Two
        #[cfg(windows)]
        #[option]
        two: u8,
        /// Three
        #[cfg(any(unix, windows))]
        #[option]
        three: u8,
        /// Four
        #[cfg(all(unix, windows))]
        #[option]
        four: u8,
        /// Five
        #[cfg(not(unix))]
        #[option]
        five: u8,
    }
}

fn main() {}
