//! Attributes and types of dialects whose text the definitions describe, in normal form.

use super::Parse;
use super::operation::Parser;
use super::written::Written;
use crate::dialect::{Parameter, Parameters, Piece};
use crate::handle::Attr;

/// The text of an entity in normal form, with a mark for each part, and the parts.
pub(super) type Entity = (String, Vec<Attr>);

/// The text of a value, with a mark for each part, and the parts; none if it is not printed.
type Value = Option<Entity>;

impl Parser<'_, '_> {
    /// The entity of a dialect that is written between two places; none if no table describes it.
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
        self.cur.skip();
        let mnemonic = self.cur.word();
        let Some(known) = self.cx.parameters(dialect, mnemonic, is_type) else {
            return Ok(None);
        };
        let (body, parts) = self.parameter_text(dialect, known)?;
        if is_short {
            self.cur.skip();
            self.sign(">")?;
        }
        if self.cur.at != end {
            return self.cur.missing("expected '>'");
        }
        let is_plain = body.is_empty() || body.starts_with('<') && body.ends_with('>');
        let text = if is_plain {
            format!(".{mnemonic}{body}")
        } else {
            format!("<{mnemonic}{body}>")
        };
        Ok(Some((text, parts)))
    }

    /// The text after the mnemonic.
    pub(super) fn parameter_text(&mut self, dialect: &str, known: &Parameters) -> Parse<Entity> {
        let mut written = Written {
            is_blank_next: true,
            ..Written::default()
        };
        if known.pieces.is_empty() && self.cur.byte() == b'<' {
            self.sign("<")?;
            self.sign(">")?;
        }
        self.pieces(dialect, known.pieces, &mut written)?;
        Ok(written.entity)
    }

    fn pieces(&mut self, dialect: &str, pieces: &[Piece], written: &mut Written) -> Parse<()> {
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

    fn optional(&mut self, dialect: &str, pieces: &[Piece], written: &mut Written) -> Parse<()> {
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

    /// True if the sign follows; otherwise what is behind the white space may be no part of the entity any more.
    fn is_next(&self, sign: &str) -> bool {
        let mut ahead = self.cur;
        ahead.skip();
        let rest = ahead.text.get(ahead.at..).unwrap_or("");
        rest.starts_with(sign)
    }

    fn sign_or_word(&mut self, sign: &str) -> Parse<()> {
        match sign.starts_with(|char: char| char.is_ascii_alphabetic()) {
            true if self.cur.eat_word(sign) => Ok(()),
            true => self.cur.missing(format!("expected '{sign}'")),
            false => self.sign(sign),
        }
    }

    /// `name = value, ..`
    fn named(&mut self, dialect: &str, list: &[Parameter], written: &mut Written) -> Parse<()> {
        let mut values: Vec<Option<Value>> = vec![None; list.len()];
        let all_optional = list.iter().all(|one| one.is_optional);
        if !(all_optional && matches!(self.cur.skip(), b'>' | b')' | b']')) {
            loop {
                let place = self.parameter_name(list, &values)?;
                values[place] = Some(self.values(dialect, &list[place], list)?);
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
                return self.cur.error(message);
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

    /// The place in the list of the name that is next, and the sign of equality.
    fn parameter_name(&mut self, list: &[Parameter], values: &[Option<Value>]) -> Parse<usize> {
        let name = self.keyword()?;
        let found = list.iter().position(|one| one.name == name);
        let Some(place) = found.filter(|&place| values[place].is_none()) else {
            let message = format!("duplicate or unknown struct parameter name: {name}");
            return self.cur.error(message);
        };
        self.sign("=")?;
        Ok(place)
    }

    /// The value of a parameter, or all of them, up to the next one of the list.
    fn values(&mut self, dialect: &str, parameter: &Parameter, list: &[Parameter]) -> Parse<Value> {
        let mut entity = Entity::default();
        loop {
            self.cur.skip();
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

    /// True if a comma, a name of the list and the sign of equality follow.
    fn is_name_next(&self, list: &[Parameter]) -> bool {
        let mut ahead = self.cur;
        ahead.eat(b',');
        ahead.skip();
        let name = ahead.word();
        list.iter().any(|one| one.name == name) && ahead.skip() == b'='
    }
}
