//! Diagnostics of passes, verifiers and the manager about operations.

use std::fmt;

pub use crate::location::Location;
pub use crate::panic::note_panic;

use crate::deferred::Deferred;
use crate::place::Place;

/// The severity of a [`Diagnostic`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Text that was asked for, shown verbatim without location and notes.
    Output,
    /// An error: the pass that emits it also fails.
    Error,
    /// A likely mistake.
    Warning,
    /// Information, such as a transformation that was not applied.
    Remark,
    /// An addition to the diagnostic that it is attached to.
    Note,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Output => "output",
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Remark => "remark",
            Self::Note => "note",
        })
    }
}

/// A message about an operation, with notes. It is data: whoever runs a pipeline decides what becomes of it.
///
/// ```
/// use pass_runtime::{Diagnostic, Location};
///
/// let here = Location::file("a.mlir", 2, 3);
/// let diagnostic = Diagnostic::error(here.clone(), "no such thing").note(here, "it was never declared");
/// assert_eq!(diagnostic.to_string(), "a.mlir:2:3: error: no such thing\na.mlir:2:3: note: it was never declared");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The location in the source text.
    pub location: Location,
    /// The message: one sentence without its full stop.
    pub message: String,
    /// Notes that follow it, in order.
    pub notes: Vec<Note>,
    /// The argument of the pass that ran, such as `cse`.
    pub pass: Option<&'static str>,
    /// The operation that the pass ran on, or the one nested in it that the message is about.
    pub operation: Option<Operation>,
    /// The step of the pipeline and the position of the operation.
    pub place: Option<Place>,
    /// Work that this stands for within a run. Whoever called the run never sees such a diagnostic.
    pub(crate) deferred: Option<Deferred>,
}

/// An operation by its name and symbol.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Operation {
    /// Full name, such as `func.func`.
    pub name: String,
    /// The symbol that it defines.
    pub symbol: Option<String>,
}

/// More about a [`Diagnostic`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note {
    /// The location in the source text.
    pub location: Location,
    /// The message.
    pub message: String,
    /// The kind.
    pub kind: NoteKind,
}

/// The kind of a [`Note`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoteKind {
    /// A message that belongs to the diagnostic.
    #[default]
    Message,
    /// The text of the operation, see [`Diagnostic::see_operation`].
    Operation,
    /// The pass after which the verifier ran, see [`VerifyEach`](crate::instrumentation::VerifyEach).
    Pass,
}

/// Takes diagnostics one after the other, in the order in which they are to be shown.
pub type Emit<'a> = &'a mut (dyn FnMut(Diagnostic) + Send + 'a);

impl Operation {
    /// An operation of that name.
    pub fn new(name: impl Into<String>, symbol: Option<String>) -> Self {
        Self {
            name: name.into(),
            symbol,
        }
    }
}

/// The symbol, or else the name in quotes.
impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.symbol {
            Some(symbol) => write!(f, "@{symbol}"),
            None => write!(f, "'{}'", self.name),
        }
    }
}

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self {
            severity,
            location,
            message: message.into(),
            notes: Vec::new(),
            pass: None,
            operation: None,
            place: None,
            deferred: None,
        }
    }

    /// Work that takes its turn among the diagnostics of a run.
    pub(crate) fn deferred<T: std::any::Any + Send>(work: T) -> Self {
        Self {
            deferred: Some(Deferred::new(work)),
            ..Self::output(String::new())
        }
    }

    /// An error.
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// A warning.
    pub fn warning(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, location, message)
    }

    /// A remark.
    pub fn remark(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Remark, location, message)
    }

    /// Text that was asked for, such as that of an operation, with a line break at its end.
    ///
    /// ```
    /// use pass_runtime::Diagnostic;
    ///
    /// assert_eq!(Diagnostic::output("two lines\nof text\n").to_string(), "two lines\nof text\n");
    /// ```
    pub fn output(text: impl Into<String>) -> Self {
        Self::new(Severity::Output, Location::Unknown, text)
    }

    /// Puts a note with the text of the operation that it is about in front of the other notes.
    ///
    /// ```
    /// use pass_runtime::{Diagnostic, Location};
    ///
    /// let diagnostic = Diagnostic::error(Location::Unknown, "no").see_operation("\"a.b\"() : () -> ()");
    /// let note = "<unknown>:0: note: see current operation: \"a.b\"() : () -> ()";
    /// assert_eq!(diagnostic.to_string(), format!("<unknown>:0: error: no\n{note}"));
    /// ```
    #[must_use]
    pub fn see_operation(mut self, text: &str) -> Self {
        let line_break = if text.contains('\n') { "\n" } else { "" };
        let note = Note {
            location: self.location.clone(),
            message: format!("see current operation: {line_break}{text}"),
            kind: NoteKind::Operation,
        };
        self.notes.insert(0, note);
        self
    }

    /// Appends a note.
    #[must_use]
    pub fn note(self, location: Location, message: impl Into<String>) -> Self {
        self.note_of_kind(NoteKind::Message, location, message)
    }

    /// Appends a note of that kind.
    #[must_use]
    pub fn note_of_kind(
        mut self,
        kind: NoteKind,
        location: Location,
        message: impl Into<String>,
    ) -> Self {
        self.notes.push(Note {
            location,
            message: message.into(),
            kind,
        });
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.severity == Severity::Output {
            return f.write_str(&self.message);
        }
        write!(f, "{}: {}: {}", self.location, self.severity, self.message)?;
        for note in &self.notes {
            write!(f, "\n{note}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.location, Severity::Note, self.message)
    }
}
