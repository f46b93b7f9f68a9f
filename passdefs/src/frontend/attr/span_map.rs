//! Maps spans of tokens to spans of definitions: byte ranges of a file, or indices of the compiler's own spans.

use crate::source::{Sources, Span};

/// The compiler's spans of an attribute macro's input. The start of a definition's span is the index.
#[derive(Clone, Debug, Default)]
pub struct CompilerSpans {
    spans: Vec<proc_macro2::Span>,
}

impl CompilerSpans {
    /// The file of all spans of an attribute macro's input.
    const FILE: u32 = 0;

    /// Returns the compiler's span, or that of the macro call for a span that is not of this input.
    pub fn get(&self, span: Span) -> proc_macro2::Span {
        let recorded = (span.file == Self::FILE)
            .then(|| self.spans.get(span.start as usize).copied())
            .flatten();
        recorded.unwrap_or_else(proc_macro2::Span::call_site)
    }

    /// Returns the lines and columns, both counted from 1.
    fn lines_and_columns(&self) -> Vec<(usize, usize)> {
        let position =
            |span: &proc_macro2::Span| (span.start().line.max(1), span.start().column + 1);
        self.spans.iter().map(position).collect()
    }
}

/// The map from spans of tokens to spans of definitions, for one input.
pub enum SpanMap {
    /// Tokens of the source file with this number: spans are byte ranges.
    Text(u32),
    /// Tokens of the compiler: each mapped span is added to the table, and its index represents it.
    Compiler(CompilerSpans),
}

impl SpanMap {
    /// Maps the span of a token.
    pub fn map(&mut self, span: proc_macro2::Span) -> Span {
        match self {
            SpanMap::Text(file) => {
                let bytes = span.byte_range();
                Span {
                    file: *file,
                    start: bytes.start as u32,
                    end: bytes.end as u32,
                }
            }
            SpanMap::Compiler(table) => {
                let start = table.spans.len() as u32;
                table.spans.push(span);
                Span {
                    file: CompilerSpans::FILE,
                    start,
                    end: start + 1,
                }
            }
        }
    }

    /// Returns the end of a token of a source file.
    pub(super) fn token_end(&self, span: proc_macro2::Span) -> Option<u32> {
        match self {
            SpanMap::Text(_) => Some(span.byte_range().end as u32),
            SpanMap::Compiler(_) => None,
        }
    }

    /// Returns the compiler's spans, and sources with the line and column of each.
    pub(super) fn finish(self) -> (CompilerSpans, Sources) {
        let mut sources = Sources::new();
        match self {
            SpanMap::Text(_) => (CompilerSpans::default(), sources),
            SpanMap::Compiler(table) => {
                let name = table
                    .spans
                    .first()
                    .map_or_else(String::new, |span| span.file());
                sources.add_places(&name, table.lines_and_columns());
                (table, sources)
            }
        }
    }
}
