//! Type constraints.

use crate::context::Context;
use crate::dialect::Kind;
use crate::handle::Type;
use crate::types::{Sign, TypeData};

use super::type_test;

pub(super) fn holds(cx: &Context, kind: Kind, ty: Type) -> bool {
    let data = cx.ty(ty);
    match kind {
        Kind::Any | Kind::Variadic => true,
        Kind::IntLike => is_int_or_index(element(cx, data)),
        Kind::FixedIntLike => is_signless(element(cx, data)),
        Kind::FloatLike => is_float(element(cx, data)),
        Kind::BoolLike => is_bool(element(cx, data)),
        Kind::IntLikeOrMemRef => is_int_or_index(element_or_memref(cx, data)),
        Kind::ScalarLikeOrMemRef => {
            let element = element_or_memref(cx, data);
            is_signless(element) || is_float(element)
        }
        Kind::I1 => is_bool(data),
        Kind::Integer => matches!(data, TypeData::Integer { .. }),
        Kind::IntOrIndex => is_int_or_index(data),
        Kind::Index => *data == TypeData::Index,
        Kind::Function => matches!(data, TypeData::Function { .. }),
        Kind::One(constraint) | Kind::Optional(constraint) | Kind::Many(constraint) => {
            type_test::holds(cx, &constraint.test, ty) != Some(false)
        }
    }
}

pub(super) fn describe(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "any type",
        Kind::Variadic => "variadic of any type",
        Kind::IntLike => "signless-integer-like",
        Kind::FixedIntLike => "signless-fixed-width-integer-like",
        Kind::FloatLike => "floating-point-like",
        Kind::BoolLike => "bool-like",
        Kind::IntLikeOrMemRef => "signless-integer-like or memref of signless-integer",
        Kind::ScalarLikeOrMemRef => {
            "signless-integer-or-float-like or memref of signless-integer or float"
        }
        Kind::I1 => "1-bit signless integer",
        Kind::Integer => "integer",
        Kind::IntOrIndex => "signless integer or index",
        Kind::Index => "index",
        Kind::Function => "function type",
        Kind::One(constraint) | Kind::Optional(constraint) | Kind::Many(constraint) => {
            constraint.text
        }
    }
}

/// Returns the element type of a vector or tensor, or the type itself.
fn element<'c>(cx: &'c Context, data: &'c TypeData) -> &'c TypeData {
    match data {
        TypeData::Vector { element, .. } | TypeData::Tensor { element, .. } => cx.ty(*element),
        _ => data,
    }
}

fn element_or_memref<'c>(cx: &'c Context, data: &'c TypeData) -> &'c TypeData {
    match data {
        // An unranked memref is a different kind of type.
        TypeData::MemRef {
            element,
            shape: Some(_),
            ..
        } => cx.ty(*element),
        _ => element(cx, data),
    }
}

fn is_signless(data: &TypeData) -> bool {
    matches!(
        data,
        TypeData::Integer {
            sign: Sign::Signless,
            ..
        }
    )
}

fn is_int_or_index(data: &TypeData) -> bool {
    is_signless(data) || *data == TypeData::Index
}

fn is_float(data: &TypeData) -> bool {
    matches!(data, TypeData::Float(_))
}

fn is_bool(data: &TypeData) -> bool {
    matches!(
        data,
        TypeData::Integer {
            width: 1,
            sign: Sign::Signless
        }
    )
}
