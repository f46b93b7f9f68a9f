//! Excerpts: the line of a text that a message is about, with a caret below the place.

use crate::span::Span;

/// The number of characters up to which a line is shown whole, as MLIR shows every line.
const WHOLE: usize = 1_000;
/// The number of characters of a longer line that are shown on either side of the mistake.
const WINDOW: usize = 100;
/// Columns between tab stops in an excerpt.
const TAB: usize = 8;

/// Draws the line of `text` that `span` starts in, with a caret under the place.
///
/// Tabs become blanks up to the next multiple of 8 columns; of a very long line only the neighbourhood is shown.
///
/// ```
/// use pass_pipeline::Span;
/// use pass_pipeline::render::excerpt;
/// assert_eq!(excerpt("first\n\tsecond", Span::new(7, 10)), "        second\n        ^~~\n");
/// ```
pub fn excerpt(text: &str, span: Span) -> String {
    Place::find(text, span).excerpt()
}

/// A mistake's line, and where in it the mistake is.
pub(crate) struct Place<'t> {
    pub(crate) line: usize,
    pub(crate) column: usize,
    text: &'t str,
    width: usize,
}

impl<'t> Place<'t> {
    pub(crate) fn find(text: &'t str, span: Span) -> Self {
        let start = text.floor_char_boundary(span.start.min(text.len()));
        let end = text.floor_char_boundary(span.end.clamp(start, text.len()));
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        Self {
            line: text[..start].matches('\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            text: text[line_start..line_end].trim_end_matches('\r'),
            width: text[start..end.min(line_end)].chars().count().max(1),
        }
    }

    /// The line and the caret below it; only the neighbourhood of the mistake where the line is very long.
    fn excerpt(&self) -> String {
        let start = self.column - 1;
        let (from, count) = match self.text.chars().nth(WHOLE) {
            None => (0, WHOLE),
            Some(_) => (start.saturating_sub(WINDOW), 2 * WINDOW),
        };
        let mut line = if from > 0 {
            "...".to_owned()
        } else {
            String::new()
        };
        let mut marks = " ".repeat(line.len());
        let mut rest = self.text.chars().skip(from);
        for (index, c) in (from..).zip(rest.by_ref().take(count)) {
            let shown = show(c, line.chars().count());
            for column in 0..shown.chars().count() {
                marks.push(mark(index, column, start..start + self.width));
            }
            line.push_str(&shown);
        }
        line.push_str(if rest.next().is_some() { "..." } else { "" });
        if start >= self.text.chars().count() {
            marks.push('^');
        }
        format!("{line}\n{}\n", marks.trim_end())
    }
}

/// The marker below a column: a caret where the mistake starts, and a line under the rest of it.
fn mark(index: usize, column: usize, mistake: std::ops::Range<usize>) -> char {
    match mistake.contains(&index) {
        true if index == mistake.start && column == 0 => '^',
        true => '~',
        false => ' ',
    }
}

/// A character as an excerpt shows it at this column.
fn show(c: char, column: usize) -> String {
    match c {
        '\t' => " ".repeat(TAB - column % TAB),
        c if c.is_control() => char::REPLACEMENT_CHARACTER.to_string(),
        c => c.to_string(),
    }
}
