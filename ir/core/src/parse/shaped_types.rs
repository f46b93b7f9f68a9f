//! The parser of shaped types.

use super::Parse;
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::dialect::Container;
use crate::handle::{Attr, Type};
use crate::int::Int;
use crate::types::{Dim, TypeData};

impl Parser<'_, '_> {
    pub(super) fn vector(&mut self) -> Parse<Type> {
        let start = self.cur.at - "vector".len();
        self.cur.expect(b'<', "in vector type")?;
        let shape = self.shape()?;
        let element = self.ty()?;
        self.cur.expect(b'>', "in vector type")?;
        if !self.is_scalar(element) && !self.may_be_element(element, Container::Vector) {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return self.error_at(start, message);
        }
        let is_positive = |dim: &Dim| dim.size.is_some_and(|size| size > 0);
        match shape {
            Some(shape) if shape.iter().all(is_positive) => {
                Ok(self.cx.intern_type(TypeData::Vector { shape, element }))
            }
            shape => {
                let size = |dim: &Dim| dim.size.map_or("?".to_owned(), |size| size.to_string());
                let sizes: Option<Vec<String>> = shape.map(|dims| dims.iter().map(size).collect());
                let sizes = sizes.map_or("*".to_owned(), |sizes| sizes.join(", "));
                let message = "vector types must have positive constant sizes but got";
                self.error_at(start, format!("{message} {sizes}"))
            }
        }
    }

    pub(super) fn tensor(&mut self) -> Parse<Type> {
        self.cur.expect(b'<', "in tensor type")?;
        let shape = self.unscaled_shape()?;
        let start = self.cur.at;
        let element = self.ty()?;
        let others = matches!(
            self.cx.ty(element),
            TypeData::Dialect { .. } | TypeData::Complex(_) | TypeData::Vector { .. }
        );
        if !others && !self.is_scalar(element) {
            return self.error_at(start, "invalid tensor element type");
        }
        let encoding = if self.cur.eat(b',') && self.cur.skip_whitespace() != b'>' {
            Some(self.attr()?)
        } else {
            None
        };
        if encoding.is_some() && shape.is_none() {
            return self.missing("cannot apply encoding to unranked tensor");
        }
        self.cur.expect(b'>', "in tensor type")?;
        Ok(self.cx.intern_type(TypeData::Tensor {
            shape,
            element,
            encoding,
        }))
    }

    pub(super) fn memref(&mut self) -> Parse<Type> {
        let at = self.cur.at - "memref".len();
        self.cur.expect(b'<', "in memref type")?;
        let shape = self.unscaled_shape()?;
        let start = self.cur.at;
        let element = self.ty()?;
        let others = matches!(
            self.cx.ty(element),
            TypeData::Complex(_) | TypeData::Vector { .. } | TypeData::MemRef { .. }
        );
        if !others && !self.is_scalar(element) && !self.may_be_element(element, Container::MemRef) {
            return self.error_at(start, "invalid memref element type");
        }
        let (layout, memory_space) = self.memref_tail(shape.is_some())?;
        let mismatch = layout.and_then(|layout| self.rank_mismatch(layout, shape.as_deref()));
        if let Some(mismatch) = mismatch {
            return self.error_at(at, mismatch);
        }
        let layout = layout.filter(|&attr| !self.is_identity(attr, shape.as_deref()));
        // Memory space zero is the default.
        let value = |attr: &Attr| self.cx.attr(*attr).as_int().and_then(Int::as_i64);
        let memory_space = memory_space.filter(|attr| value(attr) != Some(0));
        if memory_space.is_some_and(|attr| !self.is_memory_space(attr)) {
            return self.error_at(at, "unsupported memory space Attribute");
        }
        Ok(self.cx.intern_type(TypeData::MemRef {
            shape,
            element,
            layout,
            memory_space,
        }))
    }

