//! The types of values at run time, with `index` at its width.

use std::fmt::Write;
use std::sync::Arc;

use pass_ir::data::{AttrData, FloatKind, Sign, TypeData};
use pass_ir::{Context, Type};

use crate::memory::MemRef;
use crate::number::sign_extend;
use crate::run::plain_text;
use crate::value::Value;

/// The type of a value at run time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueType {
    text: Arc<str>,
    pub(crate) kind: Kind,
}

/// The parts of values of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Scalar(Scalar),
    /// A vector or tensor of static shape, with the number of its elements.
    Elements(usize, Scalar),
    MemRef(Shape, Scalar),
    Other,
}

/// The sizes, offset and strides that a memref type requires, with `None` for what is dynamic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// `None` if the rank is unknown.
    pub(crate) sizes: Option<Vec<Option<i64>>>,
    /// The offset and the strides; `None` for those of row-major order.
    pub(crate) layout: Option<(Option<i64>, Vec<Option<i64>>)>,
}

impl Shape {
    /// Returns the shape of a memref whose layout is no affine map. Returns `None` for other types.
    pub(crate) fn of(cx: &Context, ty: Type) -> Option<Self> {
        let TypeData::MemRef { shape, layout, .. } = cx.ty(ty) else {
            return None;
        };
        let sizes = shape.as_deref().map(|shape| {
            let sizes = shape.iter().map(|dim| dim.size.map(|size| size as i64));
            sizes.collect()
        });
        let layout = match layout.map(|layout| cx.attr(layout)) {
            None => None,
            Some(layout) => match &*layout {
                AttrData::Strided(strided) => Some((strided.offset, strided.strides.to_vec())),
                _ => return None,
            },
        };
        Some(Self { sizes, layout })
    }

    /// Returns a memref of the shape to memory of the least size, and that size. What is dynamic is a number below the
    /// limit that `number` gets. Returns `None` if no memory has the layout.
    pub(crate) fn memref(&self, mut number: impl FnMut(usize) -> i64) -> Option<(MemRef, usize)> {
        let sizes = self.sizes.iter().flatten();
        let sizes: Vec<i64> = sizes
            .map(|size| size.unwrap_or_else(|| number(5)))
            .collect();
        let mut memref = MemRef::row_major(0, &sizes)?;
        if let Some((offset, strides)) = &self.layout {
            memref.offset = offset.unwrap_or_else(|| number(4));
            let strides = strides.iter().zip(&memref.strides);
            memref.strides = strides
                .map(|(stride, row_major)| stride.unwrap_or(*row_major))
                .collect();
        }
        Some((memref.clone(), memref.end()?))
    }

    pub(crate) fn rank(&self) -> Option<usize> {
        Some(self.sizes.as_ref()?.len())
    }

    /// Returns whether a memref has the type.
    pub(crate) fn admits(&self, memref: &MemRef) -> bool {
        let is_equal = |(required, number): (&Option<i64>, &i64)| {
            required.is_none_or(|required| required == *number)
        };
        let Some(sizes) = &self.sizes else {
            return true;
        };
        if sizes.len() != memref.sizes.len() || !sizes.iter().zip(&memref.sizes).all(is_equal) {
            return false;
        }
        match &self.layout {
            None => {
                let row_major = MemRef::row_major(memref.allocation, &memref.sizes);
                row_major.is_some_and(|row_major| row_major.has_same_elements(memref))
            }
            Some((offset, strides)) => {
                let mut strides = strides.iter().zip(&memref.strides).zip(&memref.sizes);
                is_equal((offset, &memref.offset))
                    && strides.all(|(pair, size)| *size <= 1 || is_equal(pair))
            }
        }
    }
}

/// A number type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Int(u32),
    Float(FloatKind),
}

/// The largest number of elements of a vector or tensor that is computed with.
const MAX_ELEMENTS: u64 = 1 << 12;

