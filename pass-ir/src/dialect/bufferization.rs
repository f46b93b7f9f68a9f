//! The behaviour of `bufferization`.

use super::{Behaviour, shaped};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[
        Behaviour::of("bufferization.materialize_in_destination")
            .effects(shaped::effects_on_memory),
    ];
