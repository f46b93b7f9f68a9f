//! Collects changes to a text and applies them at once.

use std::ops::Range;

/// Replacements for parts of one text.
#[derive(Debug, Default)]
pub(crate) struct Edits {
    list: Vec<(Range<usize>, String)>,
}

impl Edits {
    /// Puts `new` in place of the bytes in `range`.
    pub(crate) fn replace(&mut self, range: Range<usize>, new: impl Into<String>) {
        self.list.push((range, new.into()));
    }

    /// Puts `new` before the byte `at`.
    pub(crate) fn insert(&mut self, at: usize, new: impl Into<String>) {
        self.replace(at..at, new);
    }

    /// `true` if there are no changes.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The text with all changes. One that overlaps an earlier one, or splits a character, is left out.
    pub(crate) fn apply(mut self, text: &str) -> String {
        self.list.sort_by_key(|(range, _)| (range.start, range.end));
        let mut out = String::with_capacity(text.len());
        let mut done = 0;
        for (range, new) in &self.list {
            if let Some(kept) = text.get(done..range.start)
                && text.is_char_boundary(range.end)
                && range.end >= range.start
            {
                out.push_str(kept);
                out.push_str(new);
                done = range.end;
            }
        }
        out.push_str(text.get(done..).unwrap_or(""));
        out
    }
}
