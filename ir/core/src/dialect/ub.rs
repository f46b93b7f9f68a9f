//! The behaviour of `ub`.

use crate::{Attr, AttrData, Context, Header, Type, name, op};

/// The operation that makes poison.
pub(in crate::dialect) fn materialize(cx: &Context, value: Attr, _ty: Type) -> Option<Header> {
    is_poison(cx, value).then(|| Header::new(op::UB_POISON).with(cx, name::VALUE, value))
}

/// True if this is the attribute `#ub.poison`.
pub(in crate::dialect) fn is_poison(cx: &Context, value: Attr) -> bool {
    matches!(&*cx.attr(value), AttrData::Dialect { dialect, rest, .. }
        if cx.str(*dialect) == "ub" && cx.str(*rest) == ".poison")
}

/// The attribute `#ub.poison`.
pub(in crate::dialect) fn poison(cx: &Context) -> Attr {
    cx.intern_attr(AttrData::Dialect {
        dialect: cx.ident("ub"),
        rest: cx.ident(".poison"),
        parts: Vec::new().into(),
        ty: None,
    })
}
