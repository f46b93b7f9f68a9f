//! Renders diagnostics with lines of the input.

use std::cell::OnceCell;
use std::sync::{Arc, OnceLock};

use pass_runtime::text::Span;
use pass_runtime::text::render::{ResolvedLocation, Style, Texts, render};
use pass_runtime::{Diagnostic, Location};

use crate::files::Source;

/// Renders diagnostics with lines of one source.
pub(crate) struct Renderer<'s> {
    source: &'s Source,
    style: Style,
    line_starts: OnceLock<Vec<usize>>,
}

/// Resolves each location to a span of `width` characters in the source.
struct SpanResolver<'r, 's> {
    renderer: &'r Renderer<'s>,
    /// The text of the source, fetched at the first location in it, because that may read the file again.
    text: OnceCell<Arc<String>>,
    width: usize,
}

impl<'s> Renderer<'s> {
    pub(crate) fn new(source: &'s Source, style: Style) -> Self {
        Self {
            source,
            style,
            line_starts: OnceLock::new(),
        }
    }

    pub(crate) fn render(&self, diagnostic: &Diagnostic) -> String {
        self.render_with_width(diagnostic, 1)
    }

    pub(crate) fn render_with_width(&self, diagnostic: &Diagnostic, width: usize) -> String {
        let resolver = SpanResolver {
            renderer: self,
            text: OnceCell::new(),
            width,
        };
        render(diagnostic, &resolver, self.style)
    }

    /// Returns the byte offset of a line and a column in the text of the source, both counted from 1.
    fn offset(&self, text: &str, line: usize, column: usize) -> Option<usize> {
        let starts = self.line_starts.get_or_init(|| {
            let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(breaks).collect()
        });
        let start = *starts.get(line.checked_sub(1)?)?;
        let line = text.get(start..)?.split('\n').next()?;
        Some(start + column.checked_sub(1)?.min(line.len()))
    }
}

/// Returns the length in bytes of the first characters of a text.
fn byte_length(text: &str, characters: usize) -> usize {
    let end = text.char_indices().nth(characters);
    end.map_or(text.len(), |(offset, _)| offset)
}

impl Texts<Location> for SpanResolver<'_, '_> {
    fn resolve<'t>(&'t self, location: &'t Location) -> ResolvedLocation<'t> {
        let (name, line, column) = match location {
            Location::File { name, line, column } => (name, *line, *column),
            Location::Unknown => return ResolvedLocation::unknown(location.to_string()),
            other => return ResolvedLocation::named(other.to_string()),
        };
        let place = ResolvedLocation::at(&**name, line, column);
        let source = self.renderer.source;
        if **name != *source.name {
            return place;
        }
        let text = self.text.get_or_init(|| source.text());
        let Some(start) = self.renderer.offset(text, line, column) else {
            return place;
        };
        let end = match self.width {
            // An empty span is drawn as a caret.
            1 => start,
            width => start + byte_length(text.get(start..).unwrap_or_default(), width),
        };
        place.within(text, Span::new(start, end))
    }
}
