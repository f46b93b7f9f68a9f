//! Texts for people, freed from the indentation that they have in a TableGen file. What documentation shows of them
//! stays the same to the byte.

use passdefs::model::Prose;
use passdefs::source::Span;

/// White space around a summary and in a blank line.
const SPACE: &[char] = &[' ', '\t', '\n', '\r', '\u{b}', '\u{c}'];

/// Converts a description; `None` if it is empty.
pub(super) fn prose(text: &str, span: Span) -> Option<Prose> {
    (!text.is_empty()).then(|| Prose::new(text.to_owned(), span, Vec::new()))
}

/// Returns the summary without white space around it, unless it is nothing else.
pub(super) fn summary(written: &str) -> &str {
    match written.trim_matches(SPACE) {
        "" => written,
        trimmed => trimmed,
    }
}

/// Returns the description without common indentation and without blank lines around it, where that leaves its meaning
/// unchanged.
pub(super) fn description(written: &str) -> String {
    if written.is_empty() {
        return String::new();
    }
    let shown = shown(written);
    let without_end = shown.strip_suffix('\n').unwrap_or(&shown);
    // One of white space alone is kept as little of it as makes the same documentation.
    let candidates = [without_end, shown.as_str(), " ", "\n"];
    let same = |text: &&str| !text.is_empty() && self::shown(text) == shown;
    candidates
        .into_iter()
        .find(same)
        .unwrap_or(written)
        .to_owned()
}

fn shown(written: &str) -> String {
    let text = written.trim_end_matches([' ', '\t']);
    let lines: Vec<&str> = text
        .split('\n')
        .skip_while(|line| is_nothing(line))
        .collect();
    let indentation = |line: &&&str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let filled = lines.iter().filter(|line| !is_nothing(line));
    let shared = filled.map(|line| indentation(&line)).min().unwrap_or(0);
    let last = lines.len().saturating_sub(1);
    let cut = lines.iter().enumerate().map(|(at, line)| {
        if at != last && line.trim_matches(SPACE).is_empty() {
            ""
        } else {
            line.get(shared..).unwrap_or("")
        }
    });
    let mut shown = cut.collect::<Vec<_>>().join("\n");
    if !text.ends_with('\n') {
        shown.push('\n');
    }
    shown
}

/// Returns `true` for a line that counts neither as the first line nor for the indentation.
fn is_nothing(line: &str) -> bool {
    line.trim_end_matches('\r')
        .trim_start_matches([' ', '\t'])
        .is_empty()
}
