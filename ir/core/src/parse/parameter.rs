//! The parser of parameter values of attributes and types.

use super::Parse;
use super::number::Form;
use super::operation::Parser;
use super::parameters::Entity;
use crate::attrs::AttrData;
use crate::dialect::{AttrClass, Frame, Parameter, ParameterKind, TypeClass};
use crate::handle::Attr;
use crate::print::{FULL, SHORT};
use crate::verify::{is_attr_class, is_type_class};

impl Parser<'_, '_> {
    pub(super) fn parameter(&mut self, dialect: &str, parameter: &Parameter) -> Parse<Entity> {
        let plain = |text: String| Ok((text, Vec::new()));
        match parameter.kind {
            ParameterKind::Text => self.own_syntax(),
            ParameterKind::Bool => plain((self.bounded(1, false)? != 0).to_string()),
            ParameterKind::Signed(bits) => plain(self.bounded(bits, true)?.to_string()),
            ParameterKind::Unsigned(bits) => {
                plain((self.bounded(bits, false)? & ((1 << bits) - 1)).to_string())
            }
            ParameterKind::String if self.cur.byte() != b'"' => self.missing("expected string"),
            ParameterKind::String => self.string_parameter(false),
            ParameterKind::Keyword => plain(self.keyword()?.to_owned()),
            ParameterKind::Integers => plain(self.integers()?),
            ParameterKind::Word(words) if self.cur.byte() == b'"' && words.flags.is_some() => {
                self.string_parameter(false)
            }
            ParameterKind::Word(words) if self.cur.byte() == b'#' => {
                let attr = self.attr()?;
                if self.is_entity(attr, dialect, words.mnemonic) {
                    Ok((FULL.to_string(), vec![attr]))
                } else {
                    self.error("invalid kind of attribute specified")
                }
            }
            ParameterKind::Word(words) => {
                let positions = self.delimited_words(words)?;
                let is_bare = words.frame == Frame::Bare && !words.mnemonic.is_empty();
                plain(format!(
                    "{}{}",
                    if is_bare { " " } else { "" },
                    words.delimited(&positions)
                ))
            }
            ParameterKind::Attr(Some(AttrClass::String)) if self.cur.byte() == b'"' => {
                self.string_parameter(true)
            }
            ParameterKind::Attr(class) => self.attr_of_class(class),
            ParameterKind::Own(mnemonic) => self.own(dialect, mnemonic),
            ParameterKind::Type(class) => self.type_of_class(class),
        }
    }

    /// Parses a string. A string without escapes is kept as it is written.
    fn string_parameter(&mut self, may_have_type: bool) -> Parse<Entity> {
        let start = self.cur.at;
        let text = self.cur.text()?;
        let written = self.cur.text_from(start);
        let ty = if may_have_type {
            self.attr_type()?
        } else {
            None
        };
        if is_plain_text(written) && ty.is_none() {
            return Ok((written.to_owned(), Vec::new()));
        }
        let text = self.cx.ident(&text);
        let attr = self.cx.intern_attr(AttrData::String { text, ty });
        Ok((FULL.to_string(), vec![attr]))
    }

    pub(super) fn keyword(&mut self) -> Parse<&str> {
        let byte = self.cur.skip_whitespace();
        if !byte.is_ascii_alphabetic() && byte != b'_' {
            return self.missing("expected valid keyword");
        }
        Ok(self.cur.word())
    }

    /// Parses an integer of `bits` bits, or a Boolean. An unsigned integer may be written as the signed integer with
    /// the same bits.
    fn bounded(&mut self, bits: u32, is_signed: bool) -> Parse<i128> {
        let start = self.cur.at;
        if !matches!(self.cur.skip_whitespace(), b'-' | b'0'..=b'9' | b't' | b'f') {
            return self.missing("expected integer value");
        }
        let Ok(literal) = self.cur.literal_or_bit() else {
            return self.error_at(start, "expected integer value");
        };
        let value = match literal.form {
            Form::Decimal => literal.digits.parse::<i128>(),
            // The sign of a single bit is the bit.
            Form::Bit => literal.digits.parse::<i128>().map(|bit| -bit),
            Form::Hex => i128::from_str_radix(literal.digits, 16),
            Form::Float => return self.error_at(start, "expected integer value"),
        };
        let value = value.map(|value| if literal.negative { -value } else { value });
        let end = 1 << (bits - u32::from(is_signed));
        match value {
            Ok(value) if value < end && value >= -(1 << (bits - 1)) => Ok(value),
            _ => self.error_at(start, "integer value too large"),
        }
    }

