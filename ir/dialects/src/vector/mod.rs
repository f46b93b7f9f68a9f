//! Folds, patterns, verifiers and effects of the operations of `vector`.

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
use crate::shared::{self, behaviours, patterns, shapes};
use pass_ir::OpRef;
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Effects;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "vector.bitcast" => fold(casts::bitcast), verify(verify_shapes::check_bitcast);
    "vector.broadcast" => fold(folds::broadcast), patterns(patterns::BROADCAST),
        verify(verify_shapes::check_broadcast);
    "vector.compressstore" => patterns(patterns![anonymous "CompressStoreFolder" => masks::store]),
        verify(verify_memory::COMPRESS_STORE);
    "vector.constant_mask" => fold(folds::constant_mask), verify(verify_shapes::check_constant_mask);
    "vector.contract" => verify(verify_contract::check_contraction);
    "vector.create_mask" => patterns(patterns![anonymous "CreateMaskFolder" => patterns::constant_mask]),
        verify(verify_shapes::check_create_mask);
    "vector.deinterleave" => verify_types(verify_mask::check_deinterleave);
    "vector.expandload" => patterns(patterns![anonymous "ExpandLoadFolder" => masks::load]),
        verify(verify_memory::EXPAND_LOAD);
    "vector.extract" => fold(folds::extract),
        patterns(patterns![anonymous "ExtractOpFromBroadcast" => extracts::of_broadcast]),
        invariants(verify::EXTRACT);
    "vector.extract_strided_slice" => fold(slices::extract),
        patterns(patterns![anonymous "StridedSliceBroadcast" => slices::slice_of_broadcast]),
        verify(verify_shapes::check_extract_slice);
    "vector.from_elements" => fold(folds::from_elements), patterns(patterns::FROM_ELEMENTS),
        verify_types(verify_shapes::check_from_elements);
    "vector.gather" => patterns(patterns![anonymous "GatherFolder" => masks::gather]),
        verify(verify_memory::GATHER);
    "vector.insert" => fold(folds::insert), patterns(patterns::INSERT), verify(verify::check_insert);
    "vector.insert_strided_slice" => fold(shared::folds::same_type), patterns(patterns::INSERT_SLICE),
        verify(verify_shapes::check_insert_slice);
    "vector.interleave" => verify_types(verify_mask::check_interleave);
    "vector.load" => fold(|site| masks::past_cast(site, 0, site.result_type(0)?)), verify(verify_memory::LOAD);
    "vector.maskedload" => fold(memref::without_any_cast),
        patterns(patterns![anonymous "MaskedLoadFolder" => masks::load]),
        verify(verify_memory::MASKED_LOAD);
    "vector.maskedstore" => fold(memref::without_any_cast),
        patterns(patterns![anonymous "MaskedStoreFolder" => masks::store]),
        verify(verify_memory::MASKED_STORE);
    "vector.mask" => patterns(patterns![named "" => masks::unmasked]), verify(verify_mask::check_mask);
    "vector.multi_reduction" =>
        patterns(patterns![named "ElideUnitDimsInMultiDimReduction" => reductions::single_elements]),
        verify(verify::check_multi_reduction);
    "vector.outerproduct" => verify(verify_contract::check_outer_product);
    "vector.print" => verify_types(verify_mask::check_print);
    "vector.reduction" =>
        patterns(patterns![anonymous "ElideSingleElementReduction" => reductions::single_element]),
        verify_types(verify::check_accumulator_type), verify(verify::check_reduction);
    "vector.scalable.extract" =>
        verify_types(|subject| verify_mask::check_scalable_position(subject, subject.result_type(0), "result"));
    "vector.scalable.insert" =>
        verify_types(|subject| verify_mask::check_scalable_position(subject, subject.operand_type(0), "source"));
    "vector.scan" => verify(verify_contract::check_scan);
    "vector.scatter" => patterns(patterns![anonymous "ScatterFolder" => masks::scatter]),
        verify(verify_memory::SCATTER);
    "vector.shape_cast" => fold(casts::shape_cast),
        patterns(patterns![anonymous "ShapeCastBroadcastFolder" => patterns::shape_cast_of_broadcast]),
        verify(verify::check_element_count);
    "vector.shuffle" => fold(folds::shuffle), patterns(slices::SHUFFLE), verify(verify_shapes::check_shuffle);
    "vector.store" => fold(|site| masks::past_cast(site, 1, site.type_of(site.operand(0)?))), verify(verify_memory::STORE);
    "vector.to_elements" => fold(folds::to_elements), verify_types(verify_shapes::check_to_elements);
    "vector.transfer_read" => fold(transfer::read), effects(|op| Some(effects_if_memory(op, Effects::READ))),
        verify(verify_memory::TRANSFER_READ);
    "vector.transfer_write" => fold(transfer::write), patterns(patterns::WRITE),
        destinations(shared::casts::second_operand),
        effects(|op| Some(effects_if_memory(op, Effects::WRITE))),
        verify(verify_memory::TRANSFER_WRITE), verify_after_regions(verify_memory::check_written);
    "vector.transpose" => fold(casts::transpose), patterns(patterns::TRANSPOSE),
        verify(verify::check_permutation);
    "vector.type_cast" => verify(verify_mask::check_type_cast);
];

/// Returns `effects` for a transfer from or to memory, and none for one from or to a tensor.
fn effects_if_memory(op: OpRef<'_>, effects: Effects) -> Effects {
    if shapes::uses_memory(op) {
        effects
    } else {
        Effects::NONE
    }
}
