//! Folds of integer operations.

use super::elementwise;
use super::number::{self, Number};
use crate::arith::ArithSite as _;
use crate::arithmetic::int::{self, ExtendedOp, IntOp};
use crate::op;
use pass_ir::data::Int;
use pass_ir::rewrite::{Fold, Folded, Site};
use pass_ir::{Type, ValueId, name};
use std::cell::Cell;

/// Folds an operation on two integers: by what holds for any operands, else because both are known.
pub(super) fn binary(site: &Site<'_>, op: IntOp) -> Option<Fold> {
    identity(site, op).or_else(|| constants(site, op))
}

fn constants(site: &Site<'_>, op: IntOp) -> Option<Fold> {
    let is_shift = matches!(
        op,
        IntOp::ShiftLeft | IntOp::ShiftRightS | IntOp::ShiftRightU
    );
    // As in MLIR, the last element alone decides whether shifts and quotients that are rounded down are defined; a shift of
    // no elements at all is not.
    let is_defined = Cell::new(!is_shift);
    let compute = |numbers: &[Number]| {
        let (a, b, width) = number::two_ints(numbers)?;
        let found = int::binary(op, a, b, width);
        is_defined.set(found.is_some());
        let found = found.or_else(|| undefined(op, a, width))?;
        Some(Number::Int(found, width))
    };
    // A shift by poison, or of it, stays.
    if !is_shift && let Some(poison) = elementwise::fold_to_poison(site) {
        return Some(poison.into());
    }
    let found = elementwise::fold_constants(site, 0, &compute).map(Fold::from);
    found.filter(|_| is_defined.get())
}

/// Returns the number that MLIR folds an undefined element to, or `None` if such an element prevents the fold.
fn undefined(op: IntOp, lhs: &Int, width: u32) -> Option<Int> {
    match op {
        IntOp::FloorDivS => Some(lhs.clone()),
        IntOp::ShiftLeft | IntOp::ShiftRightU => Some(Int::new(0, width)),
        IntOp::ShiftRightS => {
            let last_bit = Int::new(i128::from(width.checked_sub(1)?), width);
            int::binary(IntOp::ShiftRightS, lhs, &last_bit, width)
        }
        _ => None,
    }
}

pub(super) fn constant(site: &Site<'_>, index: usize, number: Number) -> Option<Folded> {
    let attr = number.to_attr(site.context(), site.result_type(index)?)?;
    Some(Folded::Constant(attr))
}

fn int_constant(site: &Site<'_>, value: i128) -> Option<Fold> {
    let number = Number::int(site.context(), value, site.result_type(0)?)?;
    constant(site, 0, number).map(Fold::from)
}

/// Folds to a constant of a type with a known rank.
fn ranked_constant(site: &Site<'_>, value: i128) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let attr = Number::int(cx, value, ty)?.to_ranked(cx, ty)?;
    Some(attr.into())
}

fn identity(site: &Site<'_>, op: IntOp) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    match op {
        IntOp::Add if site.is_zero(rhs) => Some(lhs.into()),
        IntOp::Add => sum_with_difference(site, lhs, rhs),
        IntOp::Sub if lhs == rhs => int_constant(site, 0),
        IntOp::Sub if site.is_zero(rhs) => Some(lhs.into()),
        IntOp::Sub => difference_with_sum(site, lhs, rhs),
        IntOp::Mul if site.is_zero(rhs) => Some(rhs.into()),
        IntOp::Mul if site.is_one(rhs) => Some(lhs.into()),
        IntOp::DivS | IntOp::DivU | IntOp::CeilDivS | IntOp::CeilDivU | IntOp::FloorDivS
            if site.is_one(rhs) =>
        {
            Some(lhs.into())
        }
        IntOp::DivS => quotient_of_product(site, lhs, rhs, |product| product.overflow().nsw),
        IntOp::DivU => quotient_of_product(site, lhs, rhs, |product| product.overflow().nuw),
        IntOp::RemS | IntOp::RemU if site.is_one(rhs) => int_constant(site, 0),
        IntOp::And => and_identity(site, lhs, rhs),
        IntOp::Or => or_identity(site, lhs, rhs),
        IntOp::Xor if site.is_zero(rhs) => Some(lhs.into()),
        IntOp::Xor if lhs == rhs => ranked_constant(site, 0),
        IntOp::Xor => xor_of_xor(site, lhs, rhs).or_else(|| xor_of_xor(site, rhs, lhs)),
        IntOp::ShiftLeft | IntOp::ShiftRightS | IntOp::ShiftRightU if site.is_zero(rhs) => {
            Some(lhs.into())
        }
        IntOp::MaxS | IntOp::MaxU | IntOp::MinS | IntOp::MinU => extreme(site, op, lhs, rhs),
        _ => None,
    }
}

