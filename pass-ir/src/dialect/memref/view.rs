//! Patterns of `memref.view`.

use crate::rewrite::{NewOp, Pattern, Rewriter};
use crate::{OpId, TypeData, ValueId};

pub(super) const VIEW: &[Pattern] = &[
    Pattern::new("(anonymous namespace)::ViewOpShapeFolder", constant_sizes),
    Pattern::new(
        "(anonymous namespace)::ViewOpMemrefCastFolder",
        past_cast_of_allocation,
    ),
];

/// Sizes that are constants become part of the type, which is cast back. Before the sizes are the memory and the offset.
fn constant_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let TypeData::MemRef {
        shape: Some(shape),
        element,
        layout,
        memory_space,
    } = cx.ty(ty)
    else {
        return None;
    };
    let all: Vec<ValueId> = site.operands().collect();
    let (first, sizes) = all.split_at_checked(2)?;
    let (mut operands, mut shape) = (first.to_vec(), shape.to_vec());
    let dynamic = shape.iter_mut().filter(|dim| dim.size.is_none());
    for (dim, &size) in dynamic.zip(sizes) {
        match rw.body().constant_int(cx, size) {
            Some(constant) => dim.size = Some(u64::try_from(constant).ok()?),
            None => operands.push(size),
        }
    }
    if operands.len() == all.len() {
        return None;
    }
    let made = cx.intern_type(TypeData::MemRef {
        shape: Some(shape.into()),
        element: *element,
        layout: *layout,
        memory_space: *memory_space,
    });
    let (name, loc) = (site.name(), rw.body().location(op));
    let value = rw.make(op, loc, &NewOp::new(name, &operands, made))?;
    rw.replace_with(
        op,
        loc,
        &NewOp::new(cx.op_name("memref.cast"), &[value], ty),
    )
}

/// A view of an allocation that was cast is one of the allocation.
fn past_cast_of_allocation(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let cast = site.def(site.operand(0)?, cx.op_name("memref.cast"))?;
    let source = cast.operand(0)?;
    site.def(source, cx.op_name("memref.alloc"))?;
    rw.set_operand(op, 0, source);
    Some(())
}
