//! Diagnostics that a test input announces in comments, held against those that come.

mod comment;
mod pattern;

use crate::diagnostic::{Diagnostic, Severity};
use crate::expected::comment::{Expectation, Place};
use crate::location::Location;

/// Diagnostics that a text announces in comments such as `// expected-error@+1 {{no such thing}}`: on the line of the
/// comment, so many lines below or above (`@below` and `@above` for one), or at no known place (`@unknown`). The
/// diagnostic has to contain what stands between the braces. With `expected-error-re`, what stands in inner braces is a
/// pattern of characters, `.`, `[..]`, `*`, `+` and `?`.
///
/// ```
/// use pass_runtime::{Diagnostic, ExpectedDiagnostics, Location};
///
/// let text = "// expected-error@below {{no such thing}}\nthing\n";
/// let mut expected = ExpectedDiagnostics::read("a.mlir", text).unwrap();
/// expected.see(&Diagnostic::error(Location::file("a.mlir", 2, 1), "there is no such thing"));
/// expected.see(&Diagnostic::error(Location::file("a.mlir", 2, 1), "anything else"));
/// let wrong: Vec<String> = expected.finish().iter().map(ToString::to_string).collect();
/// assert_eq!(wrong, ["a.mlir:2:1: error: unexpected error: anything else"]);
/// ```
#[derive(Debug)]
pub struct ExpectedDiagnostics {
    name: String,
    expectations: Vec<Expectation>,
    forgive_unexpected: bool,
    wrong: Vec<Diagnostic>,
}

impl ExpectedDiagnostics {
    /// Reads the comments in `text`, which locations call `name`.
    ///
    /// # Errors
    ///
    /// Comments that mean to announce something and do not say what.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<Diagnostic>> {
        let (mut expectations, mut mistakes) = (Vec::new(), Vec::new());
        for (index, line) in text.lines().enumerate() {
            match comment::read(line, index + 1) {
                Ok(expectation) => expectations.extend(expectation),
                Err((column, message)) => {
                    let place = Location::file(name, index + 1, column);
                    mistakes.push(Diagnostic::error(place, message));
                }
            }
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        Ok(Self {
            name: name.to_owned(),
            expectations,
            forgive_unexpected: false,
            wrong: Vec::new(),
        })
    }

    /// Diagnostics that nobody announced are all right.
    pub fn forgive_unexpected(&mut self) -> &mut Self {
        self.forgive_unexpected = true;
        self
    }

    /// Takes a diagnostic that came, and its notes.
    pub fn see(&mut self, diagnostic: &Diagnostic) {
        self.see_one(
            diagnostic.severity,
            &diagnostic.location,
            &diagnostic.message,
        );
        for note in &diagnostic.notes {
            self.see_one(Severity::Note, &note.location, &note.message);
        }
    }

    /// The mismatches: first the diagnostics that were not expected, then the expectations without a diagnostic.
    pub fn finish(self) -> Vec<Diagnostic> {
        let missing = self.expectations.iter().filter(|expected| !expected.met);
        let missing = missing.map(|expected| {
            let (severity, text) = (expected.severity, &expected.text);
            let message = format!("expected {severity} \"{text}\" was not produced");
            Diagnostic::error(expected.written_at(&self.name), message)
        });
        self.wrong.iter().cloned().chain(missing).collect()
    }

    fn see_one(&mut self, severity: Severity, location: &Location, message: &str) {
        let place = match location {
            Location::File { name, line, .. } if **name == *self.name => Some(Place::Line(*line)),
            Location::File { .. } => None,
            Location::Unknown | Location::Other(_) => Some(Place::Unknown),
        };
        let mut here = self.expectations.iter_mut().filter(|expected| {
            !expected.met && Some(expected.place) == place && expected.pattern.is_in(message)
        });
        let mut other_severity = None;
        if let Some(expected) = here.find_map(|expected| {
            if expected.severity == severity {
                return Some(expected);
            }
            other_severity.get_or_insert((expected.severity, expected.written_at(&self.name)));
            None
        }) {
            expected.met = true;
            return;
        }
        match other_severity {
            Some((announced, place)) => self.wrong.push(Diagnostic::error(
                place,
                format!("'{severity}' diagnostic emitted when expecting a '{announced}'"),
            )),
            None if self.forgive_unexpected => {}
            None => self.wrong.push(Diagnostic::error(
                location.clone(),
                format!("unexpected {severity}: {message}"),
            )),
        }
    }
}
