//! Places for display: the name of a text, line and column, and the text if it is available.

use std::borrow::Cow;
use std::fmt;

use crate::render::printable;
use crate::span::Span;

/// The texts that locations point into.
pub trait Texts<L> {
    /// Returns the place of a location.
    fn resolve<'t>(&'t self, location: &'t L) -> ResolvedLocation<'t>;
}

/// A location for display.
///
/// ```
/// use pass_diagnostics::Span;
/// use pass_diagnostics::render::ResolvedLocation;
///
/// assert_eq!(ResolvedLocation::in_text("a.mlir", "one\ntwo", Span::new(5, 6)).to_string(), "a.mlir:2:2");
/// assert_eq!(ResolvedLocation::at("a.mlir", 2, 2).to_string(), "a.mlir:2:2");
/// assert_eq!(ResolvedLocation::named("loc(\"a\")").to_string(), "loc(\"a\")");
/// ```
#[derive(Clone, Debug)]
pub struct ResolvedLocation<'t> {
    pub(crate) name: Cow<'t, str>,
    /// False if the name is a placeholder.
    pub(crate) is_known: bool,
    /// Line and column, counted from 1.
    pub(crate) position: Option<(usize, usize)>,
    /// The whole text and the byte range of the place.
    pub(crate) text: Option<(&'t str, Span)>,
}

impl<'t> ResolvedLocation<'t> {
    /// Makes a place in words, such as `loc("a")`, without a text and a position in it.
    pub fn named(name: impl Into<Cow<'t, str>>) -> Self {
        Self {
            name: name.into(),
            is_known: true,
            position: None,
            text: None,
        }
    }

    /// Makes an unknown place with its placeholder, such as `<unknown>:0`. A layout that needs no placeholder omits it.
    pub fn unknown(placeholder: impl Into<Cow<'t, str>>) -> Self {
        Self {
            is_known: false,
            ..Self::named(placeholder)
        }
    }

    /// Makes a place from a line and a column, counted from 1.
    pub fn at(name: impl Into<Cow<'t, str>>, line: usize, column: usize) -> Self {
        Self {
            position: Some((line, column)),
            ..Self::named(name)
        }
    }

    /// Makes a place from a byte range of a text. Columns count characters.
    pub fn in_text(name: impl Into<Cow<'t, str>>, text: &'t str, span: Span) -> Self {
        let start = floor_char_boundary(text, span.start);
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line = text[..line_start].matches('\n').count() + 1;
        let column = text[line_start..start].chars().count() + 1;
        Self::at(name, line, column).within(text, span)
    }

    /// Adds the text and the byte range of the place.
    #[must_use]
    pub fn within(mut self, text: &'t str, span: Span) -> Self {
        let start = floor_char_boundary(text, span.start);
        let is_boundary = |end: &usize| text.is_char_boundary(*end);
        let end = (span.end..text.len()).find(is_boundary);
        let end = end.unwrap_or(text.len()).max(start);
        self.text = Some((text, Span::new(start, end)));
        self
    }

    pub(crate) fn is_in_words(&self) -> bool {
        self.is_known && self.position.is_none()
    }

    /// Returns true if both places are in the same text. Two texts may have the same name.
    pub(crate) fn shares_text_with(&self, other: &Self) -> bool {
        let text = |place: &Self| place.text.map(|(text, _)| std::ptr::from_ref(text));
        self.name == other.name && text(self) == text(other)
    }

    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let span = |place: &Self| (place.position, place.text.map(|(_, span)| span));
        self.shares_text_with(other) && span(self) == span(other)
    }
}

/// The prefix of a message.
impl fmt::Display for ResolvedLocation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&printable(&self.name))?;
        match self.position {
            Some((line, column)) => write!(f, ":{line}:{column}"),
            None => Ok(()),
        }
    }
}

/// A text and its name.
///
/// Closed: the caller makes it.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    /// The name, such as the flag that the text was given with.
    pub name: &'t str,
    /// The text.
    pub text: &'t str,
}

/// Returns the last character boundary at or before an offset.
fn floor_char_boundary(text: &str, offset: usize) -> usize {
    let is_boundary = |offset: &usize| text.is_char_boundary(*offset);
    let offset = offset.min(text.len());
    (0..=offset).rfind(is_boundary).unwrap_or(0)
}

/// Lines and columns count from 1, columns in characters.
impl Texts<Span> for Text<'_> {
    fn resolve<'t>(&'t self, location: &'t Span) -> ResolvedLocation<'t> {
        ResolvedLocation::in_text(self.name, self.text, *location)
    }
}

/// Locations that display themselves.
pub(crate) struct DisplayLocations;

impl<L: fmt::Display> Texts<L> for DisplayLocations {
    fn resolve<'t>(&'t self, location: &'t L) -> ResolvedLocation<'t> {
        ResolvedLocation::unknown(location.to_string())
    }
}
