//! Folds of casts and transpositions of vectors.

use super::folds::splat;
use crate::shared::folds::same_type;
use pass_ir::data::Element;
use pass_ir::rewrite::{Fold, Site};

/// Folds a cast to the same type, or a cast of a cast.
pub(super) fn bitcast(site: &Site<'_>) -> Option<Fold> {
    same_type(site).or_else(|| {
        let inner = site.def(site.operand(0)?, site.name())?.operand(0)?;
        Some(if Some(site.type_of(inner)) == site.result_type(0) {
            inner.into()
        } else {
            Fold::operands(vec![inner])
        })
    })
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
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let constant = site.constant(source)?;
    if let Some(splat) = splat(site, constant) {
        return Some(splat);
    }
    let elements: Vec<Element> = cx.elements(constant)?.iter().collect();
    cx.dense_attr(&elements, ty).map(Fold::from)
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

/// Folds a transposition of a splat, or one by the identity.
pub(super) fn transpose(site: &Site<'_>) -> Option<Fold> {
    let source = site.operand(0)?;
    if let Some(splat) = site
        .constant(source)
        .and_then(|constant| splat(site, constant))
    {
        return Some(splat);
    }
    let permutation = site.int_array("permutation")?;
    let is_identity = permutation.iter().copied().eq(0..permutation.len() as i64);
    is_identity.then(|| source.into())
}
