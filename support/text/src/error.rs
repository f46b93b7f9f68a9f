//! Mistakes in pipeline and option text.

use std::fmt;

use pass_diagnostics::render::{Style, Text, render};
use pass_diagnostics::{Diagnostic, Span};

/// The number of mistakes after which parsing stops.
const MOST: usize = 20;

/// One mistake in a pipeline or an option: a diagnostic about bytes of the text that was parsed.
///
/// ```
/// use pass_text::parse_list;
/// let errors = parse_list("cse,").unwrap_err();
/// assert_eq!(errors.iter().next().map(|error| error.location.start), Some(4));
/// ```
pub type Error = Diagnostic<Span>;

/// One mistake or more, in source order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errors {
    errors: Vec<Error>,
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

    /// Draws all mistakes as `mlir-opt` does. `name` is what the text is called, such as the flag it was given with.
    pub fn render(&self, name: &str, text: &str) -> String {
        self.render_as(Style::Mlir, name, text)
    }

    /// Draws all mistakes in that style.
    pub fn render_as(&self, style: Style, name: &str, text: &str) -> String {
        let text = Text { name, text };
        self.iter()
            .map(|error| render(error, &text, style))
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
        errors.sort_by_key(|error| error.location);
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
