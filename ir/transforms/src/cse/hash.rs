//! The hash of an operation, equal for equal operations.

use std::hash::{BuildHasher, Hash, Hasher};

use pass_ir::dialect::Traits;
use pass_ir::hash::{HashSet, HashState};
use pass_ir::{Body, Context, OpId, RegionId, ValueId};

pub(super) fn hash_of(cx: &Context, body: &Body, op: OpId) -> u64 {
    let mut hasher = HashState::default().build_hasher();
    let header = body.header(cx, op);
    (header.name, header.attrs, header.props).hash(&mut hasher);
    let mut operands: Vec<ValueId> = body.operands(op).collect();
    if cx.traits(header.name).has(Traits::COMMUTATIVE) {
        operands.sort_unstable();
    }
    operands.hash(&mut hasher);
    for result in body.results(op) {
        body.value_type(result).hash(&mut hasher);
    }
    if !body.regions(op).is_empty() {
        hash_nested(body, op, &mut hasher);
    }
    hasher.finish()
}

/// The number of nested operations that are hashed. A limit, because deeply nested operations would be hashed again for
/// each of their ancestors.
const MAX_HASHED: usize = 64;

/// Hashes the names of the first nested operations and the operands that are defined outside.
fn hash_nested(body: &Body, op: OpId, hasher: &mut impl Hasher) {
    let (mut inside, mut pending) = (Regions::default(), Vec::new());
    enter_regions(body, op, &mut inside, &mut pending);
    for _ in 0..MAX_HASHED {
        let Some(op) = pending.pop() else { return };
        body.name(op).hash(hasher);
        for value in body.operands(op) {
            let region = body.defining_block(value);
            let region = region.and_then(|block| body.block_region(block));
            let is_inside = region.is_some_and(|region| inside.contains(&region));
            (!is_inside).then_some(value).hash(hasher);
        }
        pending.extend(body.next_op(op));
        enter_regions(body, op, &mut inside, &mut pending);
    }
}

type Regions = HashSet<RegionId>;

fn enter_regions(body: &Body, op: OpId, inside: &mut Regions, pending: &mut Vec<OpId>) {
    inside.extend(body.regions(op));
    let entries = body.regions(op).iter().rev();
    let entries = entries.filter_map(|&region| body.entry(region));
    pending.extend(entries.filter_map(|entry| body.first_op(entry)));
}
