//! Which operations may go away when nobody uses their results.

use pass_ir::{Body, Context, OpId, Traits};

/// Whether nothing would be missed if the operation were not there.
pub(crate) fn is_trivially_dead(cx: &Context, body: &Body, op: OpId) -> bool {
    !body.has_used_results(op) && would_be_dead(cx, body, op)
}

/// Whether nothing would be missed if nobody used the results.
pub(crate) fn would_be_dead(cx: &Context, body: &Body, op: OpId) -> bool {
    let traits = cx.traits(body.name(op));
    let is_symbol = traits.has(Traits::SYMBOL) && body.header(op).symbol(cx).is_some();
    !traits.has(Traits::TERMINATOR) && !is_symbol && is_effect_free(cx, body, op)
}

/// Whether the operation has no effect on memory, and nothing nested in it has.
pub(crate) fn is_effect_free(cx: &Context, body: &Body, op: OpId) -> bool {
    // An isolated operation has a body of its own, in which handles mean something else.
    let mut pending = vec![(body, op)];
    while let Some((body, op)) = pending.pop() {
        let traits = cx.traits(body.name(op));
        if traits.has(Traits::RECURSIVE_EFFECTS) {
            let (inner, regions) = body.regions_of(op);
            let blocks = regions.iter().flat_map(|&region| inner.blocks(region));
            pending.extend(
                blocks
                    .flat_map(|block| inner.ops(block))
                    .map(|op| (inner, op)),
            );
        } else if !traits.has(Traits::NO_EFFECTS) {
            return false;
        }
    }
    true
}
