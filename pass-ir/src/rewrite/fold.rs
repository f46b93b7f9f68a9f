//! The result of a fold.

use crate::handle::{Attr, Ident, ValueId};

/// The result of folding an operation.
///
/// A fold makes no operation itself. Where the answer is a single result, `into()` makes it of a value or an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Its results are known.
    Replace(Vec<Folded>),
    /// It stays, with other operands and with an attribute set.
    Change(Vec<ValueId>, Option<(Ident, Attr)>),
}

/// The replacement of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// A value that is there already.
    Value(ValueId),
    /// A constant that is to be made.
    Constant(Attr),
}

impl From<Folded> for Fold {
    fn from(folded: Folded) -> Self {
        Self::Replace(vec![folded])
    }
}

impl From<ValueId> for Fold {
    fn from(value: ValueId) -> Self {
        Folded::Value(value).into()
    }
}

impl From<Attr> for Fold {
    fn from(attr: Attr) -> Self {
        Folded::Constant(attr).into()
    }
}
