//! Diagnostics as data: the message, its places, notes and help.

use std::fmt;

use crate::names::{known_note, nearest};
use crate::span::Span;

/// The severity of a [`Diagnostic`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Requested text, shown verbatim without place and notes.
    Output,
    /// An error: nothing is produced, or the pass that reports it fails.
    Error,
    /// A likely error.
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

/// A message with its place, further places, notes and a help.
///
/// `L` is a location: a byte range of one text for pipelines, a byte range of one of several texts for definitions, a
/// location of the IR for diagnostics of a run. `S` is the subject beside the location: for a run, the pass, the operation
/// and the position in the pipeline.
///
/// ```
/// use pass_diagnostics::{Diagnostic, Severity, Span};
///
/// let diagnostic: Diagnostic<Span> = Diagnostic::warning(Span::new(4, 7), "`cse` runs twice")
///     .also(Span::new(0, 3), "first here")
///     .help("remove one of them");
/// assert_eq!(diagnostic.severity, Severity::Warning);
/// assert_eq!(diagnostic.labels[0].text, "first here");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic<L, S = ()> {
    /// The severity.
    pub severity: Severity,
    /// Stable code of a catalogue, such as `PW0102`, or empty.
    pub code: &'static str,
    /// The message: starts in lower case, ends without a full stop, does not repeat the place.
    pub message: String,
    /// The place that is wrong.
    pub location: L,
    /// The message at that place, in a few words; may be empty.
    pub label: String,
    /// Further places, such as the first of two declarations.
    pub labels: Vec<Label<L>>,
    /// Additional facts, in order.
    pub notes: Vec<Note<L>>,
    /// The advice on how to fix it.
    pub help: Option<String>,
    /// The subject beside the location.
    pub subject: S,
}

/// A labelled place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Label<L> {
    /// The place.
    pub location: L,
    /// The message at the place, in a few words; may be empty.
    pub text: String,
}

/// An additional fact of a [`Diagnostic`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note<L> {
    /// The place, if the note has one of its own.
    pub location: Option<L>,
    /// The message.
    pub message: String,
    /// The kind.
    pub kind: NoteKind,
}

/// A kind of named thing, in messages.
#[derive(Clone, Copy, Debug)]
pub struct Noun {
    singular: &'static str,
    plural: &'static str,
}

impl Noun {
    /// Creates a noun of its two forms, such as `pass` and `passes`.
    pub const fn new(singular: &'static str, plural: &'static str) -> Self {
        Self { singular, plural }
    }
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
    /// The pass after which the verifier ran.
    Pass,
    /// The call that an operation was inlined at, see [`Diagnostic::called_from`].
    Call,
}

impl<L> Label<L> {
    /// Makes a label; the text may be empty.
    pub fn new(location: L, text: impl Into<String>) -> Self {
        Self {
            location,
            text: text.into(),
        }
    }
}

impl<L> Note<L> {
    /// Makes a note without a place.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            location: None,
            message: message.into(),
            kind: NoteKind::Message,
        }
    }

    /// Makes a note about a place.
    pub fn at(location: L, message: impl Into<String>) -> Self {
        Self {
            location: Some(location),
            ..Self::new(message)
        }
    }
}

impl<L, S: Default> Diagnostic<L, S> {
    /// Makes a diagnostic with only a message and its place.
    pub fn new(severity: Severity, location: L, message: impl Into<String>) -> Self {
        Self {
            severity,
            code: "",
            message: message.into(),
            location,
            label: String::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
            subject: S::default(),
        }
    }

    /// Makes an error.
    pub fn error(location: L, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// Makes a warning.
    pub fn warning(location: L, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, location, message)
    }

    /// Makes a remark.
    pub fn remark(location: L, message: impl Into<String>) -> Self {
        Self::new(Severity::Remark, location, message)
    }

    /// Makes a diagnostic that is shown as `text` verbatim, such as a requested dump. The text ends with a line break.
    pub fn output(text: impl Into<String>) -> Self
    where
        L: Default,
    {
        Self::new(Severity::Output, L::default(), text)
    }

