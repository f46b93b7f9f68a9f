//! Comments of the input that announce diagnostics.
//!
//! `expected-error @below {{text}}` says that the next line gets an error whose message contains the text. Instead of
//! `error` there may be `warning`, `remark` or `note`. Instead of `@below` there may be `@above`, `@+1`, `@-1` with any
//! number, `@unknown` for a diagnostic that has no place, or nothing for the line itself. In `expected-error-re` what
//! stands between further double braces in the text is a regular expression.

use pass_runtime::diagnostic::Severity;
use pass_runtime::{Diagnostic, Location};
use regex_lite::Regex;

use crate::files::Source;
use crate::settings::VerifyDiagnostics;

/// The diagnostics that the input expects, and those that have been seen.
pub(crate) struct Expectations {
    announced: Vec<Announced>,
    unannounced_is_wrong: bool,
    failed: bool,
}

/// A diagnostic that a comment announces.
struct Announced {
    severity: Severity,
    /// None if it has no place.
    line: Option<usize>,
    text: String,
    /// The pattern of the message, if it is not a plain text.
    pattern: Option<Regex>,
    /// Line and column of the comment.
    at: (usize, usize),
    came: bool,
}

/// Something that is not as announced.
pub(crate) struct Mismatch {
    /// The place and the message.
    pub(crate) diagnostic: Diagnostic,
    /// The length of that place in characters.
    pub(crate) width: usize,
}

impl Expectations {
    /// Reads the comments of a source, and says which of them are wrong.
    pub(crate) fn read(source: &Source, verify: VerifyDiagnostics) -> (Self, Vec<Mismatch>) {
        let mut reader = Reader {
            last_line: None,
            below: Vec::new(),
            announced: Vec::new(),
            wrong: Vec::new(),
        };
        let comment = Regex::new(COMMENT);
        for (index, line) in source.text().lines().enumerate() {
            let number = index + 1;
            let captures = comment.as_ref().ok().and_then(|regex| regex.captures(line));
            match captures {
                Some(captures) => reader.comment(source, number, line, &captures),
                None => reader.plain_line(number),
            }
        }
        let expectations = Self {
            announced: reader.announced,
            unannounced_is_wrong: verify == VerifyDiagnostics::All,
            failed: !reader.wrong.is_empty(),
        };
        (expectations, reader.wrong)
    }

    /// Takes a diagnostic with its notes. Returns what of it is not as announced.
    pub(crate) fn take(&mut self, source: &Source, diagnostic: &Diagnostic) -> Vec<Mismatch> {
        let (location, message) = (&diagnostic.location, &diagnostic.message);
        let itself = self.take_one(source, diagnostic.severity, location, message);
        let notes = diagnostic.notes.iter().map(|note| {
            let location = note.location.as_ref().unwrap_or(&Location::Unknown);
            self.take_one(source, Severity::Note, location, &note.message)
        });
        let all: Vec<Option<Mismatch>> = std::iter::once(itself)
            .chain(notes.collect::<Vec<_>>())
            .collect();
        all.into_iter().flatten().collect()
    }

    /// The expectations that were not met, and true if all diagnostics were expected.
    pub(crate) fn finish(self, source: &Source) -> (Vec<Mismatch>, bool) {
        let mut missing: Vec<&Announced> = self.announced.iter().filter(|one| !one.came).collect();
        // Diagnostics without a place come last.
        missing.sort_by_key(|one| one.line.is_none());
        let fine = missing.is_empty() && !self.failed;
        let missing = missing.into_iter().map(|one| one.missing(source));
        (missing.collect(), fine)
    }

    fn take_one(
        &mut self,
        source: &Source,
        severity: Severity,
        location: &Location,
        message: &str,
    ) -> Option<Mismatch> {
        let line = line_of(source, location);
        let mut fitting = self
            .announced
            .iter_mut()
            .filter(|one| one.line == line && one.fits(message));
        let mut other_severity = None;
        for one in &mut fitting {
            if one.severity == severity {
                one.came = true;
                return None;
            }
            other_severity.get_or_insert((one.at, one.severity));
        }
        if !self.unannounced_is_wrong {
            return None;
        }
        self.failed = true;
        Some(match other_severity {
            Some((at, expected)) => Mismatch::at(
                source,
                at,
                format!("'{severity}' diagnostic emitted when expecting a '{expected}'"),
            ),
            None => Mismatch {
                diagnostic: Diagnostic::error(
                    location.clone(),
                    format!("unexpected {severity}: {message}"),
                ),
                width: 1,
            },
        })
    }
}

