//! Values with their places.

use crate::model::Prose;
use crate::source::Span;

/// Something that was written, with its place.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The place.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// A value with its place.
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

/// Makes prose of a text without the places of its lines.
impl From<Spanned<String>> for Prose {
    fn from(text: Spanned<String>) -> Self {
        Prose::new(text.value, text.span, Vec::new())
    }
}

/// A name in a pipeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PipelineName {
    /// The name.
    pub text: String,
    /// `true` if it is deliberately not kebab-case.
    pub verbatim: bool,
}
