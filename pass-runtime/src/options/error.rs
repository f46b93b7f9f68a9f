//! Why the text of one value is refused.

use std::fmt;
use std::ops::Range;

use pass_text::{Error, Span};

/// Why the text of one option value is refused. Where it stands in the user's text is added by whoever knows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionError {
    /// What is wrong, in words that fit behind `option 'x': `.
    pub message: String,
    /// The advice on what would be right, if there is any.
    pub help: Option<String>,
    /// More to know.
    pub notes: Vec<String>,
    /// Bytes of the value that are wrong; all of it if not set.
    pub span: Option<Range<usize>>,
}

impl OptionError {
    /// An error about the whole value.
    ///
    /// ```
    /// use pass_runtime::options::OptionError;
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

    /// A mistake: the expected kind of value beside the text that was found.
    pub fn expected(what: &str, found: &str) -> Self {
        if found.is_empty() {
            Self::new(format!("expected {what}, found nothing"))
        } else {
            Self::new(format!("expected {what}, found `{found}`"))
        }
    }

    /// Adds advice on what would be right.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds something to know.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// The same mistake about the value that is `text`.
    pub(crate) fn from_text(error: Error, text: &str) -> Self {
        let part = error.location.start..error.location.end;
        Self {
            message: error.message,
            help: error.help,
            notes: error.notes.into_iter().map(|note| note.message).collect(),
            span: (part != (0..text.len())).then_some(part),
        }
    }

    /// The same mistake about a value of which the wrong one is the part at `span`.
    pub(crate) fn within(mut self, span: Span) -> Self {
        self.span = Some(match self.span {
            Some(part) => span.start + part.start..span.start + part.end,
            None => span.start..span.end,
        });
        self
    }

    /// The same mistake about the value of option `name`, which stands at `span` in what the user wrote.
    pub(crate) fn into_mistake(self, name: &str, span: Span) -> Error {
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
