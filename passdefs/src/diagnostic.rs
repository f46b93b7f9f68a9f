//! Diagnostics of definitions. [`Report`](crate::report::Report) builds them, for every crate; [`render`](crate::render)
//! draws them. The type is that of mistakes in pipelines and of diagnostics of runs.

pub use pass_diagnostics::Severity;

use crate::source::Span;

/// One finding about definitions: its code is one of the catalogue, its severity an error or a warning, and its places are
/// in the texts of a [`Sources`](crate::source::Sources).
pub type Diagnostic = pass_diagnostics::Diagnostic<Span>;

/// A place with what is to be said about it.
pub type Label = pass_diagnostics::Label<Span>;

/// A fact that helps to judge a [`Diagnostic`].
pub type Note = pass_diagnostics::Note<Span>;
