//! The behaviour of `vector`.

mod folds;
mod patterns;
mod verify;

use super::{Behaviour, shaped};
use crate::{Effects, OpRef};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("vector.broadcast")
        .fold(folds::broadcast)
        .patterns(patterns::BROADCAST),
    Behaviour::of("vector.constant_mask").fold(folds::constant_mask),
    Behaviour::of("vector.create_mask").patterns(patterns::CREATE_MASK),
    Behaviour::of("vector.extract")
        .fold(folds::extract)
        .invariants(verify::EXTRACT),
    Behaviour::of("vector.extract_strided_slice").fold(folds::slice),
    Behaviour::of("vector.from_elements")
        .fold(folds::elements)
        .patterns(patterns::ELEMENTS),
    Behaviour::of("vector.insert")
        .fold(folds::insert)
        .invariants(verify::INSERT),
    Behaviour::of("vector.insert_strided_slice").fold(folds::same_type),
    Behaviour::of("vector.load").invariants(verify::LOAD),
    Behaviour::of("vector.shape_cast")
        .fold(folds::shape_cast)
        .invariants(verify::SHAPE_CAST),
    Behaviour::of("vector.store").invariants(verify::STORE),
    Behaviour::of("vector.to_elements").fold(folds::to_elements),
    Behaviour::of("vector.transfer_read").effects(|op| Some(on_memory(op, Effects::READ))),
    Behaviour::of("vector.transfer_write").effects(|op| Some(on_memory(op, Effects::WRITE))),
    Behaviour::of("vector.transpose")
        .fold(folds::transpose)
        .patterns(patterns::TRANSPOSE)
        .invariants(verify::TRANSPOSE),
];

/// Transfers from and to tensors have no effects.
fn on_memory(op: OpRef<'_>, effects: Effects) -> Effects {
    if shaped::uses_memory(op) {
        effects
    } else {
        Effects::NONE
    }
}
