//! The behaviour of `vector`.

mod verify;

use super::{Behaviour, shaped};
use crate::{Effects, OpRef};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("vector.extract").invariants(verify::EXTRACT),
    Behaviour::of("vector.insert").invariants(verify::INSERT),
    Behaviour::of("vector.load").invariants(verify::LOAD),
    Behaviour::of("vector.shape_cast").invariants(verify::SHAPE_CAST),
    Behaviour::of("vector.store").invariants(verify::STORE),
    Behaviour::of("vector.transfer_read").effects(|op| Some(on_memory(op, Effects::READ))),
    Behaviour::of("vector.transfer_write").effects(|op| Some(on_memory(op, Effects::WRITE))),
    Behaviour::of("vector.transpose").invariants(verify::TRANSPOSE),
];

/// Transfers from and to tensors have no effects.
fn on_memory(op: OpRef<'_>, effects: Effects) -> Effects {
    if shaped::uses_memory(op) {
        effects
    } else {
        Effects::NONE
    }
}
