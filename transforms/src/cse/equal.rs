//! Equality of two operations of a body, with all nested operations.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hash, Hasher};

use pass_ir::body::{Ignore, ValueDef};
use pass_ir::dialect::Traits;
use pass_ir::{BlockId, Body, Context, OpId, RegionId, ValueId, WalkOrder};
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

/// Of what is nested the names and what it uses from outside, so that not all loops of a function look alike.
fn hash_nested(body: &Body, op: OpId, hasher: &mut impl Hasher) {
    let nested = body.walk_nested(op, WalkOrder::Pre);
    let inside: HashSet<OpId, FxBuildHasher> = nested.iter().copied().chain([op]).collect();
    let definer = |value: ValueId| match body.value_def(value) {
        ValueDef::Result { op, .. } => Some(op),
        ValueDef::Argument { block, .. } => body.region_owner(body.block_region(block)?),
    };
    for &one in &nested {
        body.name(one).hash(hasher);
        for value in body.operands(one) {
            let is_inside = definer(value).is_some_and(|definer| inside.contains(&definer));
            (!is_inside).then_some(value).hash(hasher);
        }
    }
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
