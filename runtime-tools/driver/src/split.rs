//! Splits an input into parts that are processed one by one.

pub(crate) const MARKER: &str = "// -----";

/// The number of characters that a near miss of a marker may lack at its end.
const TAIL: usize = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part<'t> {
    /// The text after the marker.
    pub(crate) text: &'t str,
    /// The line that the text starts in, counted from 1.
    pub(crate) first_line: usize,
    /// The column of that line, counted from 1.
    pub(crate) first_column: usize,
}

impl<'t> Part<'t> {
    pub(crate) fn whole(text: &'t str) -> Self {
        Self {
            text,
            first_line: 1,
            first_column: 1,
        }
    }
}

/// Splits a text at its markers, except for one at the very end.
pub(crate) fn parts<'t>(text: &'t str, marker: &str) -> Vec<Part<'t>> {
    let mut parts = Vec::new();
    let (mut first_line, mut first_column) = (1, 1);
    let mut start = 0;
    let markers = text.match_indices(marker).map(|(at, _)| at);
    for at in markers.filter(|at| at + marker.len() < text.len()) {
        let (part, end) = (&text[start..at], at + marker.len());
        parts.push(Part {
            text: part,
            first_line,
            first_column,
        });
        let passed = &text[start..end];
        let column = match passed.rfind('\n') {
            Some(end) => passed[end + 1..].chars().count(),
            None => first_column - 1 + passed.chars().count(),
        };
        first_column = 1 + column;
        first_line += count_lines(part) + count_lines(marker);
        start = end;
    }
    if !text.is_empty() {
        parts.push(Part {
            text: &text[start..],
            first_line,
            first_column,
        });
    }
    parts
}

fn count_lines(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

/// Returns the positions of text that resembles a marker and does not split the input: lines and columns, counted from 1.
pub(crate) fn near_misses(text: &str, marker: &str) -> Vec<(usize, usize)> {
    let head = marker.len().saturating_sub(TAIL);
    let is_in_line = |head: &str| head.find('\n').is_none_or(|at| at + 1 == head.len());
    let is_line = |head: &&str| head.len() > TAIL && is_in_line(head);
    let Some(head) = marker.get(..head).filter(is_line) else {
        return Vec::new();
    };
    let (mut misses, mut line_number, mut counted, mut line_end) = (Vec::new(), 1, 0, 0);
    for (at, _) in text.match_indices(head) {
        // Of a line, the first one counts.
        if at < line_end {
            continue;
        }
        line_end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
        if text[at..].starts_with(marker) && text[..line_end].ends_with('\n') {
            continue;
        }
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        line_number += count_lines(&text[counted..at]);
        counted = at;
        let line = &text[start..line_end];
        if !line.contains(marker) || (line.ends_with(marker) && text.ends_with(line)) {
            let before = &text[start..at + head.len()];
            misses.push((line_number, before.chars().count() + 1));
        }
    }
    misses
}
