//! The hash by which operations that may be equal are found.

use std::collections::HashSet;
use std::hash::{BuildHasher, Hash, Hasher};

use pass_ir::dialect::Traits;
use pass_ir::{Body, Context, OpId, RegionId, ValueId};
use rustc_hash::FxBuildHasher;

/// A number that is the same for operations that are equal.
pub(super) fn hash_of(cx: &Context, body: &Body, op: OpId) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
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

/// So many nested operations tell operations with regions apart well enough. More would have all that is nested deep hashed
/// again for each operation around it.
const HASHED: usize = 64;

/// Of the first operations that are nested, the names and what they use from outside, so that not all loops of a function
/// look alike.
fn hash_nested(body: &Body, op: OpId, hasher: &mut impl Hasher) {
    let (mut inside, mut pending) = (Regions::default(), Vec::new());
    enter(body, op, &mut inside, &mut pending);
    for _ in 0..HASHED {
        let Some(one) = pending.pop() else { return };
        body.name(one).hash(hasher);
        for value in body.operands(one) {
            // A value is defined in a region around its user, and those that are inside have been entered.
            let region = body.defining_block(value);
            let region = region.and_then(|block| body.block_region(block));
            let is_inside = region.is_some_and(|region| inside.contains(&region));
            (!is_inside).then_some(value).hash(hasher);
        }
        pending.extend(body.next_op(one));
        enter(body, one, &mut inside, &mut pending);
    }
}

type Regions = HashSet<RegionId, FxBuildHasher>;

/// Notes the regions of an operation, and has the first operations in them hashed next.
fn enter(body: &Body, op: OpId, inside: &mut Regions, pending: &mut Vec<OpId>) {
    inside.extend(body.regions(op));
    let entries = body.regions(op).iter().rev();
    let entries = entries.filter_map(|&region| body.entry(region));
    pending.extend(entries.filter_map(|entry| body.first_op(entry)));
}
