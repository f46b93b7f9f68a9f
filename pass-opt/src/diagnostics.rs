//! Diagnostics as people read them: with the line of the input that they are about.

use std::cell::OnceCell;
use std::fmt::Display;

use pass_pipeline::{Span, excerpt};
use pass_runtime::{Diagnostic, Location};

use crate::files::Source;

/// Draws diagnostics about a source.
pub(crate) struct Renderer<'s> {
    source: &'s Source,
    line_starts: OnceCell<Vec<usize>>,
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
        let mut out = self.render_wide(diagnostic, 1);
        let mut shown = &diagnostic.location;
        for note in &diagnostic.notes {
            out.push_str(&message(&note.location, &"note", &note.message));
            if note.location != *shown {
                out.push_str(&self.excerpt(&note.location, 1).unwrap_or_default());
            }
            shown = &note.location;
        }
        out
    }

    /// The diagnostic without its notes; so many characters of its line are marked.
    pub(crate) fn render_wide(&self, diagnostic: &Diagnostic, width: usize) -> String {
        let location = &diagnostic.location;
        let mut out = message(location, &diagnostic.severity, &diagnostic.message);
        out.push_str(&self.excerpt(location, width).unwrap_or_default());
        out
    }

    /// The line at `location`, if that is a place in the source.
    fn excerpt(&self, location: &Location, width: usize) -> Option<String> {
        let Location::File { name, line, column } = location else {
            return None;
        };
        if **name != *self.source.name {
            return None;
        }
        let text = self.line(line.checked_sub(1)?)?;
        let at = text
            .char_indices()
            .nth(column.checked_sub(1)?)
            .map_or(text.len(), |(at, _)| at);
        let end = text[at..]
            .char_indices()
            .nth(width)
            .map_or(text.len(), |(end, _)| at + end);
        let span = if width > 1 {
            Span::new(at, end)
        } else {
            Span::at(at)
        };
        Some(excerpt(text, span))
    }

    fn line(&self, index: usize) -> Option<&'s str> {
        let text = self.source.text.as_str();
        let starts = self.line_starts.get_or_init(|| {
            std::iter::once(0)
                .chain(text.match_indices('\n').map(|(at, _)| at + 1))
                .collect()
        });
        let start = *starts.get(index)?;
        let end = starts.get(index + 1).map_or(text.len(), |next| next - 1);
        text.get(start..end)
    }
}

fn message(location: &Location, severity: &dyn Display, message: &str) -> String {
    format!("{location}: {severity}: {message}\n")
}
