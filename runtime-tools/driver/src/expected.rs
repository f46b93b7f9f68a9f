//! Comments of the input that announce diagnostics.
//!
//! `expected-error @below {{text}}` announces an error on the next line whose message contains the text. Instead of `error` there
//! may be `warning`, `remark` or `note`. Instead of `@below` there may be `@above`, `@+1`, `@-1` with any number, `@unknown` for a
//! diagnostic without a location, or nothing for the line of the comment. In the text of `expected-error-re`, extended regular
//! expressions of POSIX stand in double braces.

mod pattern;

use pass_runtime::diagnostic::Severity;
use pass_runtime::{Diagnostic, Location};
use regex_lite::Regex;

use crate::files::Source;
use crate::settings::VerifyDiagnostics;

pub(crate) struct Expectations {
    expected: Vec<Expectation>,
    verify: VerifyDiagnostics,
    is_violated: bool,
}

struct Expectation {
    severity: Severity,
    place: Place,
    text: String,
    pattern: Option<Regex>,
    /// Line and column of the comment.
    comment: (usize, usize),
    is_met: bool,
}

/// Where a diagnostic is expected.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Line(usize),
    /// No line of the input, such as the one above its first.
    NoLine,
    /// No location.
    Unknown,
}

pub(crate) struct Mismatch {
    pub(crate) diagnostic: Diagnostic,
    /// The number of characters that the error marks.
    pub(crate) width: usize,
}

impl Expectations {
    /// Reads the comments of a source. Returns the errors in them as mismatches.
    pub(crate) fn read(source: &Source, verify: VerifyDiagnostics) -> (Self, Vec<Mismatch>) {
        let mut reader = Reader::default();
        let comment = Regex::new(COMMENT);
        for (index, line) in source.text().lines().enumerate() {
            let number = index + 1;
            let captures = comment.as_ref().ok().and_then(|regex| regex.captures(line));
            match captures {
                Some(captures) => reader.read_comment(source, number, &captures),
                None => reader.skip_line(number),
            }
        }
        let expectations = Self {
            expected: reader.expected,
            verify,
            is_violated: !reader.mismatches.is_empty(),
        };
        (expectations, reader.mismatches)
    }

    /// Matches a diagnostic and its notes. Returns those that are not expected.
    pub(crate) fn take(&mut self, source: &Source, diagnostic: &Diagnostic) -> Vec<Mismatch> {
        let (location, message) = (&diagnostic.location, &diagnostic.message);
        let mismatch = self.take_message(source, diagnostic.severity, location, message);
        let mut mismatches: Vec<Mismatch> = mismatch.into_iter().collect();
        for note in &diagnostic.notes {
            let location = note.location.as_ref().unwrap_or(&Location::Unknown);
            mismatches.extend(self.take_message(source, Severity::Note, location, &note.message));
        }
        mismatches
    }

    /// Returns the expectations that were not met, and true if no expectation was violated.
    pub(crate) fn finish(self, source: &Source) -> (Vec<Mismatch>, bool) {
        let unmet = self.expected.iter().filter(|expected| !expected.is_met);
        let mut unmet: Vec<&Expectation> = unmet.collect();
        // Diagnostics without a location come last.
        unmet.sort_by_key(|expected| expected.place == Place::Unknown);
        let is_success = unmet.is_empty() && !self.is_violated;
        let unmet = unmet.into_iter().map(|expected| expected.unmet(source));
        (unmet.collect(), is_success)
    }

    fn take_message(
        &mut self,
        source: &Source,
        severity: Severity,
        location: &Location,
        message: &str,
    ) -> Option<Mismatch> {
        let place = place_in(source, location);
        let candidates = self.expected.iter_mut();
        let candidates = candidates.filter(|expected| expected.matches(place, message));
        let mut other_severity = None;
        for expected in candidates {
            if expected.severity == severity {
                expected.is_met = true;
                return None;
            }
            other_severity.get_or_insert((expected.comment, expected.severity));
        }
        if self.verify == VerifyDiagnostics::OnlyExpected {
            return None;
        }
        self.is_violated = true;
        Some(match other_severity {
            Some((comment, expected)) => {
                let message =
                    format!("'{severity}' diagnostic emitted when expecting a '{expected}'");
                Mismatch::at_comment(source, comment, message)
            }
            None => Mismatch::new(
                location.clone(),
                format!("unexpected {severity}: {message}"),
            ),
        })
    }
}

