//! Dense arrays and elements attributes from text.

use super::Parse;
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::handle::{Attr, Type};
use crate::types::TypeData;

impl Parser<'_, '_> {
    /// `<i32: 1, 2>` after `array`.
    pub(super) fn dense_array(&mut self) -> Parse<Attr> {
        self.cur.expect(b'<', "after 'array'")?;
        self.cur.skip();
        let start = self.cur.at;
        let element = self.ty()?;
        let width = match self.cx.ty(element) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(kind) => kind.width(),
            _ => {
                return self
                    .cur
                    .error_at(start, "expected integer or float type in dense array");
            }
        };
        if !width.is_multiple_of(8) && width != 1 {
            return self
                .cur
                .error_at(start, "element type bitwidth must be a multiple of 8");
        }
        if width > 64 {
            return self
                .cur
                .error_at(start, "elements of more than 64 bits are not supported");
        }
        let mut values = Vec::new();
        if self.cur.eat(b':') {
            loop {
                values.push(self.dense_array_element(element)?);
                if !self.cur.eat(b',') {
                    break;
                }
            }
        }
        self.cur.expect(b'>', "to close an array attribute")?;
        Ok(self.cx.dense_array_attr(element, &values))
    }

    fn dense_array_element(&mut self, element: Type) -> Parse<i64> {
        if element == Type::I1 {
            if self.cur.eat_word("true") {
                return Ok(1);
            }
            if self.cur.eat_word("false") {
                return Ok(0);
            }
            return self
                .cur
                .error("expected 'true' or 'false' values for i1 type");
        }
        self.cur.skip();
        let literal = self.cur.literal()?;
        let data = self.cx.ty(element);
        match data {
            TypeData::Float(kind) => Ok(self.cur.float_bits(literal, *kind)? as i64),
            _ => Ok(self.cur.int_bits(literal, data)?.as_i64().unwrap_or(0)),
        }
    }

    /// `<key> : type` after `dense_resource`.
    pub(super) fn dense_resource(&mut self) -> Parse<Attr> {
        self.cur.expect(b'<', "after 'dense_resource'")?;
        let key = match self.cur.skip() {
            b'"' => self.cur.utf8_string()?,
            byte if byte.is_ascii_alphabetic() || byte == b'_' => self.cur.word().into(),
            _ => return self.cur.missing("expected identifier key for resource"),
        };
        self.cur.expect(b'>', "to close the key of a resource")?;
        self.cur.expect(b':', "and the type of the elements")?;
        let ty = self.ty()?;
        let text = self.cx.ident(&format!(
            "dense_resource<{}>",
            crate::print::key_text(self.cx, &key)
        ));
        Ok(self.cx.intern_attr(AttrData::Elements { text, ty }))
    }

    /// `<..> : type`, the text being kept.
    pub(super) fn elements_as_written(&mut self, start: usize) -> Parse<Attr> {
        if self.cur.skip() != b'<' {
            return self.cur.error("expected '<'");
        }
        self.cur.balanced()?;
        let text = self.cur.text.get(start..self.cur.at).unwrap_or("");
        if text.contains('\n') || text.split(',').skip(1).any(|part| !part.starts_with(' ')) {
            return self.cur.error_at(
                start,
                "not in the form that mlir-opt prints, which is the only one supported here",
            );
        }
        self.cur.expect(b':', "and the type of the elements")?;
        let ty = self.ty()?;
        let text = self.cx.ident(text);
        Ok(self.cx.intern_attr(AttrData::Elements { text, ty }))
    }
}