/// `(a - b) + b` and `b + (a - b)` are `a`.
fn sum_with_difference(site: &Site<'_>, lhs: ValueId, rhs: ValueId) -> Option<Fold> {
    let minuend = |difference: ValueId, other: ValueId| {
        let (a, b) = site.def(difference, op::ARITH_SUBI)?.pair()?;
        (b == other).then_some(a)
    };
    minuend(lhs, rhs)
        .or_else(|| minuend(rhs, lhs))
        .map(Fold::from)
}

/// `(a + b) - b` is `a`, and `(a + b) - a` is `b`.
fn difference_with_sum(site: &Site<'_>, lhs: ValueId, rhs: ValueId) -> Option<Fold> {
    let (a, b) = site.def(lhs, op::ARITH_ADDI)?.pair()?;
    other_value(a, b, rhs).map(Fold::from)
}

/// `(a * b) / b` is `a`, and `(a * b) / a` is `b`, where the product does not overflow.
fn quotient_of_product(
    site: &Site<'_>,
    lhs: ValueId,
    rhs: ValueId,
    exact: fn(&Site<'_>) -> bool,
) -> Option<Fold> {
    let product = site.def(lhs, op::ARITH_MULI).filter(exact)?;
    let (a, b) = product.pair()?;
    other_value(a, b, rhs).map(Fold::from)
}

/// `(a ^ b) ^ b` is `a`, and `(a ^ b) ^ a` is `b`.
fn xor_of_xor(site: &Site<'_>, xor: ValueId, other: ValueId) -> Option<Fold> {
    let (a, b) = site.def(xor, op::ARITH_XORI)?.pair()?;
    other_value(a, b, other).map(Fold::from)
}

/// Returns the value of the pair that is not `taken`.
fn other_value(a: ValueId, b: ValueId, taken: ValueId) -> Option<ValueId> {
    if b == taken {
        return Some(a);
    }
    (a == taken).then_some(b)
}

fn and_identity(site: &Site<'_>, lhs: ValueId, rhs: ValueId) -> Option<Fold> {
    if site.is_zero(rhs) {
        return Some(rhs.into());
    }
    if site.is_all_ones(rhs) {
        return Some(lhs.into());
    }
    if site.not_mask(lhs, rhs).is_some() {
        return int_constant(site, 0);
    }
    let contains = |and: ValueId, other: ValueId| {
        let pair = site.def(and, op::ARITH_ANDI).and_then(|and| and.pair());
        pair.is_some_and(|(a, b)| a == other || b == other)
    };
    if contains(lhs, rhs) {
        return Some(lhs.into());
    }
    contains(rhs, lhs).then(|| rhs.into())
}

fn or_identity(site: &Site<'_>, lhs: ValueId, rhs: ValueId) -> Option<Fold> {
    if site.is_zero(rhs) {
        return Some(lhs.into());
    }
    if site.is_all_ones(rhs) {
        return site.constant(rhs).map(Fold::from);
    }
    site.not_mask(lhs, rhs).map(Fold::from)
}

/// Folds a minimum or maximum with the least or the greatest number.
fn extreme(site: &Site<'_>, op: IntOp, lhs: ValueId, rhs: ValueId) -> Option<Fold> {
    if lhs == rhs {
        return Some(rhs.into());
    }
    let Number::Int(value, width) = site.constant_number(rhs)? else {
        return None;
    };
    let signed = matches!(op, IntOp::MaxS | IntOp::MinS);
    // The signed bounds of `index` depend on its width.
    if signed && site.context().element_or_self(site.type_of(rhs)) == Type::INDEX {
        return None;
    }
    let is_max = is_bound(&value, width, signed, true);
    let is_min = is_bound(&value, width, signed, false);
    let (decides, neutral) = match op {
        IntOp::MaxS | IntOp::MaxU => (is_max, is_min),
        _ => (is_min, is_max),
    };
    if decides {
        return Some(rhs.into());
    }
    neutral.then(|| lhs.into())
}

fn is_bound(value: &Int, width: u32, signed: bool, greatest: bool) -> bool {
    let ones = Int::new(-1, width);
    let sign_bit = || {
        let distance = Int::new(i128::from(width) - 1, width);
        int::binary(IntOp::ShiftLeft, &Int::new(1, width), &distance, width)
    };
    let bound = match (signed, greatest) {
        (false, false) => Some(Int::new(0, width)),
        (false, true) => Some(ones),
        (true, false) => sign_bit(),
        (true, true) => sign_bit().and_then(|bit| int::binary(IntOp::Xor, &bit, &ones, width)),
    };
    bound.as_ref() == Some(value)
}

pub(super) fn extended(site: &Site<'_>, op: ExtendedOp) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    if op == ExtendedOp::AddU && site.is_zero(rhs) {
        return with_zero(site, lhs);
    }
    if op != ExtendedOp::AddU && site.is_zero(rhs) {
        let zero = Folded::Constant(site.constant(rhs)?);
        return Some(Fold::Replace(vec![zero, zero]));
    }
    if op == ExtendedOp::MulU && site.is_one(rhs) {
        return with_zero(site, lhs);
    }
    if let Some(poison) = elementwise::fold_to_poison(site) {
        // A sum of poison is left alone.
        return (op != ExtendedOp::AddU).then(|| Fold::Replace(vec![poison, poison]));
    }
    let parts = |numbers: &[Number]| {
        let (a, b, width) = number::two_ints(numbers)?;
        Some((int::extended(op, a, b, width)?, width))
    };
    let high_width = number::element_width(site.context(), site.result_type(1)?)?;
    let low = elementwise::fold_constants(site, 0, &|numbers| {
        let ((low, _), width) = parts(numbers)?;
        Some(Number::Int(low, width))
    })?;
    let high = elementwise::fold_constants(site, 1, &|numbers| {
        let ((_, high), _) = parts(numbers)?;
        Some(Number::Int(high, high_width))
    })?;
    Some(Fold::Replace(vec![low, high]))
}

