//! The lines of the input that diagnostics are about.

use std::cell::OnceCell;
use std::sync::Arc;

use pass_runtime::text::Span;
use pass_runtime::text::render::{Place, Style, Texts, render};
use pass_runtime::{Diagnostic, Location};

use crate::files::Source;

/// Draws diagnostics about a source.
pub(crate) struct Renderer<'s> {
    source: &'s Source,
    style: Style,
    line_starts: OnceCell<Vec<usize>>,
}

/// The source, with so many characters marked at each place.
struct Marked<'r, 's> {
    renderer: &'r Renderer<'s>,
    /// Set once a place in it is drawn, for it may have to be read again.
    text: OnceCell<Arc<String>>,
    width: usize,
}

impl<'s> Renderer<'s> {
    /// A renderer that shows lines of `source`.
    pub(crate) fn new(source: &'s Source, style: Style) -> Self {
        Self {
            source,
            style,
            line_starts: OnceCell::new(),
        }
    }

    /// The diagnostic and its notes.
    pub(crate) fn render(&self, diagnostic: &Diagnostic) -> String {
        self.render_wide(diagnostic, 1)
    }

    /// The diagnostic; so many characters of its line are marked.
    pub(crate) fn render_wide(&self, diagnostic: &Diagnostic, width: usize) -> String {
        let marked = Marked {
            renderer: self,
            text: OnceCell::new(),
            width,
        };
        render(diagnostic, &marked, self.style)
    }

    /// The offset of a column in a line of the source, whose text that is, both counted from 1.
    fn offset(&self, text: &str, line: usize, column: usize) -> Option<usize> {
        let starts = self.line_starts.get_or_init(|| {
            let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(breaks).collect()
        });
        let start = *starts.get(line.checked_sub(1)?)?;
        let line = text.get(start..)?.split('\n').next()?;
        Some(start + length(line, column.checked_sub(1)?))
    }
}

/// The length of so many characters of the text in bytes.
fn length(text: &str, characters: usize) -> usize {
    let found = text.char_indices().nth(characters);
    found.map_or(text.len(), |(at, _)| at)
}

impl Texts<Location> for Marked<'_, '_> {
    fn place<'t>(&'t self, location: &'t Location) -> Place<'t> {
        let (name, line, column) = match location {
            Location::File { name, line, column } => (name, *line, *column),
            Location::Unknown => return Place::unknown(location.to_string()),
            other => return Place::named(other.to_string()),
        };
        let place = Place::at(&**name, line, column);
        let source = self.renderer.source;
        if **name != *source.name {
            return place;
        }
        let text = self.text.get_or_init(|| source.text());
        let Some(start) = self.renderer.offset(text, line, column) else {
            return place;
        };
        let end = match self.width {
            1 => start,
            width => start + length(&text[start..], width),
        };
        place.within(text, Span::new(start, end))
    }
}
