//! Places in texts, and values with their places.

use std::fmt;

/// A place in one of several texts: half-open byte offsets.
///
/// Closed: whoever has texts of its own makes spans.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The number of the text.
    pub file: u32,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// Returns the span from the start of `self` to the end of `other`, which is in the same text.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span {
            end: other.end.max(self.end),
            ..self
        }
    }
}

/// Shows a span on one line.
impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}..{}", self.file, self.start, self.end)
    }
}

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
