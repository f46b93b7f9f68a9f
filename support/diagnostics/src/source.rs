//! Several source texts, and places in them.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use crate::place::{ResolvedLocation, Texts};

/// A place in one of the texts of a [`Sources`]: half-open byte offsets.
///
/// Closed: whoever has texts of its own makes spans.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The number of the text, from [`Sources::add`].
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

/// One text with the name that the user knows it by.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path as the user gave it, or another name for the text.
    pub name: Arc<str>,
    /// The text; empty where spans are numbers of places that somebody else keeps, as a macro does.
    pub text: Arc<str>,
    lines: Lines,
}

/// The start of a span, as a reader names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Location<'s> {
    /// The name of the text, such as `passes.kdl`; empty if the span is in no text.
    pub file: &'s str,
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
}

impl fmt::Display for Location<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

#[derive(Clone, Debug)]
enum Lines {
    /// Offsets of line starts in the text.
    Starts(Arc<[u32]>),
    /// The line and column of each place; an offset is an index into this.
    Places(Arc<[(usize, usize)]>),
}

/// The texts that spans point into.
///
/// ```
/// use pass_diagnostics::source::{Sources, Span};
/// let mut sources = Sources::new();
/// let file = sources.add("passes.kdl", "group \"G\" {\n  pass\n}\n");
/// assert_eq!(sources.line_column(Span { file, start: 14, end: 18 }), (2, 3));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<Source>,
}

impl Sources {
    /// Creates an empty list of texts.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text; the number is what [`Span::file`] holds. Lines end with `\n`, `\r\n` or `\r`, as the protocol of editors has it,
    /// so that a line has the same number in a message, in an editor and in a comment of generated code. The further line ends of
    /// KDL, such as U+2028, start no line.
    pub fn add(&mut self, name: &str, text: &str) -> u32 {
        let text = &*with_line_feeds(text);
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1));
        let lines = Lines::Starts(starts.collect());
        self.push(name, text, lines)
    }

    /// Adds a text that is not at hand: the offsets of its spans are indices into `places`, which are lines and
    /// columns counted from 1.
    pub fn add_places(&mut self, name: &str, places: Vec<(usize, usize)>) -> u32 {
        self.push(name, "", Lines::Places(places.into()))
    }

    fn push(&mut self, name: &str, text: &str, lines: Lines) -> u32 {
        self.files.push(Source {
            name: name.into(),
            text: text.into(),
            lines,
        });
        (self.files.len() - 1) as u32
    }

    /// Returns the number of the text that is added next.
    pub fn next(&self) -> u32 {
        self.files.len() as u32
    }

    /// Returns the text with this number, if there is one.
    pub fn get(&self, file: u32) -> Option<&Source> {
        self.files.get(file as usize)
    }

    /// Returns all texts, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Source> {
        self.files.iter()
    }

    /// Returns the bytes of a span, if its text is at hand: of a text that a dump was made from, only places are known.
    ///
    /// ```
    /// use pass_diagnostics::source::{Sources, Span};
    /// let mut sources = Sources::new();
    /// let [known, unknown] = [sources.add("a.kdl", "text"), sources.add_places("Passes.td", vec![(7, 1)])];
    /// let span = |file| Span { file, start: 0, end: 0 };
    /// assert_eq!([sources.bytes(span(known)), sources.bytes(span(unknown))], [Some(0..0), None]);
    /// ```
    pub fn bytes(&self, span: Span) -> Option<std::ops::Range<u32>> {
        match self.get(span.file)?.lines {
            Lines::Starts(_) => Some(span.start..span.end),
            Lines::Places(_) => None,
        }
    }

    /// Gives texts other names: `name` is given the number of a text and the name that it has.
    pub fn rename(&mut self, name: impl Fn(u32, &str) -> String) {
        for (number, source) in self.files.iter_mut().enumerate() {
            source.name = name(number as u32, &source.name).into();
        }
    }

    /// Returns the place where a span starts.
    pub fn location(&self, span: Span) -> Location<'_> {
        let (line, column) = self.line_column(span);
        let file = self.get(span.file).map_or("", |source| &source.name);
        Location { file, line, column }
    }

    /// Returns the line and column of a span's start, both counted from 1; the column counts characters.
    pub fn line_column(&self, span: Span) -> (usize, usize) {
        self.get(span.file)
            .map_or((1, 1), |source| source.line_column(span.start as usize))
    }
}

/// Replaces each `\r` without a `\n` behind it by `\n`, so that whoever draws an excerpt finds the same lines. Offsets stay.
fn with_line_feeds(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return text.into();
    }
    let parts = text.split("\r\n").map(|part| part.replace('\r', "\n"));
    parts.collect::<Vec<_>>().join("\r\n").into()
}

impl Source {
    fn line_column(&self, offset: usize) -> (usize, usize) {
        match &self.lines {
            Lines::Places(places) => places.get(offset).copied().unwrap_or((1, 1)),
            Lines::Starts(starts) => {
                let line = starts.partition_point(|start| *start as usize <= offset);
                let start = starts.get(line.saturating_sub(1)).copied().unwrap_or(0) as usize;
                let end = offset.min(self.text.len());
                let before = self.text.get(start..end).unwrap_or("");
                (line, before.chars().count() + 1)
            }
        }
    }
}

impl Texts<Span> for Sources {
    fn resolve<'t>(&'t self, location: &'t Span) -> ResolvedLocation<'t> {
        let Some(source) = self.get(location.file) else {
            return ResolvedLocation::unknown("<unknown>:1:1");
        };
        let (line, column) = self.line_column(*location);
        let place = ResolvedLocation::at(&*source.name, line, column);
        if source.text.is_empty() {
            return place;
        }
        let span = crate::Span::new(location.start as usize, location.end as usize);
        place.within(&source.text, span)
    }
}
