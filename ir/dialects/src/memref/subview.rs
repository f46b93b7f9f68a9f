//! Views of parts of memory.

use super::layout::{Layout, forgets};
use crate::shared::casts::replace_by_cast;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::slices::{Entry, Slice};
use crate::shared::{folds, patterns};
use pass_ir::rewrite::{Fold, Pattern, Rewriter, Site};
use pass_ir::{Context, InsertPoint, OpId, OpSpec, Type, ValueId};

pub(super) const PATTERNS: &[Pattern] = patterns![
    named "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, SubViewReturnTypeCanonicalizer, SubViewCanonicalizer>" =>
        constants;
    anonymous "SubViewOpMemRefCastFolder" => past_cast;
    anonymous "TrivialSubViewOpFolder" => trivial;
];

/// Folds a view of the type of its source, if that is static, or of all of another view.
pub(super) fn fold(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let source = site.operand(0)?;
    if site.result_type(0) != Some(site.type_of(source)) {
        return None;
    }
    let layout = Layout::of(cx, site.type_of(source));
    let mut dims = cx.ty(site.type_of(source)).shape()?.iter();
    let is_static = dims.all(|dim| dim.size.is_some());
    let has_static_layout = layout.is_some_and(|layout| {
        layout.offset.is_some() && layout.strides.iter().all(Option::is_some)
    });
    if is_static && has_static_layout {
        return Some(source.into());
    }
    let inner = Slice::of(&site.def(source, site.name())?, 1)?;
    let slice = Slice::of(site, 1)?;
    let [offsets, sizes, strides] = &slice.0;
    let is_whole =
        are_all(site, offsets, 0) && are_all(site, strides, 1) && sizes[..] == *inner.sizes();
    is_whole.then(|| source.into())
}

pub(super) fn are_all(site: &Site<'_>, entries: &[Entry], number: i64) -> bool {
    let mut entries = entries.iter();
    entries.all(|&entry| constant(site, entry) == Some(number))
}

pub(super) fn constant(site: &Site<'_>, entry: Entry) -> Option<i64> {
    match entry {
        Entry::Constant(number) => Some(number),
        Entry::Value(value) => folds::constant_int(site, value),
    }
}

pub(super) fn dynamic_size(view: &Site<'_>, dim: usize) -> Option<ValueId> {
    let slice = Slice::of(view, 1)?;
    let rank = view.context().ty(view.result_type(0)?).shape()?.len();
    let place = *remaining(&slice, rank)?.get(dim)?;
    match slice.sizes().get(place)? {
        Entry::Value(size) => Some(*size),
        Entry::Constant(_) => None,
    }
}

/// Returns the dimensions of the source that a view of that rank keeps. Each dropped dimension has the size 1; none
/// is found where only strides could tell which ones are dropped.
fn remaining(slice: &Slice, rank: usize) -> Option<Vec<usize>> {
    let sizes = slice.sizes();
    if sizes.len() == rank {
        return Some((0..rank).collect());
    }
    let places = (0..sizes.len()).filter(|&place| sizes[place] != Entry::Constant(1));
    let remaining: Vec<usize> = places.collect();
    (remaining.len() == rank).then_some(remaining)
}

fn view_type(cx: &Context, source: Type, slice: &Slice, remaining: &[usize]) -> Option<Type> {
    let layout = Layout::of(cx, source)?;
    let [offsets, sizes, strides] = &slice.0;
    let mut offset = layout.offset;
    for (&entry, &stride) in offsets.iter().zip(&layout.strides) {
        offset = sum(offset, product(entry.number(), stride)?)?;
    }
    let mut result_strides = Vec::new();
    for (&entry, &stride) in strides.iter().zip(&layout.strides) {
        result_strides.push(product(entry.number(), stride)?);
    }
    let size = |&place: &usize| {
        let size = sizes.get(place)?.number();
        size.map(u64::try_from).transpose().ok()
    };
    let sizes: Option<Vec<Option<u64>>> = remaining.iter().map(size).collect();
    let strides = remaining.iter().map(|&place| result_strides.get(place));
    let strides: Option<Vec<Option<i64>>> = strides.map(Option::<&_>::copied).collect();
    let view = Layout {
        strides: strides?,
        offset,
    };
    view.memory(cx, source, sizes?)
}

