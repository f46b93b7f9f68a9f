//! The behaviour of `shard`.

use crate::shared::shapes;
use pass_ir::dialect::Behaviour;

pub(crate) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("shard.update_halo").effects(shapes::effects_on_memory)];
