//! Diagnostics drawn as `mlir-opt` and clang draw theirs: a line for each message, and the line of the text below it.

use std::fmt;

use crate::diagnostic::{Diagnostic, Severity};
use crate::excerpt::Place;
use crate::span::Span;

pub use crate::excerpt::excerpt;

/// The texts that locations point into.
pub trait Texts<L> {
    /// The location as a message starts with it, such as `a.mlir:2:3`.
    fn place(&self, location: &L) -> String;

    /// The line at the location with a caret below, if the text is at hand.
    fn excerpt(&self, location: &L) -> Option<String>;
}

/// A text by the name that the user knows it by.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    /// The name, such as the flag that the text was given with.
    pub name: &'t str,
    /// The text.
    pub text: &'t str,
}

/// Lines and columns count from 1, columns in characters.
impl Texts<Span> for Text<'_> {
    fn place(&self, location: &Span) -> String {
        let place = Place::find(self.text, *location);
        format!("{}:{}:{}", self.name, place.line, place.column)
    }

    fn excerpt(&self, location: &Span) -> Option<String> {
        Some(excerpt(self.text, *location))
    }
}

/// Draws the diagnostic with its notes and its help. A place is drawn with its line unless that has just been shown; a
/// note without a place of its own follows without one.
///
/// ```
/// use pass_pipeline::Span;
/// use pass_pipeline::diagnostic::Diagnostic;
/// use pass_pipeline::render::{Text, render};
///
/// let text = Text { name: "-p", text: "cse,cse" };
/// let diagnostic: Diagnostic<Span> = Diagnostic::warning(Span::new(4, 7), "`cse` runs twice")
///     .note_at(Span::new(0, 3), "first here")
///     .help("remove one of them");
/// assert_eq!(render(&diagnostic, &text), "\
/// -p:1:5: warning: `cse` runs twice
/// cse,cse
///     ^~~
/// -p:1:1: note: first here
/// cse,cse
/// ^~~
/// help: remove one of them
/// ");
/// ```
pub fn render<L: PartialEq, S>(diagnostic: &Diagnostic<L, S>, texts: &impl Texts<L>) -> String {
    if diagnostic.severity == Severity::Output {
        return diagnostic.message.clone();
    }
    let mut out = header(diagnostic, texts);
    let mut draw = |location: &L| out.push_str(&texts.excerpt(location).unwrap_or_default());
    draw(&diagnostic.location);
    let mut shown = &diagnostic.location;
    let labels = diagnostic.labels.iter();
    let labels = labels.map(|label| (Some(&label.location), &label.text));
    let notes = diagnostic.notes.iter();
    let notes = notes.map(|note| (note.location.as_ref(), &note.message));
    for (location, message) in labels.chain(notes) {
        let Some(location) = location else {
            out.push_str(&format!("note: {message}\n"));
            continue;
        };
        out.push_str(&format!("{}: note: {message}\n", texts.place(location)));
        if location != shown {
            out.push_str(&texts.excerpt(location).unwrap_or_default());
        }
        shown = location;
    }
    if let Some(help) = &diagnostic.help {
        out.push_str(&format!("help: {help}\n"));
    }
    out
}

/// The first line: place, severity, code, message.
pub fn header<L, S>(diagnostic: &Diagnostic<L, S>, texts: &impl Texts<L>) -> String {
    let (place, severity) = (texts.place(&diagnostic.location), diagnostic.severity);
    let code = match diagnostic.code {
        "" => String::new(),
        code => format!("[{code}]"),
    };
    format!("{place}: {severity}{code}: {}\n", diagnostic.message)
}

/// Locations that say by themselves where they are.
struct Bare;

impl<L: fmt::Display> Texts<L> for Bare {
    fn place(&self, location: &L) -> String {
        location.to_string()
    }

    fn excerpt(&self, _location: &L) -> Option<String> {
        None
    }
}

/// The diagnostic without excerpts.
impl<L: fmt::Display + PartialEq, S> fmt::Display for Diagnostic<L, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = render(self, &Bare);
        f.write_str(match self.severity {
            Severity::Output => &text,
            _ => text.trim_end_matches('\n'),
        })
    }
}
