//! Diagnostics of definitions. [`Report`](crate::report::Report) builds them, for every crate; [`render`](crate::render)
//! draws them. The type is that of errors in pipelines and of diagnostics of runs.

pub use pass_diagnostics::Severity;

use crate::source::Span;

/// One finding about definitions: its code is one of the catalogue, its severity an error or a warning, and its places are
/// in the texts of a [`Sources`](crate::source::Sources). Its subject are the changes that would mend it, the likeliest first.
pub type Diagnostic = pass_diagnostics::Diagnostic<Span, Vec<Fix>>;

/// A labelled span.
pub type Label = pass_diagnostics::Label<Span>;

/// A fact that helps to judge a [`Diagnostic`].
pub type Note = pass_diagnostics::Note<Span>;

/// A change that would fix the error of a [`Diagnostic`], for tools that can make it. Places are those of definitions in
/// KDL.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fix {
    /// Writes another text for the part of the primary place that has this one.
    Replace {
        /// The text that is wrong.
        written: String,
        /// The text that would be right.
        by: String,
    },
    /// Gives the node around the primary place another name.
    RenameNode(String),
    /// Takes out the node, the property or the argument at the primary place.
    Remove,
    /// Adds a node to the block of a declaration.
    Add {
        /// The name of the declaration, where it is written.
        block: Span,
        /// The node in KDL.
        node: String,
    },
}
