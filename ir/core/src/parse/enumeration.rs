//! Parsing of enum attributes of dialects.

use super::Parse;
use super::operation::Parser;
use crate::attrs::{AttrData, Flags};
use crate::dialect::{Enumeration, Frame};
use crate::thin::ThinSlice;

impl<'t> Parser<'_, 't> {
    /// Parses `#dialect.mnemonic<..>` again as an enum attribute: `rest`, the text from the dot on, was just read and ends at the
    /// cursor. Returns `None` if the mnemonic is no enum of the dialect.
    pub(super) fn enum_attr(&mut self, dialect: &str, rest: &'t str) -> Parse<Option<AttrData>> {
        let end = self.cur.at;
        let enumerations = self.cx.enumerations(dialect);
        if enumerations.is_empty() {
            return Ok(None);
        }
        // Behind the dot.
        self.cur.at = end - rest.len() + 1;
        self.cur.skip_whitespace();
        let name = self.cur.word();
        let Ok(found) = enumerations.binary_search_by(|enumeration| enumeration.mnemonic.cmp(name))
        else {
            self.cur.at = end;
            return Ok(None);
        };
        let enumeration = &enumerations[found];
        let indices = self.delimited_words(enumeration)?;
        self.cur.at = end;
        let data = if enumeration.dialect.is_some() {
            let bits = enumeration.bits(&indices) as u8;
            AttrData::Flags(Flags { enumeration, bits })
        } else {
            AttrData::Dialect {
                dialect: self.cx.ident(dialect),
                rest: self.cx.ident(&enumeration.text(&indices)),
                parts: ThinSlice::default(),
                ty: None,
            }
        };
        Ok(Some(data))
    }

    /// Parses `a`, `<a>`, `(a)` or `{type = a}`, by the frame. Returns the indices of the words in `enumeration.words`.
    pub(super) fn delimited_words(&mut self, enumeration: &Enumeration) -> Parse<Vec<usize>> {
        let (open, close) = match enumeration.frame {
            Frame::Bare => return self.words(enumeration),
            Frame::Angle => ("<", ">"),
            Frame::Parentheses => ("(", ")"),
            Frame::Type => ("{", "}"),
        };
        self.expect_text(open)?;
        if enumeration.frame == Frame::Type {
            if !self.cur.eat_word("type") {
                return self.missing("expected 'type'");
            }
            self.expect_text("=")?;
        }
        let indices = self.words(enumeration)?;
        self.expect_text(close)?;
        Ok(indices)
    }

    pub(super) fn expect_text(&mut self, text: &str) -> Parse<()> {
        if self.cur.eat_text(text) {
            return Ok(());
        }
        self.missing(format!("expected '{text}'"))
    }

    fn words(&mut self, enumeration: &Enumeration) -> Parse<Vec<usize>> {
        self.cur.skip_whitespace();
        let start = self.cur.at;
        let mut indices = vec![self.one_word(start, enumeration)?];
        if let Some(flags) = &enumeration.flags {
            let separator = flags.separator.trim();
            while self.cur.eat_text(separator) {
                indices.push(self.one_word(start, enumeration)?);
            }
        }
        Ok(indices)
    }

    /// Parses a word. Returns its index in `enumeration.words`. As in MLIR, an unknown word is reported at `start` if `is_class`,
    /// else at the word.
    fn one_word(&mut self, start: usize, enumeration: &Enumeration) -> Parse<usize> {
        let name = enumeration.name;
        let byte = self.cur.skip_whitespace();
        let here = self.cur.at;
        let word = if byte.is_ascii_alphabetic() || byte == b'_' {
            self.cur.word().into()
        } else if byte == b'"' && enumeration.takes_strings() {
            self.cur.text()?
        } else if enumeration.is_class {
            return self.error("expected valid keyword or string");
        } else {
            return self.missing(format!("expected keyword for {name}"));
        };
        let words = enumeration.words;
        if let Some(index) = words.iter().position(|known| *known == word) {
            return Ok(index);
        }
        let known = words.join(", ");
        if enumeration.is_class {
            return self.error_at(start, format!("expected {name} to be one of: {known}"));
        }
        self.error_at(
            here,
            format!("expected one of [{known}] for {name}, got: {word}"),
        )
    }
}
