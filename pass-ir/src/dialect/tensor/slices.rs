//! Slices of tensors.

use crate::dialect::slice::{Entry, Slice};
use crate::rewrite::{Fold, NewOp, Rewriter, Site};
use crate::{Context, Dim, InsertPoint, OpId, OpSpec, Type, TypeData, ValueId};

/// A slice of everything, of a constant whose elements are all the same, or of what was inserted there.
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

/// An insertion of everything, of what was taken from there, or over what was inserted there before.
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
        return Some(Fold::Change(operands, None));
    }
    if let Some(taken) = site.def(source, cx.op_name("tensor.extract_slice"))
        && taken.operand(0) == Some(target)
        && Slice::of(&taken, 1)? == slice
    {
        return Some(target.into());
    }
    let is_empty = slice.sizes().contains(&Entry::Constant(0));
    is_empty.then(|| target.into())
}

/// Values that are constants become properties; the result is cast to the type that it had.
pub(super) fn extract_by_constants(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    let slice = Slice::of(&site, 1)?.with_constants(&site, site.type_of(source))?;
    let rank = cx.ty(ty).shape()?.len();
    let made = slice_type(&slice, cx, site.type_of(source), rank)?;
    let value = create(rw, op, &slice, &[source], made)?;
    replace_by_cast(rw, op, value, ty)
}

/// Values that are constants become properties; the source is cast to the type of such a slice.
pub(super) fn insert_by_constants(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ((source, target), ty) = (site.pair()?, site.result_type(0)?);
    let slice = Slice::of(&site, 2)?.with_constants(&site, site.type_of(target))?;
    let given = site.type_of(source);
    let wanted = slice_type(
        &slice,
        cx,
        site.type_of(target),
        cx.ty(given).shape()?.len(),
    )?;
    let loc = rw.body().location(op);
    let source = if given == wanted {
        source
    } else {
        let given = [source];
        let cast = NewOp::new(cx.op_name("tensor.cast"), &given, wanted);
        rw.make(op, loc, &cast)?
    };
    let value = create(rw, op, &slice, &[source, target], ty)?;
    rw.replace(op, &[value]);
    Some(())
}

fn create(
    rw: &mut Rewriter<'_>,
    op: OpId,
    slice: &Slice,
    first: &[ValueId],
    ty: Type,
) -> Option<ValueId> {
    let cx = rw.context();
    let (operands, attrs) = slice.parts(cx, first);
    let results = [ty];
    let spec = OpSpec::new(rw.body().name(op), rw.body().location(op))
        .operands(&operands)
        .results(&results);
    let spec = attrs
        .into_iter()
        .fold(spec, |spec, (key, value)| spec.attr(key, value));
    let made = rw.create(&spec, InsertPoint::Before(op));
    rw.body().result(made, 0)
}

/// Uses a value in place of an operation, cast to the type that its result had.
fn replace_by_cast(rw: &mut Rewriter<'_>, op: OpId, value: ValueId, ty: Type) -> Option<()> {
    if rw.body().value_type(value) == ty {
        rw.replace(op, &[value]);
        return Some(());
    }
    let cast = rw.context().op_name("tensor.cast");
    rw.replace_with(op, rw.body().location(op), &NewOp::new(cast, &[value], ty))
}

/// Sizes of an empty tensor that are constants become part of its type, which is cast back.
pub(super) fn constant_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let TypeData::Tensor {
        shape: Some(shape),
        element,
        encoding,
    } = cx.ty(ty)
    else {
        return None;
    };
    let (mut shape, mut dynamic, mut operands) = (shape.to_vec(), Vec::new(), site.operands());
    for dim in shape.iter_mut().filter(|dim| dim.size.is_none()) {
        let value = operands.next()?;
        let constant = site.body().constant_int(cx, value);
        match constant.and_then(|size| u64::try_from(size).ok()) {
            Some(size) => dim.size = Some(size),
            None => dynamic.push(value),
        }
    }
    drop(operands);
    let made = cx.intern_type(TypeData::Tensor {
        shape: Some(shape.into()),
        element: *element,
        encoding: *encoding,
    });
    if made == ty {
        return None;
    }
    let (name, loc) = (site.name(), rw.body().location(op));
    let value = rw.make(op, loc, &NewOp::new(name, &dynamic, made))?;
    replace_by_cast(rw, op, value, ty)
}

/// The type of a slice: static where sizes are, and of that rank, so that the first sizes of 1 are left out.
fn slice_type(slice: &Slice, cx: &Context, whole: Type, rank: usize) -> Option<Type> {
    let TypeData::Tensor {
        element, encoding, ..
    } = cx.ty(whole)
    else {
        return None;
    };
    let mut surplus = slice.sizes().len().checked_sub(rank)?;
    let mut shape = Vec::new();
    for &size in slice.sizes() {
        if surplus > 0 && size == Entry::Constant(1) {
            surplus -= 1;
            continue;
        }
        shape.push(Dim {
            size: match size {
                Entry::Constant(size) => Some(u64::try_from(size).ok()?),
                Entry::Value(_) => None,
            },
            scalable: false,
        });
    }
    (surplus == 0).then(|| {
        cx.intern_type(TypeData::Tensor {
            shape: Some(shape.into()),
            element: *element,
            encoding: *encoding,
        })
    })
}
