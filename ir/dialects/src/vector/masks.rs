//! Patterns of operations with a constant mask.

use pass_ir::data::TypeData;
use pass_ir::rewrite::{NewOp, Rewriter, Site};
use pass_ir::{Attr, InsertPoint, OpId, OpSpec, ValueId};

const NONTEMPORAL: &str = "nontemporal";

/// Returns true if all elements of a mask are set, false if none is, else `None`.
fn is_set(site: &Site<'_>, mask: ValueId) -> Option<bool> {
    let cx = site.context();
    if let Some(constant) = site.constant(mask) {
        let splat = cx.elements(constant)?.splat()?;
        return Some(splat.as_int()?.as_i64() != Some(0));
    }
    let made = site.def(mask, cx.op_name("vector.constant_mask"))?;
    let sizes = made.int_array("mask_dim_sizes")?;
    let TypeData::Vector { shape, .. } = cx.ty(site.type_of(mask)) else {
        return None;
    };
    let is_all = sizes
        .iter()
        .zip(shape)
        .all(|(&size, dim)| u64::try_from(size).ok() == dim.size);
    if is_all {
        return Some(true);
    }
    sizes.contains(&0).then_some(false)
}

pub(super) fn unmasked(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (body, site) = (rw.body(), rw.site(op));
    let block = body.entry(*body.regions(op).first()?)?;
    let end = body.last_op(block)?;
    let values: Vec<ValueId> = body.operands(end).collect();
    let inner = body.first_op(block).filter(|&inner| inner != end);
    match inner {
        None if values.is_empty() || site.operands().len() > 1 => return None,
        Some(_) if is_set(&site, site.operand(0)?) != Some(true) => return None,
        _ => {}
    }
    if let Some(inner) = inner {
        rw.move_op(inner, InsertPoint::Before(op));
    }
    rw.replace(op, &values);
    Some(())
}

/// Replaces a load with a constant mask. The mask and the pass-through vector are the last operands.
pub(super) fn load(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let operands: Vec<ValueId> = site.operands().collect();
    let [before @ .., mask, rest] = &operands[..] else {
        return None;
    };
    if !is_set(&site, *mask)? {
        rw.replace(op, &[*rest]);
        return Some(());
    }
    let (name, ty) = (cx.op_name("vector.load"), site.result_type(0)?);
    let new = NewOp::new(name, before, ty).with(cx.ident(NONTEMPORAL), Some(Attr::FALSE));
    rw.replace_with(op, rw.body().location(op), &new)
}

/// Replaces a store with a constant mask. The mask and the vector are the last operands.
pub(super) fn store(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let operands: Vec<ValueId> = site.operands().collect();
    let [before @ .., mask, vector] = &operands[..] else {
        return None;
    };
    if is_set(&site, *mask)? {
        let operands = [&[*vector], before].concat();
        let spec = OpSpec::new(cx.op_name("vector.store"), rw.body().location(op))
            .operands(&operands)
            .attr(cx.ident(NONTEMPORAL), Attr::FALSE);
        rw.create(&spec, InsertPoint::Before(op));
    }
    rw.erase(op);
    Some(())
}

/// Returns the last operand, if no element of the mask, the operand before it, is set.
fn unselected(site: &Site<'_>) -> Option<ValueId> {
    let mut operands = site.operands().rev();
    let (last, mask) = (operands.next()?, operands.next()?);
    (!is_set(site, mask)?).then_some(last)
}

pub(super) fn gather(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let rest = unselected(&rw.site(op))?;
    rw.replace(op, &[rest]);
    Some(())
}

pub(super) fn scatter(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    unselected(&rw.site(op))?;
    rw.erase(op);
    Some(())
}
