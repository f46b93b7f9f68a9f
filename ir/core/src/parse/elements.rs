//! The parser of dense arrays and elements attributes.

use super::Parse;
use super::dense::{ElementLiteral, ElementsLiteral, ElementsType, is_shaped};
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::handle::{Attr, Type};
use crate::types::{Sign, TypeData};

impl Parser<'_, '_> {
    /// Parses `<i32: 1, 2>` after `array`.
    pub(super) fn dense_array(&mut self) -> Parse<Attr> {
        self.cur.expect(b'<', "after 'array'")?;
        self.cur.skip_whitespace();
        let start = self.cur.at;
        let element = self.ty()?;
        let width = match self.cx.ty(element) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(kind) => kind.width(),
            _ => {
                return self.error_at(start, "expected integer or float type in dense array");
            }
        };
        if !width.is_multiple_of(8) && width != 1 {
            return self.error_at(start, "element type bitwidth must be a multiple of 8");
        }
        if width > 64 {
            let values = self.array_elements(|parser| parser.wide_element(element))?;
            let values = values.into();
            return Ok(self.cx.intern_attr(AttrData::WideArray { element, values }));
        }
        let values = self.array_elements(|parser| parser.dense_array_element(element))?;
        Ok(self.cx.dense_array_attr(element, &values))
    }

    /// Parses `: 1, 2>` after the element type.
    fn array_elements<T>(&mut self, read: impl Fn(&mut Self) -> Parse<T>) -> Parse<Vec<T>> {
        if !self.cur.eat(b':') {
            self.cur.expect(b'>', "to close an array attribute")?;
            return Ok(Vec::new());
        }
        self.nonempty_list(b'>', "to close an array attribute", read)
    }

    fn dense_array_element(&mut self, element: Type) -> Parse<i64> {
        if element == Type::I1 {
            return match self.cur.bit() {
                Some(bit) => Ok(i64::from(bit.digits == "1")),
                None => self.error("expected 'true' or 'false' values for i1 type"),
            };
        }
        let number = match self.array_number(element)? {
            AttrData::Integer { value, .. } => value.as_i64(),
            AttrData::Float { bits, .. } => Some(u128::from(bits) as i64),
            _ => None,
        };
        Ok(number.unwrap_or(0))
    }

    fn wide_element(&mut self, element: Type) -> Parse<Attr> {
        let number = self.array_number(element)?;
        Ok(self.cx.intern_attr(number))
    }

    /// Parses a number of a type, without a trailing type.
    fn array_number(&mut self, ty: Type) -> Parse<AttrData> {
        self.cur.skip_whitespace();
        let literal = self.cur.literal()?;
        let value = match self.cx.ty(ty) {
            TypeData::Float(kind) => {
                let bits = self.cur.float_bits(literal, *kind)?.into();
                return Ok(AttrData::Float { bits, ty });
            }
            // Unlike an integer attribute, an element of an unsigned type may be written as a negative number.
            &TypeData::Integer {
                width,
                sign: Sign::Unsigned,
            } => {
                let sign = Sign::Signless;
                (self.cur).int_bits(literal, &TypeData::Integer { width, sign })?
            }
            data => self.cur.int_bits(literal, data)?,
        };
        Ok(AttrData::Integer { value, ty })
    }

    /// Parses `<key> : type` after `dense_resource`.
    pub(super) fn dense_resource(&mut self) -> Parse<Attr> {
        self.cur.expect(b'<', "after 'dense_resource'")?;
        self.cur.skip_whitespace();
        let Some(key) = self.cur.word_or_text()? else {
            return self.missing("expected identifier key for resource");
        };
        self.cur.expect(b'>', "to close the key of a resource")?;
        self.cur.skip_whitespace();
        let at = self.cur.at;
        self.cur.expect(b':', "and the type of the elements")?;
        let ty = self.ty()?;
        if !is_shaped(self.cx, ty) {
            return self.error_at(at, "`dense_resource` expected a shaped type");
        }
        let key = self.cx.ident(&key);
        Ok(self.cx.intern_attr(AttrData::Resource { key, ty }))
    }

    /// Parses `<indices, values> : type` after `sparse`.
    pub(super) fn sparse(&mut self, start: usize) -> Parse<Attr> {
        self.cur.expect(b'<', "after 'sparse'")?;
        let parts = if self.cur.eat(b'>') {
            None
        } else {
            let indices = self.elements_literal()?;
            if let ElementsLiteral::Bytes(_, at) = indices {
                return self.error_at(at, "expected indices as a list of integers");
            }
            self.cur.expect(b',', "between indices and values")?;
            let values = self.elements_literal()?;
            self.cur.expect(b'>', "to end elements")?;
            Some((indices, values))
        };
        self.cur.expect(b':', "and the type of the elements")?;
        let ty = self.ty()?;
        let elements = self.elements_type(start, ty)?;
        let (indices, values) = parts.unwrap_or((ElementsLiteral::Empty, ElementsLiteral::Empty));
        let (indices, values) = self.sparse_parts(start, indices, values, &elements)?;
        Ok(self.cx.intern_attr(AttrData::Sparse {
            indices,
            values,
            ty,
        }))
    }

    fn sparse_parts(
        &self,
        start: usize,
        indices: ElementsLiteral<'_>,
        values: ElementsLiteral<'_>,
        elements: &ElementsType,
    ) -> Parse<(Attr, Attr)> {
        let index_shape = self.sparse_index_shape(start, &indices, &elements.dims, elements.ty)?;
        let count = index_shape.first().copied().unwrap_or(0);
        let sizes = match &values {
            ElementsLiteral::List(sizes, _) => sizes.clone(),
            _ => vec![count],
        };
        if sizes.len() != 1 {
            let message = "expected 1-d tensor for sparse element values";
            return self.error_at(start, message);
        }
        if sizes[0] != count {
            return self.sparse_mismatch(start, &elements.dims, &index_shape, &sizes);
        }
        let part = |dims: Vec<u64>, element| {
            let ty = self.cx.vector_type(&dims, element);
            ElementsType {
                ty,
                shaped: ty,
                dims,
                element,
            }
        };
        let indices = self.dense_attr(start, indices, &part(index_shape, Type::I64))?;
        let values = self.dense_attr(start, values, &part(sizes, elements.element))?;
        Ok((indices, values))
    }

    /// Returns the sizes of the indices, after a check that each is within the shape.
    fn sparse_index_shape(
        &self,
        start: usize,
        indices: &ElementsLiteral<'_>,
        dims: &[u64],
        ty: Type,
    ) -> Parse<Vec<u64>> {
        let rank = dims.len() as u64;
        let (sizes, elements) = match indices {
            ElementsLiteral::List(sizes, elements) => (sizes.clone(), &elements[..]),
            ElementsLiteral::Splat(one) => (vec![1, rank], std::slice::from_ref(one)),
            _ => (vec![0, rank], &[][..]),
        };
        let fits = match sizes[..] {
            [_, width] => width == rank,
            [_] => rank == 1,
            _ => false,
        };
        if !fits {
            return self.sparse_mismatch(start, dims, &sizes, &sizes[..1]);
        }
        let data = self.cx.ty(Type::I64);
        for (number, index) in elements.chunks(dims.len().max(1)).enumerate() {
            let mut found = Vec::new();
            for coordinate in index {
                let ElementLiteral::Number(literal) = coordinate else {
                    return self.wrong_element(coordinate, Type::I64);
                };
                found.push(self.int_element(*literal, data)?.as_i64().unwrap_or(-1));
            }
            // A single index may be a splat of its coordinates.
            let repeated = found.iter().cycle().zip(dims);
            let mut inside = repeated
                .map(|(&index, &size)| u64::try_from(index).is_ok_and(|index| index < size));
            if !inside.all(|inside| inside) {
                let ty = self.cx.type_text(ty);
                let message = format!(
                    "sparse index #{number} is not contained within the value shape, with index={found:?}, and type='{ty}'"
                );
                return self.error_at(start, message);
            }
        }
        Ok(sizes)
    }

    fn sparse_mismatch<T>(
        &self,
        start: usize,
        dims: &[u64],
        indices: &[u64],
        values: &[u64],
    ) -> Parse<T> {
        let message = format!(
            "expected shape ({dims:?}); inferred shape of indices literal ({indices:?}); inferred shape of values literal ({values:?})"
        );
        self.error_at(start, message)
    }
}
