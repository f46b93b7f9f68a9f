//! The error of reading one value from text.

use std::fmt;
use std::ops::Range;

use pass_text::{Error, Span};

/// The error of reading one option value from text. The reader of the options adds the position in the user's text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionError {
    /// The message, which follows `option 'x': `.
    pub message: String,
    /// The advice on what would be right.
    pub help: Option<String>,
    /// Further facts.
    pub notes: Vec<String>,
    /// Bytes of the value that are wrong; all of it if not set.
    pub span: Option<Range<usize>>,
}

impl OptionError {
    /// Creates an error about the whole value.
    ///
    /// ```
    /// use pass_options::OptionError;
    ///
    /// let error = OptionError::new("expected a colour, found `x`").help("try 'red'");
    /// assert_eq!(error.to_string(), "expected a colour, found `x`");
    /// ```
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            help: None,
            notes: Vec::new(),
            span: None,
        }
    }

    /// Creates an error that names the expected kind of value and the text that was found.
    pub fn expected(what: &str, found: &str) -> Self {
        if found.is_empty() {
            Self::new(format!("expected {what}, found nothing"))
        } else {
            Self::new(format!("expected {what}, found `{found}`"))
        }
    }

    /// Adds advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Converts an error about `text`, which is the whole value.
    pub(crate) fn from_text(error: Error, text: &str) -> Self {
        let part = error.location.start..error.location.end;
        Self {
            message: error.message,
            help: error.help,
            notes: error.notes.into_iter().map(|note| note.message).collect(),
            span: (part != (0..text.len())).then_some(part),
        }
    }

    /// Returns the error as one of a value that contains the wrong one at `span`.
    pub(crate) fn within(mut self, span: Span) -> Self {
        self.span = Some(match self.span {
            Some(part) => span.start + part.start..span.start + part.end,
            None => span.start..span.end,
        });
        self
    }

    /// Returns the error as one of the value of option `name`, at `span` in the text of the user.
    pub(crate) fn into_error(self, name: &str, span: Span) -> Error {
        let part = self
            .span
            .map(|part| Span::new(part.start, part.end).shifted(span.start));
        let span = part.filter(|part| part.end <= span.end).unwrap_or(span);
        let mut error = Error::error(span, format!("option `{name}`: {}", self.message));
        error.help = self.help;
        self.notes.into_iter().fold(error, Error::note)
    }

    /// Sets the bytes of the value that are wrong.
    #[must_use]
    pub fn at(mut self, span: Range<usize>) -> Self {
        self.span = Some(span);
        self
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for OptionError {}
