//! Operations of dialects that nobody loaded: only a pass can have created them.

use pass_ir::{Body, Context, Header, Op};
use pass_runtime::ir::UnloadedOp;

use crate::convert;

/// The first such operation: `op` itself or one nested in it.
pub(crate) fn first(cx: &Context, op: &Op<'_>) -> Option<UnloadedOp> {
    let own = unless_loaded(cx, op.header());
    own.or_else(|| first_in(cx, op.body()?))
}

fn first_in(cx: &Context, body: &Body) -> Option<UnloadedOp> {
    // Bodies wait on a list, so that depth costs no stack.
    let mut bodies = vec![body];
    while let Some(body) = bodies.pop() {
        for op in body.walk() {
            let found = unless_loaded(cx, body.header(op));
            if found.is_some() {
                return found;
            }
            bodies.extend(body.nested(op));
        }
    }
    None
}

fn unless_loaded(cx: &Context, header: &Header) -> Option<UnloadedOp> {
    if cx.is_loaded(header.name) {
        return None;
    }
    let name = cx.op_name_str(header.name);
    Some(UnloadedOp::new(name, convert::location(cx, header.loc)))
}
