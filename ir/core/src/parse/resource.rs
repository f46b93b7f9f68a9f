//! The parser of the section `{-# .. #-}` at the end of a file.

use super::Parse;
use super::operation::Parser;
use crate::handle::Ident;
use crate::resources::{Resource, Resources};

impl Parser<'_, '_> {
    /// Parses the sections after `{-#`.
    pub(super) fn resource_sections(&mut self) -> Parse<()> {
        if self.cur.eat_text("#-}") {
            return Ok(());
        }
        loop {
            self.cur.skip_whitespace();
            let start = self.cur.at;
            let section = self.cur.word();
            let dialects = match section {
                "dialect_resources" => true,
                "external_resources" => false,
                "" => {
                    return self.error("expected identifier key in file metadata dictionary");
                }
                _ => {
                    let message = format!("unknown key '{section}' in file metadata dictionary");
                    return self.error_at(start, message);
                }
            };
            self.expect_text(":")?;
            self.resource_groups(dialects)?;
            if self.cur.eat_text("#-}") {
                return Ok(());
            }
            if !self.cur.eat(b',') {
                return self.missing("expected ',' or '#-}'");
            }
        }
    }

    /// Parses `{ name: { key: value, .. }, .. }`.
    fn resource_groups(&mut self, dialects: bool) -> Parse<()> {
        self.expect_text("{")?;
        if self.cur.eat(b'}') {
            return Ok(());
        }
        // A comma has a name behind it.
        loop {
            self.cur.skip_whitespace();
            let start = self.cur.at;
            let name = self.cur.word();
            if name.is_empty() || name.starts_with(|first: char| first.is_ascii_digit()) {
                return self.error_at(start, "expected identifier key for 'resource' entry");
            }
            if dialects && !self.cx.is_dialect_registered(name) {
                let message = format!("dialect '{name}' is unknown");
                return self.error_at(start, message);
            }
            self.expect_text(":")?;
            self.expect_text("{")?;
            self.resource_group(dialects, name)?;
            if !self.cur.eat(b',') {
                return self.expect_text("}");
            }
        }
    }

    fn resource_group(&mut self, dialects: bool, name: &str) -> Parse<()> {
        let group = self.cx.ident(name);
        if self.cur.eat(b'}') {
            return Ok(());
        }
        loop {
            let entry = self.resource_entry(dialects, name)?;
            let resources = &mut self.resources;
            let groups = if dialects {
                &mut resources.dialects
            } else {
                &mut resources.external
            };
            Resources::entries(groups, group).push(entry);
            if !self.cur.eat(b',') {
                return self.expect_text("}");
            }
        }
    }

    fn resource_entry(&mut self, dialects: bool, group: &str) -> Parse<(Ident, Resource)> {
        self.cur.skip_whitespace();
        let start = self.cur.at;
        if dialects && group != "builtin" {
            let message = format!("unexpected 'resource' section for dialect '{group}'");
            return self.error_at(start, message);
        }
        let Some(key) = self.cur.word_or_text()? else {
            let section = if dialects { "dialect" } else { "external" };
            let message = format!("expected identifier key for '{section}_resources' entry");
            return self.error(message);
        };
        self.expect_text(":")?;
        self.cur.skip_whitespace();
        let start = self.cur.at;
        let value = self.resource_value(&key)?;
        if dialects && !matches!(value, Resource::Blob { .. }) {
            let message = format!("expected hex string blob for key '{key}'");
            return self.error_at(start, message);
        }
        Ok((self.cx.ident(&key), value))
    }

    fn resource_value(&mut self, key: &str) -> Parse<Resource> {
        if let Some(bit) = self.cur.bit() {
            return Ok(Resource::Bool(bit.digits == "1"));
        }
        let start = self.cur.at;
        if self.cur.byte() != b'"' {
            return self.error(format!("expected string value for key '{key}'"));
        }
        let text = self.cur.string()?;
        let Some(digits) = text.strip_prefix(b"0x") else {
            return Ok(Resource::String(text.into()));
        };
        let Some(bytes) = from_hex(digits) else {
            let message = format!("expected hex string blob for key '{key}'");
            return self.error_at(start, message);
        };
        let expected = format!(
            "expected hex string blob for key '{key}' to encode alignment in first 4 bytes"
        );
        let Some((align, bytes)) = bytes.split_first_chunk::<4>() else {
            return self.error_at(start, expected);
        };
        let align = u32::from_le_bytes(*align);
        if align != 0 && !align.is_power_of_two() {
            let message = format!("{expected}, but got non-power-of-2 value: {align}");
            return self.error_at(start, message);
        }
        // An empty blob has no alignment.
        let align = if bytes.is_empty() { 0 } else { align };
        Ok(Resource::Blob {
            align,
            bytes: bytes.into(),
        })
    }
}

pub(super) fn from_hex(digits: &[u8]) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let (pairs, rest) = digits.as_chunks::<2>();
    let byte = |&[high, low]: &[u8; 2]| u8::try_from(digit(high)? * 16 + digit(low)?).ok();
    rest.is_empty()
        .then(|| pairs.iter().map(byte).collect::<Option<Vec<u8>>>())
        .flatten()
}
