//! Views of the operations of `builtin`.

use crate::body::Body;
use crate::op_access::Op;
use crate::{name, op};

use super::OpRef;

/// `builtin.module`: what holds symbols.
#[derive(Clone, Copy, Debug)]
pub struct ModuleOp<'a> {
    cx: &'a crate::Context,
    header: crate::Header,
    body: &'a Body,
}

impl<'a> ModuleOp<'a> {
    /// The view, if the operation is a module.
    #[must_use]
    pub fn of(op: &'a Op<'_>) -> Option<Self> {
        let (cx, header, body) = (op.context(), *op.header(), op.body()?);
        (header.name == op::BUILTIN_MODULE).then_some(Self { cx, header, body })
    }

    /// The view of an operation in a body, if it is a module.
    #[must_use]
    pub fn cast(op: OpRef<'a>) -> Option<Self> {
        let (cx, header, body) = (op.context(), *op.header(), op.body().nested(op.id())?);
        (header.name == op::BUILTIN_MODULE).then_some(Self { cx, header, body })
    }

    /// The name, if it has one.
    #[must_use]
    pub fn sym_name(&self) -> Option<&'a str> {
        let value = self.header.attr(self.cx, name::SYM_NAME)?;
        self.cx.string_value(value)
    }

    /// The body.
    #[must_use]
    pub fn body(&self) -> &'a Body {
        self.body
    }

    /// The operations in it, in order.
    pub fn ops(&self) -> impl Iterator<Item = OpRef<'a>> + use<'a> {
        let (cx, body) = (self.cx, self.body);
        let blocks = body
            .top_regions()
            .iter()
            .flat_map(move |&region| body.blocks(region));
        blocks
            .flat_map(move |block| body.ops(block))
            .map(move |op| OpRef::new(cx, body, op))
    }
}
