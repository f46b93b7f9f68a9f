//! Folds and patterns of `tosa` that give an operand.

use crate::arith::number::Number;
use crate::shared::folds::{operand_of_result_type, same_type};
use pass_ir::data::{AttrData, Element, Int};
use pass_ir::rewrite::{Fold, Rewriter, Site};
use pass_ir::{OpId, ValueId};

/// Folds a slice, or a tensor of other shape, of the same static type.
pub(super) fn whole(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let shape = cx.ty(site.result_type(0)?).shape()?;
    let is_static = shape.iter().all(|dim| dim.size.is_some());
    is_static.then(|| same_type(site))?
}

pub(super) fn pad(site: &Site<'_>) -> Option<Fold> {
    let sizes = site.context().elements(site.constant(site.operand(1)?)?)?;
    let is_zero = |size: Element| size.as_int().and_then(Int::as_i64) == Some(0);
    let is_nothing = sizes.iter().all(is_zero);
    is_nothing.then(|| same_type(site))?
}

pub(super) fn transpose(site: &Site<'_>) -> Option<Fold> {
    let order = site.int_array("perms")?;
    let is_kept = order.iter().copied().eq(0..order.len() as i64);
    is_kept.then(|| same_type(site))?
}

/// Folds a reduction of a dimension of one element.
pub(super) fn reduce(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let axis = site.int_value("axis")?;
    let shape = cx.ty(site.type_of(site.operand(0)?)).shape()?;
    let dim = shape.get(usize::try_from(axis).ok()?)?;
    (dim.size == Some(1)).then(|| same_type(site))?
}

/// Returns the number that an operand is, unless its elements are quantized: their zero and one are not the stored ones.
fn splat(site: &Site<'_>, number: usize) -> Option<Number> {
    let (cx, operand) = (site.context(), site.operand(number)?);
    let constant = site.constant(operand)?;
    let is_stored = cx.attr(constant).ty() == Some(site.type_of(operand));
    is_stored.then(|| Number::of(cx, constant))?
}

fn is_integer(site: &Site<'_>, number: usize, value: i64) -> bool {
    matches!(splat(site, number), Some(Number::Int(found, _)) if found.as_i64() == Some(value))
}

pub(super) fn add(site: &Site<'_>) -> Option<Fold> {
    let neutral = |other, remaining| {
        is_integer(site, other, 0).then(|| operand_of_result_type(site, remaining))?
    };
    neutral(1, 0).or_else(|| neutral(0, 1))
}

pub(super) fn sub(site: &Site<'_>) -> Option<Fold> {
    is_integer(site, 1, 0).then(|| same_type(site))?
}

/// Folds a product with one that is not shifted.
pub(super) fn mul(site: &Site<'_>) -> Option<Fold> {
    let is_one = |number| match splat(site, number) {
        Some(Number::Int(found, _)) => found.as_i64() == Some(1),
        Some(Number::Float(bits, kind)) => kind.to_f64(bits) == Some(1.0),
        None => false,
    };
    let neutral =
        |other, remaining| is_one(other).then(|| operand_of_result_type(site, remaining))?;
    let is_plain = is_integer(site, 2, 0);
    is_plain.then(|| neutral(1, 0).or_else(|| neutral(0, 1)))?
}

/// Integers within all that their type has.
pub(super) fn clamp(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let cx = site.context();
    let value = site.operand(0)?;
    let limit = |key| match &*cx.attr(site.attr_named(key)?) {
        AttrData::Integer { value, ty } => Some((value.as_i128()?, cx.integer_width(*ty)?)),
        _ => None,
    };
    let ((least, width), (greatest, _)) = (limit("min_val")?, limit("max_val")?);
    let half = 1i128.checked_shl(width.checked_sub(1)?)?;
    let is_all = least == -half && greatest == half - 1;
    is_all.then(|| replace(rw, op, value))?
}

fn replace(rw: &mut Rewriter<'_>, op: OpId, value: ValueId) -> Option<()> {
    let is_same = Some(rw.body().value_type(value)) == rw.site(op).result_type(0);
    is_same.then(|| rw.replace(op, &[value]))
}

pub(super) fn concat(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let value = site.operand(0).filter(|_| site.operands().count() == 1)?;
    replace(rw, op, value)
}
