//! Errors in pipeline and option text.

use std::fmt;

use pass_diagnostics::render::{Style, Text, render};
use pass_diagnostics::{Diagnostic, Span};

/// The number of errors that are reported. Drawing one takes time in proportion to the text.
const MAX_ERRORS: usize = 20;

/// An error in a pipeline or an option: a diagnostic about a byte range of the parsed text.
///
/// ```
/// use pass_text::parse_list;
/// let errors = parse_list("cse,").unwrap_err();
/// assert_eq!(errors.iter().next().map(|error| error.location.start), Some(4));
/// ```
pub type Error = Diagnostic<Span>;

/// One or more errors, in source order. The first twenty are kept, and the number of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errors {
    /// Never empty.
    errors: Vec<Error>,
}

impl Errors {
    /// Returns the errors, in source order; at least one.
    pub fn iter(&self) -> std::slice::Iter<'_, Error> {
        self.errors.iter()
    }

    /// Moves every location by `offset` bytes, for a text embedded at that offset in a longer one.
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

    /// Renders all errors as `mlir-opt` does. `name` is the name of the text, such as a flag.
    pub fn render(&self, name: &str, text: &str) -> String {
        self.render_as(Style::Mlir, name, text)
    }

    /// Renders all errors in a style.
    pub fn render_as(&self, style: Style, name: &str, text: &str) -> String {
        let text = Text { name, text };
        self.iter()
            .map(|error| render(error, &text, style))
            .collect()
    }

    /// Returns `Ok` if `errors` is empty.
    ///
    /// # Errors
    ///
    /// The errors, in source order.
    pub fn check(mut errors: Vec<Error>) -> Result<(), Self> {
        match errors.pop() {
            Some(last) => Err(Self::from_nonempty(errors, last)),
            None => Ok(()),
        }
    }

    /// Collects `errors` and `error`, in source order.
    pub(crate) fn from_nonempty(mut errors: Vec<Error>, error: Error) -> Self {
        errors.push(error);
        errors.sort_by_key(|error| error.location);
        let rest = errors.len().saturating_sub(MAX_ERRORS);
        errors.truncate(MAX_ERRORS);
        if let Some(last) = errors.pop() {
            let note = || format!("{rest} more errors are not shown");
            errors.push(if rest > 0 { last.note(note()) } else { last });
        }
        Self { errors }
    }

    /// Returns whether there are so many errors that no others need to be found.
    pub fn limit_reached(errors: &[Error]) -> bool {
        errors.len() >= MAX_ERRORS
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

impl std::error::Error for Errors {}