/// Severity, `-re`, designator and text at the end of a line.
const COMMENT: &str = r"expected-(error|note|remark|warning)(-re)? *(@(?:[+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$";

#[derive(Default)]
struct Reader {
    /// The last line without a comment.
    last_line: Option<usize>,
    /// Indices of the expectations for the next line without a comment.
    below: Vec<usize>,
    expected: Vec<Expectation>,
    mismatches: Vec<Mismatch>,
}

impl Reader {
    fn skip_line(&mut self, number: usize) {
        for index in self.below.drain(..) {
            self.expected[index].place = Place::Line(number);
        }
        self.last_line = Some(number);
    }

    fn read_comment(
        &mut self,
        source: &Source,
        number: usize,
        captures: &regex_lite::Captures<'_>,
    ) {
        let part = |index: usize| captures.get(index).map(|part| part.as_str());
        let start = captures.get(0).map_or(0, |comment| comment.start());
        let comment = (number, start + 1);
        let text = part(4).unwrap_or_default().to_owned();
        let pattern = match part(2).map(|_| pattern::parse(&text)).transpose() {
            Ok(pattern) => pattern,
            Err(message) => {
                return self.mismatches.push(Mismatch {
                    width: text.chars().count(),
                    ..Mismatch::at_comment(source, comment, message)
                });
            }
        };
        let designator = part(3).map(|designator| &designator[1..]);
        if designator == Some("below") {
            self.below.push(self.expected.len());
        }
        self.expected.push(Expectation {
            severity: parse_severity(part(1).unwrap_or_default()),
            place: match designator {
                Some("unknown") => Place::Unknown,
                Some("above") => self.last_line.map_or(Place::NoLine, Place::Line),
                None | Some("below") => Place::Line(number),
                Some(offset) => {
                    let line = offset.parse().ok();
                    let line = line.and_then(|offset| number.checked_add_signed(offset));
                    line.map_or(Place::NoLine, Place::Line)
                }
            },
            text,
            pattern,
            comment,
            is_met: false,
        });
    }
}

impl Expectation {
    fn matches(&self, place: Place, message: &str) -> bool {
        self.place == place
            && place != Place::NoLine
            && match &self.pattern {
                Some(pattern) => pattern.is_match(message),
                None => message.contains(&self.text),
            }
    }

    fn unmet(&self, source: &Source) -> Mismatch {
        let (severity, text) = (self.severity, &self.text);
        let message = format!("expected {severity} \"{text}\" was not produced");
        if self.place == Place::Unknown {
            return Mismatch::new(Location::Unknown, message);
        }
        Mismatch {
            width: text.chars().count(),
            ..Mismatch::at_comment(source, self.comment, message)
        }
    }
}

impl Mismatch {
    fn new(location: Location, message: String) -> Self {
        Self {
            diagnostic: Diagnostic::error(location, message),
            width: 1,
        }
    }

    fn at_comment(source: &Source, (line, column): (usize, usize), message: String) -> Self {
        Self::new(Location::file(source.name.as_str(), line, column), message)
    }
}

fn parse_severity(word: &str) -> Severity {
    match word {
        "error" => Severity::Error,
        "warning" => Severity::Warning,
        "remark" => Severity::Remark,
        _ => Severity::Note,
    }
}

/// Returns the place of a location. Another file has no line of the source.
fn place_in(source: &Source, location: &Location) -> Place {
    match location {
        Location::File { name, line, .. } if **name == *source.name => Place::Line(*line),
        Location::File { .. } => Place::NoLine,
        _ => Place::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_another_file_is_not_unknown() {
        let text = "// expected-error @unknown {{op}}\n";
        let source = Source::new("a.mlir".to_owned(), text.to_owned());
        let (mut expectations, _) = Expectations::read(&source, VerifyDiagnostics::All);
        let mut take = |location| {
            let mismatches = expectations.take(&source, &Diagnostic::error(location, "op"));
            mismatches.into_iter().next()
        };
        let foreign = take(Location::file("other", 1, 1)).expect("no comment is about the file");
        assert_eq!(foreign.diagnostic.message, "unexpected error: op");
        assert!(take(Location::Unknown).is_none());
    }
}
