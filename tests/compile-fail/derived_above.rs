//! Derive attributes above those of passes, which the compiler expands first.

use passwright::{pass, pass_enum};

/// How much to do
#[derive(Debug, Clone, Copy)]
#[pass_enum]
#[derive(PartialEq, Eq)]
pub enum Effort {
    /// Little
    Low,
    /// Much
    High,
}

/// Folds constants
#[derive(Debug)]
#[must_use]
#[derive(Clone, PartialEq)]
#[pass(name = "fold")]
pub struct Fold {
    /// Most rounds to run
    #[option(default = 3)]
    rounds: u8,
}

#[test]
fn what_is_derived_above_is_not_derived_again() {
    let fold = Fold::new(FoldOptions::default());
    assert_eq!(format!("{:?}", fold.clone()), "Fold { rounds: 3 }");
    assert_eq!(Fold::INFO.argument, "fold");
    assert_eq!(format!("{:?}", Effort::default()), "Low");
}
