//! Splits an input into parts that are processed one by one.

use memchr::{memchr_iter, memmem};

pub(crate) const MARKER: &str = "// -----";

/// The number of characters that a near miss of a marker may lack at its end.
const TAIL: usize = 2;

/// The number of parts from which an input has groups of several.
const MIN_GROUPED: usize = 512;
/// The average number of parts in a group.
const GROUP_SIZE: u64 = 100;
/// The number of bytes at either end of a part that say whether it ends its group.
const HASHED: usize = 128;
/// The size in bytes at which a group ends.
const MAX_GROUP_BYTES: usize = 128 << 10;
/// The size in bytes from which a part is a group of its own.
const LONG_PART: usize = 4 << 10;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part<'t> {
    /// The text after the marker.
    pub(crate) text: &'t str,
    /// Where it starts in the whole text.
    pub(crate) start: usize,
    /// The line that the text starts in, counted from 1.
    pub(crate) first_line: usize,
    /// The column of that line, counted from 1.
    pub(crate) first_column: usize,
}

impl<'t> Part<'t> {
    pub(crate) fn whole(text: &'t str) -> Self {
        Self {
            text,
            start: 0,
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
    let markers = memmem::find_iter(text.as_bytes(), marker);
    for at in markers.filter(|at| at + marker.len() < text.len()) {
        let (part, end) = (&text[start..at], at + marker.len());
        parts.push(Part {
            text: part,
            start,
            first_line,
            first_column,
        });
        let passed = &text[start..end];
        let column = match passed.rfind('\n') {
            Some(end) => passed[end + 1..].len(),
            None => first_column - 1 + passed.len(),
        };
        first_column = 1 + column;
        first_line += count_lines(part) + count_lines(marker);
        start = end;
    }
    if !text.is_empty() {
        parts.push(Part {
            text: &text[start..],
            start,
            first_line,
            first_column,
        });
    }
    parts
}

/// Consecutive parts of a text with many short ones, whose results are kept together.
pub(crate) struct Group<'t> {
    /// The text from the first part to the last one, with the markers between them.
    pub(crate) text: Part<'t>,
    pub(crate) parts: Vec<Part<'t>>,
}

/// Groups the parts of a text. Which part ends a group depends on its own text, so that groups stay as they are where parts before
/// them come and go.
pub(crate) fn groups<'t>(text: &'t str, marker: &str) -> Vec<Group<'t>> {
    let parts = parts(text, marker);
    let are_grouped = parts.len() >= MIN_GROUPED;
    let mut groups: Vec<Group<'t>> = Vec::new();
    let (mut start, mut is_open) = (0, false);
    for part in parts {
        let end = part.start + part.text.len();
        let is_alone = !are_grouped || part.text.len() >= LONG_PART;
        if !is_open || is_alone {
            start = part.start;
            groups.push(Group {
                text: part.clone(),
                parts: Vec::new(),
            });
        }
        is_open = !is_alone && !is_last(part.text) && end - start < MAX_GROUP_BYTES;
        if let Some(group) = groups.last_mut() {
            group.text.text = &text[start..end];
            group.parts.push(part);
        }
    }
    groups
}

/// Returns whether a part is the last one of its group, unless that ends for its size.
fn is_last(part: &str) -> bool {
    /// An odd number whose bits look random: the golden ratio.
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let bytes = part.as_bytes();
    let [start, end] = [HASHED.min(bytes.len()), bytes.len().saturating_sub(HASHED)];
    let chunks = bytes[..start].chunks(8).chain(bytes[end..].chunks(8));
    let words = chunks.map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    });
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    words.fold(part.len() as u64, mix) < u64::MAX / GROUP_SIZE
}

fn count_lines(text: &str) -> usize {
    memchr_iter(b'\n', text.as_bytes()).count()
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
    for at in memmem::find_iter(text.as_bytes(), head) {
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
            misses.push((line_number, at + head.len() - start + 1));
        }
    }
    misses
}