    /// Parses the layout and the memory space of a memref, to the end of the type.
    fn memref_tail(&mut self, is_ranked: bool) -> Parse<(Option<Attr>, Option<Attr>)> {
        let (mut layout, mut memory_space) = (None, None);
        while self.cur.eat(b',') {
            let attr = self.attr()?;
            match (self.is_layout(attr), memory_space) {
                (true, _) if !is_ranked => {
                    let message = "cannot have affine map for unranked memref type";
                    return self.error(message);
                }
                (true, None) => layout = Some(attr),
                (true, Some(_)) => {
                    let message = "expected memory space to be last in memref type";
                    return self.error(message);
                }
                (false, None) => memory_space = Some(attr),
                (false, Some(_)) => {
                    let message = "multiple memory spaces specified in memref type";
                    return self.error(message);
                }
            }
        }
        self.cur.expect(b'>', "in memref type")?;
        Ok((layout, memory_space))
    }

    fn rank_mismatch(&self, layout: Attr, shape: Option<&[Dim]>) -> Option<String> {
        let rank = shape?.len();
        match &*self.cx.attr(layout) {
            AttrData::Affine(map) if map.dims as usize != rank => Some(format!(
                "memref layout mismatch between rank and affine map: {rank} != {}",
                map.dims
            )),
            AttrData::Strided(strided) if strided.strides.len() != rank => {
                Some("expected the number of strides to match the rank".to_owned())
            }
            _ => None,
        }
    }

    /// Returns whether an attribute can be a memory space: one of a known dialect, and some built-in ones.
    fn is_memory_space(&self, attr: Attr) -> bool {
        match &*self.cx.attr(attr) {
            AttrData::Integer { .. }
            | AttrData::String { .. }
            | AttrData::Dict(_)
            | AttrData::Flags(_) => true,
            AttrData::Dialect { dialect, .. } => {
                self.cx.is_dialect_registered(self.cx.str(*dialect))
            }
            _ => false,
        }
    }

    fn is_scalar(&self, ty: Type) -> bool {
        matches!(
            self.cx.ty(ty),
            TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index
        )
    }

    /// Returns whether a dialect type may be an element. An exhaustive dialect lists these types; no type of an
    /// unknown dialect is one.
    pub(super) fn may_be_element(&self, ty: Type, container: Container) -> bool {
        let TypeData::Dialect { dialect, rest, .. } = self.cx.ty(ty) else {
            return false;
        };
        let dialect = self.cx.str(*dialect);
        let Some(table) = self.cx.dialect(dialect).filter(|table| table.is_exhaustive) else {
            return self.cx.is_dialect_registered(dialect);
        };
        let name = self.cx.str(*rest).strip_prefix('.');
        let name = name.and_then(|name| name.split('<').next());
        let mut elements = table.element_types.iter();
        elements.any(|element| {
            Some(element.mnemonic) == name && element.containers.contains(&container)
        })
    }

    fn unscaled_shape(&mut self) -> Parse<Option<Box<[Dim]>>> {
        let start = self.cur.at;
        let shape = self.shape()?;
        if shape.iter().flatten().any(|dim| dim.scalable) {
            return self.error_at(
                start,
                "expected static or dynamic sizes without '[' and ']'",
            );
        }
        Ok(shape)
    }

    /// Parses `2x?x[4]x`. Returns `None` for `*x`.
    fn shape(&mut self) -> Parse<Option<Box<[Dim]>>> {
        if self.cur.eat(b'*') {
            self.times()?;
            return Ok(None);
        }
        let mut dims = Vec::new();
        loop {
            let dim = match self.cur.skip_whitespace() {
                b'?' => {
                    self.cur.at += 1;
                    Dim::of(None)
                }
                b'[' => {
                    self.cur.at += 1;
                    let size = Some(self.size()?);
                    self.cur.expect(b']', "after scalable size")?;
                    Dim {
                        size,
                        scalable: true,
                    }
                }
                byte if byte.is_ascii_digit() => Dim::of(Some(self.size()?)),
                _ => return Ok(Some(dims.into())),
            };
            dims.push(dim);
            self.times()?;
        }
    }

    fn times(&mut self) -> Parse<()> {
        if self.cur.skip_whitespace() != b'x' {
            return self.error("expected 'x' in dimension list");
        }
        self.cur.at += 1;
        Ok(())
    }

    fn size(&mut self) -> Parse<u64> {
        self.cur.skip_whitespace();
        let start = self.cur.at;
        let digits = self.cur.take_while(|byte| byte.is_ascii_digit());
        match digits.parse::<i64>() {
            Ok(size) => Ok(size.unsigned_abs()),
            Err(_) => self.error_at(start, "invalid dimension"),
        }
    }
}
