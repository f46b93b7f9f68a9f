//! The elements of `dense` attributes as data.

mod data;
mod format;

use crate::attrs::AttrData;
use crate::context::Context;
use crate::handle::{Attr, Type};
use crate::int::Int;
use crate::types::TypeData;
pub use data::DenseData;
pub(crate) use data::Storage;
pub(crate) use format::{Format, Scalar};

/// One element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The bits of an integer or of an `index`.
    Int(Int),
    /// The bits of a floating-point number in the format of its type.
    Float(u128),
}

impl Element {
    /// Returns the integer, if it is one.
    pub fn as_int(&self) -> Option<&Int> {
        match self {
            Self::Int(value) => Some(value),
            Self::Float(_) => None,
        }
    }
}

/// The elements of a `dense` attribute whose elements are integers, `index` or floating-point numbers.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'c> {
    bytes: &'c [u8],
    splat: bool,
    format: Format,
    count: u64,
}

impl Context {
    /// Returns the elements of a `dense` attribute. Returns `None` for elements of another kind, such as strings and
    /// complex numbers.
    ///
    /// ```
    /// use pass_ir::data::Element;
    /// use pass_ir::Context;
    ///
    /// let cx = Context::new();
    /// let attr = cx.parse_attr("dense<[true, false]> : tensor<2xi1>").unwrap();
    /// let elements = cx.elements(attr).unwrap();
    /// let numbers: Vec<_> = elements.iter().map(|one| one.as_int().unwrap().as_i64()).collect();
    /// assert_eq!(numbers, [Some(-1), Some(0)]);
    /// assert_eq!(elements.splat(), None);
    /// ```
    pub fn elements(&self, attr: Attr) -> Option<Elements<'_>> {
        let Some(AttrData::Dense { data, shaped, .. }) = self.attr(attr).in_context() else {
            return None;
        };
        let shaped = self.ty(*shaped);
        let format = Format::of(self, shaped.element()?).filter(|format| !format.complex)?;
        let Storage::Bytes(bytes) = data.storage() else {
            return None;
        };
        Some(Elements {
            bytes,
            splat: data.is_splat(),
            format,
            count: shaped.element_count()?,
        })
    }

    /// Returns whether this is a `dense` attribute, of elements of any kind, in which one element stands for all.
    pub fn is_splat(&self, attr: Attr) -> bool {
        matches!(&*self.attr(attr), AttrData::Dense { data, .. } if data.is_splat())
    }

    /// Returns a `dense` attribute of a shaped type all of whose elements are this one. Returns `None` if the type
    /// has no elements of that kind.
    pub fn splat_attr(&self, element: &Element, ty: Type) -> Option<Attr> {
        let format = Format::of(self, self.ty(ty).element()?)?;
        let data = DenseData::splat_of(format, element)?;
        Some(self.intern_attr(AttrData::Dense {
            data,
            ty,
            shaped: ty,
        }))
    }

    /// Returns a `dense` attribute of these elements, in row-major order. Returns `None` if the type does not have as
    /// many elements, or has elements of another kind.
    ///
    /// ```
    /// use pass_ir::data::{Element, Int};
    /// use pass_ir::{Context, Type};
    ///
    /// let cx = Context::new();
    /// let elements = [1, 2].map(|value| Element::Int(Int::new(value, 32)));
    /// let attr = cx.dense_attr(&elements, cx.vector_type(&[2], Type::I32)).unwrap();
    /// assert_eq!(cx.attr_text(attr), "dense<[1, 2]> : vector<2xi32>");
    /// ```
    pub fn dense_attr(&self, elements: &[Element], ty: Type) -> Option<Attr> {
        let data = self.ty(ty);
        let format = Format::of(self, data.element()?)?;
        if format.complex || data.element_count()? != elements.len() as u64 {
            return None;
        }
        let mut bytes = Vec::new();
        for (index, element) in elements.iter().enumerate() {
            format.scalar.push(element, index, &mut bytes)?;
        }
        let data = DenseData::of_bytes(format, bytes, elements.len() as u64);
        Some(self.intern_attr(AttrData::Dense {
            data,
            ty,
            shaped: ty,
        }))
    }
}

impl TypeData {
    /// Returns the number of elements of a vector, tensor or memref of static shape.
    pub fn element_count(&self) -> Option<u64> {
        self.shape()?
            .iter()
            .try_fold(1_u64, |count, dim| count.checked_mul(dim.size?))
    }
}

impl<'c> Elements<'c> {
    /// Returns the number of elements.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the element of a splat.
    pub fn splat(&self) -> Option<Element> {
        self.splat
            .then(|| self.format.scalar.read(self.bytes, 0))
            .flatten()
    }

    /// Returns the element with that number in row-major order.
    pub fn get(&self, index: u64) -> Option<Element> {
        if index >= self.count {
            return None;
        }
        let stored = if self.splat { 0 } else { index };
        self.format
            .scalar
            .read(self.bytes, usize::try_from(stored).ok()?)
    }

    /// Returns the elements in row-major order.
    pub fn iter(&self) -> impl Iterator<Item = Element> + use<'c> {
        let elements = *self;
        (0..self.count).map_while(move |index| elements.get(index))
    }
}
