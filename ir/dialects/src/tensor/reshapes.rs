//! Folds and patterns of tensors in another shape.

use crate::shared::slices::{self, Entry};
use crate::shared::{casts, reshapes, shapes};
use pass_ir::data::TypeData;
use pass_ir::rewrite::{Fold, NewOp, Rewriter, Site};
use pass_ir::{InsertPoint, OpId, OpSpec, Type, ValueId};

/// Folds a reshape of a splat, of a reshape, or to the same shape.
pub(super) fn reshape(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let ((source, shape), ty) = (site.pair()?, site.result_type(0)?);
    if let Some(splat) = site
        .constant(source)
        .and_then(|constant| cx.elements(constant)?.splat())
        && cx.ty(ty).shape()?.iter().all(|dim| dim.size.is_some())
    {
        return cx.splat_attr(&splat, ty).map(Fold::from);
    }
    if let Some(inner) = site.def(source, site.name()) {
        return Some(Fold::operands(vec![inner.operand(0)?, shape]));
    }
    let sizes = cx.ty(ty).shape()?;
    if site.type_of(source) != ty {
        return None;
    }
    if sizes.len() <= 1 {
        return Some(source.into());
    }
    let new_sizes = site.def(shape, cx.op_name("tensor.from_elements"))?;
    let keeps = |(place, size): (usize, ValueId)| {
        if let Some(number) = shapes::index(site, size) {
            return (sizes.get(place)?.size == Some(number as u64)).then_some(());
        }
        let (of, dim) = site.def(size, cx.op_name("tensor.dim"))?.pair()?;
        (of == source && shapes::index(site, dim) == Some(place)).then_some(())
    };
    let is_same_rank = new_sizes.operands().len() == sizes.len();
    (is_same_rank
        && new_sizes
            .operands()
            .enumerate()
            .all(|size| keeps(size).is_some()))
    .then(|| source.into())
}

/// Reads the size of a reshaped tensor from the shape operand.
pub(super) fn size(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (tensor, index) = site.pair()?;
    let shape = site.def(tensor, cx.op_name("tensor.reshape"))?.operand(1)?;
    let element = cx.ty(site.type_of(shape)).element()?;
    let loc = rw.body().location(op);
    let operands = [shape, index];
    let extract = NewOp::new(cx.op_name("tensor.extract"), &operands, element);
    let mut value = rw.make(op, loc, &extract)?;
    if element != Type::INDEX {
        let name = cx.op_name("arith.index_cast");
        value = rw.make(op, loc, &NewOp::new(name, &[value], Type::INDEX))?;
    }
    rw.replace(op, &[value]);
    Some(())
}

fn cast_source(site: &Site<'_>) -> Option<ValueId> {
    let (cx, cast) = (site.context(), site.operand(0)?);
    let source = site.def(cast, cx.op_name("tensor.cast"))?.operand(0)?;
    let is_plain = matches!(
        cx.ty(site.type_of(source)),
        TypeData::Tensor { encoding: None, .. }
    );
    let forgets = casts::keeps_static(cx, site.type_of(cast), site.type_of(source));
    (is_plain && forgets).then_some(source)
}

pub(super) fn collapse_past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty) = (cast_source(&site)?, site.result_type(0)?);
    let from = site.type_of(source);
    let made = cx.with_shape(from, reshapes::collapsed(&site, cx.ty(from).shape()?)?)?;
    if made == ty {
        rw.set_operand(op, 0, source);
        return Some(());
    }
    casts::replace(rw, op, &[source], &[made])
}

/// Sizes that are constants become part of the type of an expansion, where the tensor was static before a cast.
pub(super) fn static_expansion(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let source = cast_source(&site)?;
    let (cast, ty) = (site.operand(0)?, site.result_type(0)?);
    let before = cx.ty(site.type_of(source)).shape()?;
    let [given] = slices::read(&site, 1, ["static_output_shape"])?;
    let mut sizes = given.clone();
    for (group, dim) in reshapes::groups(&site)?.iter().zip(before) {
        for &place in group.iter().filter(|_| dim.size.is_some()) {
            let size = sizes.get_mut(usize::try_from(place).ok()?)?;
            if let Entry::Value(value) = *size
                && let Some(number) = shapes::index(&site, value)
            {
                *size = Entry::Constant(i64::try_from(number).ok()?);
            }
        }
    }
    if sizes == given {
        return None;
    }
    let mut shape = cx.ty(ty).shape()?.to_vec();
    for (dim, size) in shape.iter_mut().zip(&sizes) {
        if let Entry::Constant(size) = *size {
            dim.size = Some(u64::try_from(size).ok()?);
        }
    }
    let narrow = cx.with_shape(site.type_of(cast), reshapes::collapsed(&site, &shape)?)?;
    let made = cx.with_shape(ty, shape)?;
    if !casts::may_cast(cx, site.type_of(source), narrow) {
        return None;
    }
    let (key, loc) = (cx.ident("reassociation"), site.location());
    let (groups, name) = (site.attr(key)?, site.name());
    let narrowed = rw.make(
        op,
        loc,
        &NewOp::new(cx.op_name("tensor.cast"), &[cast], narrow),
    )?;
    let (operands, attrs) =
        slices::operands_and_properties(cx, &[narrowed], ["static_output_shape"], &[sizes]);
    let results = [made];
    let spec = OpSpec::new(name, loc)
        .operands(&operands)
        .results(&results)
        .attr(key, groups)
        .attr(attrs[0].0, attrs[0].1);
    let expanded = rw.create(&spec, InsertPoint::Before(op));
    let value = [rw.body().result(expanded, 0)?];
    rw.replace_by(op, cx.op_name("tensor.cast"), &value)
}
