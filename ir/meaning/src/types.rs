//! The types of values at run time, with `index` at its width.

use std::fmt::Write;
use std::sync::Arc;

use pass_ir::data::{FloatKind, Sign, TypeData};
use pass_ir::{Context, Type};

use crate::number::sign_extend;
use crate::run::plain_text;
use crate::value::Value;

/// The type of a value at run time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueType {
    text: Arc<str>,
    pub(crate) kind: Kind,
}

/// What values of a type consist of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Scalar(Scalar),
    /// A vector or tensor of static shape, with the number of its elements.
    Elements(usize, Scalar),
    /// A memref of known rank, in row-major order, with its sizes; `None` for a dynamic one.
    MemRef(Vec<Option<u64>>, Scalar),
    Other,
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

    fn text(self, value: &Value) -> String {
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
            TypeData::MemRef {
                shape,
                layout: None,
                ..
            } => {
                let sizes = shape.as_deref()?.iter().map(|dim| dim.size);
                Some(Self::MemRef(sizes.collect(), element))
            }
            data => Some(Self::Elements(element_count(data)?, element)),
        }
    }
}
