//! A comment that announces a diagnostic.

use crate::diagnostic::Severity;
use crate::expected::pattern::Pattern;
use crate::location::Location;

/// A diagnostic that was announced.
#[derive(Debug)]
pub(super) struct Expectation {
    pub(super) severity: Severity,
    pub(super) place: Place,
    pub(super) pattern: Pattern,
    /// The text or pattern between the braces.
    pub(super) text: String,
    /// Set once a diagnostic matched the expectation.
    pub(super) met: bool,
    line: usize,
    column: usize,
}

/// Where a diagnostic is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Line(usize),
    Unknown,
}

impl Expectation {
    /// Where the comment stands; that of a diagnostic without a place has none either.
    pub(super) fn written_at(&self, name: &str) -> Location {
        match self.place {
            Place::Line(_) => Location::file(name, self.line, self.column),
            Place::Unknown => Location::Unknown,
        }
    }
}

/// A mistake and the column at which it stands.
type Mistake = (usize, String);

const SEVERITIES: [(&str, Severity); 4] = [
    ("expected-error", Severity::Error),
    ("expected-warning", Severity::Warning),
    ("expected-remark", Severity::Remark),
    ("expected-note", Severity::Note),
];

/// The expectations that apply to the line with this number.
pub(super) fn read(line: &str, number: usize) -> Result<Option<Expectation>, Mistake> {
    let found = SEVERITIES
        .iter()
        .filter_map(|(word, severity)| Some((line.find(word)?, *word, *severity)))
        .min_by_key(|(at, ..)| *at);
    let Some((at, word, severity)) = found else {
        return Ok(None);
    };
    let column = line[..at].chars().count() + 1;
    let mistake = |message: String| (column, message);
    let rest = &line[at + word.len()..];
    let (is_pattern, rest) = match rest.strip_prefix("-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (place, rest) = read_place(rest.trim_start_matches(' '), number).map_err(mistake)?;
    let text = rest.trim().strip_prefix("{{");
    let Some(text) = text.and_then(|text| text.strip_suffix("}}")) else {
        let message = format!(
            "`{word}` is followed by `{{{{`, the message, and `}}}}` at the end of the line"
        );
        return Err(mistake(message));
    };
    let pattern = match is_pattern {
        true => Pattern::read(text).map_err(mistake)?,
        false => Pattern::literal(text),
    };
    Ok(Some(Expectation {
        severity,
        place,
        pattern,
        text: text.to_owned(),
        met: false,
        line: number,
        column,
    }))
}

fn read_place(rest: &str, line: usize) -> Result<(Place, &str), String> {
    let Some(rest) = rest.strip_prefix('@') else {
        return Ok((Place::Line(line), rest));
    };
    let end = rest.find([' ', '{']).unwrap_or(rest.len());
    let (word, rest) = rest.split_at(end);
    let offset = match word {
        "unknown" => return Ok((Place::Unknown, rest)),
        "above" => Some(-1),
        "below" => Some(1),
        _ if word.starts_with(['+', '-']) => word.parse().ok(),
        _ => None,
    };
    match offset.and_then(|offset| line.checked_add_signed(offset)) {
        Some(line) => Ok((Place::Line(line), rest)),
        None => Err(format!(
            "`@{word}` is no place: write `@above`, `@below`, `@unknown`, or a number of lines such as `@+1` or `@-1`"
        )),
    }
}
