//! Places in a text.

/// A range of bytes in the text that was parsed.
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
    /// The bytes from `start` up to `end`, exclusive.
    ///
    /// ```
    /// assert_eq!(pass_diagnostics::Span::new(2, 5).slice("a cse b"), "cse");
    /// ```
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The empty place before byte `position`.
    pub const fn at(position: usize) -> Self {
        Self::new(position, position)
    }

    /// The same place in a text that has `offset` more bytes in front.
    ///
    /// A pipeline that is the value of an option is parsed by itself; this maps its spans to the text around it.
    pub const fn shifted(self, offset: usize) -> Self {
        Self::new(self.start + offset, self.end + offset)
    }

    /// The text at this place; empty where the place is not inside `text`.
    pub fn slice(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}