/// Returns the product of numbers that may be unknown, or `None` on overflow.
#[expect(clippy::option_option, reason = "an unknown number is not an error")]
fn product(one: Option<i64>, two: Option<i64>) -> Option<Option<i64>> {
    match (one, two) {
        (Some(0), _) | (_, Some(0)) => Some(Some(0)),
        (Some(one), Some(two)) => if_static(one.checked_mul(two)?),
        _ => Some(None),
    }
}

/// Returns the sum of numbers that may be unknown, or `None` on overflow.
#[expect(clippy::option_option, reason = "an unknown number is not an error")]
fn sum(one: Option<i64>, two: Option<i64>) -> Option<Option<i64>> {
    match (one, two) {
        (Some(one), Some(two)) => if_static(one.checked_add(two)?),
        _ => Some(None),
    }
}

/// Returns a static size, or `None` for a dynamic one.
#[expect(clippy::option_option, reason = "an unknown number is not an error")]
fn if_static(number: i64) -> Option<Option<i64>> {
    (number != DYNAMIC).then_some(Some(number))
}

fn constants(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let source = site.operand(0)?;
    let slice = Slice::of(&site, 1)?.with_constants(&site, site.type_of(source))?;
    let [_, _, strides] = &slice.0;
    // A layout may not have such a stride.
    if strides.contains(&Entry::Constant(0)) {
        return None;
    }
    replace(rw, op, source, &slice)
}

fn past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    if site.operands().any(|value| site.constant(value).is_some()) {
        return None;
    }
    let cast = site.operand(0)?;
    let source = site.def(cast, cx.op_name("memref.cast"))?.operand(0)?;
    if !forgets(cx, site.type_of(source), site.type_of(cast)) {
        return None;
    }
    let slice = Slice::of(&site, 1)?;
    // A view that is out of bounds is undefined when it runs, but not invalid.
    if !slice.is_within(cx.ty(site.type_of(source)).shape()?) {
        return None;
    }
    replace(rw, op, source, &slice)
}

fn replace(rw: &mut Rewriter<'_>, op: OpId, source: ValueId, slice: &Slice) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    // The dimensions that the view drops are those that it dropped before.
    let remaining = remaining(&Slice::of(&site, 1)?, cx.ty(ty).shape()?.len())?;
    let made = view_type(cx, site.type_of(source), slice, &remaining)?;
    replace_with_cast(rw, op, source, slice, made)
}

/// Makes an operation like another one, with other entries and a result of type `made`, which is cast to the type of
/// that.
pub(super) fn replace_with_cast(
    rw: &mut Rewriter<'_>,
    op: OpId,
    source: ValueId,
    slice: &Slice,
    made: Type,
) -> Option<()> {
    let (cx, loc) = (rw.context(), rw.body().location(op));
    let (operands, attrs) = slice.parts(cx, &[source]);
    let spec = OpSpec::new(rw.body().name(op), loc)
        .operands(&operands)
        .results(std::slice::from_ref(&made))
        .attrs(attrs);
    let made = rw.create(&spec, InsertPoint::Before(op));
    let memory = [rw.body().result(made, 0)?];
    rw.replace_by(op, cx.op_name("memref.cast"), &memory)
}

fn trivial(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let slice = Slice::of(&site, 1)?;
    let [offsets, sizes, strides] = &slice.0;
    let shape = cx.ty(site.type_of(source)).shape()?;
    let sizes = sizes.iter().map(|&size| constant(&site, size));
    let same = shape.iter().map(|dim| i64::try_from(dim.size?).ok());
    let is_all = shape.len() == cx.ty(ty).shape()?.len()
        && are_all(&site, offsets, 0)
        && are_all(&site, strides, 1)
        && sizes
            .zip(same)
            .all(|(size, same)| size.is_some() && size == same);
    if !is_all {
        return None;
    }
    replace_by_cast(rw, op, cx.op_name("memref.cast"), source)
}
