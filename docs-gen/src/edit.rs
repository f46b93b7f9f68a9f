//! A batch of edits of one text.

use std::ops::Range;

/// Edits that are applied at once.
#[derive(Debug, Default)]
pub(crate) struct Edits {
    list: Vec<(Range<usize>, String)>,
}

impl Edits {
    pub(crate) fn replace(&mut self, range: Range<usize>, new: impl Into<String>) {
        self.list.push((range, new.into()));
    }

    pub(crate) fn insert(&mut self, at: usize, new: impl Into<String>) {
        self.replace(at..at, new);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Applies the edits. An edit that overlaps an earlier one, or splits a character, is skipped.
    pub(crate) fn apply(mut self, text: &str) -> String {
        self.list.sort_by_key(|(range, _)| (range.start, range.end));
        let mut out = String::with_capacity(text.len());
        let mut done = 0;
        for (range, new) in &self.list {
            if let Some(unchanged) = text.get(done..range.start)
                && text.is_char_boundary(range.end)
                && range.end >= range.start
            {
                out.push_str(unchanged);
                out.push_str(new);
                done = range.end;
            }
        }
        out.push_str(text.get(done..).unwrap_or(""));
        out
    }
}
