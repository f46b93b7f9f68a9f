//! Operations with regions that are not dead because of something nested in them.

use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::context::Context;
use crate::dialect::Traits;
use crate::effects::{Effects, own_effects};
use crate::handle::OpId;

/// For operations with regions, one with effects in them: as long as that is there, they are not dead. Else every change
/// in a nest would have all of the nest searched for each operation around it.
#[derive(Debug, Default)]
pub(super) struct Keepers {
    known: FxHashMap<OpId, Keeper>,
}

/// An operation with effects, and how often operations had changed places when it was found.
#[derive(Clone, Copy, Debug)]
struct Keeper {
    op: OpId,
    moves: u64,
}

impl Keepers {
    /// As [`Body::is_trivially_dead`]; `moves` counts how often operations have left a region.
    pub(super) fn is_dead(&mut self, cx: &Context, body: &Body, op: OpId, moves: u64) -> bool {
        if body.regions(op).is_empty() {
            return body.is_trivially_dead(cx, op);
        }
        if body.has_used_results(op) || !body.may_be_dropped(cx, op) {
            return false;
        }
        let Some((keeper, found_at)) = self.find(cx, body, op, moves) else {
            return true;
        };
        let mut next = Some(found_at);
        while let Some(inner) = next {
            self.known.insert(inner, Keeper { op: keeper, moves });
            next = body.parent_op(inner).filter(|_| inner != op);
        }
        false
    }

    /// An operation that has effects, the operation itself or one nested in it, and the one of which that was known.
    fn find(&self, cx: &Context, body: &Body, op: OpId, moves: u64) -> Option<(OpId, OpId)> {
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            if let Some(known) = self.known.get(&op).filter(|known| known.moves == moves)
                && body.is_live(known.op)
                && has_effects(cx, body, known.op)
            {
                return Some((known.op, op));
            }
            if has_effects(cx, body, op) {
                return Some((op, op));
            }
            if cx.traits(body.name(op)).has(Traits::RECURSIVE_EFFECTS) {
                let blocks = body.regions(op).iter();
                let blocks = blocks.flat_map(|&region| body.blocks(region));
                pending.extend(blocks.flat_map(|block| body.ops(block)));
            }
        }
        None
    }
}

/// True if an operation may not be erased because of effects of its own, or of what an isolated one owns.
fn has_effects(cx: &Context, body: &Body, op: OpId) -> bool {
    let effects = match body.nested(op) {
        Some(_) => body.effects(cx, op),
        None => own_effects(cx, body, op),
    };
    !effects.is_some_and(|effects| effects.only(Effects::DROPPABLE))
}
