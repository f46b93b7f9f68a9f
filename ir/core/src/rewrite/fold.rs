//! The result of a fold.

use crate::handle::{Attr, Ident, ValueId};

/// The result of folding an operation.
///
/// A fold makes no operation itself. Where the answer is a single result, `into()` makes it of a value or an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fold {
    /// Its results are known.
    Replace(Vec<Folded>),
    /// The search behind its operands for its results ended at other operands. Where the operation stays all the same,
    /// because the results are not known or an analysis has no use for them, it takes these operands.
    Found {
        /// The replacements of the results; none if only nearer operands were found.
        results: Vec<Folded>,
        /// The operands that are nearer to the results, as many as there were.
        operands: Vec<ValueId>,
    },
    /// It stays, with other operands and with properties or attributes set.
    Change {
        /// All operands. Where there are fewer or more of them than before, the property that holds the sizes of their
        /// segments is among `attrs`, if there is one.
        operands: Vec<ValueId>,
        /// The properties and attributes that are set; the others stay.
        attrs: Vec<(Ident, Attr)>,
    },
    /// It stays, with other operands, but what uses some of its results uses constants instead.
    Partly {
        /// The results that are constants.
        constants: Vec<(ValueId, Attr)>,
        /// The operands, as many as there were.
        operands: Vec<ValueId>,
    },
}

/// The replacement of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// A value that is there already.
    Value(ValueId),
    /// A constant that is to be made.
    Constant(Attr),
}

impl Fold {
    /// A fold of an operation that stays with other operands, as many as there were.
    #[must_use]
    pub fn operands(operands: Vec<ValueId>) -> Self {
        let attrs = Vec::new();
        Self::Change { operands, attrs }
    }

    /// The replacements of the results, if they are known.
    #[must_use]
    pub fn results(&self) -> Option<&[Folded]> {
        match self {
            Self::Replace(results) | Self::Found { results, .. } => Some(results),
            Self::Change { .. } | Self::Partly { .. } => None,
        }
    }
}

impl From<ValueId> for Folded {
    fn from(value: ValueId) -> Self {
        Self::Value(value)
    }
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
