//! The behaviour of `ub`.

use crate::op;
use pass_ir::data::AttrData;
use pass_ir::{Attr, Context, Header, Type, name};

pub(crate) fn materialize(cx: &Context, value: Attr, _ty: Type) -> Option<Header> {
    is_poison(cx, value).then(|| Header::new(op::UB_POISON).with(cx, name::VALUE, value))
}

pub(crate) fn is_poison(cx: &Context, value: Attr) -> bool {
    matches!(&*cx.attr(value), AttrData::Dialect { dialect, rest, .. }
        if cx.str(*dialect) == "ub" && cx.str(*rest) == ".poison")
}

pub(crate) fn poison(cx: &Context) -> Attr {
    cx.intern_attr(AttrData::Dialect {
        dialect: cx.ident("ub"),
        rest: cx.ident(".poison"),
        parts: Vec::new().into(),
        ty: None,
    })
}
