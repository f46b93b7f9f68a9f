//! Text that people read, with the place of each of its lines.

use std::fmt;
use std::ops::{Deref, Range};

use crate::draft::Spanned;
use crate::source::Span;

/// A summary, a description or another text for people. It reads as a `str`, and knows where in the source each part of
/// it stands.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Prose {
    text: String,
    span: Span,
    /// The starts of the parts that stand in the source as they are, in the text and in the source. Empty if they are not known.
    parts: Vec<(u32, u32)>,
}

impl Prose {
    /// Creates a text that is written at `span`. `parts` says where each line starts, and what follows an escape, in the text
    /// and in the source; it is empty if that is not known.
    pub fn new(text: String, span: Span, parts: Vec<(u32, u32)>) -> Self {
        Self { text, span, parts }
    }

    /// Returns all of it, where it is written.
    pub fn span(&self) -> Span {
        self.span
    }

    /// Returns the place of a part of the text: exact where the text stands in the source as it is, else all of it.
    pub fn part(&self, part: Range<usize>) -> Span {
        let place = |at: usize| {
            let after = self
                .parts
                .partition_point(|(start, _)| *start as usize <= at);
            let (start, source) = self.parts.get(after.checked_sub(1)?)?;
            Some(source + (at as u32 - start))
        };
        match (place(part.start), place(part.end)) {
            (Some(start), Some(end)) => Span {
                start,
                end,
                ..self.span
            },
            _ => self.span,
        }
    }
}

/// Shows the text and its place. The places of its parts follow from these.
impl fmt::Debug for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut prose = f.debug_struct("Prose");
        prose.field("text", &self.text).field("span", &self.span);
        prose.finish()
    }
}

/// Creates prose without the places of its parts.
impl From<Spanned<String>> for Prose {
    fn from(text: Spanned<String>) -> Self {
        Prose::new(text.value, text.span, Vec::new())
    }
}

impl Deref for Prose {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl AsRef<str> for Prose {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
