//! Legality of inlining a call.

use pass_ir::{Body, Context, OpId, RegionId, Traits, name, op};

/// Dialects whose operations stay where they are, as they say nothing about being moved.
const STAY: [&str; 4] = ["async", "emitc", "pdl", "transform"];

/// Dialects whose operations take in any others. One of `affine` asks more: see [`takes`].
const OPEN: [&str; 5] = ["func", "linalg", "memref", "scf", "tensor"];

/// True if the region of a function may replace a call.
pub(super) fn may_inline(
    cx: &Context,
    caller: &Body,
    call: OpId,
    callee: &Body,
    callee_op: OpId,
    around: &Body,
) -> bool {
    let no_inline = cx.find_ident("no_inline");
    let is_marked = |body: &Body, op| no_inline.is_some_and(|key| body.attr(cx, op, key).is_some());
    let Some(&region) = callee.top_regions().first() else {
        return false;
    };
    !is_marked(caller, call)
        && !is_marked(around, callee_op)
        && types_agree(cx, caller, call, callee, around, callee_op)
        && takes(cx, caller, call, callee, region)
        && callee.walk().into_iter().all(|op| may_move(cx, callee, op))
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
    let Some(pass_ir::TypeData::Function { results, .. }) = ty.map(|ty| cx.ty(ty)) else {
        return false;
    };
    let passed = caller.operands(call).map(|value| caller.value_type(value));
    let received = caller.results(call).map(|value| caller.value_type(value));
    passed.eq(callee.args(entry).map(|value| callee.value_type(value)))
        && received.eq(results.iter().copied())
}

/// True if the region that the call is in may take the blocks of the function.
fn takes(cx: &Context, caller: &Body, call: OpId, callee: &Body, region: RegionId) -> bool {
    let Some(around) = caller.parent_op(call) else {
        // Directly in a function, as the one that is called.
        return true;
    };
    let name = caller.name(around);
    if callee.blocks(region).nth(1).is_some() && cx.traits(name).has(Traits::SINGLE_BLOCK) {
        return false;
    }
    let dialect = cx.op_name_str(name).split('.').next().unwrap_or_default();
    match dialect {
        // Values that were computed anywhere may not be what `affine` counts with; what has no effects and is not of
        // `affine` never is.
        "affine" => callee.walk().into_iter().all(|op| {
            let is_affine = cx.op_name_str(callee.name(op)).starts_with("affine.");
            callee.name(op) == op::FUNC_RETURN
                || (!is_affine
                    && callee
                        .effects(cx, op)
                        .is_some_and(pass_ir::Effects::is_none))
        }),
        _ => cx.is_registered(name) && OPEN.contains(&dialect),
    }
}

/// True if an operation may be inlined.
fn may_move(cx: &Context, body: &Body, op: OpId) -> bool {
    let name = body.name(op);
    let dialect = cx.op_name_str(name).split('.').next().unwrap_or_default();
    let is_known = cx.is_registered(name) && !STAY.contains(&dialect);
    is_known && (dialect != "builtin" || name == op::BUILTIN_UNREALIZED_CONVERSION_CAST)
}
