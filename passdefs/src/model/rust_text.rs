//! Rust that a definition writes.

use std::ops::Deref;

use crate::source::Span;

/// Rust that a definition writes, such as the path of a function, with its place: only the compiler can tell whether what
/// it names exists, and the message has to lead back to the definition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RustText {
    /// The text.
    pub text: String,
    /// Its span.
    pub span: Span,
}

impl RustText {
    pub(crate) fn new(text: String, span: Span) -> Self {
        Self { text, span }
    }
}

impl Deref for RustText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}
