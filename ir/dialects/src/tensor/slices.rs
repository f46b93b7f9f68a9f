//! Slices of tensors.

use crate::shared::slices::{Entry, Slice};
use crate::shared::{casts, shapes};
use pass_ir::data::Dim;
use pass_ir::rewrite::{Fold, NewOp, Rewriter, Site};
use pass_ir::{InsertPoint, OpId, OpName, OpSpec, Type, ValueId};

/// Folds a slice of everything, of a constant whose elements are all the same, or of what was inserted there.
pub(super) fn extract(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let shape = cx.ty(ty).shape()?;
    if let Some(constant) = site.constant(source)
        && let Some(splat) = cx.elements(constant)?.splat()
        && shape.iter().all(|dim| dim.size.is_some())
    {
        return cx.splat_attr(&splat, ty).map(Fold::from);
    }
    let slice = Slice::of(site, 1)?;
    if site.type_of(source) == ty && slice.is_all(shape) {
        return Some(source.into());
    }
    let inserted = site.def(source, cx.op_name("tensor.insert_slice"))?;
    let value = inserted.operand(0)?;
    let is_same = site.type_of(value) == ty && Slice::of(&inserted, 2)? == slice;
    is_same.then(|| value.into())
}

/// Folds an insertion of everything, of what was taken from there, or over what was inserted there before.
pub(super) fn insert(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let ((source, target), ty) = (site.pair()?, site.result_type(0)?);
    let slice = Slice::of(site, 2)?;
    if site.type_of(source) == ty && slice.is_all(cx.ty(ty).shape()?) {
        return Some(source.into());
    }
    if let Some(before) = site.def(target, site.name())
        && let Some((value, first)) = before.pair()
        && site.type_of(value) == site.type_of(source)
        && Slice::of(&before, 2)? == slice
    {
        let mut operands: Vec<ValueId> = site.operands().collect();
        operands[1] = first;
        return Some(Fold::operands(operands));
    }
    if let Some(taken) = site.def(source, cx.op_name("tensor.extract_slice"))
        && taken.operand(0) == Some(target)
        && Slice::of(&taken, 1)? == slice
    {
        return Some(target.into());
    }
    let is_zero = |&size: &Entry| match size {
        Entry::Constant(number) => number == 0,
        Entry::Value(value) => site.body().constant_int(cx, value) == Some(0),
    };
    let is_empty = slice.sizes().iter().any(is_zero);
    is_empty.then(|| target.into())
}

pub(super) fn extract_by_constants(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let before = Slice::of(&site, 1)?;
    let slice = before.with_constants(&site, site.type_of(source))?;
    let shape = with_constant_sizes(cx.ty(ty).shape()?, before.sizes(), slice.sizes())?;
    let made = cx.with_shape(site.type_of(source), shape)?;
    let made = create(rw, op, &slice, &[source], Some(made));
    let value = rw.body().result(made, 0)?;
    replace_by_cast(rw, op, value)
}

/// Values that are constants become properties; the source is cast to the type of such a slice, in front of the
/// operation around insertions that have no results.
pub(super) fn insert_by_constants(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, target) = site.pair()?;
    let before = Slice::of(&site, 2)?;
    let slice = before.with_constants(&site, site.type_of(target))?;
    let shape = cx.ty(site.type_of(source)).shape()?;
    let shape = with_constant_sizes(shape, before.sizes(), slice.sizes())?;
    let expected = cx.with_shape(site.type_of(target), shape)?;
    let loc = rw.body().location(op);
    let place = match site.result_type(0) {
        Some(_) => op,
        None => rw.body().parent_op(op)?,
    };
    let source = casts::cast_to(rw, place, loc, source, expected)?;
    replace_insertion(rw, op, &slice, &[source, target])
}

pub(super) fn extract_past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    if site.operands().any(|value| site.constant(value).is_some()) {
        return None;
    }
    let source = cast_source(&site, site.operand(0)?)?;
    let shape = cx.ty(site.type_of(source)).shape()?;
    if !Slice::of(&site, 1)?.is_within(shape) {
        return None;
    }
    rw.set_operand(op, 0, source);
    Some(())
}

/// Inserts tensors as they were before casts that forget sizes. One of fewer dimensions stays as it is.
pub(super) fn insert_past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    if site.operands().any(|value| site.constant(value).is_some()) {
        return None;
    }
    let (source, target) = site.pair()?;
    let before = [cast_source(&site, source), cast_source(&site, target)];
    if before == [None, None] {
        return None;
    }
    let first = [before[0].unwrap_or(source), before[1].unwrap_or(target)];
    let [from, into] = first.map(|value| site.type_of(value));
    let (shape, whole) = (cx.ty(from).shape()?, cx.ty(into).shape()?);
    let mut slice = Slice::of(&site, 2)?;
    let [_, sizes, _] = &mut slice.0;
    if shape.len() != sizes.len() {
        return None;
    }
    for (entry, dim) in sizes.iter_mut().zip(shape) {
        match (*entry, dim.size) {
            (Entry::Value(_), Some(size)) => *entry = Entry::Constant(i64::try_from(size).ok()?),
            (Entry::Constant(one), size) if u64::try_from(one).ok() != size => return None,
            _ => {}
        }
    }
    if !slice.is_within(whole) {
        return None;
    }
    replace_insertion(rw, op, &slice, &first)
}

