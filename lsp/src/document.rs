//! A text that an editor has open, kept up to date by its changes.

use lsp_types::TextDocumentContentChangeEvent;

use crate::positions::Lines;

/// A text with its lines.
#[derive(Clone, Debug)]
pub(crate) struct Document {
    pub(crate) text: String,
    pub(crate) lines: Lines,
    pub(crate) version: i32,
}

impl Document {
    pub(crate) fn new(text: String, version: i32) -> Self {
        let lines = Lines::of(&text);
        Self {
            text,
            lines,
            version,
        }
    }

    /// Makes changes, each of which is about the text that the one before it left.
    pub(crate) fn change(&mut self, changes: Vec<TextDocumentContentChangeEvent>, version: i32) {
        for change in changes {
            match change.range {
                None => self.text = change.text,
                Some(range) => {
                    let one = self.lines.offset(&self.text, range.start) as usize;
                    let other = self.lines.offset(&self.text, range.end) as usize;
                    let (start, end) = (one.min(other), one.max(other));
                    self.text.replace_range(start..end, &change.text);
                }
            }
            self.lines = Lines::of(&self.text);
        }
        self.version = version;
    }
}
