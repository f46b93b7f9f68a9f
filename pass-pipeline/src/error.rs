//! Mistakes in pipeline and option text, as data and drawn.

use std::fmt;

use crate::nearest::{known_note, nearest};
use crate::span::Span;

/// The number of mistakes after which parsing stops.
const MOST: usize = 20;
/// The number of characters of a long line that are shown on either side of the mistake.
const WINDOW: usize = 100;
/// Columns between tab stops in an excerpt.
const TAB: usize = 8;

/// One mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// Starts in lower case, ends without a full stop, does not repeat the place.
    pub message: String,
    /// The place that is wrong, in the text that was parsed.
    pub span: Span,
    /// Facts that help to judge, such as the names that exist.
    pub notes: Vec<String>,
    /// The help: a text that would be right.
    pub help: Option<String>,
}

/// One mistake or more, in source order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errors {
    errors: Vec<Error>,
}

impl Error {
    /// A mistake at `span`.
    pub fn new(message: impl Into<String>, span: Span) -> Self {
        Self {
            message: message.into(),
            span,
            notes: Vec::new(),
            help: None,
        }
    }

    /// A name that does not exist: says which is nearest, and which exist.
    ///
    /// ```
    /// use pass_pipeline::{Error, Span};
    /// let error = Error::unknown("pass", "passes", "csee", Span::new(4, 8), ["cse", "inline"]);
    /// assert_eq!(error.render("-p", "any(csee)"), "\
    /// -p:1:5: error: unknown pass `csee`
    /// any(csee)
    ///     ^~~~
    /// note: known passes: `cse`, `inline`
    /// help: did you mean `cse`?
    /// ");
    /// ```
    pub fn unknown<'a>(
        kind: &str,
        kinds: &str,
        name: &str,
        span: Span,
        known: impl IntoIterator<Item = &'a str> + Clone,
    ) -> Self {
        let error = Self::new(format!("unknown {kind} `{name}`"), span).note(known_note(
            kinds,
            name,
            known.clone(),
        ));
        match nearest(name, known) {
            Some(meant) => error.help(format!("did you mean `{meant}`?")),
            None => error,
        }
    }

    /// Adds a fact.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Says what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same mistake in a text that has `offset` more bytes in front.
    #[must_use]
    pub fn shifted(mut self, offset: usize) -> Self {
        self.span = self.span.shifted(offset);
        self
    }

    /// Draws the mistake: place, message, the line with a caret under the mistake, notes and help.
    ///
    /// `name` is what the text is called, such as the flag it was given with. Lines and columns count from 1, columns
    /// in characters.
    pub fn render(&self, name: &str, text: &str) -> String {
        self.render_as("error", name, text)
    }

    /// As [`render`](Self::render), with another word for the severity, such as `warning`.
    pub fn render_as(&self, severity: &str, name: &str, text: &str) -> String {
        let place = Place::find(text, self.span);
        let mut out = format!(
            "{name}:{}:{}: {severity}: {}\n",
            place.line, place.column, self.message
        );
        out.push_str(&place.excerpt());
        for note in &self.notes {
            out.push_str(&format!("note: {note}\n"));
        }
        if let Some(help) = &self.help {
            out.push_str(&format!("help: {help}\n"));
        }
        out
    }
}

impl Errors {
    /// All mistakes, in source order; at least one.
    pub fn iter(&self) -> std::slice::Iter<'_, Error> {
        self.errors.iter()
    }

    /// The same mistakes in a text that has `offset` more bytes in front.
    #[must_use]
    pub fn shifted(self, offset: usize) -> Self {
        Self {
            errors: self
                .errors
                .into_iter()
                .map(|error| error.shifted(offset))
                .collect(),
        }
    }

    /// Draws all mistakes, see [`Error::render`].
    pub fn render(&self, name: &str, text: &str) -> String {
        self.errors
            .iter()
            .map(|error| error.render(name, text))
            .collect()
    }

    /// Fine if nothing was collected.
    ///
    /// # Errors
    ///
    /// The collected mistakes, sorted by place.
    pub fn check(mut errors: Vec<Error>) -> Result<(), Self> {
        match errors.pop() {
            Some(last) => Err(Self::sorted(errors, last)),
            None => Ok(()),
        }
    }

    /// `errors` and `last`, in source order.
    pub(crate) fn sorted(mut errors: Vec<Error>, last: Error) -> Self {
        errors.push(last);
        errors.sort_by_key(|error| error.span);
        Self { errors }
    }

    /// True if the limit of mistakes is reached.
    pub(crate) fn is_full(errors: &[Error]) -> bool {
        errors.len() >= MOST
    }
}

