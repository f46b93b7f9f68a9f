//! Values with their places.

use crate::model::Prose;
use crate::source::Span;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spanned<T> {
    pub value: T,
    pub span: Span,
}

impl<T> Spanned<T> {
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

/// Creates prose without the places of its lines.
impl From<Spanned<String>> for Prose {
    fn from(text: Spanned<String>) -> Self {
        Prose::new(text.value, text.span, Vec::new())
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PipelineName {
    pub text: String,
    /// `true` if it is deliberately not kebab-case.
    pub verbatim: bool,
}
