//! The constants that dialects make of what their operations fold to, where a constant needs nothing but its value.

use crate::arith::{self};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::{Attr, Context, Header, Ident, Type, name};

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

fn make(cx: &Context, op: &str, key: Ident, value: Attr) -> Option<Header> {
    Some(Header::new(cx.op_name(op)).with(cx, key, value))
}