impl From<Error> for Errors {
    fn from(error: Error) -> Self {
        Self {
            errors: vec![error],
        }
    }
}

impl IntoIterator for Errors {
    type Item = Error;
    type IntoIter = std::vec::IntoIter<Error>;

    fn into_iter(self) -> Self::IntoIter {
        self.errors.into_iter()
    }
}

impl<'a> IntoIterator for &'a Errors {
    type Item = &'a Error;
    type IntoIter = std::slice::Iter<'a, Error>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages: Vec<&str> = self
            .errors
            .iter()
            .map(|error| error.message.as_str())
            .collect();
        f.write_str(&messages.join("; "))
    }
}

impl std::error::Error for Error {}
impl std::error::Error for Errors {}

/// Draws the line of `text` that `span` starts in, with a caret under the place.
///
/// Tabs become blanks up to the next multiple of 8 columns; of a very long line only the neighbourhood is shown.
///
/// ```
/// use pass_pipeline::{Span, excerpt};
/// assert_eq!(excerpt("first\n\tsecond", Span::new(7, 10)), "        second\n        ^~~\n");
/// ```
pub fn excerpt(text: &str, span: Span) -> String {
    Place::find(text, span).excerpt()
}

/// A mistake's line, and where in it the mistake is.
struct Place<'t> {
    line: usize,
    column: usize,
    text: &'t str,
    width: usize,
}

impl<'t> Place<'t> {
    fn find(text: &'t str, span: Span) -> Self {
        let start = text.floor_char_boundary(span.start.min(text.len()));
        let end = text.floor_char_boundary(span.end.clamp(start, text.len()));
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        Self {
            line: text[..start].matches('\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            text: text[line_start..line_end].trim_end_matches('\r'),
            width: text[start..end.min(line_end)].chars().count().max(1),
        }
    }

    /// The line and the caret below it; only the neighbourhood of the mistake where the line is very long.
    fn excerpt(&self) -> String {
        let start = self.column - 1;
        let from = start.saturating_sub(WINDOW);
        let mut line = if from > 0 {
            "...".to_owned()
        } else {
            String::new()
        };
        let mut marks = " ".repeat(line.len());
        let mut rest = self.text.chars().skip(from);
        for (index, c) in (from..).zip(rest.by_ref().take(2 * WINDOW)) {
            let shown = show(c, line.chars().count());
            for column in 0..shown.chars().count() {
                marks.push(mark(index, column, start..start + self.width));
            }
            line.push_str(&shown);
        }
        line.push_str(if rest.next().is_some() { "..." } else { "" });
        if start >= self.text.chars().count() {
            marks.push('^');
        }
        format!("{line}\n{}\n", marks.trim_end())
    }
}

/// The marker below a column: a caret where the mistake starts, and a line under the rest of it.
fn mark(index: usize, column: usize, mistake: std::ops::Range<usize>) -> char {
    match mistake.contains(&index) {
        true if index == mistake.start && column == 0 => '^',
        true => '~',
        false => ' ',
    }
}

/// A character as an excerpt shows it at this column.
fn show(c: char, column: usize) -> String {
    match c {
        '\t' => " ".repeat(TAB - column % TAB),
        c if c.is_control() => char::REPLACEMENT_CHARACTER.to_string(),
        c => c.to_string(),
    }
}
