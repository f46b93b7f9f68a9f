//! The behaviour of `vector`.

mod casts;
mod extracts;
mod folds;
mod inserts;
mod masks;
mod patterns;
mod reductions;
mod slices;
mod transfer;
mod verify;
mod verify_contract;
mod verify_mask;
mod verify_memory;
mod verify_shapes;

use crate::memref;
use crate::shared::{self, shapes};
use pass_ir::OpRef;
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Effects;

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("vector.bitcast")
        .fold(casts::recast)
        .invariants(verify_shapes::BITCAST),
    Behaviour::of("vector.broadcast")
        .fold(folds::broadcast)
        .patterns(patterns::BROADCAST)
        .invariants(verify_shapes::BROADCAST),
    Behaviour::of("vector.compressstore")
        .patterns(masks::COMPRESS)
        .invariants(verify_memory::COMPRESS_STORE),
    Behaviour::of("vector.constant_mask")
        .fold(folds::constant_mask)
        .invariants(verify_shapes::CONSTANT_MASK),
    Behaviour::of("vector.contract").invariants(verify_contract::CONTRACT),
    Behaviour::of("vector.create_mask")
        .patterns(patterns::CREATE_MASK)
        .invariants(verify_shapes::CREATE_MASK),
    Behaviour::of("vector.deinterleave").invariants(verify_mask::DEINTERLEAVE),
    Behaviour::of("vector.expandload")
        .patterns(masks::EXPAND)
        .invariants(verify_memory::EXPAND_LOAD),
    Behaviour::of("vector.extract")
        .fold(folds::extract)
        .patterns(extracts::PATTERNS)
        .invariants(verify::EXTRACT),
    Behaviour::of("vector.extract_strided_slice")
        .fold(slices::extract)
        .patterns(slices::EXTRACT)
        .invariants(verify_shapes::EXTRACT_SLICE),
    Behaviour::of("vector.from_elements")
        .fold(folds::elements)
        .patterns(patterns::ELEMENTS)
        .invariants(verify_shapes::FROM_ELEMENTS),
    Behaviour::of("vector.gather")
        .patterns(masks::GATHER)
        .invariants(verify_memory::GATHER),
    Behaviour::of("vector.insert")
        .fold(folds::insert)
        .patterns(patterns::INSERT)
        .invariants(verify::INSERT),
    Behaviour::of("vector.insert_strided_slice")
        .fold(folds::same_type)
        .patterns(patterns::INSERT_SLICE)
        .invariants(verify_shapes::INSERT_SLICE),
    Behaviour::of("vector.interleave").invariants(verify_mask::INTERLEAVE),
    Behaviour::of("vector.load")
        .fold(memref::without_any_cast)
        .invariants(verify_memory::LOAD),
    Behaviour::of("vector.maskedload")
        .fold(memref::without_any_cast)
        .patterns(masks::LOAD)
        .invariants(verify_memory::MASKED_LOAD),
    Behaviour::of("vector.maskedstore")
        .fold(memref::without_any_cast)
        .patterns(masks::STORE)
        .invariants(verify_memory::MASKED_STORE),
    Behaviour::of("vector.mask")
        .patterns(masks::MASK)
        .invariants(verify_mask::MASK),
    Behaviour::of("vector.multi_reduction")
        .patterns(reductions::SEVERAL)
        .invariants(verify::MULTI_REDUCTION),
    Behaviour::of("vector.outerproduct").invariants(verify_contract::OUTER_PRODUCT),
    Behaviour::of("vector.print").invariants(verify_mask::PRINT),
    Behaviour::of("vector.reduction")
        .patterns(reductions::REDUCTION)
        .invariants(verify::REDUCTION),
    Behaviour::of("vector.scalable.extract").invariants(verify_mask::SCALABLE_EXTRACT),
    Behaviour::of("vector.scalable.insert").invariants(verify_mask::SCALABLE_INSERT),
    Behaviour::of("vector.scan").invariants(verify_contract::SCAN),
    Behaviour::of("vector.scatter")
        .patterns(masks::SCATTER)
        .invariants(verify_memory::SCATTER),
    Behaviour::of("vector.shape_cast")
        .fold(casts::shape_cast)
        .patterns(patterns::SHAPE_CAST)
        .invariants(verify::SHAPE_CAST),
    Behaviour::of("vector.shuffle")
        .fold(folds::shuffle)
        .patterns(slices::SHUFFLE)
        .invariants(verify_shapes::SHUFFLE),
    Behaviour::of("vector.store")
        .fold(memref::without_any_cast)
        .invariants(verify_memory::STORE),
    Behaviour::of("vector.to_elements")
        .fold(folds::to_elements)
        .invariants(verify_shapes::TO_ELEMENTS),
    Behaviour::of("vector.transfer_read")
        .fold(transfer::read)
        .effects(|op| Some(on_memory(op, Effects::READ)))
        .invariants(verify_memory::TRANSFER_READ),
    Behaviour::of("vector.transfer_write")
        .fold(transfer::write)
        .patterns(patterns::WRITE)
        .destinations(shared::casts::second_operand)
        .effects(|op| Some(on_memory(op, Effects::WRITE)))
        .invariants(verify_memory::TRANSFER_WRITE),
    Behaviour::of("vector.transpose")
        .fold(casts::transpose)
        .patterns(patterns::TRANSPOSE)
        .invariants(verify::TRANSPOSE),
    Behaviour::of("vector.type_cast").invariants(verify_mask::TYPE_CAST),
];

/// Transfers from and to tensors have no effects.
fn on_memory(op: OpRef<'_>, effects: Effects) -> Effects {
    if shapes::uses_memory(op) {
        effects
    } else {
        Effects::NONE
    }
}
