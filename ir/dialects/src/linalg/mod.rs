//! The behaviour of `linalg`.

pub(crate) mod fill;
mod maps;
pub(crate) mod patterns;
mod reorder;
pub(crate) mod verify;
mod verify_bodies;
mod verify_contraction;
mod verify_dimensions;
mod verify_tiles;

use crate::memref;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::{behaviours, casts, shapes};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Speculation;
use pass_ir::rewrite::{Fold, Site};
use pass_ir::{OpRef, Type, ValueId};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "linalg.broadcast" => without_fold(), patterns(patterns::BROADCAST),
        verify(verify_dimensions::check_broadcast),
        verify_after_regions(verify::check_after_regions);
    "linalg.copy" => patterns(patterns::COPY);
    "linalg.generic" => patterns(patterns::COPYING);
    "linalg.index" => fold(index), verify(verify::check_index);
    "linalg.map" => without_fold(), verify(verify_bodies::check_map),
        verify_after_regions(verify::check_after_regions);
    "linalg.pack" => patterns(patterns::PACK), destinations(casts::second_operand), speculation(packing),
        verify(verify_tiles::check_pack);
    "linalg.reduce" => without_fold(), verify_types(verify_dimensions::check_order),
        verify(verify_bodies::check_reduce),
        verify_after_regions(verify::check_after_regions);
    "linalg.softmax" => fold(past_casts), verify(verify_dimensions::check_softmax);
    "linalg.transpose" => without_fold(), fold(same_order), patterns(patterns::TRANSPOSE),
        verify(verify_dimensions::check_transpose),
        verify_after_regions(verify::check_after_regions);
    "linalg.unpack" => patterns(patterns::UNPACK), destinations(casts::second_operand),
        speculation(|op| by_tiles(op, op.operand(0), 2)), verify(verify_tiles::check_unpack);
    "linalg.winograd_filter_transform", "linalg.winograd_input_transform", "linalg.winograd_output_transform" =>
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

/// A `linalg.pack` with a padding value can always be speculated.
fn packing(op: OpRef<'_>) -> Speculation {
    let groups = op.operand_segments();
    match groups {
        Some([_, _, 0, _]) => by_tiles(op, op.operand(1), 2),
        Some([_, _, 1, _]) => Speculation::Always,
        _ => Speculation::Never,
    }
}

/// Packing without padding, and unpacking, can be speculated if each tile has a constant size and the dimension of the
/// packed tensor that holds the tile is static. Dynamic tiles are the operands from `first` on.
fn by_tiles(op: OpRef<'_>, packed: Option<ValueId>, first: usize) -> Speculation {
    let cx = op.context();
    let tiles = op.int_array("static_inner_tiles");
    let shape = packed.and_then(|packed| cx.ty(op.type_of(packed)).shape());
    let (Some(tiles), Some(shape)) = (tiles, shape) else {
        return Speculation::Never;
    };
    let Some(inner) = shape
        .len()
        .checked_sub(tiles.len())
        .map(|start| &shape[start..])
    else {
        return Speculation::Never;
    };
    let mut dynamic = op.operands().skip(first);
    let mut is_constant = |tile: i64| {
        tile != DYNAMIC
            || dynamic
                .next()
                .is_some_and(|tile| op.body().constant_int(cx, tile).is_some())
    };
    let fits = tiles.iter().all(|&tile| is_constant(tile));
    Speculation::always_if(fits && inner.iter().all(|dim| dim.size.is_some()))
}
