//! The lines of the input that diagnostics are about.

use std::cell::OnceCell;

use pass_runtime::text::Span;
use pass_runtime::text::render::{Texts, excerpt, header, render};
use pass_runtime::{Diagnostic, Location};

use crate::files::Source;

/// Draws diagnostics about a source.
pub(crate) struct Renderer<'s> {
    source: &'s Source,
    line_starts: OnceCell<Vec<usize>>,
}

/// The source, with so many characters marked at each place.
struct Marked<'r, 's> {
    renderer: &'r Renderer<'s>,
    width: usize,
}

impl<'s> Renderer<'s> {
    /// A renderer that shows lines of `source`.
    pub(crate) fn new(source: &'s Source) -> Self {
        Self {
            source,
            line_starts: OnceCell::new(),
        }
    }

    /// The diagnostic and its notes, each with its line unless that has just been shown.
    pub(crate) fn render(&self, diagnostic: &Diagnostic) -> String {
        render(diagnostic, &self.marked(1))
    }

    /// The diagnostic without its notes; so many characters of its line are marked.
    pub(crate) fn render_wide(&self, diagnostic: &Diagnostic, width: usize) -> String {
        let marked = self.marked(width);
        let line = marked.excerpt(&diagnostic.location).unwrap_or_default();
        header(diagnostic, &marked) + &line
    }

    fn marked(&self, width: usize) -> Marked<'_, 's> {
        Marked {
            renderer: self,
            width,
        }
    }

    fn line(&self, index: usize) -> Option<String> {
        let text = self.source.text();
        let starts = self.line_starts.get_or_init(|| {
            std::iter::once(0)
                .chain(text.match_indices('\n').map(|(at, _)| at + 1))
                .collect()
        });
        let start = *starts.get(index)?;
        let end = starts.get(index + 1).map_or(text.len(), |next| next - 1);
        text.get(start..end).map(str::to_owned)
    }
}

impl Texts<Location> for Marked<'_, '_> {
    fn place(&self, location: &Location) -> String {
        location.to_string()
    }

    /// The line at `location`, if that is a place in the source.
    fn excerpt(&self, location: &Location) -> Option<String> {
        let Location::File { name, line, column } = location else {
            return None;
        };
        if **name != *self.renderer.source.name {
            return None;
        }
        let text = self.renderer.line(line.checked_sub(1)?)?;
        let byte = |text: &str, chars: usize| {
            let found = text.char_indices().nth(chars);
            found.map_or(text.len(), |(at, _)| at)
        };
        let at = byte(&text, column.checked_sub(1)?);
        let span = match self.width {
            1 => Span::at(at),
            width => Span::new(at, at + byte(&text[at..], width)),
        };
        Some(excerpt(&text, span))
    }
}
