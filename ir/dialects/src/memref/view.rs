//! Patterns of `memref.view`.

use crate::shared::{patterns, shapes};
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{OpId, ValueId};

pub(super) const VIEW: &[Pattern] = patterns![
    anonymous "ViewOpShapeFolder" => constant_sizes;
    anonymous "ViewOpMemrefCastFolder" => past_cast_of_allocation;
];

fn constant_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let ty = site.result_type(0)?;
    let operands: Vec<ValueId> = site.operands().collect();
    let (first, sizes) = operands.split_at_checked(2)?;
    let (dynamic, made) = shapes::with_constant_sizes(&site, ty, sizes)?;
    if made == ty {
        return None;
    }
    let operands = [first, &dynamic].concat();
    let (name, loc) = (site.name(), rw.body().location(op));
    let value = rw.make(op, loc, &NewOp::new(name, &operands, made))?;
    rw.replace_by(op, cx.op_name("memref.cast"), &[value])
}

fn past_cast_of_allocation(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let cast = site.def(site.operand(0)?, cx.op_name("memref.cast"))?;
    let source = cast.operand(0)?;
    site.def(source, cx.op_name("memref.alloc"))?;
    rw.set_operand(op, 0, source);
    Some(())
}
