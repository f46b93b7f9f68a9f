//! Passes of a group stand directly in its module.

use passwright::pass_group;

#[pass_group]
mod cleanup {
    pub mod inner {
        /// Folds constants
        #[pass(name = "fold")]
        pub struct Fold {}
    }
}

fn main() {
    let _fold = cleanup::inner::Fold {};
}
