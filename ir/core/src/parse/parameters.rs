//! The parser of dialect attributes and types with a declared syntax, into their canonical text.

use super::Parse;
use super::canonical_text::CanonicalText;
use super::operation::Parser;
use crate::dialect::{Parameter, Parameters, Piece};
use crate::handle::Attr;

/// The canonical text of an entity with a placeholder for each part, and the parts.
pub(super) type Entity = (String, Vec<Attr>);

/// The text of a value with a placeholder for each part, and the parts; `None` if it is not printed.
type Value = Option<Entity>;

impl Parser<'_, '_> {
    /// Parses the dialect entity in a range. Returns `None` if its syntax is not declared.
    pub(super) fn with_parameters(
        &mut self,
        dialect: &str,
        start: usize,
        end: usize,
        is_type: bool,
    ) -> Parse<Option<Entity>> {
        self.cur.at = start;
        let is_short = self.cur.byte() == b'<';
        self.cur.at += 1;
        self.cur.skip_whitespace();
        let mnemonic = self.cur.word();
        let Some(known) = self.cx.parameters(dialect, mnemonic, is_type) else {
            return Ok(None);
        };
        let (body, parts) = self.parameter_text(dialect, known)?;
        if is_short {
            self.cur.skip_whitespace();
            self.expect_text(">")?;
        }
        if self.cur.at != end {
            return self.missing("expected '>'");
        }
        let is_plain = body.is_empty() || body.starts_with('<') && body.ends_with('>');
        let text = if is_plain {
            format!(".{mnemonic}{body}")
        } else {
            format!("<{mnemonic}{body}>")
        };
        Ok(Some((text, parts)))
    }

    /// Parses the text after the mnemonic.
    pub(super) fn parameter_text(&mut self, dialect: &str, known: &Parameters) -> Parse<Entity> {
        let mut written = CanonicalText {
            is_blank_next: true,
            ..CanonicalText::default()
        };
        if known.pieces.is_empty() && self.cur.byte() == b'<' {
            self.expect_text("<")?;
            self.expect_text(">")?;
        }
        self.pieces(dialect, known.pieces, &mut written)?;
        Ok(written.entity)
    }

    fn pieces(
        &mut self,
        dialect: &str,
        pieces: &[Piece],
        written: &mut CanonicalText,
    ) -> Parse<()> {
        for piece in pieces {
            match piece {
                Piece::Sign(sign) => {
                    if !sign.trim().is_empty() {
                        self.sign_or_word(sign)?;
                    }
                    written.sign(sign);
                }
                Piece::Value(parameter) => {
                    if let Some(value) = self.values(dialect, parameter, &[])? {
                        written.value("", value);
                    }
                }
                Piece::Named(list) => self.named(dialect, list, written)?,
                Piece::Optional(pieces) => self.optional(dialect, pieces, written)?,
            }
        }
        Ok(())
    }

    fn optional(
        &mut self,
        dialect: &str,
        pieces: &[Piece],
        written: &mut CanonicalText,
    ) -> Parse<()> {
        let Some(Piece::Sign(first)) = pieces.first() else {
            return Ok(());
        };
        if !self.is_next(first) {
            return Ok(());
        }
        let before = (
            written.entity.0.len(),
            written.is_blank_next,
            written.is_after_sign,
        );
        let values = written.values;
        self.pieces(dialect, pieces, written)?;
        if written.values == values {
            written.entity.0.truncate(before.0);
            (written.is_blank_next, written.is_after_sign) = (before.1, before.2);
        }
        Ok(())
    }

    /// Returns whether the punctuation follows. If not, the whitespace is not skipped, because the entity may end
    /// before it.
    fn is_next(&self, sign: &str) -> bool {
        let mut ahead = self.cur;
        ahead.skip_whitespace();
        let rest = ahead.text.get(ahead.at..).unwrap_or("");
        rest.starts_with(sign)
    }

    fn sign_or_word(&mut self, sign: &str) -> Parse<()> {
        if !sign.starts_with(|char: char| char.is_ascii_alphabetic()) {
            self.expect_text(sign)
        } else if self.cur.eat_word(sign) {
            Ok(())
        } else {
            self.missing(format!("expected '{sign}'"))
        }
    }

    /// Parses `name = value, ..`.
    fn named(
        &mut self,
        dialect: &str,
        list: &[Parameter],
        written: &mut CanonicalText,
    ) -> Parse<()> {
        let mut values: Vec<Option<Value>> = vec![None; list.len()];
        let all_optional = list.iter().all(|parameter| parameter.is_optional);
        if !(all_optional && matches!(self.cur.skip_whitespace(), b'>' | b')' | b']')) {
            loop {
                let index = self.parameter_name(list, &values)?;
                values[index] = Some(self.values(dialect, &list[index], list)?);
                if !self.cur.eat(b',') {
                    break;
                }
            }
        }
        let mut separator = "";
        for (parameter, value) in list.iter().zip(values) {
            let Some(value) = value else {
                if parameter.is_optional {
                    continue;
                }
                let name = parameter.name;
                let message = format!("struct is missing required parameter: {name}");
                return self.error(message);
            };
            if let Some(value) = value {
                written.entity.0.push_str(separator);
                written.value(&format!("{} = ", parameter.name), value);
                (separator, written.is_blank_next, written.is_after_sign) = (", ", false, true);
            }
        }
        (written.is_blank_next, written.is_after_sign) = (true, false);
        Ok(())
    }

    /// Parses the next name of the list and `=`. Returns its index.
    fn parameter_name(&mut self, list: &[Parameter], values: &[Option<Value>]) -> Parse<usize> {
        let name = self.keyword()?;
        let found = list.iter().position(|parameter| parameter.name == name);
        let Some(index) = found.filter(|&index| values[index].is_none()) else {
            let message = format!("duplicate or unknown struct parameter name: {name}");
            return self.error(message);
        };
        self.expect_text("=")?;
        Ok(index)
    }

    /// Parses the values of a parameter, up to the next parameter of the list.
    fn values(&mut self, dialect: &str, parameter: &Parameter, list: &[Parameter]) -> Parse<Value> {
        let mut entity = Entity::default();
        loop {
            self.cur.skip_whitespace();
            let (text, parts) = self.parameter(dialect, parameter)?;
            entity.0.push_str(&text);
            entity.1.extend(parts);
            if !parameter.is_list || !self.is_next(",") || self.is_name_next(list) {
                break;
            }
            self.cur.eat(b',');
            entity.0.push_str(", ");
        }
        Ok((parameter.default != Some(&*entity.0)).then_some(entity))
    }

    /// Returns whether a comma, a name of the list and `=` follow.
    fn is_name_next(&self, list: &[Parameter]) -> bool {
        let mut ahead = self.cur;
        ahead.eat(b',');
        ahead.skip_whitespace();
        let name = ahead.word();
        list.iter().any(|parameter| parameter.name == name) && ahead.skip_whitespace() == b'='
    }
}
