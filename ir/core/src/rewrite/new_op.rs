//! A description of an operation with one result.

use crate::handle::{Attr, Ident, OpName, Type, ValueId};

/// A description of an operation with one result and at most one attribute; [`OpSpec`](crate::OpSpec) describes any.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct NewOp<'s> {
    pub(super) name: OpName,
    pub(super) operands: &'s [ValueId],
    pub(super) ty: Type,
    pub(super) attr: Option<(Ident, Attr)>,
}

impl<'s> NewOp<'s> {
    /// Describes an operation with one result of type `ty`.
    pub fn new(name: OpName, operands: &'s [ValueId], ty: Type) -> Self {
        Self {
            name,
            operands,
            ty,
            attr: None,
        }
    }

    /// Sets the attribute.
    pub fn with(self, key: Ident, value: Option<Attr>) -> Self {
        Self {
            attr: value.map(|value| (key, value)),
            ..self
        }
    }
}
