//! Folds of numbers that several dialects share, for tables to choose from.

use crate::arith::number::Number;
use crate::arith::{ArithSite as _, elementwise};
use crate::arithmetic::int::{self, IntOp, Predicate};
use pass_ir::ValueId;
use pass_ir::data::Int;
use pass_ir::rewrite::{Fold, Site};

/// The operands of an operation on two numbers for which its result is known whatever the other operand is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Identity {
    /// The left operand, if the right one is zero.
    LeftOfZero,
    /// The left operand, if the right one is one.
    LeftOfOne,
    /// The left operand, if all bits of the right one are set.
    LeftOfOnes,
    /// The right operand, if it is zero.
    Zero,
    /// The right operand, if all its bits are set.
    Ones,
    /// Zero, if the right operand is one.
    ZeroOfOne,
    /// Zero, made anew, if the right operand is zero.
    ZeroOfZero,
    /// The operand, if both are the same.
    Same,
    /// That number, if both operands are the same.
    SameIs(i128),
}

/// Folds an operation on two integers by identities, else because both operands are known.
pub(crate) fn integers(
    site: &Site<'_>,
    identities: &[Identity],
    compute: impl Fn(&Int, &Int, u32) -> Option<Int>,
) -> Option<Fold> {
    let identity = identities.iter().find_map(|&one| identity(site, one));
    identity.or_else(|| {
        known(site, &|numbers| match numbers {
            [Number::Int(a, width), Number::Int(b, _)] => {
                Some(Number::Int(compute(a, b, *width)?, *width))
            }
            _ => None,
        })
    })
}

/// Folds an operation of one result whose operands are all known, element by element.
pub(crate) fn known(
    site: &Site<'_>,
    compute: &dyn Fn(&[Number]) -> Option<Number>,
) -> Option<Fold> {
    elementwise::defined(site, 0, compute).map(Fold::from)
}

pub(crate) fn integer(site: &Site<'_>, compute: impl Fn(&Int, u32) -> Option<Int>) -> Option<Fold> {
    elementwise::fold(site, &|numbers| match numbers {
        [Number::Int(value, width)] => Some(Number::Int(compute(value, *width)?, *width)),
        _ => None,
    })
}

pub(crate) fn comparison(site: &Site<'_>, predicate: Predicate) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    if lhs == rhs {
        return all(site, i128::from(predicate.holds_for_equal()));
    }
    known(site, &|numbers| match numbers {
        [Number::Int(a, width), Number::Int(b, _)] => {
            let holds = int::compare(predicate, a, b, *width);
            Some(Number::Int(Int::new(i128::from(holds), 1), 1))
        }
        _ => None,
    })
}

pub(crate) fn arithmetic(site: &Site<'_>, identities: &[Identity], op: IntOp) -> Option<Fold> {
    integers(site, identities, |a, b, width| int::binary(op, a, b, width))
}

fn identity(site: &Site<'_>, identity: Identity) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    let found = |holds: bool, value: ValueId| holds.then(|| Fold::from(value));
    match identity {
        Identity::LeftOfZero => found(site.is_zero(rhs), lhs),
        Identity::LeftOfOne => found(site.is_one(rhs), lhs),
        Identity::LeftOfOnes => found(site.is_all_ones(rhs), lhs),
        Identity::Zero => found(site.is_zero(rhs), rhs),
        Identity::Ones => found(site.is_all_ones(rhs), rhs),
        Identity::ZeroOfOne if site.is_one(rhs) => all(site, 0),
        Identity::ZeroOfZero if site.is_zero(rhs) => all(site, 0),
        Identity::Same => found(lhs == rhs, lhs),
        Identity::SameIs(value) if lhs == rhs => all(site, value),
        Identity::ZeroOfOne | Identity::ZeroOfZero | Identity::SameIs(_) => None,
    }
}

/// The number of the type of the result; for a shaped type, all elements are the number.
pub(crate) fn all(site: &Site<'_>, value: i128) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let number = Number::int(cx, value, ty)?;
    number.to_attr(cx, ty).map(Fold::from)
}
