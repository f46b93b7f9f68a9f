//! The parser of `dense<..>`.

use super::cursor::Cursor;
use super::number::{Form, Literal};
use super::operation::Parser;
use super::{MAX_DEPTH, Parse};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::elements::{DenseData, Element, Format, Scalar};
use crate::handle::{Attr, Ident, Type};
use crate::int::Int;
use crate::types::TypeData;

pub(super) enum ElementsLiteral<'t> {
    Empty,
    Splat(ElementLiteral<'t>),
    /// The sizes of the nested lists, and the elements.
    List(Vec<u64>, Vec<ElementLiteral<'t>>),
    /// Bytes as a string that starts with `0x`: its digits and its offset.
    Bytes(&'t str, usize),
}

pub(super) enum ElementLiteral<'t> {
    Number(Literal<'t>),
    Complex(Literal<'t>, Literal<'t>),
    /// A string and its offset.
    Text(Ident, usize),
}

/// The type of the attribute: the sizes of its shape, and the element type.
pub(super) struct ElementsType {
    pub(super) ty: Type,
    pub(super) shaped: Type,
    pub(super) dims: Vec<u64>,
    pub(super) element: Type,
}

impl<'t> Parser<'_, 't> {
    /// Parses `<..> : type` after `dense`.
    pub(super) fn dense(&mut self) -> Parse<Attr> {
        let start = self.cur.at - "dense".len();
        self.cur.expect(b'<', "after 'dense'")?;
        let literal = self.elements_literal()?;
        self.cur.expect(b'>', "to end elements")?;
        self.cur.expect(b':', "after elements")?;
        let ty = self.ty()?;
        let elements = self.elements_type(start, ty)?;
        self.dense_attr(start, literal, &elements)
    }

    pub(super) fn dense_attr(
        &self,
        start: usize,
        literal: ElementsLiteral<'_>,
        elements: &ElementsType,
    ) -> Parse<Attr> {
        let data = self.dense_data(start, literal, elements)?;
        let (ty, shaped) = (elements.ty, elements.shaped);
        Ok(self.cx.intern_attr(AttrData::Dense { data, ty, shaped }))
    }

    pub(super) fn elements_type(&self, start: usize, ty: Type) -> Parse<ElementsType> {
        let cx = self.cx;
        let shaped = shaped_equivalent(cx, ty).unwrap_or(ty);
        let data = cx.ty(shaped);
        let Some(element) = data.element() else {
            return self.error_at(start, "elements literal must be a shaped type");
        };
        let sizes = data.shape().map(|dims| dims.iter().map(|dim| dim.size));
        let Some(dims) = sizes.and_then(Iterator::collect::<Option<Vec<u64>>>) else {
            return self.error_at(start, "elements literal type must have static shape");
        };
        if dims.len() > MAX_DEPTH {
            return self.error_at(
                start,
                format!("elements of more than {MAX_DEPTH} dimensions are not supported"),
            );
        }
        Ok(ElementsType {
            ty,
            shaped,
            dims,
            element,
        })
    }

    pub(super) fn elements_literal(&mut self) -> Parse<ElementsLiteral<'t>> {
        match self.cur.skip_whitespace() {
            b'>' => Ok(ElementsLiteral::Empty),
            b'[' => {
                let (mut dims, mut elements) = (Vec::new(), Vec::new());
                self.dense_list(0, &mut dims, &mut elements)?;
                Ok(ElementsLiteral::List(dims, elements))
            }
            b'"' if self.cur.byte_at(1) == b'0' && self.cur.byte_at(2) == b'x' => {
                let at = self.cur.at;
                self.cur.string()?;
                let digits = self.cur.text.get(at + 3..self.cur.at - 1).unwrap_or("");
                Ok(ElementsLiteral::Bytes(digits, at))
            }
            _ => self.dense_element().map(ElementsLiteral::Splat),
        }
    }

    /// Parses `[[1, 2], [3, 4]]`: lists of the same depth have the same length.
    fn dense_list(
        &mut self,
        depth: usize,
        dims: &mut Vec<u64>,
        elements: &mut Vec<ElementLiteral<'t>>,
    ) -> Parse<()> {
        self.cur.at += 1;
        let first_at_depth = dims.len() == depth;
        if first_at_depth {
            dims.push(0);
        }
        let mut count = 0;
        self.list(b']', "in list of elements", |parser| {
            count += 1;
            let is_list = parser.cur.skip_whitespace() == b'[';
            // The first element at a depth decides whether all of them are lists.
            let is_first = first_at_depth && count == 1;
            if !is_first && is_list != (dims.len() > depth + 1) {
                return parser.ragged();
            }
            if is_list {
                return parser.deeper(|parser| parser.dense_list(depth + 1, dims, elements));
            }
            elements.push(parser.dense_element()?);
            Ok(())
        })?;
        if first_at_depth {
            dims[depth] = count;
        } else if dims[depth] != count {
            return self.ragged();
        }
        Ok(())
    }

    fn ragged<T>(&self) -> Parse<T> {
        self.error("tensor literal is invalid; ranks are not consistent between elements")
    }

    fn dense_element(&mut self) -> Parse<ElementLiteral<'t>> {
        if let Some(bit) = self.cur.bit() {
            return Ok(ElementLiteral::Number(bit));
        }
        match self.cur.skip_whitespace() {
            b'"' => {
                let at = self.cur.at;
                let text = self.cur.text()?;
                Ok(ElementLiteral::Text(self.cx.ident(&text), at))
            }
            b'(' => {
                self.cur.at += 1;
                let real = self.cur.literal_or_bit()?;
                self.cur.expect(b',', "between complex elements")?;
                let imaginary = self.cur.literal_or_bit()?;
                self.cur.expect(b')', "after complex elements")?;
                Ok(ElementLiteral::Complex(real, imaginary))
            }
            b'-' | b'0'..=b'9' => self.cur.literal().map(ElementLiteral::Number),
            _ => self.error("expected element literal of primitive type"),
        }
    }

    fn dense_data(
        &self,
        start: usize,
        literal: ElementsLiteral<'_>,
        elements: &ElementsType,
    ) -> Parse<DenseData> {
        let dims = &elements.dims;
        let total = dims
            .iter()
            .try_fold(1u64, |total, &dim| total.checked_mul(dim));
        let Some(total) = total else {
            return self.error_at(start, "too many elements");
        };
        let found = match &literal {
            ElementsLiteral::Empty if total != 0 => Some(&[0][..]),
            ElementsLiteral::List(found, _) if found != dims => Some(&found[..]),
            _ => None,
        };
        if let Some(found) = found {
            let message = format!(
                "inferred shape of elements literal ({found:?}) does not match type ({dims:?})"
            );
            return self.error_at(start, message);
        }
        if matches!(self.cx.ty(elements.element), TypeData::Dialect { .. }) {
            return self.dense_strings(literal, elements.element);
        }
        match literal {
            ElementsLiteral::Empty => Ok(DenseData::empty()),
            ElementsLiteral::Splat(ElementLiteral::Text(_, at)) => self.error_at(
                at,
                "expected string containing hex digits starting with `0x`",
            ),
            ElementsLiteral::Splat(element) => {
                let mut bytes = Vec::new();
                self.push_element(&element, (elements.element, 0), &mut bytes)?;
                Ok(DenseData::splat_of_bytes(bytes))
            }
            ElementsLiteral::Bytes(digits, at) => {
                self.dense_bytes(start, (digits, at), elements, total)
            }
            ElementsLiteral::List(_, list) => {
                let mut bytes = Vec::new();
                for (index, element) in list.iter().enumerate() {
                    self.push_element(element, (elements.element, index), &mut bytes)?;
                }
                match Format::of(self.cx, elements.element) {
                    Some(format) => Ok(DenseData::of_bytes(format, bytes, total)),
                    None => Ok(DenseData::empty()),
                }
            }
        }
    }

    fn dense_strings(&self, literal: ElementsLiteral<'_>, ty: Type) -> Parse<DenseData> {
        let (list, splat) = match literal {
            ElementsLiteral::Empty => return Ok(DenseData::empty()),
            ElementsLiteral::Splat(element) => (vec![element], true),
            ElementsLiteral::Bytes(_, at) => {
                let mut string = Cursor { at, ..self.cur };
                let text = self.cx.ident(&string.text()?);
                return Ok(DenseData::of_strings(vec![text], true));
            }
            ElementsLiteral::List(_, list) => (list, false),
        };
        let strings = list.into_iter().map(|element| match element {
            ElementLiteral::Text(text, _) => Ok(text),
            element => self.wrong_element(&element, ty),
        });
        Ok(DenseData::of_strings(
            strings.collect::<Parse<Vec<Ident>>>()?,
            splat,
        ))
    }

    fn push_element(
        &self,
        element: &ElementLiteral<'_>,
        (ty, index): (Type, usize),
        bytes: &mut Vec<u8>,
    ) -> Parse<()> {
        let Some(format) = Format::of(self.cx, ty) else {
            return self.wrong_element(element, ty);
        };
        let data = self.cx.ty(ty);
        let pushed = match (element, data) {
            (ElementLiteral::Complex(real, imaginary), TypeData::Complex(part)) => {
                let part = self.cx.ty(*part);
                let real = self.scalar(*real, part, format.scalar)?;
                let imaginary = self.scalar(*imaginary, part, format.scalar)?;
                let real = format.scalar.append(&real, bytes);
                real.and_then(|()| format.scalar.append(&imaginary, bytes))
            }
            (ElementLiteral::Number(literal), _) if !format.complex => {
                let value = self.scalar(*literal, data, format.scalar)?;
                format.scalar.push(&value, index, bytes)
            }
            _ => None,
        };
        match pushed {
            Some(()) => Ok(()),
            None => self.wrong_element(element, ty),
        }
    }

    fn scalar(&self, literal: Literal<'_>, ty: &TypeData, scalar: Scalar) -> Parse<Element> {
        match scalar {
            Scalar::Float(kind) => self.cur.float_bits(literal, kind).map(Element::Float),
            Scalar::Int(_) => self.int_element(literal, ty).map(Element::Int),
        }
    }

    pub(super) fn int_element(&self, literal: Literal<'_>, ty: &TypeData) -> Parse<Int> {
        let message = match (literal.form, ty) {
            (Form::Float, _) => "expected integer elements, but parsed floating-point",
            (Form::Bit, TypeData::Integer { width: 1, .. }) => {
                return Ok(Int::new(i128::from(literal.digits == "1"), 1));
            }
            (Form::Bit, _) => "expected i1 type for 'true' or 'false' values",
            _ => return self.cur.int_bits(literal, ty),
        };
        self.error_at(literal.start, message)
    }

    pub(super) fn wrong_element<T>(&self, element: &ElementLiteral<'_>, ty: Type) -> Parse<T> {
        let (ElementLiteral::Text(_, at)
        | ElementLiteral::Number(Literal { start: at, .. })
        | ElementLiteral::Complex(Literal { start: at, .. }, _)) = *element;
        let ty = self.cx.type_text(ty);
        self.error_at(at, format!("element does not fit the element type '{ty}'"))
    }
}

pub(super) fn is_shaped(cx: &Context, ty: Type) -> bool {
    let ty = shaped_equivalent(cx, ty).unwrap_or(ty);
    cx.ty(ty).element().is_some()
}

/// Returns the tensor type with the shape and the element type of a dialect's shaped type.
fn shaped_equivalent(cx: &Context, ty: Type) -> Option<Type> {
    let TypeData::Dialect { dialect, rest, .. } = cx.ty(ty) else {
        return None;
    };
    let (dialect, rest) = (cx.str(*dialect), cx.str(*rest));
    let mnemonic = rest.strip_prefix('.')?.split_once('<')?.0;
    let table = cx.dialect(dialect)?;
    table
        .shaped_types
        .iter()
        .find(|shaped| **shaped == mnemonic)?;
    let text = cx.type_text(ty);
    let inner = text.split_once('<')?.1;
    cx.parse_type(&format!("tensor<{inner}")).ok()
}
