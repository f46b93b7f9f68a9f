//! The layout of `mlir-opt` and clang: a line for each message, and the line of the text below it with a caret.

use crate::diagnostic::{Diagnostic, NoteKind, Severity};
use crate::place::{ResolvedLocation, Texts};
use crate::render::{is_unprintable, line, message_with_place, printable};

/// Longest source line, in characters, that is printed in full. (MLIR truncates no line.)
const MAX_UNTRIMMED_CHARS: usize = 1_000;
/// The characters of a longer line that are shown on either side of the start of the marks.
const CONTEXT_CHARS: usize = 100;
/// Columns between tab stops in an excerpt.
const TAB_WIDTH: usize = 8;

/// Renders a diagnostic. A note or label at the same place as the message before it gets no excerpt of its own, unless one of the
/// two is about a call.
pub(crate) fn render<L, S>(diagnostic: &Diagnostic<L, S>, texts: &impl Texts<L>) -> String {
    let place = texts.resolve(&diagnostic.location);
    let mut out = message_with_place(diagnostic, texts) + "\n" + &excerpt(&place);
    let mut last_place = Some(place);
    let labels = diagnostic.labels.iter();
    let labels = labels.map(|label| (Some(&label.location), &label.text, NoteKind::Message));
    let notes = diagnostic.notes.iter();
    let notes = notes.map(|note| (note.location.as_ref(), &note.message, note.kind));
    for (location, message, kind) in labels.chain(notes) {
        let Some(location) = location else {
            out.push_str(&format!("note: {}\n", printable(message)));
            continue;
        };
        let place = texts.resolve(location);
        out.push_str(&line(&place, Severity::Note, "", message));
        out.push('\n');
        let is_call = kind == NoteKind::Call;
        if is_call || last_place.is_none_or(|last| !place.is_same(&last)) {
            out.push_str(&excerpt(&place));
        }
        last_place = (!is_call).then_some(place);
    }
    if let Some(help) = &diagnostic.help {
        out.push_str(&format!("help: {}\n", printable(help)));
    }
    out
}

/// Returns the first line of the place with a caret below it, or nothing if the text is empty or not available. Tabs become blanks
/// up to the next multiple of 8 columns; a very long line is cut around the place.
fn excerpt(place: &ResolvedLocation<'_>) -> String {
    let Some((text, span)) = place.text.filter(|(text, _)| !text.is_empty()) else {
        return String::new();
    };
    let line_start = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[span.start..].find('\n');
    let line_end = line_end.map_or(text.len(), |at| span.start + at);
    let line = text[line_start..line_end].trim_end_matches('\r');
    let marked = &text[span.start..span.end.min(line_end)];
    let at = (span.start - line_start).min(line.len());
    if line.chars().nth(MAX_UNTRIMMED_CHARS).is_none() {
        return marked_line("", line, at, marked, "");
    }
    // Of a long line, no more is read than is shown: there may be an error for each of its words.
    let from = line[..at].char_indices().rev().take(CONTEXT_CHARS).last();
    let from = from.map_or(at, |(from, _)| from);
    let shown = line[from..].chars().take(2 * CONTEXT_CHARS);
    let to = from + shown.map(char::len_utf8).sum::<usize>();
    let cut = |is_cut| if is_cut { "..." } else { "" };
    let (before, after) = (cut(from > 0), cut(to < line.len()));
    marked_line(before, &line[from..to], at - from, marked, after)
}

/// Returns the text between `before` and `after` and, below it, marks for `marked`, which starts at that byte. Expands tabs.
fn marked_line(before: &str, text: &str, start: usize, marked: &str, after: &str) -> String {
    let end = start + marked.len().max(1);
    let mut line = before.to_owned();
    let mut marks = " ".repeat(before.len());
    let mut column = before.len();
    for (index, c) in text.char_indices() {
        let width = if c == '\t' {
            TAB_WIDTH - column % TAB_WIDTH
        } else {
            1
        };
        match c {
            '\t' => line.extend(std::iter::repeat_n(' ', width)),
            c if is_unprintable(c) => line.push(char::REPLACEMENT_CHARACTER),
            c => line.push(c),
        }
        let underline = if (start..end).contains(&index) {
            '~'
        } else {
            ' '
        };
        marks.push(if index == start { '^' } else { underline });
        marks.extend(std::iter::repeat_n(underline, width - 1));
        column += width;
    }
    line.push_str(after);
    if start >= text.len() {
        marks.push('^');
    }
    format!("{line}\n{}\n", marks.trim_end())
}
