//! Finds the place in a source text that a part of a description comes from.
//!
//! The model keeps where a pass is declared, not where each line of its description stands. The lines are in the
//! source all the same, indented or behind `///`, so they are looked for there; a text that was written with escapes
//! is not found, and then the place of the declaration has to do.

use passdefs::model::Origin;
use passdefs::source::{Sources, Span};

/// The place of the bytes from `at`, `length` long, of a text that belongs to what is declared at `origin`.
pub(crate) fn place(
    sources: &Sources,
    origin: &Origin,
    text: &str,
    at: usize,
    length: usize,
) -> Span {
    let found = sources.get(origin.span.file).and_then(|source| {
        let from = origin.span.start as usize;
        let rest = source.text.get(from..)?;
        let start = from + offset(rest, text, at)?;
        Some(Span {
            file: origin.span.file,
            start: u32::try_from(start).ok()?,
            end: u32::try_from((start + length).min(source.text.len())).ok()?,
        })
    });
    found.unwrap_or(origin.span)
}

/// Where in `source` the byte `at` of `text` is.
fn offset(source: &str, text: &str, at: usize) -> Option<usize> {
    if !text.trim_end().contains('\n') {
        return source.find(text.trim_end()).map(|start| start + at);
    }
    let before = text.get(..at)?;
    let wanted = before.matches('\n').count();
    let column = at - before.rfind('\n').map_or(0, |it| it + 1);
    let indent = text
        .lines()
        .nth(wanted)
        .map(|it| it.len() - it.trim_start().len())?;
    let blank = text.lines().take_while(|it| it.trim().is_empty()).count();
    for (start, _) in lines(source, 0) {
        if stands_at(source.get(start..)?, text.lines().skip(blank)) {
            let (line_start, line) = lines(source, start).nth(wanted.checked_sub(blank)?)?;
            let content = line.len() - bare(line).len();
            return Some(line_start + content + column.saturating_sub(indent));
        }
    }
    None
}

/// The lines of a text from a line start on, each with the offset of its first byte.
fn lines(source: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut at = from;
    let rest = source.get(from..).unwrap_or("");
    rest.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        (start, line.trim_end())
    })
}

/// Whether the source starts with these lines, indented or commented in whatever way.
fn stands_at<'t>(source: &str, mut text: impl Iterator<Item = &'t str>) -> bool {
    let mut written = source.lines();
    text.all(|line| {
        written
            .next()
            .is_some_and(|it| bare(it).trim_end() == line.trim())
    })
}

/// A line without its indentation and without the mark of a doc comment.
fn bare(line: &str) -> &str {
    let line = line.trim_start();
    let inner = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"));
    inner.unwrap_or(line).trim_start()
}
