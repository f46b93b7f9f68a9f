//! The lexer.

use std::borrow::Cow;

use super::Parse;
use crate::byte_text::{is_plain, text_of_bytes};
use crate::diag::Diagnostic;
use crate::handle::Loc;

#[derive(Clone, Copy)]
pub(super) struct Cursor<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
    /// The location handle of the first byte.
    pub(super) base: u32,
}

impl<'t> Cursor<'t> {
    pub(super) fn bytes(&self) -> &'t [u8] {
        self.text.as_bytes()
    }

    /// Returns the byte at the cursor, or zero at the end.
    pub(super) fn byte(&self) -> u8 {
        self.bytes().get(self.at).copied().unwrap_or(0)
    }

    pub(super) fn byte_at(&self, ahead: usize) -> u8 {
        self.bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Returns the text from an offset to the cursor; empty if one of them is inside of a character.
    pub(super) fn text_from(&self, start: usize) -> &'t str {
        self.text.get(start..self.at).unwrap_or("")
    }

    pub(super) fn is_end(&self) -> bool {
        self.at >= self.text.len()
    }

    pub(super) fn loc_at(&self, offset: usize) -> Loc {
        Loc(self.base + offset as u32)
    }

    /// Returns the offset of a location in this text if the byte there is `byte`.
    pub(super) fn offset_of(&self, loc: Loc, byte: u8) -> Option<usize> {
        let offset = loc.0.checked_sub(self.base)? as usize;
        (self.bytes().get(offset) == Some(&byte)).then_some(offset)
    }

    pub(super) fn error_at<T>(&self, offset: usize, message: impl Into<String>) -> Parse<T> {
        let location = self.loc_at(offset);
        Err(Box::new(Diagnostic::error(location, message)))
    }

    pub(super) fn error<T>(&self, message: impl Into<String>) -> Parse<T> {
        self.error_at(self.at, message)
    }

    /// Reports a missing token after the preceding text rather than at the start of the next line.
    pub(super) fn missing<T>(&self, message: impl Into<String>) -> Parse<T> {
        let before = self.text.get(..self.at).unwrap_or("");
        let end = before.trim_end_matches([' ', '\t', '\n', '\r']).len();
        self.error_at(if end == 0 { self.at } else { end }, message)
    }

    /// Skips whitespace, zero bytes and comments. Returns the next byte.
    pub(super) fn skip_whitespace(&mut self) -> u8 {
        loop {
            match self.byte() {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b'/' if self.byte_at(1) == b'/' => {
                    let rest = &self.bytes()[self.at..];
                    self.at += rest
                        .iter()
                        .position(|&byte| byte == b'\n')
                        .unwrap_or(rest.len());
                }
                0 if !self.is_end() => self.at += 1,
                byte => return byte,
            }
        }
    }

    /// Skips whitespace and an optional byte. Returns whether it was present.
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.skip_whitespace() == byte && !self.is_end();
        self.at += usize::from(found);
        found
    }

    pub(super) fn expect(&mut self, byte: u8, what: &str) -> Parse<()> {
        if self.eat(byte) {
            Ok(())
        } else {
            let message = format!("expected '{}' {what}", char::from(byte));
            self.missing(message.trim_end())
        }
    }

    pub(super) fn eat_text(&mut self, text: &str) -> bool {
        self.skip_whitespace();
        let found = self.bytes()[self.at..].starts_with(text.as_bytes());
        self.at += if found { text.len() } else { 0 };
        found
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        self.skip_whitespace();
        let rest = &self.bytes()[self.at..];
        let found = rest.starts_with(word.as_bytes())
            && !rest.get(word.len()).is_some_and(|&byte| is_word(byte));
        self.at += if found { word.len() } else { 0 };
        found
    }

    /// Parses letters, digits, `_`, `$` and `.`.
    pub(super) fn word(&mut self) -> &'t str {
        self.take_while(is_word)
    }

    /// Parses a name after a sign such as `%`: a number, or a word that may contain `-`.
    pub(super) fn suffix(&mut self) -> &'t str {
        if self.byte().is_ascii_digit() {
            return self.take_while(|byte| byte.is_ascii_digit());
        }
        self.take_while(|byte| is_word(byte) || byte == b'-')
    }

    pub(super) fn take_while(&mut self, pred: impl Fn(u8) -> bool) -> &'t str {
        let start = self.at;
        let rest = &self.bytes()[start..];
        self.at += rest
            .iter()
            .position(|&byte| !pred(byte))
            .unwrap_or(rest.len());
        // The bytes are ASCII, so the bounds are character boundaries.
        self.text_from(start)
    }

    /// Parses a string, with escapes resolved.
    pub(super) fn string(&mut self) -> Parse<Cow<'t, [u8]>> {
        self.at += 1;
        let rest = &self.bytes()[self.at..];
        let stop = rest
            .iter()
            .position(|byte| matches!(byte, b'"' | b'\\' | b'\n'));
        if let Some(length) = stop.filter(|&length| rest[length] == b'"') {
            self.at += length + 1;
            return Ok(rest[..length].into());
        }
        let mut value = Vec::new();
        loop {
            match self.byte() {
                byte if byte == b'\n' || self.is_end() => {
                    return self.error("expected '\"' in string literal");
                }
                b'"' => {
                    self.at += 1;
                    return Ok(value.into());
                }
                b'\\' => value.push(self.escape()?),
                byte => {
                    value.push(byte);
                    self.at += 1;
                }
            }
        }
    }

    fn escape(&mut self) -> Parse<u8> {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        let (first, second) = (self.byte_at(1), self.byte_at(2));
        let (value, length) = match (first, digit(first), digit(second)) {
            (b'n', ..) => (b'\n', 2),
            (b't', ..) => (b'\t', 2),
            (b'"' | b'\\', ..) => (first, 2),
            (_, Some(high), Some(low)) => ((high * 16 + low) as u8, 3),
            _ => return self.error("unknown escape in string literal"),
        };
        self.at += length;
        Ok(value)
    }

    /// Parses the text of a string.
    pub(super) fn text(&mut self) -> Parse<Cow<'t, str>> {
        let start = self.at;
        Ok(match self.string()? {
            Cow::Borrowed(_) => {
                // The quotes are ASCII, so the bounds are character boundaries.
                let text = self.text.get(start + 1..self.at - 1).unwrap_or_default();
                if is_plain(text) {
                    return Ok(text.into());
                }
                text_of_bytes(text.as_bytes())
            }
            Cow::Owned(bytes) => text_of_bytes(&bytes).into_owned().into(),
        })
    }

    /// Parses a word that does not start with a digit, or a string.
    pub(super) fn word_or_text(&mut self) -> Parse<Option<Cow<'t, str>>> {
        match self.byte() {
            b'"' => self.text().map(Some),
            byte if byte.is_ascii_alphabetic() || byte == b'_' => Ok(Some(self.word().into())),
            _ => Ok(None),
        }
    }

    /// Parses text from `<` to the matching `>`, with balanced brackets and strings inside.
    pub(super) fn balanced(&mut self) -> Parse<&'t str> {
        let start = self.at;
        let mut open: Vec<(u8, usize)> = Vec::new();
        loop {
            let byte = self.byte();
            match byte {
                _ if self.is_end() => return self.unbalanced(open.last().copied()),
                b'"' => {
                    self.string()?;
                    continue;
                }
                b'<' => open.push((b'>', self.at)),
                b'(' => open.push((b')', self.at)),
                b'[' => open.push((b']', self.at)),
                b'{' => open.push((b'}', self.at)),
                b'-' if self.byte_at(1) == b'>' => self.at += 1,
                0 => return self.unbalanced(open.last().copied()),
                b'>' | b')' | b']' | b'}' => {
                    if open.last().is_none_or(|last| last.0 != byte) {
                        return self.unbalanced(open.last().copied());
                    }
                    open.pop();
                }
                _ => {}
            }
            self.at += 1;
            if open.is_empty() {
                return Ok(self.text_from(start));
            }
        }
    }

    fn unbalanced<T>(&self, open: Option<(u8, usize)>) -> Parse<T> {
        let (_, at) = open.unwrap_or((b'>', self.at));
        let char = char::from(self.bytes().get(at).copied().unwrap_or(b'<'));
        self.error_at(
            at,
            format!("unbalanced '{char}' character in pretty dialect name"),
        )
    }
}

pub(super) fn is_word(byte: u8) -> bool {
    WORD[usize::from(byte)]
}

/// By byte, whether it may be part of a word.
const WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let char = byte as u8;
        table[byte] = char.is_ascii_alphanumeric() || matches!(char, b'_' | b'$' | b'.');
        byte += 1;
    }
    table
};
