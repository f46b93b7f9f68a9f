//! Constraints on the types of operands and results.

use super::TypeConstraint;

/// A constraint on a type.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// Any type.
    Any,
    /// A signless integer or `index`, or a vector or tensor of them.
    IntLike,
    /// A signless integer, or a vector or tensor of them.
    FixedIntLike,
    /// A floating-point number, or a vector or tensor of them.
    FloatLike,
    /// `i1`, or a vector or tensor of it.
    BoolLike,
    /// As [`Kind::IntLike`], or a memref of them.
    IntLikeOrMemRef,
    /// As [`Kind::IntLike`] or [`Kind::FloatLike`], or a memref of them.
    ScalarLikeOrMemRef,
    /// `i1`.
    I1,
    /// Any integer type.
    Integer,
    /// A signless integer or `index`.
    IntOrIndex,
    /// `index`.
    Index,
    /// A function type.
    Function,
    /// Any number of any types.
    Variadic,
    /// A type of this constraint.
    One(&'static TypeConstraint),
    /// At most one type of this constraint.
    Optional(&'static TypeConstraint),
    /// Any number of types of this constraint.
    Many(&'static TypeConstraint),
}

impl Kind {
    /// Returns whether there may be any number of values of the kind, or none.
    pub fn is_variadic(self) -> bool {
        matches!(self, Self::Variadic | Self::Optional(_) | Self::Many(_))
    }
}
