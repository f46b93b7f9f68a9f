//! Byte ranges of a text.

/// A byte range of a text.
///
/// Closed: whoever parses a text makes spans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

impl Span {
    /// Makes the range from `start` up to `end`, exclusive.
    ///
    /// ```
    /// assert_eq!(pass_diagnostics::Span::new(2, 5).slice("a cse b"), "cse");
    /// ```
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Makes the empty range before byte `position`.
    pub const fn at(position: usize) -> Self {
        Self::new(position, position)
    }

    /// Returns the range in a text that has `offset` more bytes in front.
    ///
    /// A pipeline in an option value is parsed by itself; this maps its spans to the enclosing text.
    pub const fn shifted(self, offset: usize) -> Self {
        Self::new(self.start + offset, self.end + offset)
    }

    /// Returns this range of `text`, or an empty string if it is out of bounds.
    pub fn slice(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}
