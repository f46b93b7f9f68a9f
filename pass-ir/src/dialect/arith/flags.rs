//! The flags of operations: what overflow means, and what is promised of floating-point numbers.

use crate::{Attr, AttrData, Context};

/// The overflow flags of an integer operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overflow {
    /// It does not overflow when read with a sign.
    pub(crate) nsw: bool,
    /// It does not overflow when read without a sign.
    pub(crate) nuw: bool,
}

impl Overflow {
    /// The flags of an attribute such as `#arith.overflow<nsw, nuw>`.
    pub(crate) fn of(cx: &Context, attr: Option<Attr>) -> Self {
        Self {
            nsw: has_flag(cx, attr, "nsw"),
            nuw: has_flag(cx, attr, "nuw"),
        }
    }

    /// The flags that both have.
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            nsw: self.nsw && other.nsw,
            nuw: self.nuw && other.nuw,
        }
    }

    pub(crate) fn to_attr(self, cx: &Context) -> Attr {
        let rest = match (self.nsw, self.nuw) {
            (false, false) => ".overflow<none>",
            (true, false) => ".overflow<nsw>",
            (false, true) => ".overflow<nuw>",
            (true, true) => ".overflow<nsw, nuw>",
        };
        cx.intern_attr(AttrData::Dialect {
            parts: Box::default(),
            dialect: cx.ident("arith"),
            rest: cx.ident(rest),
            ty: None,
        })
    }
}

/// True if a list of flags such as `#arith.fastmath<nnan,nsz>` has this one; `fast` stands for all.
pub(crate) fn has_flag(cx: &Context, attr: Option<Attr>, flag: &str) -> bool {
    let Some(AttrData::Dialect { rest, .. }) = attr.map(|attr| cx.attr(attr)) else {
        return false;
    };
    let list = cx.str(*rest).split(['<', '>']).nth(1).unwrap_or_default();
    list.split(',')
        .map(str::trim)
        .any(|one| one == flag || one == "fast")
}
