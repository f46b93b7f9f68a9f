//! Diagnostics of passes, verifiers and the manager about operations.

pub use pass_text::diagnostic::{Label, Location, NoteKind, Operation, Severity};

pub use crate::panic::note_panic;
use crate::place::Place;

/// A message about an operation, with notes. It is data: the caller of a run decides how to show it.
///
/// ```
/// use pass_runtime::{Diagnostic, Location};
///
/// let here = Location::file("a.mlir", 2, 3);
/// let diagnostic = Diagnostic::error(here.clone(), "no such thing").note_at(here, "it was never declared");
/// assert_eq!(diagnostic.to_string(), "a.mlir:2:3: error: no such thing\na.mlir:2:3: note: it was never declared");
///
/// let diagnostic = Diagnostic::error(Location::Unknown, "no").see_operation("\"a.b\"() : () -> ()");
/// let note = "<unknown>:0: note: see current operation: \"a.b\"() : () -> ()";
/// assert_eq!(diagnostic.to_string(), format!("<unknown>:0: error: no\n{note}"));
///
/// assert_eq!(Diagnostic::output("two lines\nof text\n").to_string(), "two lines\nof text\n");
/// ```
pub type Diagnostic = pass_text::diagnostic::Diagnostic<Location, Subject>;

/// An additional fact about a [`Diagnostic`].
pub type Note = pass_text::diagnostic::Note<Location>;

/// The subject of a [`Diagnostic`] of a run: the pass, the operation and the place in the pipeline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Subject {
    /// The argument of the pass that ran, such as `cse`.
    pub pass: Option<&'static str>,
    /// The operation that the pass ran on, or the one nested in it that the message is about.
    pub operation: Option<Operation>,
    /// The step of the pipeline and the position of the operation.
    pub place: Option<Place>,
}

/// Takes diagnostics one after the other, in the order in which they are to be shown. Within a run it takes
/// [messages](crate::instrumentation::Message).
pub type Emit<'a, M = Diagnostic> = &'a mut (dyn FnMut(M) + Send + 'a);
