//! The behaviour of `bufferization`.

use super::{Behaviour, shaped};
use crate::Effects;

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    // What a clone writes to is what it allocates.
    Behaviour::of("bufferization.clone")
        .effects(|_| Some(Effects::READ | Effects::ALLOCATE_RESULT)),
    Behaviour::of("bufferization.materialize_in_destination").effects(shaped::effects_on_memory),
];
