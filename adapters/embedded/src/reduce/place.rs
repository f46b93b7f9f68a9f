//! The places at which a reduction applies.

use pass_ir::dialect::{Traits, op};
use pass_ir::{Body, Context, Ident, OpId, Type, ValueId};

use crate::reduce::Reduction;

/// The maximum number of operations that are searched for a value of a type, at each level of nesting.
const MAX_SEARCHED_OPS: usize = 32;

/// The index that stands for all regions with one block, or all successors with one predecessor, of an operation.
pub(super) const ALL: usize = usize::MAX;

/// An operation, and the part of it that is reduced.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) op: OpId,
    /// The index of the region or successor, or [`ALL`]; unused by reductions of whole operations and of attributes.
    pub(super) index: usize,
    /// The name of the attribute or property.
    pub(super) attr_name: Option<Ident>,
}

impl Place {
    fn of(op: OpId) -> Self {
        Self::at(op, 0)
    }

    fn at(op: OpId, index: usize) -> Self {
        Self {
            op,
            index,
            attr_name: None,
        }
    }
}

/// Returns the places in a body, without those in bodies nested in it. `depth` is the nesting depth of its outermost operations.
pub(super) fn places(cx: &Context, body: &Body, reduction: Reduction, depth: usize) -> Vec<Place> {
    let mut places = Vec::new();
    for op in body.walk() {
        match reduction {
            Reduction::Operations(level) => {
                let applies = depth + depth_of(body, op) == level
                    && !is_terminator(cx, body, op)
                    && !is_needed_placeholder(body, op);
                places.extend(applies.then(|| Place::of(op)));
            }
            Reduction::Regions => places.extend(regions(body, op, |count| count > 0)),
            Reduction::Branches => {
                places.extend((!body.successors(op).is_empty()).then(|| Place::of(op)));
            }
            Reduction::Successors => {
                places.extend(with_all(op, single_predecessor_successors(body, op)));
            }
            Reduction::Bodies => {
                if body.nested(op).is_none() && !is_terminator(cx, body, op) {
                    places.extend(with_all(op, regions(body, op, |count| count == 1)));
                }
            }
            Reduction::Attributes => places.extend(attributes(cx, body, op)),
        }
    }
    places
}

/// Returns the number of levels of operations below the owner of the body.
pub(super) fn depth(body: &mut Body) -> usize {
    let ops = body.walk();
    let max_depth = ops.iter().map(|op| 1 + depth_of(body, *op)).max();
    let nested_depths = nested_bodies(body)
        .into_iter()
        .map(|(owner_depth, nested)| 1 + owner_depth + depth(nested));
    nested_depths.chain(max_depth).max().unwrap_or(0)
}

/// Returns the bodies nested in a body, each with the depth of its owner there.
pub(super) fn nested_bodies(body: &mut Body) -> Vec<(usize, &mut Body)> {
    let owners: Vec<OpId> = body
        .walk()
        .into_iter()
        .filter(|op| body.nested(*op).is_some())
        .collect();
    let depths: Vec<usize> = owners.iter().map(|op| depth_of(body, *op)).collect();
    let nested = body.nested_bodies_of(&owners).into_iter();
    depths
        .into_iter()
        .zip(nested.map(|(_, nested)| nested))
        .collect()
}

/// Returns the number of operations around `op` in its body.
pub(super) fn depth_of(body: &Body, op: OpId) -> usize {
    std::iter::successors(body.parent_op(op), |op| body.parent_op(*op)).count()
}

/// Returns whether the operation is a cast without operands, which defines values whose definition was removed.
pub(super) fn is_placeholder(body: &Body, op: OpId) -> bool {
    body.name(op) == op::BUILTIN_UNREALIZED_CONVERSION_CAST && body.operand_count(op) == 0
}

/// Returns whether the operation is a placeholder, and no other value before it has the type of one of its results.
fn is_needed_placeholder(body: &Body, op: OpId) -> bool {
    let mut results = body.results(op);
    let has_other = |value| find_value_before(body, op, body.value_type(value)).is_some();
    is_placeholder(body, op) && !results.all(has_other)
}

/// Finds a value of that type that is visible at `op`: a result of the [`MAX_SEARCHED_OPS`] operations before it, or an argument
/// of its block. If no place is found, searches in the same way before each operation around `op`, from the inside out.
pub(super) fn find_value_before(body: &Body, op: OpId, ty: Type) -> Option<ValueId> {
    let has_type = |value: &ValueId| body.value_type(*value) == ty;
    let levels = std::iter::successors(Some(op), |op| body.parent_op(*op));
    levels.into_iter().find_map(|op| {
        let before = std::iter::successors(body.prev_op(op), |op| body.prev_op(*op));
        let mut before = before.take(MAX_SEARCHED_OPS);
        let result = before.find_map(|op| body.results(op).find(has_type));
        result.or_else(|| body.args(body.block_of(op)?).find(has_type))
    })
}

/// Returns whether the operation ends its block, so that it cannot be removed by itself.
pub(super) fn is_terminator(cx: &Context, body: &Body, op: OpId) -> bool {
    cx.traits(body.name(op)).has(Traits::TERMINATOR) || !body.successors(op).is_empty()
}

/// Prepends the place that stands for all of several places.
fn with_all(op: OpId, places: Vec<Place>) -> impl Iterator<Item = Place> {
    let combined = (places.len() > 1).then(|| Place::at(op, ALL));
    combined.into_iter().chain(places)
}

/// Returns the regions whose number of blocks, counted up to two, satisfies a predicate.
fn regions(body: &Body, op: OpId, accepts_block_count: impl Fn(usize) -> bool) -> Vec<Place> {
    let (region_body, regions) = body.regions_of(op);
    let regions = regions.iter().enumerate();
    let block_count = |region| region_body.blocks(region).take(2).count();
    let matching = regions.filter(|(_, region)| accepts_block_count(block_count(**region)));
    matching.map(|(index, _)| Place::at(op, index)).collect()
}

/// Returns the successors with one predecessor, but not the block of the operation itself.
fn single_predecessor_successors(body: &Body, op: OpId) -> Vec<Place> {
    let successors = body.successors(op).iter().enumerate();
    let single = successors.filter(|(_, block)| {
        body.predecessors(**block).len() == 1 && body.block_of(op) != Some(**block)
    });
    single.map(|(index, _)| Place::at(op, index)).collect()
}

fn attributes(cx: &Context, body: &Body, op: OpId) -> Vec<Place> {
    let header = body.header(cx, op);
    let dicts = [header.props, header.attrs].map(|dict| cx.attr(dict).as_dict());
    let entries = dicts.into_iter().flatten().flatten();
    let place = |(name, _): &(Ident, _)| Place {
        attr_name: Some(*name),
        ..Place::of(op)
    };
    entries.map(place).collect()
}
