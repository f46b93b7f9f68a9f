//! The behaviour of `vector`.

use super::{Behaviour, shaped};
use crate::{Effects, OpRef};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("vector.transfer_read").effects(|op| Some(on_memory(op, Effects::READ))),
    Behaviour::of("vector.transfer_write").effects(|op| Some(on_memory(op, Effects::WRITE))),
];

/// Transfers from and to tensors have no effects.
fn on_memory(op: OpRef<'_>, effects: Effects) -> Effects {
    if shaped::uses_memory(op) {
        effects
    } else {
        Effects::NONE
    }
}