/// Folds the first result to `value`, and the second to zero.
fn with_zero(site: &Site<'_>, value: ValueId) -> Option<Fold> {
    let zero = Number::int(site.context(), 0, site.result_type(1)?)?;
    let zero = constant(site, 1, zero)?;
    Some(Fold::Replace(vec![Folded::Value(value), zero]))
}

pub(super) fn compare(site: &Site<'_>) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    let predicate = int::Predicate::from_number(site.predicate()?)?;
    if lhs == rhs {
        return ranked_constant(site, i128::from(predicate.holds_for_equal()));
    }
    if let Some(value) = tested_bit(site, predicate, lhs, rhs) {
        return Some(value.into());
    }
    if site.constant(lhs).is_some() && site.constant(rhs).is_none() {
        let swapped = predicate.swapped().attr_value();
        let swapped = site.context().integer_attr(swapped, Type::I64);
        return Some(Fold::InPlace {
            operands: vec![rhs, lhs],
            attrs: vec![(name::PREDICATE, swapped)],
        });
    }
    let compute = |numbers: &[Number]| {
        let (a, b, width) = number::two_ints(numbers)?;
        Some(Number::bit(int::compare(predicate, a, b, width)))
    };
    elementwise::fold_constants(site, 0, &compute).map(Fold::from)
}

/// Returns a single bit, as such or extended, compared with a constant so that the result is the bit.
fn tested_bit(
    site: &Site<'_>,
    predicate: int::Predicate,
    lhs: ValueId,
    rhs: ValueId,
) -> Option<ValueId> {
    let is_bit =
        |value: ValueId| number::element_width(site.context(), site.type_of(value)) == Some(1);
    match predicate {
        int::Predicate::Ne if site.is_zero(rhs) => {
            let extended = [op::ARITH_EXTSI, op::ARITH_EXTUI]
                .into_iter()
                .find_map(|name| site.defining_cast(lhs, name));
            let bit = extended.map(|(_, bit)| bit).filter(|&bit| is_bit(bit));
            bit.or_else(|| is_bit(lhs).then_some(lhs))
        }
        int::Predicate::Eq if site.is_one(rhs) && is_bit(lhs) => Some(lhs),
        _ => None,
    }
}

pub(super) fn truth(site: &Site<'_>, holds: bool) -> Option<Fold> {
    int_constant(site, i128::from(holds))
}
