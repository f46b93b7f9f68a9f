//! The layout of `mlir-opt` and clang: a line for each message, and the line of the text below it with a caret.

use crate::diagnostic::Diagnostic;
use crate::place::{Place, Texts};
use crate::render::{headline, is_unprintable, printable};

/// The longest line that is shown whole, in characters. MLIR shows every line whole.
const MAX_WHOLE: usize = 1_000;
/// The characters of a longer line that are shown on either side of the error.
const WINDOW: usize = 100;
/// Columns between tab stops in an excerpt.
const TAB_WIDTH: usize = 8;

/// Draws a diagnostic. The line of a place is drawn unless it has just been shown.
pub(crate) fn draw<L, S>(diagnostic: &Diagnostic<L, S>, texts: &impl Texts<L>) -> String {
    let mut shown = texts.place(&diagnostic.location);
    let mut out = headline(diagnostic, texts) + "\n" + &excerpt(&shown);
    let labels = diagnostic.labels.iter();
    let labels = labels.map(|label| (Some(&label.location), &label.text));
    let notes = diagnostic.notes.iter();
    let notes = notes.map(|note| (note.location.as_ref(), &note.message));
    for (location, message) in labels.chain(notes) {
        let message = printable(message);
        let Some(location) = location else {
            out.push_str(&format!("note: {message}\n"));
            continue;
        };
        let place = texts.place(location);
        out.push_str(&format!("{place}: note: {message}\n"));
        if !place.is_same(&shown) {
            out.push_str(&excerpt(&place));
        }
        shown = place;
    }
    if let Some(help) = &diagnostic.help {
        out.push_str(&format!("help: {}\n", printable(help)));
    }
    out
}

/// Returns the first line of the place with a caret below it, or nothing if the text is not available. Tabs become blanks
/// up to the next multiple of 8 columns; a very long line is cut around the place.
fn excerpt(place: &Place<'_>) -> String {
    let Some((text, span)) = place.text else {
        return String::new();
    };
    let line_start = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[span.start..].find('\n');
    let line_end = line_end.map_or(text.len(), |at| span.start + at);
    let start = text[line_start..span.start].chars().count();
    let marked = &text[span.start..span.end.min(line_end)];
    let width = marked.chars().count().max(1);
    let line = text[line_start..line_end].trim_end_matches('\r');
    marked_line(line, start..start + width)
}

/// Returns the line with marks below a range of characters.
fn marked_line(text: &str, error: std::ops::Range<usize>) -> String {
    let (from, count) = match text.chars().nth(MAX_WHOLE) {
        None => (0, MAX_WHOLE),
        Some(_) => (error.start.saturating_sub(WINDOW), 2 * WINDOW),
    };
    let mut line = if from > 0 { "..." } else { "" }.to_owned();
    let mut marks = " ".repeat(line.len());
    let mut column = line.len();
    let mut rest = text.chars().skip(from);
    for (index, c) in (from..).zip(rest.by_ref().take(count)) {
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
        let under = if error.contains(&index) { '~' } else { ' ' };
        marks.push(if index == error.start { '^' } else { under });
        marks.extend(std::iter::repeat_n(under, width - 1));
        column += width;
    }
    line.push_str(if rest.next().is_some() { "..." } else { "" });
    if error.start >= text.chars().count() {
        marks.push('^');
    }
    format!("{line}\n{}\n", marks.trim_end())
}
