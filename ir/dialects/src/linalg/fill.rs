//! Patterns of what uses filled tensors.

use crate::affine::apply_sum;
use crate::arith::MakeConstant as _;
use crate::shared::casts;
use crate::shared::slices::Entry;
use crate::tensor::regions::{padding, padding_value};
use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Rewriter, Site};
use pass_ir::{Attr, Context, InsertPoint, Loc, OpId, OpSpec, Type, ValueId, name};

#[derive(Clone, Copy)]
struct Fill {
    op: OpId,
    value: ValueId,
    target: ValueId,
}

impl Fill {
    fn of(site: &Site<'_>, tensor: ValueId) -> Option<Self> {
        let fill = site.def(tensor, site.context().op_name("linalg.fill"))?;
        let (value, target) = fill.pair()?;
        let op = fill.id();
        Some(Self { op, value, target })
    }

    fn make(
        self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        loc: Loc,
        target: ValueId,
    ) -> Option<ValueId> {
        let cx = rw.context();
        let results = [rw.body().value_type(target)];
        let segments = cx.dense_array_attr(Type::I32, &[1, 1]);
        let operands = [self.value, target];
        let spec = OpSpec::new(rw.body().name(self.op), loc)
            .operands(&operands)
            .results(&results)
            .attr(name::OPERAND_SEGMENT_SIZES, segments)
            .regions(1);
        with_body_of(rw, self.op, before, &spec)
    }

    fn replace(self, rw: &mut Rewriter<'_>, op: OpId, target: ValueId) -> Option<()> {
        let made = self.make(rw, op, rw.body().location(op), target)?;
        rw.replace(op, &[made]);
        Some(())
    }
}

/// Creates an operation with a copy of the region of another one, and returns its result.
pub(super) fn with_body_of(
    rw: &mut Rewriter<'_>,
    other: OpId,
    before: OpId,
    spec: &OpSpec<'_>,
) -> Option<ValueId> {
    let copy = rw.clone_with(other, InsertPoint::Before(before), &[]);
    let made = rw.create(spec, InsertPoint::Before(before));
    let from = *rw.body().regions(copy).first()?;
    let to = *rw.body().regions(made).first()?;
    rw.move_blocks(from, to);
    rw.erase(copy);
    rw.body().result(made, 0)
}

/// Replaces a concatenation of fills by a fill of the concatenated targets.
pub(crate) fn concatenated(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let fills = site.operands().map(|tensor| Fill::of(&site, tensor));
    let fills: Vec<Fill> = fills.collect::<Option<_>>()?;
    let first = *fills.first()?;
    if fills.iter().any(|fill| fill.value != first.value) {
        return None;
    }
    let targets: Vec<ValueId> = fills.iter().map(|fill| fill.target).collect();
    let (ty, key) = (site.result_type(0)?, cx.ident("dim"));
    let new = NewOp::new(site.name(), &targets, ty).with(key, site.attr(key));
    let target = rw.make(op, rw.body().location(op), &new)?;
    first.replace(rw, op, target)
}

/// Replaces a copy from a fill by a fill of the target, and skips a fill that is copied over.
pub(super) fn copied(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    site.result(0)?;
    let (from, to) = site.pair()?;
    let element = |value| site.context().element_or_self(site.type_of(value));
    if element(from) == element(to)
        && let Some(fill) = Fill::of(&site, from)
    {
        return fill.replace(rw, op, to);
    }
    let fill = Fill::of(&site, to)?;
    rw.set_operand(op, 1, fill.target);
    Some(())
}

pub(crate) fn element(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let value = Fill::of(&site, site.operand(0)?)?.value;
    if Some(site.type_of(value)) != site.result_type(0) {
        return None;
    }
    rw.replace(op, &[value]);
    Some(())
}

/// Replaces a pack of a fill by a fill of the target, if that has no other user and the padding is the same.
pub(super) fn packed(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (source, target) = site.pair()?;
    let fill = Fill::of(&site, source)?;
    let is_padded = *site.operand_segments()?.get(2)? == 1;
    let is_alone = site.body().uses(target).count() == 1;
    if !is_alone || (is_padded && site.operand(2)? != fill.value) {
        return None;
    }
    fill.replace(rw, op, target)
}

pub(crate) fn padded(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, ty, own) = (site.operand(0)?, site.result_type(0)?, site.location());
    let fill = Fill::of(&site, source)?;
    if padding_value(&site)? != fill.value {
        return None;
    }
    let TypeData::Tensor {
        shape: Some(shape),
        encoding: None,
        ..
    } = cx.ty(ty)
    else {
        return None;
    };
    let [low, high] = padding(&site)?;
    let (mut shape, mut operands) = (shape.to_vec(), Vec::new());
    for (place, dim) in shape.iter_mut().enumerate() {
        if dim.size.is_some() {
            continue;
        }
        let size = size(rw, op, source, place)?;
        match apply_sum(rw, op, own, &[size, *low.get(place)?, *high.get(place)?])? {
            Entry::Constant(size) => dim.size = Some(u64::try_from(size).ok()?),
            Entry::Value(size) => operands.push(size),
        }
    }
    let empty = NewOp::new(
        cx.op_name("tensor.empty"),
        &operands,
        cx.with_shape(ty, shape)?,
    );
    let target = rw.make(op, own, &empty)?;
    let loc = rw.body().location(fill.op);
    let made = fill.make(rw, op, loc, target)?;
    let made = casts::cast_to(rw, op, loc, made, ty)?;
    rw.replace(op, &[made]);
    Some(())
}

/// Returns the size of a dimension of a tensor, made in front of an operation where it is dynamic.
pub(super) fn size(
    rw: &mut Rewriter<'_>,
    op: OpId,
    tensor: ValueId,
    place: usize,
) -> Option<Entry> {
    let (cx, loc) = (rw.context(), rw.body().location(op));
    let dims = cx.ty(rw.body().value_type(tensor)).shape()?;
    if let Some(size) = dims.get(place)?.size {
        return i64::try_from(size).ok().map(Entry::Constant);
    }
    let number = rw.constant(op, loc, index(cx, place), Type::INDEX)?;
    let operands = [tensor, number];
    let dim = NewOp::new(cx.op_name("tensor.dim"), &operands, Type::INDEX);
    rw.make(op, loc, &dim).map(Entry::Value)
}

fn index(cx: &Context, number: usize) -> Attr {
    cx.integer_attr(number as i128, Type::INDEX)
}

pub(crate) fn reshaped(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let fill = Fill::of(&site, site.operand(0)?)?;
    let mut operands: Vec<ValueId> = site.operands().collect();
    operands[0] = fill.target;
    let results = [site.result_type(0)?];
    let mut spec = OpSpec::new(site.name(), rw.body().location(fill.op))
        .operands(&operands)
        .results(&results);
    for key in ["reassociation", "static_output_shape"] {
        if let Some(value) = site.attr_named(key) {
            spec = spec.attr(cx.ident(key), value);
        }
    }
    let made = rw.create(&spec, InsertPoint::Before(op));
    let target = rw.body().result(made, 0)?;
    fill.replace(rw, op, target)
}

pub(super) fn transposed(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    site.result(0)?;
    let (from, to) = site.pair()?;
    Fill::of(&site, from)?.replace(rw, op, to)
}
