//! Patterns of what uses filled tensors.

use pass_ir::rewrite::{Rewriter, Site};
use pass_ir::{InsertPoint, Loc, OpId, OpSpec, Type, ValueId, name};

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
fn with_body_of(
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
