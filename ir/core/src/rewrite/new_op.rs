//! An operation with one result that is to be made.

use crate::handle::{Attr, Ident, OpName, Type, ValueId};

/// An operation to be made that has one result and at most one attribute. Others are made from an
/// [`OpSpec`](crate::OpSpec).
#[derive(Clone, Copy, Debug)]
pub struct NewOp<'s> {
    pub(super) name: OpName,
    pub(super) operands: &'s [ValueId],
    pub(super) ty: Type,
    pub(super) attr: Option<(Ident, Attr)>,
}

impl<'s> NewOp<'s> {
    /// An operation with one result of type `ty`.
    #[must_use]
    pub fn new(name: OpName, operands: &'s [ValueId], ty: Type) -> Self {
        Self {
            name,
            operands,
            ty,
            attr: None,
        }
    }

    /// The same with an attribute, if there is one.
    #[must_use]
    pub fn with(self, key: Ident, value: Option<Attr>) -> Self {
        Self {
            attr: value.map(|value| (key, value)),
            ..self
        }
    }
}
