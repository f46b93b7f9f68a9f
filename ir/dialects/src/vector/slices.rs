//! Folds and patterns of slices and shuffles of vectors.

use super::folds::{is_cheap_to_copy, splat};
use crate::arith::MakeConstant as _;
use crate::shared::folds::same_type;
use crate::shared::patterns;
use pass_ir::data::{Dim, Element, TypeData};
use pass_ir::rewrite::{Fold, Pattern, Rewriter, Site};
use pass_ir::{Attr, OpId, Type, ValueId};

/// Folds a slice of everything, or of a constant.
pub(super) fn extract(site: &Site<'_>) -> Option<Fold> {
    same_type(site)
        .or_else(|| splat(site, site.constant(site.operand(0)?)?))
        .or_else(|| slice_of_elements(site))
}

fn slice_of_elements(site: &Site<'_>) -> Option<Fold> {
    let (cx, ty, source) = (site.context(), site.result_type(0)?, site.operand(0)?);
    let slice = Slice::of(site, site.type_of(source), ty)?;
    let elements = cx.elements(site.constant(source)?)?;
    let found: Option<Vec<Element>> = slice.places().map(|place| elements.get(place)).collect();
    cx.dense_attr(&found?, ty).map(Fold::from)
}

/// Returns the scalar that all elements of both operands are.
fn common_scalar(site: &Site<'_>) -> Option<ValueId> {
    let cx = site.context();
    let name = cx.op_name("vector.broadcast");
    let copied = |vector: ValueId| site.def(vector, name)?.operand(0);
    let (first, second) = site.pair()?;
    let scalar = copied(first).filter(|&scalar| copied(second) == Some(scalar))?;
    let is_vector = matches!(cx.ty(site.type_of(scalar)), TypeData::Vector { .. });
    (!is_vector).then_some(scalar)
}

/// Drops an insertion of a broadcast into a broadcast of the same scalar.
pub(super) fn insert_equal(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    common_scalar(&site)?;
    let (_, into) = site.pair()?;
    rw.replace(op, &[into]);
    Some(())
}

pub(super) const SHUFFLE: &[Pattern] = patterns![
    anonymous "ShuffleSplat" => shuffle_of_broadcast;
    anonymous "ShuffleInterleave" => shuffle_to_interleave;
];

/// Replaces a slice of a broadcast by a smaller broadcast.
pub(super) fn slice_of_broadcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let copies = site.def(site.operand(0)?, cx.op_name("vector.broadcast"))?;
    let (source, ty) = (copies.operand(0)?, site.result_type(0)?);
    let from = match cx.ty(site.type_of(source)) {
        TypeData::Vector { shape, .. } => shape,
        _ => &[][..],
    };
    let is_one = |dim: &Dim| dim.size == Some(1) && !dim.scalable;
    if !cx.ty(ty).shape()?.ends_with(from) && !from.iter().all(is_one) {
        return None;
    }
    rw.replace_by(op, copies.name(), &[source])
}

fn shuffle_of_broadcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let scalar = common_scalar(&rw.site(op))?;
    rw.replace_by(op, rw.context().op_name("vector.broadcast"), &[scalar])
}

fn shuffle_to_interleave(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (first, second) = site.pair()?;
    let [dim] = cx.ty(site.type_of(first)).shape()? else {
        return None;
    };
    let size = i64::try_from(dim.size.filter(|_| !dim.scalable)?).ok()?;
    let mask = site.int_array("mask")?;
    let expected = (0..size).flat_map(|place| [place, place + size]);
    if site.type_of(first) != site.type_of(second) || !mask.iter().copied().eq(expected) {
        return None;
    }
    rw.replace_by(op, cx.op_name("vector.interleave"), &[first, second])
}

pub(super) fn insert_constant(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ((value, into), ty) = (site.pair()?, site.result_type(0)?);
    let slice = Slice::of(&site, ty, site.type_of(value))?;
    let whole = cx.elements(site.constant(into)?)?;
    if !is_cheap_to_copy(&site, whole.count(), into) {
        return None;
    }
    let part = cx.elements(site.constant(value)?)?;
    let mut elements: Vec<Element> = whole.iter().collect();
    for (place, element) in slice.places().zip(part.iter()) {
        *elements.get_mut(usize::try_from(place).ok()?)? = element;
    }
    let constant = cx.dense_attr(&elements, ty)?;
    let made = rw.constant(op, rw.body().location(op), constant, ty)?;
    rw.replace(op, &[made]);
    Some(())
}

/// A slice without gaps of a vector of constant size.
struct Slice {
    whole: Vec<u64>,
    /// The first element of the slice in each dimension, and the number of elements there.
    ranges: Vec<(u64, u64)>,
}

impl Slice {
    fn of(site: &Site<'_>, whole: Type, part: Type) -> Option<Self> {
        let size = |dim: &Dim| dim.size.filter(|_| !dim.scalable);
        let sizes = |ty: Type| -> Option<Vec<u64>> {
            let shape = site.context().ty(ty).shape()?;
            shape.iter().map(size).collect()
        };
        let (whole, part) = (sizes(whole)?, sizes(part)?);
        if numbers(site, "strides")?.iter().any(|&stride| stride != 1) {
            return None;
        }
        let missing = whole.len().checked_sub(part.len())?;
        let sizes = std::iter::repeat_n(1, missing).chain(part);
        let offsets = numbers(site, "offsets")?.into_iter();
        Some(Self {
            whole,
            ranges: offsets.chain(std::iter::repeat(0)).zip(sizes).collect(),
        })
    }

    fn places(&self) -> impl Iterator<Item = u64> {
        let count = self.ranges.iter().map(|range| range.1).product();
        (0..count).map(|place| {
            // From the last dimension to the first one, whose elements are `distance` apart.
            let (mut rest, mut distance, mut found) = (place, 1, 0);
            for (&(offset, size), &whole) in self.ranges.iter().zip(&self.whole).rev() {
                found += (rest % size + offset) * distance;
                (rest, distance) = (rest / size, distance * whole);
            }
            found
        })
    }
}

fn numbers(site: &Site<'_>, key: &str) -> Option<Vec<u64>> {
    let cx = site.context();
    let list = cx.attr(site.attr_named(key)?).as_array()?;
    let number = |&element: &Attr| u64::try_from(cx.attr(element).as_int()?.as_i64()?).ok();
    list.iter().map(number).collect()
}
