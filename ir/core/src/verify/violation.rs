//! A violated invariant of an operation, before it becomes a diagnostic.

use crate::diag::{Diagnostic, Note};
use crate::handle::Loc;
use crate::print;

use super::subject::Subject;

/// The outcome of a check.
pub type Check = Result<(), Box<Violation>>;

/// A violated invariant of an operation.
#[derive(Debug)]
pub struct Violation {
    message: String,
    notes: Vec<Note>,
    help: Option<String>,
    location: Option<ViolationLocation>,
}

#[derive(Debug)]
struct ViolationLocation {
    loc: Loc,
    /// The text of the operation, for the note `see current operation`.
    text: Option<String>,
}

/// Fails with a message that does not start with the name of the operation.
///
/// # Errors
///
/// Always.
pub fn refuse(message: impl Into<String>) -> Check {
    Err(Violation::new(message))
}

/// Fails with a message, as [`refuse`] does, unless a condition holds.
///
/// # Errors
///
/// If the condition does not hold.
pub fn ensure(holds: bool, message: &str) -> Check {
    if holds { Ok(()) } else { refuse(message) }
}

/// Fails with a message that is made lazily, unless a condition holds.
///
/// # Errors
///
/// If the condition does not hold.
pub fn ensure_with(holds: bool, message: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { refuse(message()) }
}

impl Violation {
    /// Returns a violation without a location; [`Violation::about`] sets it.
    pub fn new(message: impl Into<String>) -> Box<Self> {
        Box::new(Self {
            message: message.into(),
            notes: Vec::new(),
            help: None,
            location: None,
        })
    }

    /// Returns a violation at a location, without the text of an operation.
    pub fn at(loc: Loc, message: impl Into<String>) -> Box<Self> {
        let mut violation = Self::new(message);
        violation.location = Some(ViolationLocation { loc, text: None });
        violation
    }

    /// Adds a note.
    #[must_use]
    pub fn note(mut self: Box<Self>, loc: Loc, message: impl Into<String>) -> Box<Self> {
        self.notes.push(Note::at(loc, message));
        self
    }

    #[must_use]
    pub(crate) fn help(mut self: Box<Self>, help: String) -> Box<Self> {
        self.help = Some(help);
        self
    }

    /// Sets the operation, unless a location is set.
    pub fn about(mut self: Box<Self>, subject: Subject<'_>) -> Box<Self> {
        self.location.get_or_insert_with(|| ViolationLocation {
            loc: subject.loc(),
            text: Some(text_of(subject)),
        });
        self
    }

    pub(crate) fn diagnostic(self) -> Diagnostic {
        let loc = self
            .location
            .as_ref()
            .map_or(Loc::UNKNOWN, |location| location.loc);
        let mut diagnostic = Diagnostic::error(loc, self.message);
        diagnostic.notes = self.notes;
        diagnostic.help = self.help;
        match self.location.and_then(|location| location.text) {
            Some(text) => diagnostic.see_operation(text.trim_start_matches('\n')),
            None => diagnostic,
        }
    }
}

/// Returns the text of an operation; one with regions starts on a new line.
pub(crate) fn text_of(subject: Subject<'_>) -> String {
    let text = match subject.position() {
        Some((scope, op)) if subject.owned().is_none() => scope.body.op_text(subject.cx, op),
        _ => print::op_alone(subject.cx, subject.view()),
    };
    if subject.region_count() > 0 {
        format!("\n{text}")
    } else {
        text
    }
}
