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
    place: Option<Place>,
}

/// The part of an operation that a violation is about.
#[derive(Debug)]
struct Place {
    loc: Loc,
    /// The operation as text, if it is to be shown.
    text: Option<String>,
}

/// A violation in words that do not start with the name of the operation.
pub(crate) fn refuse(message: impl Into<String>) -> Check {
    Err(Violation::new(message))
}

impl Violation {
    /// Something that is wrong with an operation, which [`Violation::about`] names.
    pub(crate) fn new(message: impl Into<String>) -> Box<Self> {
        Box::new(Self {
            message: message.into(),
            notes: Vec::new(),
            help: None,
            place: None,
        })
    }

    /// Something that is wrong at a place, of which no operation is to be shown.
    pub(crate) fn at(loc: Loc, message: impl Into<String>) -> Box<Self> {
        let mut violation = Self::new(message);
        violation.place = Some(Place { loc, text: None });
        violation
    }

    /// The same with a note.
    #[must_use]
    pub fn note(mut self: Box<Self>, loc: Loc, message: impl Into<String>) -> Box<Self> {
        self.notes.push(Note::at(loc, message));
        self
    }

    /// The same with the way out of it.
    #[must_use]
    pub(crate) fn help(mut self: Box<Self>, help: String) -> Box<Self> {
        self.help = Some(help);
        self
    }

    /// Says which operation it is about, unless that has been said.
    pub(crate) fn about(mut self: Box<Self>, subject: Subject<'_>) -> Box<Self> {
        self.place.get_or_insert_with(|| Place {
            loc: subject.loc(),
            text: Some(text_of(subject)),
        });
        self
    }

    /// The diagnostic.
    pub(crate) fn diagnostic(self) -> Diagnostic {
        let loc = self.place.as_ref().map_or(Loc::UNKNOWN, |place| place.loc);
        let mut diagnostic = Diagnostic::error(loc, self.message);
        diagnostic.notes = self.notes;
        diagnostic.help = self.help;
        match self.place.and_then(|place| place.text) {
            Some(text) => diagnostic.see_operation(text.trim_start_matches('\n')),
            None => diagnostic,
        }
    }
}

/// The operation in the words of the generic form; one with regions starts on a line of its own.
pub(crate) fn text_of(subject: Subject<'_>) -> String {
    let text = match subject.place() {
        Some((scope, op)) if subject.owned().is_none() => {
            print::op_in_body(subject.cx, scope.body, op)
        }
        _ => print::op_alone(subject.cx, subject.view()),
    };
    if subject.region_count() > 0 {
        format!("\n{text}")
    } else {
        text
    }
}
