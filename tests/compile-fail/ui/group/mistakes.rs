//! A group lists passes that exist, once.

use passwright::{pass, pass_group};

/// Folds constants
#[pass]
pub struct Fold;

pass_group! { Misspelt [Fodl] }

pass_group! { NoList }

pass_group! { Two [Fold] Three [Fold] }

pass_group! { NotAPass [String] }

fn main() {}
