//! Folds of casts and of selections.

use super::elementwise;
use super::number::{self, Number};
use crate::arith::ArithSite as _;
use crate::arithmetic::cast;
use crate::op;
use crate::shared::folds;
use pass_ir::data::Int;
use pass_ir::rewrite::{Fold, Site};
use pass_ir::{OpName, Type, ValueId};

fn int_to_int(site: &Site<'_>, convert: fn(&Int, u32, u32) -> Int) -> Option<Fold> {
    let to = number::element_width(site.context(), site.result_type(0)?)?;
    elementwise::fold(site, &|numbers| {
        let (value, from) = number::one_int(numbers)?;
        Some(Number::Int(convert(value, from, to), to))
    })
}

/// Folds a cast of the cast `name` to a cast of the operand of that.
fn skip_inner(site: &Site<'_>, name: OpName) -> Option<Fold> {
    let (_, inner) = site.defining_cast(site.operand(0)?, name)?;
    Some(Fold::operands(vec![inner]))
}

pub(super) fn extend_unsigned(site: &Site<'_>) -> Option<Fold> {
    skip_inner(site, op::ARITH_EXTUI).or_else(|| int_to_int(site, cast::resize_unsigned))
}

pub(super) fn extend_signed(site: &Site<'_>) -> Option<Fold> {
    skip_inner(site, op::ARITH_EXTSI)
        .or_else(|| int_to_int(site, |value, _, to| cast::resize_signed(value, to)))
}

pub(super) fn truncate(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    let extended = [op::ARITH_EXTUI, op::ARITH_EXTSI]
        .into_iter()
        .find_map(|name| site.defining_cast(operand, name));
    extended
        .and_then(|(_, source)| truncated_extension(site, source))
        .or_else(|| truncated_twice(site))
        .or_else(|| int_to_int(site, |value, _, to| cast::resize_signed(value, to)))
}

/// Folds a truncation of a truncation. Its flags hold for the wider number only if the inner truncation has them, too.
fn truncated_twice(site: &Site<'_>) -> Option<Fold> {
    let (inner, source) = site.defining_cast(site.operand(0)?, op::ARITH_TRUNCI)?;
    let is_implied = site.overflow().and(inner.overflow()) == site.overflow();
    is_implied.then(|| Fold::operands(vec![source]))
}

/// Folds a truncation of an extended number: the number itself, or one truncation.
fn truncated_extension(site: &Site<'_>, source: ValueId) -> Option<Fold> {
    let (from, to) = (site.type_of(source), site.result_type(0)?);
    if from == to {
        return Some(source.into());
    }
    let wider =
        number::element_width(site.context(), from)? > number::element_width(site.context(), to)?;
    wider.then(|| Fold::operands(vec![source]))
}

pub(super) fn index_cast(site: &Site<'_>) -> Option<Fold> {
    int_to_int(site, |value, _, to| cast::resize_signed(value, to))
}

pub(super) fn index_cast_unsigned(site: &Site<'_>) -> Option<Fold> {
    int_to_int(site, cast::resize_unsigned)
}

pub(super) fn bitcast(site: &Site<'_>) -> Option<Fold> {
    constant_bits(site).or_else(|| folds::same_type(site))
}

/// Folds to the bits of a constant as a constant of another type. Poison of a shaped type stays.
fn constant_bits(site: &Site<'_>) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    if cx.ty(ty).element().is_some() && elementwise::fold_to_poison(site).is_some() {
        return None;
    }
    elementwise::fold(site, &|numbers| {
        let bits = match numbers {
            [Number::Int(value, width)] => value.as_u128(*width)?,
            [Number::Float(bits, _)] => *bits,
            _ => return None,
        };
        match number::element_kind(cx, ty) {
            Some(kind) => Some(Number::Float(bits, kind)),
            None => Number::int(cx, bits as i128, ty),
        }
    })
}

