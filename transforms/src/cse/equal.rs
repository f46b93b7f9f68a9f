//! Equality of two operations of a body, with all nested operations.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hash, Hasher};

use pass_ir::body::Ignore;
use pass_ir::dialect::Traits;
use pass_ir::{BlockId, Body, Context, OpId, RegionId, ValueId};
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

/// True if both compute the same, wherever they are. The order of commutative operands may differ, except in nested
/// operations.
pub(super) fn are_equal(cx: &Context, body: &Body, one: OpId, two: OpId) -> bool {
    let mut pair = Pair {
        cx,
        body,
        values: HashMap::default(),
        blocks: HashMap::default(),
        regions: Vec::new(),
    };
    let is_flat = body.regions(one).is_empty();
    pair.same(one, two) && (is_flat || pair.note(one, two) && pair.nested())
}

/// Two operations that look the same so far.
struct Pair<'a> {
    cx: &'a Context,
    body: &'a Body,
    /// Values defined inside of the second one, by the corresponding values inside of the first one.
    values: HashMap<ValueId, ValueId, FxBuildHasher>,
    blocks: HashMap<BlockId, BlockId, FxBuildHasher>,
    /// Pairs that are still to be compared, the next one last.
    regions: Vec<(RegionId, RegionId)>,
}

impl Pair<'_> {
    /// Compares the regions that were come by. A list holds them, so that depth costs no stack.
    fn nested(&mut self) -> bool {
        while let Some((one, two)) = self.regions.pop() {
            if !self.region(one, two) {
                return false;
            }
        }
        true
    }

    fn region(&mut self, one: RegionId, two: RegionId) -> bool {
        let body = self.body;
        let (ours, theirs): (Vec<BlockId>, Vec<BlockId>) =
            (body.blocks(one).collect(), body.blocks(two).collect());
        self.blocks
            .extend(theirs.iter().copied().zip(ours.iter().copied()));
        ours.len() == theirs.len()
            && ours
                .into_iter()
                .zip(theirs)
                .all(|(one, two)| self.block(one, two))
    }

    fn block(&mut self, one: BlockId, two: BlockId) -> bool {
        let body = self.body;
        let args = body.args(one).len() == body.args(two).len()
            && body
                .args(one)
                .zip(body.args(two))
                .all(|(a, b)| self.stands_for(a, b));
        let mut others = body.ops(two);
        args && body
            .ops(one)
            .all(|op| others.next().is_some_and(|other| self.ops(op, other)))
            && others.next().is_none()
    }

    fn ops(&mut self, one: OpId, two: OpId) -> bool {
        self.same(one, two) && self.note(one, two)
    }

    /// True if the operations are equal but for their regions.
    fn same(&self, one: OpId, two: OpId) -> bool {
        let body = self.body;
        let what = |op: OpId| {
            let header = body.header(self.cx, op);
            (
                header.name,
                header.attrs,
                header.props,
                body.regions(op).len(),
            )
        };
        let types = |op: OpId| body.results(op).map(|value| body.value_type(value));
        what(one) == what(two)
            && types(one).eq(types(two))
            && self.same_operands(one, two)
            && self.same_successors(one, two)
            && self.same_bodies(one, two)
    }

    /// Lets the results of one stand for those of the other, and leaves their regions for later.
    fn note(&mut self, one: OpId, two: OpId) -> bool {
        let body = self.body;
        let pairs = body
            .regions(one)
            .iter()
            .copied()
            .zip(body.regions(two).iter().copied());
        self.regions.extend(pairs.rev());
        body.results(one)
            .zip(body.results(two))
            .all(|(a, b)| self.stands_for(a, b))
    }

    fn stands_for(&mut self, one: ValueId, two: ValueId) -> bool {
        self.values.insert(two, one);
        self.body.value_type(one) == self.body.value_type(two)
    }

    fn same_operands(&self, one: OpId, two: OpId) -> bool {
        let theirs = self
            .body
            .operands(two)
            .map(|value| self.values.get(&value).copied().unwrap_or(value));
        if self.body.operands(one).eq(theirs.clone()) {
            return true;
        }
        let is_nested = !self.values.is_empty() || !self.blocks.is_empty();
        if is_nested || !self.cx.traits(self.body.name(one)).has(Traits::COMMUTATIVE) {
            return false;
        }
        let (mut ours, mut theirs): (Vec<ValueId>, Vec<ValueId>) =
            (self.body.operands(one).collect(), theirs.collect());
        ours.sort_unstable();
        theirs.sort_unstable();
        ours == theirs
    }

    fn same_successors(&self, one: OpId, two: OpId) -> bool {
        let theirs = self.body.successors(two).iter();
        let theirs = theirs.map(|block| self.blocks.get(block).copied().unwrap_or(*block));
        theirs.eq(self.body.successors(one).iter().copied())
    }

    fn same_bodies(&self, one: OpId, two: OpId) -> bool {
        match (self.body.nested(one), self.body.nested(two)) {
            (None, None) => true,
            (Some(one), Some(two)) => one.is_equivalent(self.cx, two, Ignore { locations: true }),
            _ => false,
        }
    }
}
