//! Patterns of structured operations.

use super::{fill, maps};
use crate::shared::{casts, patterns, shapes};
use pass_ir::data::{Dim, TypeData};
use pass_ir::rewrite::{NewOp, Pattern, Rewriter, Site};
use pass_ir::{OpId, Type, ValueId};

pub(super) const STRUCTURED: &[Pattern] = &[EMPTY, STATIC, casts::PAST_CAST];

/// The same, of those whose body may be a copy.
pub(super) const COPYING: &[Pattern] = patterns![
    anonymous "EraseIdentityLinalgOp<mlir::linalg::GenericOp>" => replace_by_inputs;
    shared (EMPTY);
    shared (STATIC);
    shared (casts::PAST_CAST);
];

pub(super) const COPY: &[Pattern] = patterns![
    anonymous "FoldFillWithCopy" => fill::copied;
    anonymous "EraseSelfCopy" => self_copy;
    shared (EMPTY);
    shared (STATIC);
    shared (casts::PAST_CAST);
];

pub(super) const TRANSPOSE: &[Pattern] = patterns![
    anonymous "FoldFillWithTranspose" => fill::transposed;
    shared (EMPTY);
    shared (STATIC);
    shared (casts::PAST_CAST);
];

pub(super) const DESTINATIONS: &[Pattern] = &[casts::PAST_CAST];

const EMPTY: Pattern = Pattern::new(
    "(anonymous namespace)::EraseDeadLinalgOp",
    erase_without_iterations,
);

const STATIC: Pattern = Pattern::new(
    "(anonymous namespace)::InferStaticShapeOfOperands",
    static_shapes,
);

fn self_copy(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (from, to) = site.pair()?;
    if from != to {
        return None;
    }
    let found = vec![from; site.results().len()];
    rw.replace(op, &found);
    Some(())
}

fn erase_without_iterations(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let is_empty = |value| match cx.ty(site.type_of(value)) {
        TypeData::MemRef {
            shape: Some(shape), ..
        } => shape.iter().any(|dim| dim.size == Some(0)),
        _ => false,
    };
    if !site.operands().any(is_empty) {
        return None;
    }
    rw.erase(op);
    Some(())
}

fn is_tensor(site: &Site<'_>, value: ValueId) -> bool {
    matches!(
        site.context().ty(site.type_of(value)),
        TypeData::Tensor { shape: Some(_), .. }
    )
}

/// Returns the number of inputs, which are the operands before the outputs.
fn inputs(site: &Site<'_>) -> Option<usize> {
    match site.operand_segments() {
        Some(groups) => usize::try_from(*groups.first()?).ok(),
        None => site.operands().len().checked_sub(site.results().len()),
    }
}

/// Replaces an operation that yields its inputs unchanged by its inputs, if it visits every element.
fn replace_by_inputs(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body, site) = (rw.context(), rw.body(), rw.site(op));
    let maps = cx.attr(site.attr_named("indexing_maps")?).as_array()?;
    if maps.iter().any(|map| Some(map) != maps.first()) {
        return None;
    }
    let entry = body.entry(*body.regions(op).first()?)?;
    let end = body
        .first_op(entry)
        .filter(|&end| body.last_op(entry) == Some(end))?;
    let arguments: Vec<ValueId> = body.args(entry).collect();
    let place = |value: ValueId| arguments.iter().position(|&argument| argument == value);
    let places: Vec<usize> = body.operands(end).map(place).collect::<Option<_>>()?;
    let operands: Vec<ValueId> = site.operands().collect();
    if shapes::uses_memory(*site) {
        let is_same = operands.len() == 2 && inputs(&site)? == 1 && operands[0] == operands[1];
        if !is_same || places.len() != 1 {
            return None;
        }
        rw.erase(op);
        return Some(());
    }
    if !maps
        .first()
        .is_none_or(|&map| cx.attr(map).as_affine().is_some_and(maps::is_permutation))
    {
        return None;
    }
    let types: Vec<Type> = site.results().map(|value| site.type_of(value)).collect();
    let values = places.iter().map(|&place| operands.get(place).copied());
    let values: Vec<ValueId> = values.collect::<Option<_>>()?;
    if values.len() != types.len() || !values.iter().all(|&value| is_tensor(&site, value)) {
        return None;
    }
    let mut pairs = values.iter().zip(&types);
    if !pairs.all(|(&value, &to)| casts::may_cast(cx, site.type_of(value), to)) {
        return None;
    }
    let loc = body.location(op);
    let mut found = Vec::new();
    for (value, to) in values.into_iter().zip(types) {
        found.push(casts::cast_to(rw, op, loc, value, to)?);
    }
    rw.replace(op, &found);
    Some(())
}

