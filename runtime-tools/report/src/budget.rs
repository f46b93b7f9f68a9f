//! The bounds of a page, which add up to less than 5 MB.

// Bytes of each section.
pub(crate) const FRAMES: usize = 600_000;
pub(crate) const OUTLINE: usize = 300_000;
pub(crate) const ROWS: usize = 800_000;
pub(crate) const SLOWEST: usize = 100_000;
pub(crate) const DIAGNOSTICS: usize = 400_000;
/// Bytes of all diffs: the first run gets half of them.
pub(crate) const CHANGES: usize = 2_400_000;

// Numbers of items.
pub(crate) const RUNS: usize = 20;
pub(crate) const EXECUTIONS: usize = 30;
pub(crate) const CHANGES_OF_PASS: usize = 12;
pub(crate) const LINES_OF_CHANGE: usize = 240;

// Characters of texts.
pub(crate) const LINE: usize = 240;
pub(crate) const NAME: usize = 160;
pub(crate) const DIAGNOSTIC: usize = 2_000;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    left: usize,
    /// The number of items that did not fit.
    pub(crate) left_out: usize,
}

impl Budget {
    pub(crate) fn new(bytes: usize) -> Self {
        Self {
            left: bytes,
            left_out: 0,
        }
    }

    /// Takes the bytes of texts and markup, and returns whether they fit; once an item does not, no later one does.
    pub(crate) fn take<'t>(
        &mut self,
        overhead: usize,
        texts: impl IntoIterator<Item = &'t str>,
    ) -> bool {
        let bytes = overhead + texts.into_iter().map(escaped_len).sum::<usize>();
        if self.left_out > 0 || bytes > self.left {
            self.left_out += 1;
            return false;
        }
        self.left -= bytes;
        true
    }

    pub(crate) fn is_spent(&self) -> bool {
        self.left_out > 0
    }
}

fn escaped_len(text: &str) -> usize {
    let special = |byte: &u8| matches!(byte, b'&' | b'<' | b'>' | b'"' | b'\'' | b'/');
    text.len() + 5 * text.as_bytes().iter().filter(|byte| special(byte)).count()
}
