//! An enum of options has nothing but names.

use passwright::pass_enum;

/// How much to do
#[pass_enum]
pub enum Effort {
    Little,
    Much(u8),
}

/// How often
#[pass_enum]
pub enum Generic<T> {
    Once,
    Often(T),
}

fn main() {}
