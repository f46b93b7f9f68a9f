//! Constants of `arith`.

use crate::{op, ub};
use pass_ir::data::AttrData;
use pass_ir::rewrite::{NewOp, Rewriter};
use pass_ir::{Attr, Context, Header, Loc, OpId, Type, ValueId, name};

pub(crate) fn materialize(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    if is_number(cx, value, ty) {
        return Some(Header::new(op::ARITH_CONSTANT).with(cx, name::VALUE, value));
    }
    ub::materialize(cx, value, ty)
}

pub(crate) fn is_number(cx: &Context, value: Attr, ty: Type) -> bool {
    let data = cx.attr(value);
    let is_scalar = matches!(*data, AttrData::Integer { .. } | AttrData::Float { .. });
    (is_scalar || data.is_elements()) && data.ty() == Some(ty)
}

pub(crate) trait MakeConstant {
    fn constant(&mut self, before: OpId, loc: Loc, value: Attr, ty: Type) -> Option<ValueId>;
}

impl MakeConstant for Rewriter<'_> {
    fn constant(&mut self, before: OpId, loc: Loc, value: Attr, ty: Type) -> Option<ValueId> {
        let constant = NewOp::new(op::ARITH_CONSTANT, &[], ty).with(name::VALUE, Some(value));
        self.make(before, loc, &constant)
    }
}