    /// Makes an error about an unknown name, with the nearest name as help and the known names as a note.
    ///
    /// ```
    /// use pass_diagnostics::{Diagnostic, Noun, Span};
    /// let pass = Noun::new("pass", "passes");
    /// let error: Diagnostic<Span> = Diagnostic::unknown(pass, "csee", Span::new(4, 8), ["cse", "inline"]);
    /// assert_eq!(error.render("-p", "any(csee)"), "\
    /// -p:1:5: error: unknown pass `csee`
    /// any(csee)
    ///     ^~~~
    /// note: known passes: `cse`, `inline`
    /// help: did you mean `cse`?
    /// ");
    /// ```
    pub fn unknown<'a>(
        kind: Noun,
        name: &str,
        location: L,
        known: impl IntoIterator<Item = &'a str> + Clone,
    ) -> Self {
        let error = Self::error(location, format!("unknown {} `{name}`", kind.singular));
        let error = error.note(known_note(kind.plural, name, known.clone()));
        match nearest(name, known) {
            Some(nearest) => error.help(format!("did you mean `{nearest}`?")),
            None => error,
        }
    }
}

impl<L, S> Diagnostic<L, S> {
    /// Returns true for an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// Returns all places with their labels, the primary place first.
    pub fn places(&self) -> impl Iterator<Item = (&L, &str)> {
        let secondary = self.labels.iter();
        let secondary = secondary.map(|label| (&label.location, label.text.as_str()));
        std::iter::once((&self.location, self.label.as_str())).chain(secondary)
    }

    /// Adds a labelled place.
    #[must_use]
    pub fn also(mut self, location: L, text: impl Into<String>) -> Self {
        self.labels.push(Label::new(location, text));
        self
    }

    /// Appends a note without a place.
    #[must_use]
    pub fn note(mut self, message: impl Into<String>) -> Self {
        self.notes.push(Note::new(message));
        self
    }

    /// Appends a note about a place.
    #[must_use]
    pub fn note_at(self, location: L, message: impl Into<String>) -> Self {
        self.note_of_kind(NoteKind::Message, location, message)
    }

    /// Appends a note of a kind about a place.
    #[must_use]
    pub fn note_of_kind(mut self, kind: NoteKind, location: L, message: impl Into<String>) -> Self {
        let note = Note::at(location, message);
        self.notes.push(Note { kind, ..note });
        self
    }

    /// Inserts a note for each call that led to the location, the innermost first, before the other notes.
    ///
    /// ```
    /// use pass_diagnostics::{Diagnostic, Location};
    ///
    /// let diagnostic: Diagnostic<Location> = Diagnostic::error(Location::file("callee.c", 2, 3), "no")
    ///     .called_from([Location::file("caller.c", 4, 5)])
    ///     .see_operation("a.b");
    /// let notes = "caller.c:4:5: note: called from\ncallee.c:2:3: note: see current operation: a.b";
    /// assert_eq!(diagnostic.to_string(), format!("callee.c:2:3: error: no\n{notes}"));
    /// ```
    #[must_use]
    pub fn called_from(mut self, calls: impl IntoIterator<Item = L>) -> Self {
        let kind = NoteKind::Call;
        let notes = calls.into_iter().map(|call| Note {
            kind,
            ..Note::at(call, "called from")
        });
        self.notes.splice(0..0, notes);
        self
    }

    /// Inserts a note with the text of the current operation before the other notes, except for those of calls.
    #[must_use]
    pub fn see_operation(mut self, text: &str) -> Self
    where
        L: Clone,
    {
        let line_break = if text.contains('\n') { "\n" } else { "" };
        let message = format!("see current operation: {line_break}{text}");
        let note = Note::at(self.location.clone(), message);
        let kind = NoteKind::Operation;
        let is_call = |note: &&Note<L>| note.kind == NoteKind::Call;
        let calls = self.notes.iter().take_while(is_call).count();
        self.notes.insert(calls, Note { kind, ..note });
        self
    }

    /// Sets the advice on how to fix it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Returns the diagnostic with converted locations and a default subject.
    #[must_use]
    pub fn relocated<M, T: Default>(self, mut locate: impl FnMut(L) -> M) -> Diagnostic<M, T> {
        let location = locate(self.location);
        let labels = self.labels.into_iter();
        let labels = labels.map(|label| Label::new(locate(label.location), label.text));
        let labels = labels.collect();
        let notes = self.notes.into_iter().map(|note| Note {
            location: note.location.map(&mut locate),
            message: note.message,
            kind: note.kind,
        });
        Diagnostic {
            severity: self.severity,
            code: self.code,
            message: self.message,
            location,
            label: self.label,
            labels,
            notes: notes.collect(),
            help: self.help,
            subject: T::default(),
        }
    }
}

impl Diagnostic<Span> {
    /// Returns the diagnostic for a text that has `offset` more bytes in front.
    #[must_use]
    pub fn shifted(self, offset: usize) -> Self {
        self.relocated(|span| span.shifted(offset))
    }
}
