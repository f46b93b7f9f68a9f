//! Diagnostics as data: the mistake, its places, and the remedy. [`Report`](crate::report::Report) builds them, for every
//! crate; [`render`](crate::render) draws them.

use crate::source::Span;

/// The consequence of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing is produced.
    Error,
    /// Worth a look; output is produced.
    Warning,
}

/// A place with what is to be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Label {
    /// Where.
    pub span: Span,
    /// The message at the place, in a few words; may be empty.
    pub text: String,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// Stable code out of the catalogue, such as `E0102`; `explain` prints its long form.
    pub code: &'static str,
    /// The severity.
    pub severity: Severity,
    /// Starts in lower case, ends without a full stop, does not repeat the place.
    pub message: String,
    /// The place that is wrong.
    pub primary: Label,
    /// Other places that matter, such as the first of two declarations.
    pub secondary: Vec<Label>,
    /// Facts that help to judge, such as the list of known names.
    pub notes: Vec<String>,
    /// The advice on what would be right.
    pub help: Option<String>,
}

impl Diagnostic {
    /// `true` if nothing can be produced because of this.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
