//! Passes of a group stand directly in its module.

use pass_runtime::pass_group;

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
