//! Mistakes in a group are reported where they are, and what uses the group gives no errors of its own.

use passwright::{PassRegistry, pass_group};

#[path = "../support/toy.rs"]
mod toy;

#[pass_group(name = "Cleanup")]
mod cleanup {
    /// How much to do
    #[pass_enum]
    pub enum Effort {
        Little,
        Much,
    }

    /// Folds constants
    #[pass(name = "fold")]
    pub struct Fold {
        /// How much to do
        #[option(default = "mcuh")]
        pub effort: Effort,
    }

    /// Folds again
    #[pass(name = "fold")]
    pub struct FoldAgain {}
}

fn main() {
    let mut registry = PassRegistry::<toy::Toy>::new();
    cleanup::register_cleanup_passes(&mut registry).unwrap();
    let _fold = cleanup::create_fold::<toy::Toy>();
}
