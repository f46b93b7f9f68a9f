//! Checks the types of operands and results against the constraints of their declaration, and describes the constraints.

use crate::context::Context;
use crate::dialect::Kind;
use crate::handle::Type;
use crate::types::{Sign, TypeData};

use super::type_test;

pub(super) fn holds(cx: &Context, kind: Kind, ty: Type) -> bool {
    let data = cx.ty(ty);
    match kind {
        Kind::Any | Kind::Variadic => true,
        Kind::IntLike => is_signless_int_or_index(element_or_self(cx, data)),
        Kind::FixedIntLike => is_signless_int(element_or_self(cx, data)),
        Kind::FloatLike => is_float(element_or_self(cx, data)),
        Kind::BoolLike => is_bool(element_or_self(cx, data)),
        Kind::IntLikeOrMemRef => is_signless_int_or_index(element_through_memref(cx, data)),
        Kind::ScalarLikeOrMemRef => {
            let element = element_through_memref(cx, data);
            is_signless_int(element) || is_float(element)
        }
        Kind::I1 => is_bool(data),
        Kind::Integer => matches!(data, TypeData::Integer { .. }),
        Kind::IntOrIndex => is_signless_int_or_index(data),
        Kind::Index => *data == TypeData::Index,
        Kind::Function => matches!(data, TypeData::Function { .. }),
        Kind::One(constraint) | Kind::Optional(constraint) | Kind::Many(constraint) => {
            // `None`: a test that cannot be evaluated refuses nothing.
            type_test::holds(cx, &constraint.test, ty) != Some(false)
        }
    }
}

/// Returns the description of a constraint in MLIR's messages. "signless-integer-like" includes `index`.
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

/// Returns the element type of a vector or tensor, else the type itself.
fn element_or_self<'c>(cx: &'c Context, data: &'c TypeData) -> &'c TypeData {
    match data {
        TypeData::Vector { element, .. } | TypeData::Tensor { element, .. } => cx.ty(*element),
        _ => data,
    }
}

/// Returns the element type of a vector, tensor or ranked memref, else the type itself.
fn element_through_memref<'c>(cx: &'c Context, data: &'c TypeData) -> &'c TypeData {
    match data {
        // An unranked memref does not satisfy the constraints on memrefs, so it stands for itself.
        TypeData::MemRef {
            element,
            shape: Some(_),
            ..
        } => cx.ty(*element),
        _ => element_or_self(cx, data),
    }
}

fn is_signless_int(data: &TypeData) -> bool {
    matches!(
        data,
        TypeData::Integer {
            sign: Sign::Signless,
            ..
        }
    )
}

fn is_signless_int_or_index(data: &TypeData) -> bool {
    is_signless_int(data) || *data == TypeData::Index
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
