//! The flags of operations: on overflow, and on floating-point numbers.

use pass_ir::data::{AttrData, Flags};
use pass_ir::{Attr, Context};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overflow {
    pub(crate) nsw: bool,
    pub(crate) nuw: bool,
}

impl Overflow {
    pub(crate) fn of(cx: &Context, attr: Option<Attr>) -> Self {
        Self {
            nsw: has_flag(cx, attr, "nsw"),
            nuw: has_flag(cx, attr, "nuw"),
        }
    }

    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            nsw: self.nsw && other.nsw,
            nuw: self.nuw && other.nuw,
        }
    }

    pub(crate) fn to_attr(self, cx: &Context) -> Attr {
        let bits = u8::from(self.nsw) | u8::from(self.nuw) << 1;
        let enumeration = crate::generated::ARITH.enumeration("overflow");
        cx.intern_attr(enumeration.map_or(AttrData::Unit, |enumeration| {
            AttrData::Flags(Flags { enumeration, bits })
        }))
    }
}

pub(crate) fn has_flag(cx: &Context, attr: Option<Attr>, flag: &str) -> bool {
    let flags = attr.and_then(|attr| cx.attr(attr).as_flags());
    flags.is_some_and(|flags| flags.has(flag))
}
