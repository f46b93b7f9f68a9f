//! Folds of numbers that several dialects share, for tables to choose from.

use crate::arith::number::{self, Number};
use crate::arith::{ArithSite as _, elementwise};
use crate::arithmetic::int::{self, IntOp, Predicate};
use pass_ir::ValueId;
use pass_ir::data::Int;
use pass_ir::rewrite::{Fold, Site};

/// An algebraic identity of a binary operation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Identity {
    /// The left operand, if the right one is zero.
    LeftOfZero,
    /// The left operand, if the right one is one.
    LeftOfOne,
    /// A new constant zero, if the right operand is zero.
    ZeroOfZero,
}

/// Returns the number that a value is known to be.
pub(crate) fn constant_int(site: &Site<'_>, value: ValueId) -> Option<i64> {
    let constant = site.constant(value)?;
    site.context().attr(constant).as_int()?.as_i64()
}

/// Folds an operation on two integers by identities, else because both operands are known.
pub(crate) fn integers(
    site: &Site<'_>,
    identities: &[Identity],
    compute: impl Fn(&Int, &Int, u32) -> Option<Int>,
) -> Option<Fold> {
    let identity = identities.iter().find_map(|&one| identity(site, one));
    identity.or_else(|| {
        fold_defined(site, &|numbers| {
            let (a, b, width) = number::two_ints(numbers)?;
            Some(Number::Int(compute(a, b, width)?, width))
        })
    })
}

/// Folds an operation of one result whose operands are all known, element by element.
pub(crate) fn fold_defined(
    site: &Site<'_>,
    compute: &dyn Fn(&[Number]) -> Option<Number>,
) -> Option<Fold> {
    elementwise::fold_constants(site, 0, compute).map(Fold::from)
}

pub(crate) fn integer(site: &Site<'_>, compute: impl Fn(&Int, u32) -> Option<Int>) -> Option<Fold> {
    elementwise::fold(site, &|numbers| {
        let (value, width) = number::one_int(numbers)?;
        Some(Number::Int(compute(value, width)?, width))
    })
}

pub(crate) fn comparison(site: &Site<'_>, predicate: Predicate) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    if lhs == rhs {
        return splat_of(site, i128::from(predicate.holds_for_equal()));
    }
    fold_defined(site, &|numbers| {
        let (a, b, width) = number::two_ints(numbers)?;
        Some(Number::bit(int::compare(predicate, a, b, width)))
    })
}

pub(crate) fn arithmetic(site: &Site<'_>, identities: &[Identity], op: IntOp) -> Option<Fold> {
    integers(site, identities, |a, b, width| int::binary(op, a, b, width))
}

fn identity(site: &Site<'_>, identity: Identity) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    match identity {
        Identity::LeftOfZero => site.is_zero(rhs).then(|| lhs.into()),
        Identity::LeftOfOne => site.is_one(rhs).then(|| lhs.into()),
        Identity::ZeroOfZero if site.is_zero(rhs) => splat_of(site, 0),
        Identity::ZeroOfZero => None,
    }
}

/// Folds an operation to an operand that has the type of the result.
pub(crate) fn operand_of_result_type(site: &Site<'_>, index: usize) -> Option<Fold> {
    let value = site.operand(index)?;
    (Some(site.type_of(value)) == site.result_type(0)).then(|| value.into())
}

/// Folds an operation that does nothing where its operand has the type of the result.
pub(crate) fn same_type(site: &Site<'_>) -> Option<Fold> {
    operand_of_result_type(site, 0)
}

/// Folds `f(f(x))` to `x`.
pub(crate) fn involution(site: &Site<'_>) -> Option<Fold> {
    let inner = site.def(site.operand(0)?, site.name())?;
    inner.operand(0).map(Fold::from)
}

/// Folds to the number of the type of the result; for a shaped type, all elements are the number.
pub(crate) fn splat_of(site: &Site<'_>, value: i128) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let number = Number::int(cx, value, ty)?;
    number.to_attr(cx, ty).map(Fold::from)
}
