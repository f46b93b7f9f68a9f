//! Reductions of single elements.

use pass_ir::data::{AttrData, TypeData};
use pass_ir::rewrite::{NewOp, Rewriter, Site};
use pass_ir::{Attr, InsertPoint, OpId, OpSpec, Type, ValueId, name};

/// By kind, the operation on integers and that on other numbers.
const OPERATIONS: &[(&str, &str, &str)] = &[
    ("add", "arith.addi", "arith.addf"),
    ("and", "arith.andi", ""),
    ("maximumf", "", "arith.maximumf"),
    ("maxnumf", "", "arith.maxnumf"),
    ("maxsi", "arith.maxsi", ""),
    ("maxui", "arith.maxui", ""),
    ("minimumf", "", "arith.minimumf"),
    ("minnumf", "", "arith.minnumf"),
    ("minsi", "arith.minsi", ""),
    ("minui", "arith.minui", ""),
    ("mul", "arith.muli", "arith.mulf"),
    ("or", "arith.ori", ""),
    ("xor", "arith.xori", ""),
];

fn operation(reduction: &Site<'_>, ty: Type) -> Option<&'static str> {
    let cx = reduction.context();
    let kind = cx.attr(reduction.attr_named("kind")?);
    let AttrData::Dialect { rest, .. } = *kind else {
        return None;
    };
    let kind = cx.str(rest).strip_prefix(".kind<")?.strip_suffix('>')?;
    let (_, integers, floats) = OPERATIONS.iter().find(|row| row.0 == kind)?;
    let element = cx.ty(ty).element().unwrap_or(ty);
    let found = match cx.ty(element) {
        TypeData::Float(_) => *floats,
        TypeData::Integer { .. } | TypeData::Index => *integers,
        _ => return None,
    };
    Some(found).filter(|name| !name.is_empty())
}

fn is_masked(reduction: &Site<'_>) -> bool {
    let (cx, body) = (reduction.context(), reduction.body());
    let parent = body.parent_op(reduction.id());
    parent.is_some_and(|parent| body.name(parent) == cx.op_name("vector.mask"))
}

fn extract_first(rw: &mut Rewriter<'_>, op: OpId, vector: ValueId, ty: Type) -> Option<ValueId> {
    let cx = rw.context();
    let rank = cx.ty(rw.body().value_type(vector)).shape()?.len();
    let position = cx.dense_array_attr(Type::I64, &vec![0; rank]);
    let operands = [vector];
    let extract = NewOp::new(cx.op_name("vector.extract"), &operands, ty)
        .with(cx.ident("static_position"), Some(position));
    rw.make(op, rw.body().location(op), &extract)
}

fn combine(
    rw: &mut Rewriter<'_>,
    op: OpId,
    operation: &str,
    operands: &[ValueId],
    fastmath: Option<Attr>,
) -> Option<()> {
    let cx = rw.context();
    let results = [rw.site(op).result_type(0)?];
    let mut spec = OpSpec::new(cx.op_name(operation), rw.body().location(op))
        .operands(operands)
        .results(&results);
    if let Some(fastmath) = fastmath.filter(|_| operation.ends_with('f')) {
        spec = spec.attr(name::FASTMATH, fastmath);
    }
    let made = rw.create(&spec, InsertPoint::Before(op));
    let value = rw.body().result(made, 0)?;
    rw.replace(op, &[value]);
    Some(())
}

pub(super) fn single_element(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (vector, ty, start) = (site.operand(0)?, site.result_type(0)?, site.operand(1));
    let is_single = match cx.ty(site.type_of(vector)).shape()? {
        [] => true,
        [dim] => dim.size == Some(1) && !dim.scalable,
        _ => false,
    };
    if !is_single || is_masked(&site) {
        return None;
    }
    let (operation, fastmath) = (operation(&site, ty), site.attr(name::FASTMATH));
    let Some(start) = start else {
        let element = extract_first(rw, op, vector, ty)?;
        rw.replace(op, &[element]);
        return Some(());
    };
    let operation = operation?;
    let element = extract_first(rw, op, vector, ty)?;
    combine(rw, op, operation, &[element, start], fastmath)
}

/// Replaces a reduction along dimensions of size 1 by an elementwise operation with the accumulator.
pub(super) fn single_elements(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ((vector, start), ty) = (site.pair()?, site.result_type(0)?);
    let reduced = cx.attr(site.attr_named("reduction_dims")?);
    let shape = cx.ty(site.type_of(vector)).shape()?;
    let is_single = |&place: &i64| {
        let dim = usize::try_from(place)
            .ok()
            .and_then(|place| shape.get(place));
        dim.is_some_and(|dim| dim.size == Some(1) && !dim.scalable)
    };
    if !reduced.as_dense_array()?.iter().all(is_single) || is_masked(&site) {
        return None;
    }
    let operation = operation(&site, ty)?;
    let elements = if matches!(cx.ty(ty), TypeData::Vector { .. }) {
        let operands = [vector];
        let cast = NewOp::new(cx.op_name("vector.shape_cast"), &operands, ty);
        rw.make(op, rw.body().location(op), &cast)?
    } else {
        extract_first(rw, op, vector, ty)?
    };
    combine(rw, op, operation, &[start, elements], None)
}
