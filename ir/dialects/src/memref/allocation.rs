//! Patterns of allocations: sizes that are constants, memory that nobody reads, and scopes that nothing needs.

use crate::shared::{patterns, shapes};
use pass_ir::dialect::Traits;
use pass_ir::flow::Effects;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{Body, Context, InsertPoint, OpId, OpSpec, Type, ValueId, name};

pub(super) const ALLOC: &[Pattern] = patterns![
    anonymous "SimplifyAllocConst<mlir::memref::AllocOp>" => constant_sizes;
    anonymous "SimplifyDeadAlloc<mlir::memref::AllocOp>" => unread;
];

pub(super) const ALLOCA: &[Pattern] = patterns![
    anonymous "SimplifyAllocConst<mlir::memref::AllocaOp>" => constant_sizes;
    anonymous "SimplifyDeadAlloc<mlir::memref::AllocaOp>" => unread;
];

pub(super) const REALLOC: &[Pattern] =
    patterns![anonymous "SimplifyDeadAlloc<mlir::memref::ReallocOp>" => unread];

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

/// Replaces a scope by what is in it, if nothing in it allocates memory that the scope frees, or if the operation around it frees
/// that right after it.
pub(super) fn scope_without_allocation(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let block = body.entry(*body.regions(op).first()?)?;
    if may_allocate_in_scope(cx, body, op) {
        let parent = body.parent_op(op)?;
        let is_scope = cx.traits(body.name(parent)).has(Traits::ALLOCATION_SCOPE);
        let is_last = body.next_op(body.next_op(op)?).is_none();
        let region = body.block_region(body.block_of(op)?)?;
        if !is_scope || !is_last || body.blocks(region).count() != 1 {
            return None;
        }
    }
    rw.replace_with_block(op, block, &[])
}

/// Returns whether an operation in a scope may allocate memory that this scope frees, and no scope inside of it.
fn may_allocate_in_scope(cx: &Context, body: &Body, scope: OpId) -> bool {
    let mut regions = body.regions(scope).to_vec();
    while let Some(region) = regions.pop() {
        for op in body.region_ops(region) {
            if may_allocate_on_stack(cx, body, op) {
                return true;
            }
            if !cx.traits(body.name(op)).has(Traits::ALLOCATION_SCOPE) {
                regions.extend(body.regions(op));
            }
        }
    }
    false
}

/// Returns whether an operation itself may allocate memory that a scope frees.
fn may_allocate_on_stack(cx: &Context, body: &Body, op: OpId) -> bool {
    let name = body.name(op);
    if cx.traits(name).has(Traits::RECURSIVE_EFFECTS) {
        return false;
    }
    let is_heap = matches!(cx.op_name_str(name), "memref.alloc" | "memref.realloc");
    let allocates =
        |effects: Effects| effects.has(Effects::ALLOCATE) || effects.has(Effects::ALLOCATE_RESULT);
    !is_heap && body.effects(cx, op).is_none_or(allocates)
}
