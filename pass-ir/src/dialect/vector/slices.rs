//! Folds of slices of vectors.

use super::folds::{same_type, splat};
use crate::rewrite::{Fold, Site};
use crate::{Attr, Dim, Element, Type};

/// A slice of everything, or of a constant.
pub(super) fn extract(site: &Site<'_>) -> Option<Fold> {
    same_type(site)
        .or_else(|| splat(site, site.constant(site.operand(0)?)?))
        .or_else(|| slice_of_elements(site))
}

/// The elements of a constant that are in a slice without gaps.
fn slice_of_elements(site: &Site<'_>) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let numbers = |key: &str| -> Option<Vec<u64>> {
        let list = cx.attr(site.attr_named(key)?).as_array()?;
        let number = |&one: &Attr| u64::try_from(cx.attr(one).as_int()?.as_i64()?).ok();
        list.iter().map(number).collect()
    };
    let size = |dim: &Dim| dim.size.filter(|_| !dim.scalable);
    let sizes = |ty: Type| {
        cx.ty(ty)
            .shape()?
            .iter()
            .map(size)
            .collect::<Option<Vec<u64>>>()
    };
    if numbers("strides")?.iter().any(|&stride| stride != 1) {
        return None;
    }
    let (offsets, source) = (numbers("offsets")?, site.operand(0)?);
    let (from, to) = (sizes(site.type_of(source))?, sizes(ty)?);
    let elements = cx.elements(site.constant(source)?)?;
    let found: Option<Vec<Element>> = (0..to.iter().product())
        .map(|place| {
            // From the last dimension to the first one: what is left of the place, and the distance of two elements.
            let (mut left, mut stride, mut at) = (place, 1, 0);
            for (dim, (&size, &whole)) in to.iter().zip(&from).enumerate().rev() {
                at += (left % size + offsets.get(dim).copied().unwrap_or(0)) * stride;
                (left, stride) = (left / size, stride * whole);
            }
            elements.get(at)
        })
        .collect();
    cx.dense_attr(&found?, ty).map(Fold::from)
}
