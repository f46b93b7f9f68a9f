//! Places as a reader sees them: the name of a text, line and column, and the text if it is at hand.

use std::borrow::Cow;
use std::fmt;

use crate::render::printable;
use crate::span::Span;

/// The texts that locations point into.
pub trait Texts<L> {
    /// The place of the location.
    fn place<'t>(&'t self, location: &'t L) -> Place<'t>;
}

/// A location as a reader sees it.
///
/// ```
/// use pass_diagnostics::Span;
/// use pass_diagnostics::render::Place;
///
/// assert_eq!(Place::in_text("a.mlir", "one\ntwo", Span::new(5, 6)).to_string(), "a.mlir:2:2");
/// assert_eq!(Place::at("a.mlir", 2, 2).to_string(), "a.mlir:2:2");
/// assert_eq!(Place::named("loc(\"a\")").to_string(), "loc(\"a\")");
/// ```
#[derive(Clone, Debug)]
pub struct Place<'t> {
    pub(crate) name: Cow<'t, str>,
    /// False if the name only says that nothing is known.
    #[cfg_attr(
        not(feature = "snippets"),
        expect(dead_code, reason = "the other style shows the name all the same")
    )]
    pub(crate) is_known: bool,
    /// Line and column, counted from 1.
    pub(crate) position: Option<(usize, usize)>,
    /// The whole text and the bytes that are meant.
    pub(crate) text: Option<(&'t str, Span)>,
}

impl<'t> Place<'t> {
    /// A place that has nothing but these words.
    pub fn named(words: impl Into<Cow<'t, str>>) -> Self {
        Self {
            name: words.into(),
            is_known: true,
            position: None,
            text: None,
        }
    }

    /// No place, in the words that stand where one is expected, such as `<unknown>:0`. A layout without such a column leaves
    /// them out.
    pub fn unknown(words: impl Into<Cow<'t, str>>) -> Self {
        Self {
            is_known: false,
            ..Self::named(words)
        }
    }

    /// Line and column of the text of that name, counted from 1.
    pub fn at(name: impl Into<Cow<'t, str>>, line: usize, column: usize) -> Self {
        Self {
            position: Some((line, column)),
            ..Self::named(name)
        }
    }

    /// The bytes of a text. Counts the lines before them, and the characters before them in their line.
    pub fn in_text(name: impl Into<Cow<'t, str>>, text: &'t str, span: Span) -> Self {
        let start = text.floor_char_boundary(span.start);
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line = text[..line_start].matches('\n').count() + 1;
        let column = text[line_start..start].chars().count() + 1;
        Self::at(name, line, column).within(text, span)
    }

    /// The same place, with the text at hand and the bytes of it that are meant.
    #[must_use]
    pub fn within(mut self, text: &'t str, span: Span) -> Self {
        let start = text.floor_char_boundary(span.start);
        let end = text.ceil_char_boundary(span.end).max(start);
        self.text = Some((text, Span::new(start, end)));
        self
    }

    /// True if the other is in the same text. Two texts may have the same name.
    pub(crate) fn is_beside(&self, other: &Self) -> bool {
        let text = |place: &Self| place.text.map(|(text, _)| std::ptr::from_ref(text));
        self.name == other.name && text(self) == text(other)
    }

    /// True if the other is the same place.
    pub(crate) fn is(&self, other: &Self) -> bool {
        let span = |place: &Self| (place.position, place.text.map(|(_, span)| span));
        self.is_beside(other) && span(self) == span(other)
    }
}

/// The place as a message starts with it.
impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&printable(&self.name))?;
        match self.position {
            Some((line, column)) => write!(f, ":{line}:{column}"),
            None => Ok(()),
        }
    }
}

/// A text by the name that the user knows it by.
///
/// Closed: the caller makes it.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    /// The name, such as the flag that the text was given with.
    pub name: &'t str,
    /// The text.
    pub text: &'t str,
}

/// Lines and columns count from 1, columns in characters.
impl Texts<Span> for Text<'_> {
    fn place<'t>(&'t self, location: &'t Span) -> Place<'t> {
        Place::in_text(self.name, self.text, *location)
    }
}

/// Locations that say by themselves where they are.
pub(crate) struct Bare;

impl<L: fmt::Display> Texts<L> for Bare {
    fn place<'t>(&'t self, location: &'t L) -> Place<'t> {
        Place::named(location.to_string())
    }
}