/// Severity, `-re`, designator, text. Nothing may follow.
const COMMENT: &str = r"expected-(error|note|remark|warning)(-re)? *(@(?:[+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$";

struct Reader {
    /// The last line without such a comment.
    last_line: Option<usize>,
    /// The announcements that are for the next line without such a comment.
    below: Vec<usize>,
    announced: Vec<Announced>,
    wrong: Vec<Mismatch>,
}

impl Reader {
    fn plain_line(&mut self, number: usize) {
        for index in self.below.drain(..) {
            self.announced[index].line = Some(number);
        }
        self.last_line = Some(number);
    }

    fn comment(
        &mut self,
        source: &Source,
        number: usize,
        line: &str,
        captures: &regex_lite::Captures<'_>,
    ) {
        let part = |index: usize| captures.get(index).map(|part| part.as_str());
        let start = captures.get(0).map_or(0, |all| all.start());
        let at = (number, line[..start].chars().count() + 1);
        let text = part(4).unwrap_or_default().to_owned();
        let pattern = part(2).map(|_| pattern(&text)).transpose();
        let pattern = pattern.unwrap_or_else(|error| {
            let message = format!("cannot read the pattern: {error}");
            self.wrong.push(Mismatch::at(source, at, message));
            None
        });
        let designator = part(3).map(|designator| &designator[1..]);
        if designator == Some("below") {
            self.below.push(self.announced.len());
        }
        self.announced.push(Announced {
            severity: severity(part(1).unwrap_or_default()),
            line: self.line(number, designator),
            text,
            pattern,
            at,
            came: false,
        });
    }

    fn line(&self, number: usize, designator: Option<&str>) -> Option<usize> {
        match designator {
            Some("unknown") => None,
            Some("above") => self.last_line,
            None | Some("below") => Some(number),
            Some(offset) => number.checked_add_signed(offset.parse().ok()?),
        }
    }
}

impl Announced {
    fn fits(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }

    fn missing(&self, source: &Source) -> Mismatch {
        let (severity, text) = (self.severity, &self.text);
        let message = format!("expected {severity} \"{text}\" was not produced");
        match self.line {
            None => Mismatch {
                diagnostic: Diagnostic::error(Location::Unknown, message),
                width: 1,
            },
            Some(_) => Mismatch {
                width: text.chars().count(),
                ..Mismatch::at(source, self.at, message)
            },
        }
    }
}

impl Mismatch {
    fn at(source: &Source, (line, column): (usize, usize), message: String) -> Self {
        Self {
            diagnostic: Diagnostic::error(
                Location::file(source.name.as_str(), line, column),
                message,
            ),
            width: 1,
        }
    }
}

fn severity(word: &str) -> Severity {
    match word {
        "error" => Severity::Error,
        "warning" => Severity::Warning,
        "remark" => Severity::Remark,
        _ => Severity::Note,
    }
}

/// The pattern for a text such as `text {{a*}} more`.
fn pattern(text: &str) -> Result<Regex, regex_lite::Error> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, (regex, more))) = rest
        .split_once("{{")
        .and_then(|(plain, rest)| Some((plain, rest.split_once("}}")?)))
    {
        pattern.push_str(&format!("{}({regex})", regex_lite::escape(plain)));
        rest = more;
    }
    Regex::new(&format!("{pattern}{}", regex_lite::escape(rest)))
}

/// The line that a diagnostic is about, if that is one of the source.
fn line_of(source: &Source, location: &Location) -> Option<usize> {
    match location {
        Location::File { name, line, .. } if **name == *source.name => Some(*line),
        _ => None,
    }
}
