//! Sizes of tensors and of memory, where `bufferization` or `gpu` makes these.

use crate::shared::{patterns, shapes};
use pass_ir::rewrite::{Pattern, Rewriter, Site};
use pass_ir::{OpId, ValueId};

pub(crate) const MEMORY: &[Pattern] = patterns![
    anonymous "SimplifyDimOfAllocOp" => allocated;
    named "" => |rw, op| converted(rw, op, "bufferization.to_buffer", "tensor.dim");
];

pub(crate) const OF_MEMORY: Pattern =
    Pattern::new("(anonymous namespace)::DimOfToTensorFolder", |rw, op| {
        converted(rw, op, "bufferization.to_tensor", "memref.dim")
    });

fn allocated(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let made = site.def(site.operand(0)?, site.context().op_name("gpu.alloc"))?;
    let size = dynamic_size(&site, &made, 1)?;
    rw.replace(op, &[size]);
    Some(())
}

/// Replaces the size of an allocated tensor by the operand, or by the size of the tensor that it copies.
pub(crate) fn of_allocation(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, index) = site.pair()?;
    let made = site.def(source, cx.op_name("bufferization.alloc_tensor"))?;
    if groups(&made)?.get(1) != Some(&1) {
        let size = dynamic_size(&site, &made, 0)?;
        rw.replace(op, &[size]);
        return Some(());
    }
    let (number, copied) = (shapes::index(&site, index)?, made.operand(0)?);
    let shape = cx.ty(site.type_of(copied)).shape()?;
    if shape.get(number)?.size.is_some() {
        return None;
    }
    rw.set_operand(op, 0, copied);
    Some(())
}

fn groups(site: &Site<'_>) -> Option<Vec<usize>> {
    let groups = site.operand_segments()?.iter();
    groups.map(|&size| usize::try_from(size).ok()).collect()
}

/// Returns the operand of that group that is the size which is asked for, if that is dynamic.
fn dynamic_size(site: &Site<'_>, made: &Site<'_>, group: usize) -> Option<ValueId> {
    let (source, index) = site.pair()?;
    let number = shapes::index(site, index)?;
    let shape = site.context().ty(site.type_of(source)).shape()?;
    if shape.get(number)?.size.is_some() {
        return None;
    }
    let place = shapes::dynamic_sizes_before(site, source, number)?;
    let groups = groups(made)?;
    let first: usize = groups.get(..group)?.iter().sum();
    (place < *groups.get(group)?).then(|| made.operand(first + place))?
}

/// Reads the size of a conversion between tensor and memory from its operand.
fn converted(rw: &mut Rewriter<'_>, op: OpId, conversion: &str, size: &str) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (source, index) = site.pair()?;
    let before = site.def(source, cx.op_name(conversion))?.operand(0)?;
    rw.replace_by(op, cx.op_name(size), &[before, index])
}
