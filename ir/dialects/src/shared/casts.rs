//! Operations on tensors that are made again for tensors whose type says more.

use crate::linalg;
use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter, Site};
use pass_ir::{
    Attr, Context, Header, InsertPoint, Loc, OpId, OpName, OpRef, OpSpec, Type, ValueId,
};

/// Uses tensors before casts that drop static sizes, unless the sizes contradict each other. A destination gives its type to the result.
pub(crate) const PAST_CAST: Pattern =
    Pattern::new("(anonymous namespace)::FoldTensorCastProducerOp", past_cast);

/// Returns whether the second type has every size that the first one has, and the same encoding, so that a cast of a
/// value of the second type to the first one may be left out.
pub(crate) fn keeps_static(cx: &Context, from: Type, to: Type) -> bool {
    encoding(cx, from) == encoding(cx, to)
        && all_sizes(cx, from, to, |from, to| from.is_none() || from == to)
}

pub(crate) fn may_cast(cx: &Context, from: Type, to: Type) -> bool {
    all_sizes(cx, from, to, |from, to| {
        from == to || from.is_none() || to.is_none()
    })
}

/// Returns whether both are tensors of the same rank and elements whose sizes agree one by one.
fn all_sizes(
    cx: &Context,
    from: Type,
    to: Type,
    agree: impl Fn(Option<u64>, Option<u64>) -> bool,
) -> bool {
    let (Some((one, element)), Some((two, other))) = (tensor(cx, from), tensor(cx, to)) else {
        return false;
    };
    let mut sizes = one.iter().zip(two);
    one.len() == two.len() && element == other && sizes.all(|(one, two)| agree(one.size, two.size))
}

fn tensor(cx: &Context, ty: Type) -> Option<(&[pass_ir::data::Dim], Type)> {
    match cx.ty(ty) {
        TypeData::Tensor {
            shape: Some(shape),
            element,
            ..
        } => Some((shape, *element)),
        _ => None,
    }
}

fn encoding(cx: &Context, ty: Type) -> Option<Attr> {
    match cx.ty(ty) {
        TypeData::Tensor { encoding, .. } => *encoding,
        _ => None,
    }
}

fn past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    if cx.implements(site.name(), "RelayoutOpInterface") {
        return None;
    }
    let source = |operand: ValueId| {
        let source = site.def(operand, cx.op_name("tensor.cast"))?.operand(0)?;
        keeps_static(cx, site.type_of(operand), site.type_of(source)).then_some(source)
    };
    let old_operands: Vec<ValueId> = site.operands().collect();
    let sources = old_operands.iter().map(|&old| source(old).unwrap_or(old));
    let operands: Vec<ValueId> = sources.collect();
    if operands == old_operands || !linalg::may_use(&site, &operands) {
        return None;
    }
    let results = 0..site.results().len();
    let types = results.map(|number| Some(site.type_of(operands[destination(&site, number)?])));
    let types: Vec<Type> = types.collect::<Option<_>>()?;
    replace(rw, op, &operands, &types)
}

pub(crate) fn destination(site: &Site<'_>, result: usize) -> Option<usize> {
    let destinations = site.context().behaviour(site.name()).destinations?;
    let place = destinations(**site)? + result;
    let fits = site.type_of(site.operand(place)?) == site.result_type(result)?;
    fits.then_some(place)
}

/// Returns the index of the first destination of an operation whose last operands are destinations.
pub(crate) fn last_operands(op: OpRef<'_>) -> Option<usize> {
    op.operands().len().checked_sub(op.results().len())
}

/// Returns the index of the destination of an operation whose first operand is written.
pub(crate) fn second_operand(_: OpRef<'_>) -> Option<usize> {
    Some(1)
}

/// Makes an operation like another one, with other operands and results, that takes over its regions.
pub(crate) fn remake(
    rw: &mut Rewriter<'_>,
    op: OpId,
    operands: &[ValueId],
    results: &[Type],
) -> OpId {
    let header = rw.body().header(rw.context(), op);
    remake_by(rw, op, header, operands, results)
}

pub(crate) fn remake_by(
    rw: &mut Rewriter<'_>,
    op: OpId,
    header: Header,
    operands: &[ValueId],
    results: &[Type],
) -> OpId {
    let regions = rw.body().regions(op).to_vec();
    let spec = OpSpec::with_header(header)
        .operands(operands)
        .results(results)
        .regions(regions.len());
    let made = rw.create(&spec, InsertPoint::Before(op));
    let targets = rw.body().regions(made).to_vec();
    for (from, to) in regions.into_iter().zip(targets) {
        rw.move_blocks(from, to);
    }
    made
}

/// Makes an operation again, with results that are cast to the types that they had.
pub(crate) fn replace(
    rw: &mut Rewriter<'_>,
    op: OpId,
    operands: &[ValueId],
    results: &[Type],
) -> Option<()> {
    let header = rw.body().header(rw.context(), op);
    replace_by(rw, op, header, operands, results)
}

pub(crate) fn replace_by(
    rw: &mut Rewriter<'_>,
    op: OpId,
    header: Header,
    operands: &[ValueId],
    results: &[Type],
) -> Option<()> {
    let loc = rw.body().location(op);
    let made = remake_by(rw, op, header, operands, results);
    let values: Vec<ValueId> = rw.body().results(made).collect();
    let before = rw.body().value_types(rw.body().results(op));
    let mut found = Vec::new();
    for (value, ty) in values.into_iter().zip(before) {
        found.push(cast_to(rw, op, loc, value, ty)?);
    }
    rw.replace(op, &found);
    Some(())
}

/// Returns a value as one of a type: itself, or a cast of it, which converts the storage of sparse tensors.
pub(crate) fn cast_to(
    rw: &mut Rewriter<'_>,
    before: OpId,
    loc: Loc,
    value: ValueId,
    ty: Type,
) -> Option<ValueId> {
    if rw.body().value_type(value) == ty {
        return Some(value);
    }
    let cx = rw.context();
    let is_sparse = |ty| {
        let encoding = encoding(cx, ty).map(|encoding| cx.attr_text(encoding));
        encoding.is_some_and(|text| text.starts_with("#sparse_tensor.encoding<"))
    };
    let types = [rw.body().value_type(value), ty];
    let cast = if types.into_iter().any(is_sparse) {
        "sparse_tensor.convert"
    } else {
        "tensor.cast"
    };
    rw.make(before, loc, &NewOp::new(cx.op_name(cast), &[value], ty))
}

/// Replaces an operation by a value, or by a cast of the value to the type of the result.
pub(crate) fn replace_by_cast(
    rw: &mut Rewriter<'_>,
    op: OpId,
    cast: OpName,
    value: ValueId,
) -> Option<()> {
    if Some(rw.body().value_type(value)) == rw.site(op).result_type(0) {
        rw.replace(op, &[value]);
        return Some(());
    }
    rw.replace_by(op, cast, &[value])
}
