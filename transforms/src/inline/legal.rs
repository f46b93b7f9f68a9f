//! Legality of inlining a call.

use pass_ir::dialect::Traits;
use pass_ir::{Body, Context, OpId, OpRef, RegionId, name};

/// The reason why the region of a function must not replace a call.
pub(super) fn obstacle(
    cx: &Context,
    caller: &Body,
    call: OpId,
    callee: &Body,
    callee_op: OpId,
    around: &Body,
) -> Option<&'static str> {
    let no_inline = cx.find_ident("no_inline");
    let is_marked = |body: &Body, op| no_inline.is_some_and(|key| body.attr(cx, op, key).is_some());
    let Some(&region) = callee.top_regions().first() else {
        return Some("the callee has no region");
    };
    if is_marked(caller, call) || is_marked(around, callee_op) {
        Some("it is marked no_inline")
    } else if !types_agree(cx, caller, call, callee, around, callee_op) {
        Some("the types of call and callee differ")
    } else if !takes(cx, caller, call, callee, region) {
        Some("the operation around the call cannot receive the blocks of the callee")
    } else if !may_leave(cx, callee, region) {
        Some("the callee has a return that cannot be replaced")
    } else if !may_move(cx, callee) {
        Some("the callee has an operation that must not be copied")
    } else {
        None
    }
}

/// True if the types of the call fit those of the function.
fn types_agree(
    cx: &Context,
    caller: &Body,
    call: OpId,
    callee: &Body,
    around: &Body,
    callee_op: OpId,
) -> bool {
    let entry = callee
        .top_regions()
        .first()
        .and_then(|&region| callee.entry(region));
    let Some(entry) = entry else { return false };
    let ty = around
        .attr(cx, callee_op, name::FUNCTION_TYPE)
        .and_then(|ty| cx.attr(ty).as_type());
    let Some(pass_ir::data::TypeData::Function { results, .. }) = ty.map(|ty| cx.ty(ty)) else {
        return false;
    };
    let Some(site) = caller.call_site(cx, call) else {
        return false;
    };
    let passed = caller
        .operands(call)
        .skip(site.first_argument)
        .map(|value| caller.value_type(value));
    let received = caller.results(call).map(|value| caller.value_type(value));
    passed.eq(callee.args(entry).map(|value| callee.value_type(value)))
        && received.eq(results.iter().copied())
}

/// True if the region that holds the call may receive the blocks of the function.
fn takes(cx: &Context, caller: &Body, call: OpId, callee: &Body, region: RegionId) -> bool {
    let Some(around) = caller.parent_op(call) else {
        // Directly in a function, as the one that is called.
        return true;
    };
    let name = caller.name(around);
    let traits = cx.traits(name);
    let is_single = traits.has(Traits::SINGLE_BLOCK);
    if (is_single && callee.blocks(region).nth(1).is_some()) || !traits.has(Traits::INLINE_TARGET) {
        return false;
    }
    let accepts = cx.behaviour(name).accepts;
    accepts.is_none_or(|accepts| accepts(OpRef::new(cx, caller, around), callee))
}

/// True if each block of a function that returns can go on behind the call instead.
fn may_leave(cx: &Context, callee: &Body, region: RegionId) -> bool {
    let ends = callee
        .blocks(region)
        .filter_map(|block| callee.last_op(block));
    ends.map(|end| callee.name(end))
        .all(|name| !cx.traits(name).has(Traits::RETURN_LIKE) || cx.behaviour(name).leave.is_some())
}

/// True if the dialects of all operations of a function, in isolated operations too, allow moving them.
fn may_move(cx: &Context, callee: &Body) -> bool {
    let mut pending = vec![callee];
    while let Some(body) = pending.pop() {
        for op in body.walk() {
            if !cx.traits(body.name(op)).has(Traits::INLINABLE) {
                return false;
            }
            pending.extend(body.nested(op));
        }
    }
    true
}
