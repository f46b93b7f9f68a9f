//! The behaviour of `linalg`.

pub(crate) mod fill;
mod maps;
pub(crate) mod patterns;
pub(crate) mod verify;
mod verify_bodies;
mod verify_dimensions;

use crate::memref;
use crate::shared::{behaviours, casts, shapes};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Speculation;
use pass_ir::rewrite::{Fold, Site};
use pass_ir::{OpRef, Type, ValueId};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "linalg.broadcast" => without_fold(), patterns(patterns::STRUCTURED),
        verify(verify_dimensions::check_broadcast),
        verify_after_regions(verify::check_after_regions);
    "linalg.copy" => patterns(patterns::COPY);
    "linalg.generic" => patterns(patterns::COPYING);
    "linalg.index" => fold(index), verify(verify::check_index);
    "linalg.map" => without_fold(), verify(verify_bodies::check_map),
        verify_after_regions(verify::check_after_regions);
    "linalg.pack", "linalg.unpack" => destinations(casts::second_operand);
    "linalg.reduce" => without_fold(), verify_types(verify_dimensions::check_order),
        verify(verify_bodies::check_reduce),
        verify_after_regions(verify::check_after_regions);
    "linalg.softmax" => fold(past_casts);
    "linalg.transpose" => without_fold(), fold(same_order), patterns(patterns::TRANSPOSE),
        verify(verify_dimensions::check_transpose),
        verify_after_regions(verify::check_after_regions);
    "linalg.yield" => verify(verify::check_yield);
];

/// By interface. Operations that check the shapes of their operands against each other have no fold: they are not
/// given the memory before a cast, which may have another shape.
pub(crate) const INTERFACES: &[Behaviour] = behaviours![
    "LinalgOp" => fold(past_casts), patterns(patterns::STRUCTURED),
        speculation(|op| Speculation::as_nested_if(!shapes::uses_memory(op))),
        verify_after_regions(verify::check_after_regions);
    "DestinationStyleOpInterface" => patterns(patterns::DESTINATIONS), destinations(casts::last_operands),
        effects(shapes::effects_on_memory);
];

/// Uses memory before casts, if its sizes do not contradict each other.
fn past_casts(site: &Site<'_>) -> Option<Fold> {
    let operands = memref::operands_before_casts(site, None)?;
    may_use(site, &operands).then(|| Fold::operands(operands))
}

/// Returns whether static sizes of other operands agree, as far as the loops of an operation are known.
pub(crate) fn may_use(site: &Site<'_>, operands: &[ValueId]) -> bool {
    let types: Vec<Type> = operands.iter().map(|&value| site.type_of(value)).collect();
    !maps::may_contradict(**site, &types)
}

/// Folds to the number of a loop that runs once.
fn index(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let number = site.int_value("dim")?;
    let parent = site.body().parent_op(site.id())?;
    let parent = Site::new(OpRef::new(cx, site.body(), parent));
    let size = maps::loop_size(*parent, u32::try_from(number).ok()?)?;
    (size == 1).then(|| Fold::from(cx.integer_attr(0, Type::INDEX)))
}

fn same_order(site: &Site<'_>) -> Option<Fold> {
    let source = site.operand(0)?;
    let permutation = site.int_array("permutation")?;
    let is_identity = permutation.iter().copied().eq(0..permutation.len() as i64);
    let is_tensor = site.result_type(0) == Some(site.type_of(source));
    (is_identity && is_tensor).then(|| source.into())
}
