//! Diagnostics of passes, verifiers and the manager about operations.

use std::fmt;

use crate::location::Location;

/// The severity of a [`Diagnostic`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing at all: it is text that was asked for, to be shown as it is, with neither place nor notes.
    Output,
    /// Something is wrong; whoever says so also fails.
    Error,
    /// Something looks wrong.
    Warning,
    /// Something worth knowing, such as a transformation that was not applied.
    Remark,
    /// More about the diagnostic that it is attached to.
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

/// A message at a place, with notes. It is data: the handler of the manager decides what becomes of it.
///
/// ```
/// use pass_runtime::{Diagnostic, Location};
///
/// let here = Location::file("a.mlir", 2, 3);
/// let diagnostic = Diagnostic::error(here.clone(), "no such thing").note(here, "it was never declared");
/// assert_eq!(diagnostic.to_string(), "a.mlir:2:3: error: no such thing\na.mlir:2:3: note: it was never declared");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The location of the operation that it is about.
    pub location: Location,
    /// The message: one sentence without its full stop.
    pub message: String,
    /// Notes that follow it, in order.
    pub notes: Vec<Note>,
}

/// More about a [`Diagnostic`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The location of the operation that it is about.
    pub location: Location,
    /// The message.
    pub message: String,
}

/// Takes diagnostics one after the other, in the order in which they are to be shown.
pub type Emit<'a> = &'a mut (dyn FnMut(Diagnostic) + 'a);

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self {
            severity,
            location,
            message: message.into(),
            notes: Vec::new(),
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

    /// Text that was asked for, such as that of an operation: all of it, with the end of its last line.
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
        };
        self.notes.insert(0, note);
        self
    }

    /// Appends a note.
    #[must_use]
    pub fn note(mut self, location: Location, message: impl Into<String>) -> Self {
        self.notes.push(Note {
            location,
            message: message.into(),
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