pub(super) fn int_to_float(site: &Site<'_>, signed: bool) -> Option<Fold> {
    let kind = number::element_kind(site.context(), site.result_type(0)?)?;
    elementwise::fold(site, &|numbers| {
        let (value, width) = number::one_int(numbers)?;
        Some(Number::Float(
            cast::int_to_float(value, width, signed, kind)?,
            kind,
        ))
    })
}

pub(super) fn float_to_int(site: &Site<'_>, signed: bool) -> Option<Fold> {
    let width = number::element_width(site.context(), site.result_type(0)?)?;
    elementwise::fold(site, &|numbers| {
        let (bits, kind) = number::one_float(numbers)?;
        Some(Number::Int(
            cast::float_to_int(kind, bits, width, signed)?,
            width,
        ))
    })
}

pub(super) fn extend_float(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    if let Some((inner, source)) = site.defining_cast(operand, op::ARITH_TRUNCF) {
        let may_lose = inner.has_fastmath("contract") && site.has_fastmath("contract");
        if may_lose && Some(site.type_of(source)) == site.result_type(0) {
            return Some(source.into());
        }
    }
    float_to_float(site)
}

pub(super) fn truncate_float(site: &Site<'_>) -> Option<Fold> {
    if let Some((_, source)) = site.defining_cast(site.operand(0)?, op::ARITH_EXTF) {
        let (from, to) = (site.type_of(source), site.result_type(0)?);
        let kind = |ty| number::element_kind(site.context(), ty);
        let is_exact = kind(from)?.fits_in(kind(site.type_of(site.operand(0)?))?);
        if is_exact && from == to {
            return Some(source.into());
        }
        if is_exact && kind(from)?.width() > kind(to)?.width() {
            return Some(Fold::operands(vec![source]));
        }
    }
    float_to_float(site)
}

fn float_to_float(site: &Site<'_>) -> Option<Fold> {
    let to = number::element_kind(site.context(), site.result_type(0)?)?;
    elementwise::fold(site, &|numbers| {
        let (bits, from) = number::one_float(numbers)?;
        Some(Number::Float(cast::float_to_float(from, bits, to)?, to))
    })
}

pub(super) fn select(site: &Site<'_>) -> Option<Fold> {
    let (condition, yes) = site.pair()?;
    let no = site.operand(2)?;
    if yes == no {
        return Some(yes.into());
    }
    if site.is_one(condition) {
        return Some(yes.into());
    }
    if site.is_zero(condition) {
        return Some(no.into());
    }
    // If one of the two values is poison, the other is chosen.
    if elementwise::poison_constant(site, yes).is_some() {
        return Some(no.into());
    }
    if elementwise::poison_constant(site, no).is_some() {
        return Some(yes.into());
    }
    let is_bit = site.result_type(0) == Some(Type::I1);
    if is_bit && site.is_one(yes) && site.is_zero(no) {
        return Some(condition.into());
    }
    let equal = of_equal_ones(site, condition, yes, no).map(Fold::from);
    equal.or_else(|| of_constants(site, condition))
}

fn of_constants(site: &Site<'_>, condition: ValueId) -> Option<Fold> {
    let _ = site.context().elements(site.constant(condition)?)?;
    let choose = |numbers: &[Number]| match numbers {
        [condition, yes, no] => Some(if condition.is_one() { yes } else { no }.clone()),
        _ => None,
    };
    elementwise::fold_constants(site, 0, &choose).map(Fold::from)
}

/// Returns the operand that a `select` always gives because its condition compares both for equality.
fn of_equal_ones(
    site: &Site<'_>,
    condition: ValueId,
    yes: ValueId,
    no: ValueId,
) -> Option<ValueId> {
    let compare = site.def(condition, op::ARITH_CMPI)?;
    let (a, b) = compare.pair()?;
    let compared = (a, b) == (yes, no) || (a, b) == (no, yes);
    match compare.predicate()? {
        0 if compared => Some(no),
        1 if compared => Some(yes),
        _ => None,
    }
}
