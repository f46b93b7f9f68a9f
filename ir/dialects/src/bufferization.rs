//! The behaviour of `bufferization`.

use crate::shared::{behaviours, shapes};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Effects;
use pass_ir::rewrite::{Fold, Site};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    // A clone writes only to the memory that it allocates.
    "bufferization.clone" => effects(|_| Some(Effects::READ | Effects::ALLOCATE_RESULT));
    "bufferization.materialize_in_destination" => effects(shapes::effects_on_memory);
    "bufferization.to_buffer" => fold(buffer_of_tensor);
    "bufferization.to_tensor" => fold(tensor_of_buffer);
];

/// Folds to the buffer of a tensor that was made of a buffer of the same type.
fn buffer_of_tensor(site: &Site<'_>) -> Option<Fold> {
    let made = site.context().op_name("bufferization.to_tensor");
    let buffer = site.def(site.operand(0)?, made)?.operand(0)?;
    (Some(site.type_of(buffer)) == site.result_type(0)).then(|| buffer.into())
}

/// Folds to the tensor whose buffer was made right before, so that nothing can have written to it.
fn tensor_of_buffer(site: &Site<'_>) -> Option<Fold> {
    let made = site.context().op_name("bufferization.to_buffer");
    let made = site.def(site.operand(0)?, made)?;
    let tensor = made.operand(0)?;
    let is_next = site.body().next_op(made.id()) == Some(site.id());
    (is_next && Some(site.type_of(tensor)) == site.result_type(0)).then(|| tensor.into())
}
