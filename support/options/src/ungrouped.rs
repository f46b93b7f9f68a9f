//! The check that a pass whose attribute is expanded alone is not in a module with `#[pass_group]`, which would not know it.

/// The scope of a pass that is in no group.
#[diagnostic::on_unimplemented(
    message = "a pass that a macro makes is not known to the `#[pass_group]` around it",
    label = "made by a macro, in a module with `#[pass_group]`",
    note = "write the struct in the module itself, or let the macro make the whole module"
)]
pub trait Ungrouped {}

/// The name that a pass outside of groups imports by a glob, and that a group hides by an item of its own.
pub mod scope {
    /// The scope of passes in no group.
    #[derive(Debug)]
    pub struct __PassScope;

    impl super::Ungrouped for __PassScope {}
}

/// Is compiled where `S` is in no group.
pub const fn assert_ungrouped<S: Ungrouped>() {}
