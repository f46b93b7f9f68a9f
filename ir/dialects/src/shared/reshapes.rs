//! Operations that collapse or expand dimensions, of tensors and of memory.

pub(crate) mod pairs;
pub(crate) mod reassociation;

use pass_ir::data::{Dim, Element, TypeData};
use pass_ir::rewrite::{Fold, Rewriter, Site};
use pass_ir::{Attr, Context, InsertPoint, OpId, OpName, OpSpec, Type, ValueId};

/// The reassociation of a reshape: groups of dimensions that are collapsed to one.
pub(crate) type Groups = Vec<Vec<i64>>;

/// Folds a reshape to the type that its operand has, of a constant, or back to what was reshaped.
pub(crate) fn fold(site: &Site<'_>, inverse: &str) -> Option<Fold> {
    let cx = site.context();
    let (source, ty) = (site.operand(0)?, site.result_type(0)?);
    if site.type_of(source) == ty {
        return Some(source.into());
    }
    if let Some(constant) = site.constant(source) {
        return reshaped(cx, constant, ty).map(Fold::from);
    }
    let inner = site.def(source, cx.op_name(inverse))?;
    let first = inner.operand(0)?;
    if site.type_of(first) != ty {
        return None;
    }
    let sizes = || cx.ty(ty).shape().into_iter().flatten().map(|dim| dim.size);
    // One unknown size follows from the number of elements, unless that is zero. Two may be exchanged by an expansion; a collapse gives
    // their product back.
    let are_known = match sizes().filter(Option::is_none).count() {
        0 => true,
        1 => !sizes().any(|size| size == Some(0)),
        _ => false,
    };
    let rank = |ty: Type| cx.ty(ty).shape().map(<[_]>::len);
    let is_collapse = rank(ty)? < rank(site.type_of(source))?;
    let is_inverse = are_known || (is_collapse && groups(site)? == groups(&inner)?);
    is_inverse.then(|| first.into())
}

fn reshaped(cx: &Context, constant: Attr, ty: Type) -> Option<Attr> {
    let shape = cx.ty(ty).shape()?;
    if shape.iter().any(|dim| dim.size.is_none()) {
        return None;
    }
    let elements = cx.elements(constant)?;
    if let Some(splat) = elements.splat() {
        return cx.splat_attr(&splat, ty);
    }
    let values: Vec<Element> = elements.iter().collect();
    cx.dense_attr(&values, ty)
}

/// Merges two reshapes of the same direction, except of memory with a layout.
pub(crate) fn compose(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (middle, ty) = (site.operand(0)?, site.result_type(0)?);
    let inner = site.def(middle, site.name())?;
    let first = inner.operand(0)?;
    let types = [site.type_of(first), site.type_of(middle), ty];
    if types.iter().any(|&ty| has_layout(cx, ty)) {
        return None;
    }
    let rank = |ty: Type| cx.ty(ty).shape().map(<[_]>::len);
    let (outer_groups, before) = (groups(&site)?, groups(&inner)?);
    let groups = if rank(types[0])? > rank(types[2])? {
        composed(&outer_groups, &before)?
    } else {
        composed(&before, &outer_groups)?
    };
    replace(rw, op, first, &groups)
}

fn replace(rw: &mut Rewriter<'_>, op: OpId, source: ValueId, groups: &Groups) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let mut header = body.header(cx, op);
    header.set_attr(
        cx,
        cx.ident("reassociation"),
        Some(reassociation(cx, groups)),
    );
    let operands: Vec<ValueId> = std::iter::once(source)
        .chain(body.operands(op).skip(1))
        .collect();
    let results = [body.value_type(body.result(op, 0)?)];
    let spec = OpSpec::with_header(header)
        .operands(&operands)
        .results(&results);
    let made = rw.create(&spec, InsertPoint::Before(op));
    let value = rw.body().result(made, 0)?;
    rw.replace(op, &[value]);
    Some(())
}

pub(crate) fn reassociation(cx: &Context, groups: &Groups) -> Attr {
    let list = |group: &Vec<i64>| {
        let places = group
            .iter()
            .map(|&place| cx.integer_attr(i128::from(place), Type::I64));
        cx.array_attr(&places.collect::<Vec<_>>())
    };
    cx.array_attr(&groups.iter().map(list).collect::<Vec<_>>())
}

/// Composes two reassociations; a scalar has none.
fn composed(outer: &Groups, inner: &Groups) -> Option<Groups> {
    let flatten = |group: &Vec<i64>| {
        let parts = group
            .iter()
            .map(|&place| inner.get(usize::try_from(place).ok()?));
        let parts: Vec<&Vec<i64>> = parts.collect::<Option<_>>()?;
        Some(parts.into_iter().flatten().copied().collect())
    };
    outer.iter().map(flatten).collect()
}

pub(crate) fn collapsed(site: &Site<'_>, shape: &[Dim]) -> Option<Box<[Dim]>> {
    let size = |group: &Vec<i64>| {
        let mut product = Some(1u64);
        for &place in group {
            let dim = shape.get(usize::try_from(place).ok()?)?;
            product = match (product, dim.size) {
                (Some(product), Some(size)) => Some(product.checked_mul(size)?),
                _ => None,
            };
        }
        Some(Dim {
            size: product,
            scalable: false,
        })
    };
    groups(site)?.iter().map(size).collect()
}

pub(crate) fn groups(site: &Site<'_>) -> Option<Groups> {
    let cx = site.context();
    let groups = cx.attr(site.attr_named("reassociation")?).as_array()?;
    let group = |&group: &Attr| {
        let places = cx.attr(group).as_array()?;
        places
            .iter()
            .map(|&place| cx.attr(place).as_int()?.as_i64())
            .collect()
    };
    groups.iter().map(group).collect()
}

pub(crate) fn has_layout(cx: &Context, ty: Type) -> bool {
    matches!(
        cx.ty(ty),
        TypeData::MemRef {
            layout: Some(_),
            ..
        }
    )
}

/// Replaces a reshape of `tensor.splat` by a splat.
pub(crate) fn of_splat(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let splat: OpName = cx.op_name("tensor.splat");
    let ty = site.result_type(0)?;
    let made = site.def(site.operand(0)?, splat)?;
    let is_static = cx.ty(ty).shape()?.iter().all(|dim| dim.size.is_some());
    let value = [made.operand(0)?];
    if !is_static || made.operands().len() != 1 {
        return None;
    }
    rw.replace_by(op, splat, &value)
}

/// Replaces a reshape of `tensor.from_elements` by `tensor.from_elements`.
pub(crate) fn of_elements(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let made = site.def(site.operand(0)?, cx.op_name("tensor.from_elements"))?;
    if cx.ty(ty).shape()?.iter().any(|dim| dim.size.is_none()) {
        return None;
    }
    let (name, elements): (OpName, Vec<ValueId>) = (made.name(), made.operands().collect());
    rw.replace_by(op, name, &elements)
}
