//! Operations of dialects that are not loaded, which only a pass can create.

use pass_ir::{Body, Context, Loc, Op, OpName};
use pass_runtime::ir::UnloadedOp;

use crate::convert;

/// Returns the first such operation: `op` itself or one nested in it.
pub(crate) fn find_unloaded(cx: &Context, op: &Op<'_>) -> Option<UnloadedOp> {
    let found = unless_loaded(cx, op.op_name(), op.location());
    found.or_else(|| find_unloaded_in(cx, op.body()?))
}

fn find_unloaded_in(cx: &Context, body: &Body) -> Option<UnloadedOp> {
    // An explicit worklist, because bodies nest arbitrarily deep.
    let mut bodies = vec![body];
    while let Some(body) = bodies.pop() {
        for op in body.walk() {
            let found = unless_loaded(cx, body.name(op), body.location(op));
            if found.is_some() {
                return found;
            }
            bodies.extend(body.nested(op));
        }
    }
    None
}

fn unless_loaded(cx: &Context, name: OpName, loc: Loc) -> Option<UnloadedOp> {
    if cx.is_loaded(name) {
        return None;
    }
    let name = cx.op_name_str(name);
    Some(UnloadedOp::new(name, convert::location(cx, loc)))
}
