//! Patterns of allocations: sizes that are constants, memory that nobody reads, and scopes that nothing needs.

use crate::shared::{patterns, shapes};
use pass_ir::flow::Effects;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{InsertPoint, OpId, OpSpec, Type, ValueId, WalkOrder, name};

pub(super) const ALLOC: &[Pattern] = patterns![
    anonymous "SimplifyAllocConst<mlir::memref::AllocOp>" => constant_sizes;
    anonymous "SimplifyDeadAlloc<mlir::memref::AllocOp>" => unread;
];

pub(super) const ALLOCA: &[Pattern] = patterns![
    anonymous "SimplifyAllocConst<mlir::memref::AllocaOp>" => constant_sizes;
    anonymous "SimplifyDeadAlloc<mlir::memref::AllocaOp>" => unread;
];

fn constant_sizes(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let (body, ty) = (rw.body(), site.result_type(0)?);
    let sizes = cx.ty(ty).shape()?.iter();
    let sizes = sizes.filter(|dim| dim.size.is_none()).count();
    let operands: Vec<ValueId> = site.operands().collect();
    let (sizes, symbols) = operands.split_at_checked(sizes)?;
    let (dynamic, made) = shapes::with_constant_sizes(&site, ty, sizes)?;
    if made == ty {
        return None;
    }
    let sizes = [dynamic.len() as i64, symbols.len() as i64];
    let sizes = cx.dense_array_attr(Type::I32, &sizes);
    let alignment = cx.ident("alignment");
    let (results, all) = ([made], [&dynamic[..], symbols].concat());
    let spec = OpSpec::new(body.name(op), body.location(op))
        .operands(&all)
        .results(&results)
        .attr(name::OPERAND_SEGMENT_SIZES, sizes)
        .attrs(site.attr(alignment).map(|value| (alignment, value)));
    let made = rw.create(&spec, InsertPoint::Before(op));
    let operands = [rw.body().result(made, 0)?];
    rw.replace_by(op, cx.op_name("memref.cast"), &operands)
}

/// Drops an allocation that is only stored to and freed.
fn unread(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let memory = rw.body().result(op, 0)?;
    let users: Vec<_> = rw.body().uses(memory).collect();
    let is_harmless =
        |user: OpId, operand: usize| match rw.context().op_name_str(rw.body().name(user)) {
            "memref.store" => operand != 0,
            "memref.dealloc" => true,
            _ => false,
        };
    if !users.iter().all(|used| is_harmless(used.op, used.operand)) {
        return None;
    }
    for used in users {
        rw.erase(used.op);
    }
    rw.erase(op);
    Some(())
}

pub(super) fn scope_without_allocation(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let block = body.entry(*body.regions(op).first()?)?;
    let nested = body.walk_nested(op, WalkOrder::Pre);
    let allocates_nothing = nested.into_iter().all(|op| {
        let effects = body.effects(cx, op);
        effects.is_some_and(|effects| {
            !effects.has(Effects::ALLOCATE) && !effects.has(Effects::ALLOCATE_RESULT)
        })
    });
    if !allocates_nothing {
        return None;
    }
    rw.replace_with_block(op, block, &[])
}