/// Makes dynamic sizes static that a static dimension of another operand fixes.
fn static_shapes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let operands: Vec<ValueId> = site.operands().collect();
    let (first, loops) = (inputs(&site)?, maps::loops(*site)?);
    let is_scalar = |value: ValueId| cx.ty(site.type_of(value)).shape().is_none();
    let is_pure = operands
        .iter()
        .all(|&value| is_scalar(value) || is_tensor(&site, value));
    if !is_pure || loops.len() != operands.len() {
        return None;
    }
    let before: Vec<Type> = operands.iter().map(|&value| site.type_of(value)).collect();
    let sizes = maps::static_sizes(cx, &maps::of(*site)?, &before)?;
    let (mut types, mut results) = (Vec::new(), Vec::new());
    for (index, (&operand, loops)) in operands.iter().zip(&loops).enumerate() {
        let ty = site.type_of(operand);
        let expected = if is_scalar(operand) {
            ty
        } else {
            with_sizes(&site, ty, loops, &sizes)?
        };
        types.push(expected);
        if index >= first {
            results.push(expected);
        }
    }
    let is_same = |(&operand, &ty): (&ValueId, &Type)| site.type_of(operand) == ty;
    if operands.iter().zip(&types).all(is_same) || results.len() != site.results().len() {
        return None;
    }
    let loc = rw.body().location(op);
    let mut cast_operands = Vec::new();
    for (operand, ty) in operands.into_iter().zip(types) {
        cast_operands.push(casts::cast_to(rw, op, loc, operand, ty)?);
    }
    casts::replace(rw, op, &cast_operands, &results)
}

fn with_sizes(site: &Site<'_>, ty: Type, loops: &[u32], sizes: &[Option<u64>]) -> Option<Type> {
    let cx = site.context();
    let TypeData::Tensor {
        shape: Some(shape), ..
    } = cx.ty(ty)
    else {
        return None;
    };
    let size = |number: u32| *sizes.get(number as usize)?;
    let shape = shape.iter().zip(loops).map(|(dim, &number)| Dim {
        size: dim.size.or_else(|| size(number)),
        scalable: dim.scalable,
    });
    cx.with_shape(ty, shape)
}

/// Moves a cast of a result to a more static type to the destination.
pub(crate) fn retype_to_cast_result(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    if !casts::keeps_static(cx, site.type_of(source), ty) {
        return None;
    }
    let body = rw.body();
    let maker = body.defining_op(source)?;
    if !cx.implements(body.name(maker), "LinalgOp") || body.block_of(maker) != body.block_of(op) {
        return None;
    }
    let number = body.results(maker).position(|result| result == source)?;
    let first = inputs(&rw.site(maker))?;
    let mut operands: Vec<ValueId> = body.operands(maker).collect();
    let mut types = body.value_types(body.results(maker));
    let (target, loc) = (*operands.get(first + number)?, body.location(maker));
    let before = body.value_type(source);
    types[number] = ty;
    let mut operand_types = body.value_types(operands.iter().copied());
    operand_types[first + number] = ty;
    if maps::may_contradict(*rw.site(maker), &operand_types) {
        return None;
    }
    let cast = cx.op_name("tensor.cast");
    operands[first + number] = rw.make(maker, loc, &NewOp::new(cast, &[target], ty))?;
    let made = casts::remake(rw, maker, &operands, &types);
    let mut results: Vec<ValueId> = rw.body().results(made).collect();
    let value = results[number];
    results[number] = rw.make(maker, loc, &NewOp::new(cast, &[value], before))?;
    rw.replace(maker, &results);
    rw.replace(op, &[value]);
    Some(())
}
