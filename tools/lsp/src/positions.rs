//! Offsets in bytes to and from positions of the protocol: lines, and units of UTF-16 in them.

use std::ops::Range;

use lsp_types::{Position, Range as LspRange};

#[derive(Clone, Debug)]
pub(crate) struct Lines {
    starts: Vec<u32>,
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
        Self {
            starts: std::iter::once(0).chain(rest).collect(),
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
        let before = text.get(start..offset).unwrap_or_default();
        let character = before.chars().map(char::len_utf16).sum::<usize>();
        Position::new(line as u32, character as u32)
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

#[cfg(test)]
mod tests;
