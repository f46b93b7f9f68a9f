//! Folds of casts and of selections.

use crate::{FloatKind, Int, OpName, Type, ValueId, op};

use super::fold_int::constant;
use super::number::{self, Number};
use crate::arithmetic::cast;
use crate::dialect::arith::ArithSite as _;
use crate::rewrite::{Fold, Site};

/// A constant integer cast to an integer type.
fn int_to_int(site: &Site<'_>, convert: fn(&Int, u32, u32) -> Int) -> Option<Fold> {
    let Number::Int(value, from) = site.number(site.operand(0)?)? else {
        return None;
    };
    let to = number::element_width(site.context(), site.result_type(0)?)?;
    constant(site, 0, Number::Int(convert(&value, from, to), to)).map(Fold::from)
}

/// An operation on its own result, with the operand of the inner one.
fn skip_inner(site: &Site<'_>, name: OpName) -> Option<Fold> {
    let (_, inner) = site.cast_of(site.operand(0)?, name)?;
    Some(Fold::Change(vec![inner], None))
}

/// Folds `extui`.
pub(super) fn extend_unsigned(site: &Site<'_>) -> Option<Fold> {
    skip_inner(site, op::ARITH_EXTUI).or_else(|| int_to_int(site, cast::zero_extend))
}

/// Folds `extsi`.
pub(super) fn extend_signed(site: &Site<'_>) -> Option<Fold> {
    skip_inner(site, op::ARITH_EXTSI)
        .or_else(|| int_to_int(site, |value, _, to| cast::sign_extend(value, to)))
}

/// Folds `trunci`.
pub(super) fn truncate(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    let extended = [op::ARITH_EXTUI, op::ARITH_EXTSI]
        .into_iter()
        .find_map(|name| site.cast_of(operand, name));
    if let Some((_, source)) = extended {
        return truncated_extension(site, source);
    }
    skip_inner(site, op::ARITH_TRUNCI).or_else(|| int_to_int(site, cast::truncate))
}

/// Folds a truncation of an extended number: the number itself, or one truncation.
fn truncated_extension(site: &Site<'_>, source: ValueId) -> Option<Fold> {
    let (from, to) = (site.type_of(source), site.result_type(0)?);
    if from == to {
        return Some(source.into());
    }
    let wider =
        number::element_width(site.context(), from)? > number::element_width(site.context(), to)?;
    wider.then(|| Fold::Change(vec![source], None))
}

/// Folds `index_cast`.
pub(super) fn index_cast(site: &Site<'_>) -> Option<Fold> {
    int_to_int(site, |value, from, to| match to > from {
        true => cast::sign_extend(value, to),
        false => cast::truncate(value, from, to),
    })
}

/// Folds `index_castui`.
pub(super) fn index_cast_unsigned(site: &Site<'_>) -> Option<Fold> {
    int_to_int(site, |value, from, to| match to > from {
        true => cast::zero_extend(value, from, to),
        false => cast::truncate(value, from, to),
    })
}

/// Folds `bitcast`.
pub(super) fn bitcast(site: &Site<'_>) -> Option<Fold> {
    constant_bits(site).or_else(|| {
        let operand = site.operand(0)?;
        (site.type_of(operand) == site.result_type(0)?).then(|| operand.into())
    })
}

/// The bits of a constant as a constant of another type.
fn constant_bits(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    let ty = site.result_type(0)?;
    let bits = match site.number(operand)? {
        Number::Int(value, width) => value.as_u128(width)?,
        Number::Float(bits, _) => bits,
    };
    let number = match number::element_kind(site.context(), ty) {
        Some(kind) => Number::Float(bits, kind),
        None => Number::int(site.context(), bits as i128, ty)?,
    };
    constant(site, 0, number).map(Fold::from)
}

/// Folds `sitofp` and `uitofp`.
pub(super) fn int_to_float(site: &Site<'_>, signed: bool) -> Option<Fold> {
    let Number::Int(value, width) = site.number(site.operand(0)?)? else {
        return None;
    };
    let kind = number::element_kind(site.context(), site.result_type(0)?)?;
    let bits = cast::int_to_float(&value, width, signed, kind)?;
    constant(site, 0, Number::Float(bits, kind)).map(Fold::from)
}

/// Folds `fptosi` and `fptoui`.
pub(super) fn float_to_int(site: &Site<'_>, signed: bool) -> Option<Fold> {
    let Number::Float(bits, kind) = site.number(site.operand(0)?)? else {
        return None;
    };
    let width = number::element_width(site.context(), site.result_type(0)?)?;
    let value = cast::float_to_int(kind, bits, width, signed)?;
    constant(site, 0, Number::Int(value, width)).map(Fold::from)
}

/// Folds `extf`.
pub(super) fn extend_float(site: &Site<'_>) -> Option<Fold> {
    let operand = site.operand(0)?;
    if let Some((inner, source)) = site.cast_of(operand, op::ARITH_TRUNCF) {
        let may_lose = inner.has_fastmath("contract") && site.has_fastmath("contract");
        if may_lose && Some(site.type_of(source)) == site.result_type(0) {
            return Some(source.into());
        }
    }
    float_to_float(site, cast::extend_float)
}

/// Folds `truncf`.
pub(super) fn truncate_float(site: &Site<'_>) -> Option<Fold> {
    if let Some((_, source)) = site.cast_of(site.operand(0)?, op::ARITH_EXTF) {
        let (from, to) = (site.type_of(source), site.result_type(0)?);
        if from == to {
            return Some(source.into());
        }
        let bits = |ty| number::element_kind(site.context(), ty).map(FloatKind::width);
        if bits(from)? > bits(to)? {
            return Some(Fold::Change(vec![source], None));
        }
    }
    float_to_float(site, cast::truncate_float)
}

fn float_to_float(
    site: &Site<'_>,
    convert: fn(FloatKind, u128, FloatKind) -> Option<u128>,
) -> Option<Fold> {
    let Number::Float(bits, from) = site.number(site.operand(0)?)? else {
        return None;
    };
    let to = number::element_kind(site.context(), site.result_type(0)?)?;
    constant(site, 0, Number::Float(convert(from, bits, to)?, to)).map(Fold::from)
}

/// Folds `select`.
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
    let is_bit = site.result_type(0) == Some(Type::I1);
    if is_bit && site.is_one(yes) && site.is_zero(no) {
        return Some(condition.into());
    }
    of_equal_ones(site, condition, yes, no).map(Fold::from)
}

/// Where the two choices are compared, one of them is right in either case.
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
