//! Offsets in bytes to and from positions of the protocol: lines, and units of UTF-16 in them.

use std::ops::Range;

use lsp_types::{Position, Range as LspRange};

/// The number of bytes between places whose UTF-16 units are counted in advance.
const STEP: usize = 256;

#[derive(Clone, Debug)]
pub(crate) struct Lines {
    starts: Vec<u32>,
    /// The UTF-16 units before the first character that begins at or after each multiple of [`STEP`] bytes.
    units: Vec<u32>,
}

impl Lines {
    /// Finds the lines of a text, which end with `\n`, `\r\n` or `\r`.
    pub(crate) fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let ends = |(at, byte): (usize, &u8)| match byte {
            b'\n' => Some(at as u32 + 1),
            b'\r' if bytes.get(at + 1) != Some(&b'\n') => Some(at as u32 + 1),
            _ => None,
        };
        let rest = bytes.iter().enumerate().filter_map(ends);
        let mut units = Vec::new();
        let mut before = 0;
        for (at, letter) in text.char_indices() {
            if at >= units.len() * STEP {
                units.push(before);
            }
            before += letter.len_utf16() as u32;
        }
        units.push(before);
        Self {
            starts: std::iter::once(0).chain(rest).collect(),
            units,
        }
    }

    pub(crate) fn position(&self, text: &str, offset: u32) -> Position {
        let is_boundary = |offset: &usize| text.is_char_boundary(*offset);
        let offset = (0..=text.len().min(offset as usize)).rfind(is_boundary);
        let offset = offset.unwrap_or(0);
        let line = self
            .starts
            .partition_point(|start| *start as usize <= offset)
            - 1;
        let start = self.starts.get(line).copied().unwrap_or_default() as usize;
        let character = self.units_before(text, offset) - self.units_before(text, start);
        Position::new(line as u32, character)
    }

    /// Returns the number of UTF-16 units before an offset, at which a character begins or the text ends.
    fn units_before(&self, text: &str, offset: usize) -> u32 {
        let step = offset / STEP;
        let first = (step * STEP..offset).find(|at| text.is_char_boundary(*at));
        let rest = text.get(first.unwrap_or(offset)..offset);
        let rest = rest.unwrap_or_default().chars();
        let counted = self.units.get(step).copied().unwrap_or_default();
        counted + rest.map(|letter| letter.len_utf16() as u32).sum::<u32>()
    }

    /// Returns the offset of a position, limited to the end of its line and of the text.
    pub(crate) fn offset(&self, text: &str, position: Position) -> u32 {
        let line = position.line as usize;
        let Some(start) = self.starts.get(line).copied() else {
            return text.len() as u32;
        };
        let next = self
            .starts
            .get(line + 1)
            .map_or(text.len(), |start| *start as usize);
        let line = text.get(start as usize..next).unwrap_or_default();
        let line = line.trim_end_matches(['\n', '\r']);
        let mut left = position.character as usize;
        let mut offset = start;
        for letter in line.chars() {
            if left < letter.len_utf16() {
                break;
            }
            left -= letter.len_utf16();
            offset += letter.len_utf8() as u32;
        }
        offset
    }

    pub(crate) fn range(&self, text: &str, range: Range<u32>) -> LspRange {
        let end = self.position(text, range.end.max(range.start));
        LspRange::new(self.position(text, range.start), end)
    }
}
