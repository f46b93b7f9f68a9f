//! Constants as numbers, and back.

use pass_ir::data::{AttrData, Dim, Element, FloatKind, Int, TypeData};
use pass_ir::{Attr, Context, Type};

/// A number of a scalar type, or the one number that all elements of a shaped constant are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// An integer and its width; that of `index` is 64.
    Int(Int, u32),
    /// The bits of a floating-point number and its format.
    Float(u128, FloatKind),
}

impl Number {
    pub(crate) fn of(cx: &Context, attr: Attr) -> Option<Self> {
        match &*cx.attr(attr) {
            AttrData::Integer { value, ty } => {
                Some(Self::Int(value.clone(), cx.integer_width(*ty)?))
            }
            AttrData::Float { bits, ty } => Some(Self::Float((*bits).into(), cx.float_kind(*ty)?)),
            AttrData::Dense { ty, .. } => {
                Self::of_element(cx, cx.elements(attr)?.splat()?, cx.ty(*ty).element()?)
            }
            _ => None,
        }
    }

    pub(crate) fn of_element(cx: &Context, element: Element, ty: Type) -> Option<Self> {
        Some(match element {
            Element::Int(value) => Self::Int(value, cx.integer_width(ty)?),
            Element::Float(bits) => Self::Float(bits, cx.float_kind(ty)?),
        })
    }

    /// Returns the attribute of type `ty` that stands for the number; for a shaped type, all elements are the number.
    pub(crate) fn to_attr(&self, cx: &Context, ty: Type) -> Option<Attr> {
        let data = cx.ty(ty);
        (data.element().is_none() || has_static_shape(data)).then(|| self.to_ranked(cx, ty))?
    }

    /// Returns the same, where sizes of the type may be unknown.
    pub(crate) fn to_ranked(&self, cx: &Context, ty: Type) -> Option<Attr> {
        let (data, element) = (cx.ty(ty), self.clone().into_element());
        if data.element().is_none() {
            return Some(element_attr(cx, element, ty));
        }
        data.shape().and_then(|_| cx.splat_attr(&element, ty))
    }

    pub(crate) fn into_element(self) -> Element {
        match self {
            Self::Int(value, _) => Element::Int(value),
            Self::Float(bits, _) => Element::Float(bits),
        }
    }

    /// Returns an integer of the width that `ty` or its elements have.
    pub(crate) fn int(cx: &Context, value: i128, ty: Type) -> Option<Self> {
        let width = element_width(cx, ty)?;
        Some(Self::Int(Int::new(value, width), width))
    }

    pub(crate) fn bit(holds: bool) -> Self {
        Self::Int(Int::new(i128::from(holds), 1), 1)
    }

    /// Returns the number of type `index` on a target where it has 32 bits.
    pub(crate) fn narrow_index(&self) -> Option<Self> {
        match self {
            Self::Int(value, _) => Some(Self::Int(Int::new(value.as_i128()?, 32), 32)),
            Self::Float(..) => None,
        }
    }

    pub(crate) fn is_zero(&self) -> bool {
        matches!(self, Self::Int(value, _) if value.as_i128() == Some(0))
    }

    /// Returns whether the unsigned value is one, so that the set bit of `i1` counts.
    pub(crate) fn is_one(&self) -> bool {
        matches!(self, Self::Int(value, width) if value.as_u128(*width) == Some(1))
    }

    pub(crate) fn is_all_ones(&self) -> bool {
        matches!(self, Self::Int(value, _) if value.as_i128() == Some(-1))
    }
}

/// Returns the attribute of a scalar type that stands for an element.
pub(crate) fn element_attr(cx: &Context, element: Element, ty: Type) -> Attr {
    cx.intern_attr(match element {
        Element::Int(value) => AttrData::Integer { value, ty },
        Element::Float(bits) => AttrData::Float {
            bits: bits.into(),
            ty,
        },
    })
}

/// Returns the integer of an operation on one integer, and its width.
pub(crate) fn one_int(numbers: &[Number]) -> Option<(&Int, u32)> {
    match numbers {
        [Number::Int(value, width)] => Some((value, *width)),
        _ => None,
    }
}

/// Returns the integers of an operation on two integers, and their width.
pub(crate) fn two_ints(numbers: &[Number]) -> Option<(&Int, &Int, u32)> {
    match numbers {
        [Number::Int(lhs, width), Number::Int(rhs, _)] => Some((lhs, rhs, *width)),
        _ => None,
    }
}

/// Returns the bits of an operation on one floating-point number, and its format.
pub(crate) fn one_float(numbers: &[Number]) -> Option<(u128, FloatKind)> {
    match numbers {
        [Number::Float(bits, kind)] => Some((*bits, *kind)),
        _ => None,
    }
}

/// Returns the bits of an operation on two floating-point numbers, and their format.
pub(crate) fn two_floats(numbers: &[Number]) -> Option<(u128, u128, FloatKind)> {
    match numbers {
        [Number::Float(lhs, kind), Number::Float(rhs, _)] => Some((*lhs, *rhs, *kind)),
        _ => None,
    }
}

pub(crate) fn element_width(cx: &Context, ty: Type) -> Option<u32> {
    cx.integer_width(cx.element_or_self(ty))
}

pub(crate) fn element_kind(cx: &Context, ty: Type) -> Option<FloatKind> {
    cx.float_kind(cx.element_or_self(ty))
}

fn has_static_shape(ty: &TypeData) -> bool {
    let fixed =
        |dim: &Dim| dim.size.is_some() && (!dim.scalable || matches!(ty, TypeData::Vector { .. }));
    ty.shape().is_some_and(|shape| shape.iter().all(fixed))
}

/// Returns whether LLVM has a type of that format.
pub(crate) fn is_float_of_llvm(kind: FloatKind) -> bool {
    use FloatKind as Kind;
    matches!(
        kind,
        Kind::BF16 | Kind::F16 | Kind::F32 | Kind::F64 | Kind::F80 | Kind::F128
    )
}
