//! Values with their places.

use pass_diagnostics::source::Span;

/// A value with its place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The place.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// Creates a value that is written at a place.
    pub fn new(value: T, span: Span) -> Self {
        Self { value, span }
    }
}

impl Spanned<bool> {
    /// Returns `true` for a flag that is written as true.
    pub fn is_set(flag: &Option<Self>) -> bool {
        flag.as_ref().is_some_and(|flag| flag.value)
    }
}
