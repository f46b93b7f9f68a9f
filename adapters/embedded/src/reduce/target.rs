//! The targets to which a reduction applies.

use pass_ir::dialect::{Traits, op};
use pass_ir::{Body, Context, Ident, OpId, Type, ValueId};

use crate::reduce::Reduction;

/// The maximum number of operations that are searched for a value of a type, at each level.
const NEAR: usize = 32;

/// The index for all regions or successors of an operation.
pub(super) const ALL: usize = usize::MAX;

#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub(super) op: OpId,
    /// The number of the region or successor, or [`ALL`].
    pub(super) index: usize,
    pub(super) key: Option<Ident>,
}

impl Target {
    fn of(op: OpId) -> Self {
        Self::at(op, 0)
    }

    fn at(op: OpId, index: usize) -> Self {
        Self {
            op,
            index,
            key: None,
        }
    }
}

/// Returns the targets in a body, without those in bodies nested in it. `depth` is that of its outermost operations.
pub(super) fn targets(
    cx: &Context,
    body: &Body,
    reduction: Reduction,
    depth: usize,
) -> Vec<Target> {
    let mut found = Vec::new();
    for op in body.walk() {
        match reduction {
            Reduction::Operations(wanted) => {
                let is_wanted = depth + depth_of(body, op) == wanted
                    && !is_terminator(cx, body, op)
                    && !is_needed_placeholder(body, op);
                found.extend(is_wanted.then(|| Target::of(op)));
            }
            Reduction::Regions => found.extend(regions(body, op, |count| count > 0)),
            Reduction::Branches => {
                found.extend((!body.successors(op).is_empty()).then(|| Target::of(op)));
            }
            Reduction::Successors => found.extend(with_all(op, only_successors(body, op))),
            Reduction::Bodies => {
                if body.nested(op).is_none() && !is_terminator(cx, body, op) {
                    found.extend(with_all(op, regions(body, op, |count| count == 1)));
                }
            }
            Reduction::Attributes => found.extend(attributes(cx, body, op)),
        }
    }
    found
}

/// Returns the number of levels of operations below the owner of the body.
pub(super) fn depth(body: &mut Body) -> usize {
    let owners: Vec<OpId> = body.walk();
    let max_depth = owners.iter().map(|op| 1 + depth_of(body, *op)).max();
    let owner_depths: Vec<usize> = owners
        .iter()
        .filter(|op| body.nested(**op).is_some())
        .map(|op| 1 + depth_of(body, *op))
        .collect();
    let nested = body.nested_bodies().into_iter().zip(owner_depths);
    let nested = nested.map(|((_, nested), owner_depth)| owner_depth + depth(nested));
    nested.chain(max_depth).max().unwrap_or(0)
}

/// Returns the number of operations around `op` in its body.
pub(super) fn depth_of(body: &Body, op: OpId) -> usize {
    std::iter::successors(body.parent_op(op), |op| body.parent_op(*op)).count()
}

/// Returns whether the operation stands for values that lost their definition.
pub(super) fn is_placeholder(body: &Body, op: OpId) -> bool {
    body.name(op) == op::BUILTIN_UNREALIZED_CONVERSION_CAST && body.operand_count(op) == 0
}

/// Returns whether nothing but the placeholder has values of its types.
fn is_needed_placeholder(body: &Body, op: OpId) -> bool {
    let mut results = body.results(op);
    let has_other = |value| near(body, op, body.value_type(value)).is_some();
    is_placeholder(body, op) && !results.all(has_other)
}

/// Returns a value of that type that is defined before `op`, in its block or in one around it.
pub(super) fn near(body: &Body, op: OpId, ty: Type) -> Option<ValueId> {
    let has_type = |value: &ValueId| body.value_type(*value) == ty;
    let levels = std::iter::successors(Some(op), |op| body.parent_op(*op));
    levels.into_iter().find_map(|op| {
        let before = std::iter::successors(body.prev_op(op), |op| body.prev_op(*op)).take(NEAR);
        let found = before
            .into_iter()
            .find_map(|op| body.results(op).find(has_type));
        found.or_else(|| body.args(body.block_of(op)?).find(has_type))
    })
}

/// Returns whether the operation ends its block, so that it cannot be removed by itself.
pub(super) fn is_terminator(cx: &Context, body: &Body, op: OpId) -> bool {
    cx.traits(body.name(op)).has(Traits::TERMINATOR) || !body.successors(op).is_empty()
}

/// Prepends a site for all of several sites.
fn with_all(op: OpId, targets: Vec<Target>) -> impl Iterator<Item = Target> {
    let combined = (targets.len() > 1).then(|| Target::at(op, ALL));
    combined.into_iter().chain(targets)
}

/// Returns the regions whose number of blocks, counted up to two, satisfies a predicate.
fn regions(body: &Body, op: OpId, has_count: impl Fn(usize) -> bool) -> Vec<Target> {
    let (inside, regions) = body.regions_of(op);
    let regions = regions.iter().enumerate();
    let matching = regions.filter(|(_, region)| has_count(inside.blocks(**region).take(2).count()));
    matching.map(|(index, _)| Target::at(op, index)).collect()
}

/// Returns the successors that have no other predecessor.
fn only_successors(body: &Body, op: OpId) -> Vec<Target> {
    let successors = body.successors(op).iter().enumerate();
    let only = successors.filter(|(_, block)| {
        body.predecessors(**block).len() == 1 && body.block_of(op) != Some(**block)
    });
    only.map(|(index, _)| Target::at(op, index)).collect()
}

fn attributes(cx: &Context, body: &Body, op: OpId) -> Vec<Target> {
    let header = body.header(cx, op);
    let dicts = [header.props, header.attrs].map(|dict| cx.attr(dict).as_dict());
    let entries = dicts.into_iter().flatten().flatten();
    let target = |(key, _): &(Ident, _)| Target {
        key: Some(*key),
        ..Target::of(op)
    };
    entries.map(target).collect()
}
