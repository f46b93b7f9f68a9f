//! Places of tokens, as bytes of a text or as numbers into a table of the compiler's own spans.

use crate::source::{Sources, Span};

/// The spans of an attribute macro's input: what turns a place in a diagnostic back into one that the compiler knows.
#[derive(Clone, Debug, Default)]
pub struct Spans {
    spans: Vec<proc_macro2::Span>,
}

impl Spans {
    /// Returns the compiler's span of a place; that of the macro call for any other place.
    pub fn get(&self, span: Span) -> proc_macro2::Span {
        let found = self.spans.get(span.start as usize).copied();
        found.unwrap_or_else(proc_macro2::Span::call_site)
    }

    /// Lines and columns, both counted from 1.
    fn places(&self) -> Vec<(usize, usize)> {
        let place = |span: &proc_macro2::Span| (span.start().line.max(1), span.start().column + 1);
        self.spans.iter().map(place).collect()
    }
}

/// Records the places of tokens while items are read.
pub enum Places {
    /// Tokens of the text with this number: places are its bytes.
    Text(u32),
    /// Tokens that a compiler handed over: places are numbers into the table.
    Table(Spans),
}

impl Places {
    /// Returns the place of a token.
    pub fn of(&mut self, span: proc_macro2::Span) -> Span {
        match self {
            Places::Text(file) => {
                let bytes = span.byte_range();
                Span {
                    file: *file,
                    start: bytes.start as u32,
                    end: bytes.end as u32,
                }
            }
            Places::Table(table) => {
                let start = table.spans.len() as u32;
                table.spans.push(span);
                Span {
                    file: 0,
                    start,
                    end: start + 1,
                }
            }
        }
    }

    /// Returns the byte after the last of a token, if places are bytes of a text.
    pub(super) fn end_of_text(&self, span: proc_macro2::Span) -> Option<u32> {
        match self {
            Places::Text(_) => Some(span.byte_range().end as u32),
            Places::Table(_) => None,
        }
    }

    /// Returns the table, and the sources that know its lines and columns.
    pub(super) fn finish(self) -> (Spans, Sources) {
        let mut sources = Sources::new();
        match self {
            Places::Text(_) => (Spans::default(), sources),
            Places::Table(table) => {
                let name = table
                    .spans
                    .first()
                    .map_or_else(String::new, |span| span.file());
                sources.add_places(&name, table.places());
                (table, sources)
            }
        }
    }
}
