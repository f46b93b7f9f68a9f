//! The layout of `mlir-opt` and clang: a line for each message, and the line of the text below it with a caret.

use crate::diagnostic::Diagnostic;
use crate::place::{Place, Texts};
use crate::render::{headline, is_unprintable, printable};

/// The number of characters up to which a line is shown whole, as MLIR shows every line.
const WHOLE: usize = 1_000;
/// The number of characters of a longer line that are shown on either side of the mistake.
const WINDOW: usize = 100;
/// Columns between tab stops in an excerpt.
const TAB: usize = 8;

/// Draws a diagnostic. A place is drawn with its line unless that has just been shown; a note without a place of its own
/// follows without one.
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
        if !place.is(&shown) {
            out.push_str(&excerpt(&place));
        }
        shown = place;
    }
    if let Some(help) = &diagnostic.help {
        out.push_str(&format!("help: {}\n", printable(help)));
    }
    out
}

/// The line that the place starts in with a caret below it, if the text is at hand. Tabs become blanks up to the next
/// multiple of 8 columns; of a very long line only the neighbourhood is shown.
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

/// The line with marks below these characters.
fn marked_line(text: &str, mistake: std::ops::Range<usize>) -> String {
    let (from, count) = match text.chars().nth(WHOLE) {
        None => (0, WHOLE),
        Some(_) => (mistake.start.saturating_sub(WINDOW), 2 * WINDOW),
    };
    let mut line = if from > 0 { "..." } else { "" }.to_owned();
    let mut marks = " ".repeat(line.len());
    let mut column = line.len();
    let mut rest = text.chars().skip(from);
    for (index, c) in (from..).zip(rest.by_ref().take(count)) {
        let width = if c == '\t' { TAB - column % TAB } else { 1 };
        match c {
            '\t' => line.extend(std::iter::repeat_n(' ', width)),
            c if is_unprintable(c) => line.push(char::REPLACEMENT_CHARACTER),
            c => line.push(c),
        }
        let under = if mistake.contains(&index) { '~' } else { ' ' };
        marks.push(if index == mistake.start { '^' } else { under });
        marks.extend(std::iter::repeat_n(under, width - 1));
        column += width;
    }
    line.push_str(if rest.next().is_some() { "..." } else { "" });
    if mistake.start >= text.chars().count() {
        marks.push('^');
    }
    format!("{line}\n{}\n", marks.trim_end())
}