/// Inserts that slice instead, from and into `first`; the result, if there is one, is cast to the type that it had.
fn replace_insertion(
    rw: &mut Rewriter<'_>,
    op: OpId,
    slice: &Slice,
    first: &[ValueId; 2],
) -> Option<()> {
    let ty = rw.site(op).result_type(0);
    let into = rw.body().value_type(first[1]);
    let made = create(rw, op, slice, first, ty.map(|_| into));
    let Some(value) = rw.body().result(made, 0) else {
        rw.erase(op);
        return Some(());
    };
    replace_by_cast(rw, op, value)
}

fn cast_source(site: &Site<'_>, value: ValueId) -> Option<ValueId> {
    let cx = site.context();
    let source = site.def(value, cx.op_name("tensor.cast"))?.operand(0)?;
    casts::keeps_static(cx, site.type_of(value), site.type_of(source)).then_some(source)
}

fn create(
    rw: &mut Rewriter<'_>,
    op: OpId,
    slice: &Slice,
    first: &[ValueId],
    ty: Option<Type>,
) -> OpId {
    create_named(rw, (rw.body().name(op), op), slice, first, ty)
}

fn create_named(
    rw: &mut Rewriter<'_>,
    (name, op): (OpName, OpId),
    slice: &Slice,
    first: &[ValueId],
    ty: Option<Type>,
) -> OpId {
    let cx = rw.context();
    let (operands, attrs) = slice.parts(cx, first);
    let results: Vec<Type> = ty.into_iter().collect();
    let spec = OpSpec::new(name, rw.body().location(op))
        .operands(&operands)
        .results(&results)
        .attrs(attrs);
    rw.create(&spec, InsertPoint::Before(op))
}

fn replace_by_cast(rw: &mut Rewriter<'_>, op: OpId, value: ValueId) -> Option<()> {
    casts::replace_by_cast(rw, op, rw.context().op_name("tensor.cast"), value)
}

pub(super) fn constant_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let ty = site.result_type(0)?;
    let sizes: Vec<ValueId> = site.operands().collect();
    let (dynamic, made) = shapes::with_constant_sizes(&site, ty, &sizes)?;
    if made == ty {
        return None;
    }
    let (name, loc) = (site.name(), rw.body().location(op));
    let value = rw.make(op, loc, &NewOp::new(name, &dynamic, made))?;
    replace_by_cast(rw, op, value)
}

pub(super) fn cast_of_empty(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let made = site.def(site.operand(0)?, cx.op_name("tensor.empty"))?;
    let before = made.result_type(0)?;
    if !casts::keeps_static(cx, before, ty) {
        return None;
    }
    let is_dynamic = |dim: &&Dim| dim.size.is_none();
    let mut sizes = made.operands();
    let mut remaining = Vec::new();
    for (dim, expected) in cx.ty(before).shape()?.iter().zip(cx.ty(ty).shape()?) {
        if is_dynamic(&dim) {
            let size = sizes.next()?;
            remaining.extend(is_dynamic(&expected).then_some(size));
        }
    }
    drop(sizes);
    rw.replace_by(op, made.name(), &remaining)
}

pub(super) fn cast_of_slice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let taken = site.def(site.operand(0)?, cx.op_name("tensor.extract_slice"))?;
    let slice_type = taken.result_type(0)?;
    if slice_type == ty || !casts::keeps_static(cx, slice_type, ty) {
        return None;
    }
    let mut slice = Slice::of(&taken, 1)?;
    let (slice_shape, cast_shape) = (cx.ty(slice_type).shape()?, cx.ty(ty).shape()?);
    let [_, sizes, _] = &mut slice.0;
    let mut dims = slice_shape.iter().zip(cast_shape).peekable();
    for entry in sizes {
        let size = entry.number().map(u64::try_from).transpose().ok()?;
        match dims.next_if(|(dim, _)| dim.size == size) {
            Some((
                _,
                Dim {
                    size: Some(size), ..
                },
            )) => {
                *entry = Entry::Constant(i64::try_from(*size).ok()?);
            }
            Some(_) => {}
            // A dimension that is left out has a size of 1.
            None if size == Some(1) => {}
            None => return None,
        }
    }
    if dims.next().is_some() {
        return None;
    }
    let (source, name) = (taken.operand(0)?, taken.name());
    // A slice that is out of bounds is undefined when it runs, but not invalid.
    if !slice.is_within(cx.ty(site.type_of(source)).shape()?) {
        return None;
    }
    let made = create_named(rw, (name, op), &slice, &[source], Some(ty));
    let value = rw.body().result(made, 0)?;
    rw.replace(op, &[value]);
    Some(())
}

/// Returns the shape of a slice whose sizes become others, constants among them. Only static sizes of 1 are left out of
/// a shape, so that its dynamic sizes are those of the slice, in order.
fn with_constant_sizes(shape: &[Dim], before: &[Entry], after: &[Entry]) -> Option<Vec<Dim>> {
    let is_dynamic = |(before, _): &(&Entry, &Entry)| matches!(before, Entry::Value(_));
    let mut dynamic = before.iter().zip(after).filter(is_dynamic);
    let size = |dim: &Dim| {
        let size = match dim.size {
            Some(size) => Some(size),
            None => (dynamic.next()?.1.number().map(u64::try_from).transpose()).ok()?,
        };
        Some(Dim::of(size))
    };
    let sizes = shape.iter().map(size).collect::<Option<_>>()?;
    dynamic.next().is_none().then_some(sizes)
}