/// The largest width of integers that are computed with.
const MAX_WIDTH: u32 = 1 << 12;

impl Scalar {
    pub(crate) fn of(cx: &Context, ty: Type, index_width: u32) -> Option<Self> {
        match cx.ty(ty) {
            TypeData::Integer {
                width,
                sign: Sign::Signless,
            } if *width <= MAX_WIDTH => Some(Self::Int(*width)),
            TypeData::Index => Some(Self::Int(index_width)),
            TypeData::Float(kind) => Some(Self::Float(*kind)),
            _ => None,
        }
    }

    pub(crate) fn width(self) -> u32 {
        match self {
            Self::Int(width) => width,
            Self::Float(kind) => kind.width(),
        }
    }

    pub(crate) fn text(self, value: &Value) -> String {
        match (value, self) {
            (Value::Bits(bits), Self::Int(1)) => (*bits != 0).to_string(),
            (Value::Bits(bits), Self::Int(width)) => sign_extend(*bits, width).to_string(),
            (value, _) => plain_text(value),
        }
    }
}

/// Returns the number of elements of a vector or tensor of static shape. Returns `None` for other types.
pub(crate) fn element_count(data: &TypeData) -> Option<usize> {
    let is_scalable = |data: &TypeData| {
        data.shape()
            .is_some_and(|shape| shape.iter().any(|dim| dim.scalable))
    };
    match data {
        TypeData::Vector { .. } | TypeData::Tensor { .. } if !is_scalable(data) => {
            let count = data
                .element_count()
                .filter(|count| *count <= MAX_ELEMENTS)?;
            usize::try_from(count).ok()
        }
        _ => None,
    }
}

impl ValueType {
    pub(crate) fn of(cx: &Context, ty: Type, index_width: u32) -> Self {
        Self {
            text: cx.type_text(ty).into(),
            kind: Kind::of(cx, ty, index_width).unwrap_or(Kind::Other),
        }
    }

    /// Returns the type as text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn scalar(&self) -> Option<Scalar> {
        match &self.kind {
            Kind::Scalar(scalar) | Kind::Elements(_, scalar) | Kind::MemRef(_, scalar) => {
                Some(*scalar)
            }
            Kind::Other => None,
        }
    }

    /// Returns the number of bits of a number, or of all elements.
    pub(crate) fn bits(&self) -> Option<u64> {
        match &self.kind {
            Kind::Scalar(scalar) => Some(u64::from(scalar.width())),
            Kind::Elements(count, scalar) => Some(*count as u64 * u64::from(scalar.width())),
            _ => None,
        }
    }

    /// Writes a value of the type, without the type.
    #[must_use]
    pub fn value_text(&self, value: &Value) -> String {
        let scalar = self.scalar().unwrap_or(Scalar::Int(128));
        match value {
            Value::Elements(elements) => elements_text(elements, scalar),
            value => scalar.text(value),
        }
    }
}

/// Writes a list of numbers.
pub(crate) fn elements_text(elements: &[Value], scalar: Scalar) -> String {
    let mut text = String::from("[");
    for (index, element) in elements.iter().enumerate() {
        let separator = if index == 0 { "" } else { ", " };
        let _ = write!(text, "{separator}{}", scalar.text(element));
    }
    text + "]"
}

impl Kind {
    fn of(cx: &Context, ty: Type, index_width: u32) -> Option<Self> {
        if let Some(scalar) = Scalar::of(cx, ty, index_width) {
            return Some(Self::Scalar(scalar));
        }
        let data = cx.ty(ty);
        let element = Scalar::of(cx, data.element()?, index_width)?;
        match data {
            TypeData::MemRef { .. } => {
                let shape = Shape::of(cx, ty).filter(|shape| shape.sizes.is_some())?;
                shape.memref(|_| 1)?;
                Some(Self::MemRef(shape, element))
            }
            data => Some(Self::Elements(element_count(data)?, element)),
        }
    }
}
