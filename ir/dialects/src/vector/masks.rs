//! Patterns of operations with a constant mask, and of those without one.

use super::verify_memory::has_whole;
use crate::memref;
use pass_ir::data::Dim;
use pass_ir::rewrite::{Fold, NewOp, Rewriter, Site};
use pass_ir::{Attr, Context, InsertPoint, OpId, OpSpec, Type, ValueId};

const NONTEMPORAL: &str = "nontemporal";

/// The dimensions by which a mask of rank zero is described: one of one element.
const POINT: &[Dim] = &[Dim {
    size: Some(1),
    scalable: false,
}];

/// Returns the dimensions that the sizes of a mask count.
pub(super) fn dims(cx: &Context, mask: Type) -> Option<&[Dim]> {
    let shape = cx.ty(mask).shape()?;
    Some(if shape.is_empty() { POINT } else { shape })
}

/// Returns whether the sizes of a mask set all its elements (true) or none (false); `None` if they set some.
pub(super) fn uniform(cx: &Context, mask: Type, sizes: &[i64]) -> Option<bool> {
    let mut pairs = sizes.iter().zip(dims(cx, mask)?);
    if pairs.all(|(&size, dim)| u64::try_from(size).ok() == dim.size) {
        return Some(true);
    }
    sizes.contains(&0).then_some(false)
}

/// Returns true if all elements of a mask are set, false if none is, else `None`.
fn is_set(site: &Site<'_>, mask: ValueId) -> Option<bool> {
    let cx = site.context();
    if let Some(constant) = site.constant(mask) {
        let splat = cx.elements(constant)?.splat()?;
        return Some(splat.as_int()?.as_i64() != Some(0));
    }
    let made = site.def(mask, cx.op_name("vector.constant_mask"))?;
    uniform(cx, site.type_of(mask), made.int_array("mask_dim_sizes")?)
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

/// Loads a vector from memory before a cast, or stores it there, if that is valid, too.
pub(super) fn past_cast(site: &Site<'_>, memory: usize, vector: Type) -> Option<Fold> {
    let cx = site.context();
    let cast = site.def(site.operand(memory)?, cx.op_name("memref.cast"))?;
    let source = site.type_of(cast.operand(0)?);
    has_whole(cx, source, vector).then(|| memref::without_any_cast(site))?
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
    if !has_whole(cx, site.type_of(*before.first()?), ty) {
        return None;
    }
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
        if !has_whole(cx, site.type_of(*before.first()?), site.type_of(*vector)) {
            return None;
        }
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