    /// Parses `[1, 2]`.
    fn integers(&mut self) -> Parse<String> {
        self.expect_text("[")?;
        let mut values = Vec::new();
        if !self.cur.eat(b']') {
            loop {
                values.push(self.bounded(64, true)?.to_string());
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.expect_text("]")?;
        }
        Ok(format!("[{}]", values.join(", ")))
    }

    fn attr_of_class(&mut self, class: Option<AttrClass>) -> Parse<Entity> {
        let start = self.cur.at;
        let attr = self.attr()?;
        let data = self.cx.attr(attr);
        if class.is_some_and(|class| is_attr_class(self.cx, class, &data) == Some(false)) {
            return self.error_at(start, "invalid kind of attribute specified");
        }
        Ok((FULL.to_string(), vec![attr]))
    }

    fn type_of_class(&mut self, class: Option<TypeClass>) -> Parse<Entity> {
        let start = self.cur.at;
        let ty = self.ty()?;
        if class.is_some_and(|class| is_type_class(class, self.cx.ty(ty)) == Some(false)) {
            return self.error_at(start, "invalid kind of type specified");
        }
        Ok((FULL.to_string(), vec![self.cx.type_attr(ty)]))
    }

    /// Parses an attribute of the dialect, whose implicit prefix may be missing.
    fn own(&mut self, dialect: &str, mnemonic: &str) -> Parse<Entity> {
        match self.cur.byte() {
            b'<' => {
                let part = self.deeper(|parser| parser.own_part(dialect, mnemonic))?;
                Ok((SHORT.to_string(), vec![part]))
            }
            b'#' => {
                let start = self.cur.at;
                let part = self.attr()?;
                if self.is_entity(part, dialect, mnemonic) {
                    return Ok((SHORT.to_string(), vec![part]));
                }
                self.error_at(start, "invalid kind of attribute specified")
            }
            _ => self.own_syntax(),
        }
    }

    /// Skips a value of unknown syntax, up to the next comma outside of brackets and strings, or to the end.
    fn own_syntax(&mut self) -> Parse<Entity> {
        let start = self.cur.at;
        self.skip_value()?;
        let written = self.cur.text_from(start);
        let end = start + written.trim_end().len();
        if end == start {
            return self.missing("expected valid keyword");
        }
        let (text, parts) = self.entity_parts(start, end)?;
        self.cur.at = end;
        Ok((text.into_owned(), parts))
    }

    fn skip_value(&mut self) -> Parse<()> {
        let mut open = 0_usize;
        while !self.cur.is_end() {
            match self.cur.byte() {
                b'"' => {
                    self.cur.string()?;
                    continue;
                }
                b',' | b'>' | b')' | b']' | b'}' if open == 0 => break,
                b'<' | b'(' | b'[' | b'{' => open += 1,
                b'-' if self.cur.byte_at(1) == b'>' => self.cur.at += 1,
                b'>' | b')' | b']' | b'}' => open -= 1,
                _ => {}
            }
            self.cur.at += 1;
        }
        Ok(())
    }

    /// Parses an attribute without its implicit prefix before the angle bracket.
    fn own_part(&mut self, dialect: &str, mnemonic: &str) -> Parse<Attr> {
        let start = self.cur.at;
        let (text, parts) = match self.cx.parameters(dialect, mnemonic, false) {
            Some(known) => self.parameter_text(dialect, known)?,
            None => {
                self.cur.balanced()?;
                let end = self.cur.at;
                let (text, parts) = self.entity_parts(start, end)?;
                self.cur.at = end;
                (text.into_owned(), parts)
            }
        };
        Ok(self.cx.intern_attr(AttrData::Dialect {
            dialect: self.cx.ident(dialect),
            rest: self.cx.ident(&format!(".{mnemonic}{text}")),
            parts: parts.into(),
            ty: None,
        }))
    }

    fn is_entity(&self, attr: Attr, wanted: &str, mnemonic: &str) -> bool {
        match &*self.cx.attr(attr) {
            AttrData::Dialect {
                dialect, rest, ty, ..
            } => {
                let rest = self.cx.str(*rest).strip_prefix(['.', '<']);
                let rest = rest.and_then(|rest| rest.strip_prefix(mnemonic));
                let is_end = |char: char| !char.is_alphanumeric() && char != '_';
                self.cx.str(*dialect) == wanted
                    && ty.is_none()
                    && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(is_end))
            }
            _ => false,
        }
    }
}

/// Returns whether a string has no escapes and is printed as it is written.
fn is_plain_text(text: &str) -> bool {
    let inner = text
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    inner.is_some_and(|inner| {
        inner
            .bytes()
            .all(|byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\')
    })
}
