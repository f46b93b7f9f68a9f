//! Folds of casts and transpositions of vectors.

use super::folds::splat_or_poison;
use crate::arith::number::Number;
use crate::shared::folds::same_type;
use num_bigint::BigInt;
use pass_ir::data::{Element, FloatKind, Int, TypeData};
use pass_ir::rewrite::{Fold, Site};
use pass_ir::{Context, Type};

/// Folds a cast to the same type, a cast of a cast, or a cast of a splat to wider elements.
pub(super) fn bitcast(site: &Site<'_>) -> Option<Fold> {
    if let Some(same) = same_type(site) {
        return Some(same);
    }
    let source = site.operand(0)?;
    if let Some(inner) = site.def(source, site.name()) {
        let inner = inner.operand(0)?;
        return Some(if Some(site.type_of(inner)) == site.result_type(0) {
            inner.into()
        } else {
            Fold::operands(vec![inner])
        });
    }
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let number = Number::of(cx, site.constant(source)?)?;
    let from = cx.ty(site.type_of(source)).element()?;
    repeat_bits(cx, &number, from, cx.ty(ty).element()?)?
        .to_attr(cx, ty)
        .map(Fold::from)
}

/// Returns the number of the wider type `to` whose bits repeat those of a number of type `from`. As in MLIR, that is done for
/// integers and from `f16` to `f32`.
fn repeat_bits(cx: &Context, number: &Number, from: Type, to: Type) -> Option<Number> {
    match (number, cx.ty(from), cx.ty(to)) {
        (
            Number::Float(bits, _),
            TypeData::Float(FloatKind::F16),
            TypeData::Float(FloatKind::F32),
        ) => Some(Number::Float(bits << 16 | bits, FloatKind::F32)),
        (
            Number::Int(value, _),
            TypeData::Integer { width, .. },
            TypeData::Integer { width: wide, .. },
        ) if wide > width && wide.is_multiple_of(*width) => {
            let bits = value.to_big_int(*width, false);
            let repeated = (0..wide / width).fold(BigInt::ZERO, |all, _| (all << *width) + &bits);
            Some(Number::Int(Int::from_big_int(&repeated, *wide), *wide))
        }
        _ => None,
    }
}

/// Folds a cast of a cast, of a transposition that keeps the order of elements, or of a constant.
pub(super) fn shape_cast(site: &Site<'_>) -> Option<Fold> {
    if let Some(same) = same_type(site) {
        return Some(same);
    }
    let source = site.operand(0)?;
    if let Some(inner) = site.def(source, site.name()) {
        return Some(Fold::operands(vec![inner.operand(0)?]));
    }
    let transpose = site.def(source, site.context().op_name("vector.transpose"));
    if let Some(transpose) = transpose.filter(|transpose| moves_only_unit_dims(transpose)) {
        return Some(Fold::operands(vec![transpose.operand(0)?]));
    }
    splat_or_poison(site).or_else(|| {
        let (cx, ty) = (site.context(), site.result_type(0)?);
        let elements: Vec<Element> = cx.elements(site.constant(source)?)?.iter().collect();
        cx.dense_attr(&elements, ty).map(Fold::from)
    })
}

/// Returns whether the dimensions other than 1 stay in their order, so that the order of elements is unchanged. Dynamic and
/// scalable dimensions count as other than 1.
pub(super) fn moves_only_unit_dims(transpose: &Site<'_>) -> bool {
    let non_unit_dims_are_sorted = || {
        let cx = transpose.context();
        let permutation = transpose.int_array("permutation")?;
        let shape = cx.ty(transpose.type_of(transpose.operand(0)?)).shape()?;
        let moved = permutation.iter().copied();
        let is_non_unit = |&dim: &usize| {
            let dim = shape.get(dim);
            dim.is_none_or(|dim| dim.size != Some(1) || dim.scalable)
        };
        let dims: Option<Vec<usize>> = moved.map(|dim| usize::try_from(dim).ok()).collect();
        let non_unit: Vec<usize> = dims?.into_iter().filter(is_non_unit).collect();
        Some(non_unit.is_sorted())
    };
    non_unit_dims_are_sorted().unwrap_or(false)
}

/// Folds a transposition of a splat, or one that keeps the type and the order of elements.
pub(super) fn transpose(site: &Site<'_>) -> Option<Fold> {
    splat_or_poison(site).or_else(|| same_type(site).filter(|_| moves_only_unit_dims(site)))
}
