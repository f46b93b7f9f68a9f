//! Patterns of `vector`.

use super::{casts, folds, transfer};
use crate::shared;
use crate::shared::patterns;
use pass_ir::data::{Dim, TypeData};
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{OpId, Type, ValueId};

pub(super) const BROADCAST: &[Pattern] = patterns![
    anonymous "BroadcastFolder" => broadcast_of_broadcast;
];

pub(super) const TRANSPOSE: &[Pattern] = patterns![
    anonymous "TransposeFolder" => transpose_of_transpose;
    anonymous "FoldTransposeBroadcast" => transpose_of_scalar;
    anonymous "FoldTransposeShapeCast" => transpose_of_shape_cast;
];

pub(super) const FROM_ELEMENTS: &[Pattern] = patterns![
    anonymous "FromElementsToSplat" => same_elements;
    anonymous "FromElementsToShapeCast" => all_of_vector;
];

pub(super) const WRITE: &[Pattern] = patterns![
    anonymous "FoldWaw" => transfer::overwritten;
    shared (shared::casts::PAST_CAST);
];

pub(super) const INSERT: &[Pattern] = patterns![
    anonymous "InsertToBroadcast" => insert_of_everything;
];

fn broadcast_of_broadcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let inner = site.def(site.operand(0)?, site.name())?;
    rw.replace_by(op, site.name(), &[inner.operand(0)?])
}

fn insert_of_everything(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (value, ty) = (site.operand(0)?, site.result_type(0)?);
    let elements = |ty: Type| match cx.ty(ty) {
        TypeData::Vector { shape, .. } => shape.iter().try_fold(1u64, |count, dim| {
            let size = dim.size.filter(|_| !dim.scalable)?;
            count.checked_mul(size)
        }),
        _ => Some(1),
    };
    if elements(site.type_of(value))? != elements(ty)? {
        return None;
    }
    rw.replace_by(op, cx.op_name("vector.broadcast"), &[value])
}

fn all_of_vector(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let name = cx.op_name("vector.extract");
    let source = site.def(site.operand(0)?, name)?.operand(0)?;
    let shape = cx.ty(site.type_of(source)).shape()?;
    let is_next = |(place, element): (usize, ValueId)| {
        let extract = site.def(element, name)?;
        let position = folds::static_position(&extract)?;
        let is_element = extract.operand(0) == Some(source) && position.len() == shape.len();
        let found = folds::offset(&position, shape)?;
        Some(is_element && u64::try_from(place) == Ok(found))
    };
    let is_whole = cx.ty(site.type_of(source)).element_count()? == site.operands().count() as u64;
    let in_order = |element| is_next(element) == Some(true);
    if !is_whole || !site.operands().enumerate().all(in_order) {
        return None;
    }
    shared::casts::replace_by_cast(rw, op, cx.op_name("vector.shape_cast"), source)
}

fn same_elements(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let first = site.operand(0)?;
    if site.operands().any(|operand| operand != first) {
        return None;
    }
    rw.replace_by(op, rw.context().op_name("vector.broadcast"), &[first])
}

fn transpose_of_transpose(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let key = "permutation";
    let inner = site.def(site.operand(0)?, site.name())?;
    let (outer, first) = (site.int_array(key)?, inner.int_array(key)?);
    let both = outer
        .iter()
        .map(|&place| first.get(usize::try_from(place).ok()?).copied());
    let both = cx.dense_array_attr(Type::I64, &both.collect::<Option<Vec<i64>>>()?);
    let (name, ty, source) = (site.name(), site.result_type(0)?, inner.operand(0)?);
    let operands = [source];
    let new = NewOp::new(name, &operands, ty).with(cx.ident(key), Some(both));
    rw.replace_with(op, rw.body().location(op), &new)
}

fn transpose_of_scalar(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let copies = site.def(site.operand(0)?, cx.op_name("vector.broadcast"))?;
    let scalar = copies.operand(0)?;
    if let TypeData::Vector { shape, .. } = cx.ty(site.type_of(scalar))
        && !shape.is_empty()
    {
        return None;
    }
    rw.replace_by(op, copies.name(), &[scalar])
}

/// Merges a transposition that keeps the order of elements into a shape cast.
fn transpose_of_shape_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let cast = site.def(site.operand(0)?, cx.op_name("vector.shape_cast"))?;
    if !casts::moves_only_unit_dims(&site) {
        return None;
    }
    rw.replace_by(op, cast.name(), &[cast.operand(0)?])
}

/// Replaces a shape cast of a broadcast by a shape cast or a broadcast of its operand.
pub(super) fn shape_cast_of_broadcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let copies = site.def(site.operand(0)?, cx.op_name("vector.broadcast"))?;
    let (source, ty) = (copies.operand(0)?, site.result_type(0)?);
    let (from, between, to) = (
        cx.ty(site.type_of(source)).shape().unwrap_or_default(),
        cx.ty(copies.result_type(0)?).shape()?,
        cx.ty(ty).shape()?,
    );
    let name = if !from.is_empty() && count(from)? == count(to)? {
        site.name()
    } else if is_repetition_of(from, between) && is_repetition_of(from, to) {
        copies.name()
    } else {
        return None;
    };
    rw.replace_by(op, name, &[source])
}

/// Returns the number of elements, and of dimensions that scale it.
fn count(shape: &[Dim]) -> Option<(u64, usize)> {
    let mut sizes = shape.iter().map(|dim| dim.size);
    let product = sizes.try_fold(1u64, |all, size| all.checked_mul(size?))?;
    Some((product, shape.iter().filter(|dim| dim.scalable).count()))
}

/// Returns whether a broadcast from one shape to another is the whole vector, time after time.
fn is_repetition_of(from: &[Dim], to: &[Dim]) -> bool {
    let is_unit = |dim: &&Dim| dim.size == Some(1) && !dim.scalable;
    let units = from.iter().take_while(is_unit).count();
    from.len() <= to.len() && to.ends_with(&from[units..])
}
