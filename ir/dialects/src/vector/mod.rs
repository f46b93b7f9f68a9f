//! Folds, patterns, verifiers and effects of the operations of `vector`.

mod casts;
mod extracts;
mod folds;
mod patterns;
mod reductions;
mod transfer;
mod verify;
mod verify_shapes;

use crate::shared::{self, behaviours, patterns, shapes};
use pass_ir::OpRef;
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Effects;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "vector.bitcast" => fold(casts::bitcast), verify(verify_shapes::check_bitcast);
    "vector.broadcast" => fold(folds::broadcast), patterns(patterns::BROADCAST),
        verify(verify_shapes::check_broadcast);
    "vector.extract" => fold(folds::extract),
        patterns(patterns![anonymous "ExtractOpFromBroadcast" => extracts::of_broadcast]),
        invariants(verify::EXTRACT);
    "vector.from_elements" => fold(folds::from_elements), patterns(patterns::FROM_ELEMENTS),
        verify_types(verify_shapes::check_from_elements);
    "vector.insert" => fold(folds::insert), patterns(patterns::INSERT), verify(verify::check_insert);
    "vector.multi_reduction" =>
        patterns(patterns![named "ElideUnitDimsInMultiDimReduction" => reductions::single_elements]),
        verify(verify::check_multi_reduction);
    "vector.reduction" =>
        patterns(patterns![anonymous "ElideSingleElementReduction" => reductions::single_element]),
        verify_types(verify::check_accumulator_type), verify(verify::check_reduction);
    "vector.shape_cast" => fold(casts::shape_cast),
        patterns(patterns![anonymous "ShapeCastBroadcastFolder" => patterns::shape_cast_of_broadcast]),
        verify(verify::check_element_count);
    "vector.shuffle" => fold(folds::shuffle), verify(verify_shapes::check_shuffle);
    "vector.to_elements" => fold(folds::to_elements), verify_types(verify_shapes::check_to_elements);
    "vector.transfer_read" => fold(transfer::read), effects(|op| Some(effects_if_memory(op, Effects::READ)));
    "vector.transfer_write" => fold(transfer::write), patterns(patterns::WRITE),
        destinations(shared::casts::second_operand),
        effects(|op| Some(effects_if_memory(op, Effects::WRITE)));
    "vector.transpose" => fold(casts::transpose), patterns(patterns::TRANSPOSE),
        verify(verify::check_permutation);
];

/// Returns `effects` for a transfer from or to memory, and none for one from or to a tensor.
fn effects_if_memory(op: OpRef<'_>, effects: Effects) -> Effects {
    if shapes::uses_memory(op) {
        effects
    } else {
        Effects::NONE
    }
}
