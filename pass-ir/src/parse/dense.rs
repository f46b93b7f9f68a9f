//! `dense<..>` from text, in normal form: one element where all are equal, nested lists else, digits of bytes if many.

use super::cursor::Cursor;
use super::number::{Form, Literal};
use super::operation::Parser;
use super::{MAX_DEPTH, Parse};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::float;
use crate::handle::{Attr, Type};
use crate::int::Int;
use crate::types::{Sign, TypeData};

/// More elements than this are written as bytes.
pub(super) const MAX_LISTED: u64 = 100;

/// The elements between the angle brackets.
pub(super) enum Shape<'t> {
    /// Nothing: no elements.
    Empty,
    /// One element for all.
    Splat(Element<'t>),
    /// Sizes of the nested lists, and the elements.
    List(Vec<u64>, Vec<Element<'t>>),
    /// Bytes as a string that starts with `0x`: its digits, and where it stands.
    Bytes(&'t str, usize),
}

/// What elements are printed as if they are many.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Many {
    /// The digits of their bytes.
    Bytes,
    /// A list, as few are.
    List,
}

/// An element as it is written.
pub(super) enum Element<'t> {
    Number(Literal<'t>),
    Bool(bool),
    Complex(Literal<'t>, Literal<'t>),
    /// A string, in normal form already.
    Text(String),
}

impl<'t> Parser<'_, 't> {
    /// `<..> : type` after `dense`.
    pub(super) fn dense(&mut self) -> Parse<Attr> {
        let start = self.cur.at - "dense".len();
        self.cur.expect(b'<', "after 'dense'")?;
        let shape = self.dense_shape()?;
        self.cur.expect(b'>', "to end elements")?;
        self.cur.expect(b':', "after elements")?;
        let ty = self.ty()?;
        let (dims, element) = self.elements_type(start, ty)?;
        let text = self.dense_text(start, shape, &dims, (element, ty), Many::Bytes)?;
        let text = self.cx.ident(&format!("dense<{text}>"));
        Ok(self.cx.intern_attr(AttrData::Elements { text, ty }))
    }

    /// The sizes and the element type of the type of elements.
    pub(super) fn elements_type(&self, start: usize, ty: Type) -> Parse<(Vec<u64>, Type)> {
        let cx = self.cx;
        let shaped = cx.ty(shaped_equivalent(cx, ty).unwrap_or(ty));
        let Some(element) = shaped.element() else {
            return self
                .cur
                .error_at(start, "elements literal must be a shaped type");
        };
        let sizes = shaped.shape().map(|dims| dims.iter().map(|dim| dim.size));
        let Some(dims) = sizes.and_then(Iterator::collect::<Option<Vec<u64>>>) else {
            return self
                .cur
                .error_at(start, "elements literal type must have static shape");
        };
        if dims.len() > MAX_DEPTH {
            return self.cur.error_at(
                start,
                format!("elements of more than {MAX_DEPTH} dimensions are not supported"),
            );
        }
        Ok((dims, element))
    }

    pub(super) fn dense_shape(&mut self) -> Parse<Shape<'t>> {
        match self.cur.skip() {
            b'>' => Ok(Shape::Empty),
            b'[' => {
                let (mut dims, mut elements) = (Vec::new(), Vec::new());
                self.dense_list(0, &mut dims, &mut elements)?;
                Ok(Shape::List(dims, elements))
            }
            b'"' if self.cur.byte_at(1) == b'0' && self.cur.byte_at(2) == b'x' => {
                let at = self.cur.at;
                self.cur.string()?;
                let digits = self.cur.text.get(at + 3..self.cur.at - 1).unwrap_or("");
                Ok(Shape::Bytes(digits, at))
            }
            _ => self.dense_element().map(Shape::Splat),
        }
    }

    /// `[[1, 2], [3, 4]]`: lists of the same depth have the same length.
    fn dense_list(
        &mut self,
        depth: usize,
        dims: &mut Vec<u64>,
        elements: &mut Vec<Element<'t>>,
    ) -> Parse<()> {
        self.cur.at += 1;
        let first_at_depth = dims.len() == depth;
        if first_at_depth {
            dims.push(0);
        }
        let mut count = 0;
        if !self.cur.eat(b']') {
            loop {
                if self.cur.skip() == b'[' {
                    self.deeper(|parser| parser.dense_list(depth + 1, dims, elements))?;
                } else {
                    if dims.len() > depth + 1 {
                        return self.ragged();
                    }
                    elements.push(self.dense_element()?);
                }
                count += 1;
                if !self.cur.eat(b',') {
                    break;
                }
            }
            self.cur.expect(b']', "in list of elements")?;
        }
        if first_at_depth {
            dims[depth] = count;
        } else if dims[depth] != count {
            return self.ragged();
        }
        Ok(())
    }

    fn ragged<T>(&self) -> Parse<T> {
        self.cur
            .error("tensor literal is invalid; ranks are not consistent between elements")
    }

    fn dense_element(&mut self) -> Parse<Element<'t>> {
        if self.cur.eat_word("true") {
            return Ok(Element::Bool(true));
        }
        if self.cur.eat_word("false") {
            return Ok(Element::Bool(false));
        }
        match self.cur.skip() {
            b'"' => {
                let bytes = self.cur.string()?;
                self.string_element(&bytes)
            }
            b'(' => {
                self.cur.at += 1;
                let real = self.cur.literal()?;
                self.cur.expect(b',', "between complex elements")?;
                self.cur.skip();
                let imaginary = self.cur.literal()?;
                self.cur.expect(b')', "after complex elements")?;
                Ok(Element::Complex(real, imaginary))
            }
            b'-' | b'0'..=b'9' => self.cur.literal().map(Element::Number),
            _ => self.cur.error("expected element literal of primitive type"),
        }
    }

    fn string_element(&self, bytes: &[u8]) -> Parse<Element<'t>> {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return self
                .cur
                .error("a string element that is not UTF-8 is not supported");
        };
        Ok(Element::Text(self.cx.attr_text(self.cx.string_attr(text))))
    }

    /// What stands between the angle brackets, in normal form.
    pub(super) fn dense_text(
        &self,
        start: usize,
        shape: Shape<'t>,
        dims: &[u64],
        (element, ty): (Type, Type),
        many: Many,
    ) -> Parse<String> {
        let is_opaque = matches!(self.cx.ty(element), TypeData::Dialect { .. });
        let total = dims
            .iter()
            .try_fold(1u64, |total, &dim| total.checked_mul(dim));
        let Some(total) = total else {
            return self.cur.error_at(start, "too many elements");
        };
        let elements = match shape {
            Shape::Empty if total == 0 => return Ok(String::new()),
            Shape::Empty => return self.shape_mismatch(start, &[0], dims),
            Shape::Splat(one) => return self.element_text(start, &one, element),
            // Elements of a dialect are strings, whatever these look like.
            Shape::Bytes(_, at) if is_opaque => {
                let mut string = Cursor { at, ..self.cur };
                let one = self.string_element(&string.string()?)?;
                return self.element_text(start, &one, element);
            }
            Shape::Bytes(digits, at) => {
                return self.bytes_text(start, (digits, at), dims, (element, ty));
            }
            Shape::List(found, _) if found != dims => {
                return self.shape_mismatch(start, &found, dims);
            }
            Shape::List(_, elements) => elements,
        };
        let texts = elements
            .iter()
            .map(|one| self.element_text(start, one, element));
        let texts = texts.collect::<Parse<Vec<String>>>()?;
        if texts.is_empty() {
            return Ok(String::new());
        }
        if texts.iter().all(|text| *text == texts[0]) {
            return Ok(texts.into_iter().next().unwrap_or_default());
        }
        if many == Many::Bytes && total > MAX_LISTED && !is_opaque {
            return self.listed_as_bytes(start, &elements, element);
        }
        let mut out = String::new();
        nest(&mut out, &texts, dims);
        Ok(out)
    }

    fn shape_mismatch<T>(&self, start: usize, found: &[u64], wanted: &[u64]) -> Parse<T> {
        let list = |dims: &[u64]| {
            dims.iter()
                .map(u64::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let message = format!(
            "inferred shape of elements literal ([{}]) does not match type ([{}])",
            list(found),
            list(wanted)
        );
        self.cur.error_at(start, message)
    }

    fn element_text(&self, start: usize, one: &Element<'_>, element: Type) -> Parse<String> {
        let data = self.cx.ty(element);
        match (one, data) {
            (Element::Text(text), TypeData::Dialect { .. }) => Ok(text.clone()),
            (Element::Bool(value), TypeData::Integer { width: 1, .. }) => Ok(value.to_string()),
            (Element::Complex(real, imaginary), TypeData::Complex(part)) => {
                let real = self.element_text(start, &Element::Number(*real), *part)?;
                let imaginary = self.element_text(start, &Element::Number(*imaginary), *part)?;
                Ok(format!("({real},{imaginary})"))
            }
            (Element::Number(literal), TypeData::Float(kind)) => {
                let bits = self.cur.float_bits(*literal, *kind)?;
                Ok(self.bits_text(bits, element))
            }
            (Element::Number(literal), TypeData::Integer { .. } | TypeData::Index) => {
                if literal.form == Form::Float {
                    let message = "expected integer elements, but parsed floating-point";
                    return self.cur.error_at(literal.start, message);
                }
                let value = self.cur.int_bits(*literal, data)?;
                Ok(self.int_text(&value, element))
            }
            _ => self
                .cur
                .error_at(start, "elements do not fit the type of the elements"),
        }
    }

    pub(super) fn int_text(&self, value: &Int, element: Type) -> String {
        let (width, sign) = match self.cx.ty(element) {
            TypeData::Integer { width, sign } => (*width, *sign),
            _ => (64, Sign::Signless),
        };
        if width == 1 {
            return String::from(if value.as_i64() == Some(0) {
                "false"
            } else {
                "true"
            });
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = value.write(&mut text, width, sign != Sign::Unsigned);
        text
    }

    pub(super) fn bits_text(&self, bits: u128, element: Type) -> String {
        let mut text = String::new();
        if let Some(kind) = self.cx.float_kind(element) {
            // Writing to a string cannot fail.
            let _ = float::write(&mut text, kind, bits);
        }
        text
    }
}

/// Types of dialects that have a shape and elements, each with the text before them.
const SHAPED: &[(&str, &str)] = &[("emitc", ".array<"), ("spirv", ".arm.tensor<")];

/// Whether a type has elements, whatever its shape.
pub(super) fn is_shaped(cx: &Context, ty: Type) -> bool {
    let ty = shaped_equivalent(cx, ty).unwrap_or(ty);
    cx.ty(ty).element().is_some()
}

/// The tensor that has the shape and the elements of a shaped type of a dialect.
fn shaped_equivalent(cx: &Context, ty: Type) -> Option<Type> {
    let TypeData::Dialect { dialect, rest, .. } = cx.ty(ty) else {
        return None;
    };
    let (dialect, rest) = (cx.str(*dialect), cx.str(*rest));
    let row = SHAPED
        .iter()
        .find(|row| row.0 == dialect && rest.starts_with(row.1))?;
    let text = cx.type_text(ty);
    let inner = text.split_once(row.1)?.1;
    cx.parse_type(&format!("tensor<{inner}")).ok()
}

/// `[[a, b], [c, d]]`
pub(super) fn nest(out: &mut String, texts: &[String], dims: &[u64]) {
    let [first, rest @ ..] = dims else {
        out.push_str(texts.first().map_or("", String::as_str));
        return;
    };
    let size = texts.len() / (*first).max(1) as usize;
    out.push('[');
    for (index, part) in texts.chunks(size.max(1)).enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        nest(out, part, rest);
    }
    out.push(']');
}
