//! The constants that dialects make of what their operations fold to, where a constant needs nothing but its value.

use crate::arith::{self, is_number};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::{Attr, Context, Header, Ident, Type, name};

pub(crate) fn emitc(cx: &Context, value: Attr, _: Type) -> Option<Header> {
    make(cx, "emitc.constant", name::VALUE, value)
}

pub(crate) fn spirv(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let fits = is_number(cx, value, ty);
    make(cx, "spirv.Constant", name::VALUE, value).filter(|_| fits)
}

pub(crate) fn index(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let op = match &*cx.attr(value) {
        AttrData::Integer { .. } if ty == Type::I1 => "index.bool.constant",
        AttrData::Integer { .. } if ty == Type::INDEX => "index.constant",
        _ => return None,
    };
    make(cx, op, name::VALUE, value)
}

pub(crate) fn complex(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    match (&*cx.attr(value), cx.ty(ty)) {
        (AttrData::Array(_), TypeData::Complex(_)) => {
            make(cx, "complex.constant", name::VALUE, value)
        }
        _ => arith::materialize(cx, value, ty),
    }
}

pub(crate) fn shape(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    match (&*cx.attr(value), type_text(cx, ty)) {
        (AttrData::Dense { .. }, Some(("shape", ".shape"))) | (AttrData::Dense { .. }, None) => {
            make(cx, "shape.const_shape", cx.ident("shape"), value)
        }
        (AttrData::Integer { .. }, Some(("shape", ".size"))) => {
            make(cx, "shape.const_size", name::VALUE, value)
        }
        (AttrData::Integer { .. }, Some(("shape", ".witness"))) => {
            make(cx, "shape.const_witness", cx.ident("passing"), value)
        }
        _ => arith::materialize(cx, value, ty),
    }
}

pub(crate) fn tosa(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let op = match (type_text(cx, ty), cx.attr(value).is_elements()) {
        (Some(("tosa", text)), true) if text.starts_with(".shape") => "tosa.const_shape",
        (None, true) => "tosa.const",
        _ => return None,
    };
    make(cx, op, cx.ident("values"), value)
}

pub(crate) fn smt(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    match (&*cx.attr(value), type_text(cx, ty)?) {
        (AttrData::Integer { .. }, ("smt", ".bool")) => {
            make(cx, "smt.constant", name::VALUE, value)
        }
        (AttrData::Dialect { .. }, ("smt", text)) if text.starts_with(".bv") => {
            make(cx, "smt.bv.constant", name::VALUE, value)
        }
        _ => None,
    }
}

/// Returns the dialect of a type that only its dialect can read, and its text.
fn type_text(cx: &Context, ty: Type) -> Option<(&str, &str)> {
    match cx.ty(ty) {
        TypeData::Dialect { dialect, rest, .. } => Some((cx.str(*dialect), cx.str(*rest))),
        _ => None,
    }
}

fn make(cx: &Context, op: &str, key: Ident, value: Attr) -> Option<Header> {
    Some(Header::new(cx.op_name(op)).with(cx, key, value))
}
