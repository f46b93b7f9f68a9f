//! The behaviour of `shard`.

use super::{Behaviour, shaped};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("shard.update_halo").effects(shaped::effects_on_memory)];
