//! The result of a fold.

use crate::handle::{Attr, Ident, ValueId};

/// The result of folding an operation.
///
/// A fold creates no operations. `into()` converts a value or an attribute to the fold of a single result.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fold {
    /// Replaces the results.
    Replace(Vec<Folded>),
    /// Replaces the results, or else the operands by equivalent values that are closer to the definition. The
    /// operands count if there are no results, or if an analysis does not use them.
    LookThrough {
        /// The replacements of the results; empty if only operands are replaced.
        results: Vec<Folded>,
        /// The operands; their number is the same.
        operands: Vec<ValueId>,
    },
    /// Changes the operation in place.
    InPlace {
        /// The operands. If their number changes, `attrs` holds the new segment sizes of an operation that has them.
        operands: Vec<ValueId>,
        /// The properties and attributes to set.
        attrs: Vec<(Ident, Attr)>,
    },
    /// Replaces the operands, and some results by constants.
    Partial {
        /// The constant results.
        constants: Vec<(ValueId, Attr)>,
        /// The operands; their number is the same.
        operands: Vec<ValueId>,
    },
}

/// The replacement of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// An existing value.
    Value(ValueId),
    /// A constant to materialize.
    Constant(Attr),
}

impl Fold {
    /// Returns an in-place fold that replaces the operands by as many others.
    pub fn operands(operands: Vec<ValueId>) -> Self {
        let attrs = Vec::new();
        Self::InPlace { operands, attrs }
    }

    /// Returns the replacements of the results, if there are any.
    pub fn results(&self) -> Option<&[Folded]> {
        match self {
            Self::Replace(results) | Self::LookThrough { results, .. } => Some(results),
            Self::InPlace { .. } | Self::Partial { .. } => None,
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
