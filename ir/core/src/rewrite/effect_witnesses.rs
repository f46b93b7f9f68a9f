//! A cache of nested operations whose side effects keep operations with regions alive.

use crate::hash::HashMap;

use crate::body::Body;
use crate::context::Context;
use crate::dialect::Traits;
use crate::effects::{Effects, own_effects};
use crate::handle::OpId;

/// Caches one effectful nested operation per operation with regions, so that liveness is not recomputed on every
/// change.
#[derive(Debug, Default)]
pub(super) struct EffectWitnesses {
    cache: HashMap<OpId, Witness>,
}

#[derive(Clone, Copy, Debug)]
struct Witness {
    op: OpId,
    /// The number of moves when the entry was cached.
    moves: u64,
}

impl EffectWitnesses {
    /// Like [`Body::is_trivially_dead`]. `moves` is the number of moves out of a region so far, which invalidate the
    /// cache.
    pub(super) fn is_dead(&mut self, cx: &Context, body: &Body, op: OpId, moves: u64) -> bool {
        if body.regions(op).is_empty() {
            return body.is_trivially_dead(cx, op);
        }
        if body.has_used_results(op) || !body.may_be_dropped(cx, op) {
            return false;
        }
        let Some((witness, source)) = self.find(cx, body, op, moves) else {
            return true;
        };
        let mut next = Some(source);
        while let Some(ancestor) = next {
            self.cache.insert(ancestor, Witness { op: witness, moves });
            next = body.parent_op(ancestor).filter(|_| ancestor != op);
        }
        false
    }

    /// Returns `op` or a nested operation with side effects, and where it was found: itself, or an operation whose cache entry
    /// it is.
    fn find(&self, cx: &Context, body: &Body, op: OpId, moves: u64) -> Option<(OpId, OpId)> {
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            if let Some(cached) = self.cache.get(&op).filter(|cached| cached.moves == moves)
                && body.is_live(cached.op)
                && has_effects(cx, body, cached.op)
            {
                return Some((cached.op, op));
            }
            if has_effects(cx, body, op) {
                return Some((op, op));
            }
            if !cx.traits(body.name(op)).has(Traits::RECURSIVE_EFFECTS) {
                continue;
            }
            // Stops at the first witness: bodies that grow with each merge are asked again each time.
            for nested in body.ops_of_regions(body.regions(op)) {
                if !body.regions(nested).is_empty() {
                    pending.push(nested);
                } else if has_effects(cx, body, nested) {
                    return Some((nested, nested));
                }
            }
        }
        None
    }
}

/// Returns whether an operation must not be erased because of side effects of its own, or in its isolated body.
fn has_effects(cx: &Context, body: &Body, op: OpId) -> bool {
    let effects = match body.nested(op) {
        Some(_) => body.effects(cx, op),
        None => own_effects(cx, body, op),
    };
    !effects.is_some_and(|effects| effects.is_subset(Effects::DROPPABLE))
}
