//! A group does not know passes that macros make in it, wherever the macro is declared.

use passwright::pass_group;

macro_rules! make_pass {
    ($name:ident) => {
        /// Folds constants
        #[passwright::pass]
        pub struct $name;
    };
}

#[pass_group]
mod cleanup {
    /// Folds constants
    #[pass]
    pub struct Fold;

    make_pass!(Extra);
}

mod alone {
    make_pass!(Alone);
    make_pass!(AlsoAlone);
}

fn main() {
    let _passes = (alone::Alone, alone::AlsoAlone);
}
